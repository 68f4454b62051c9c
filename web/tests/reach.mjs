// Tables brought to a wished moment over the API: several people at one table who play at random, but with fixed dice of their own,
// until the moment has come. A game that ends before is played anew, so what is wished must only be possible.

import { makeTable } from './server.mjs'
import { choicesOf } from './legal.mjs'

const GAMES = 40
const DECISIONS = 4000

/** Asks for the table as it is, without what happened before. */
const NOW = '?since=4000000000'

/** A small generator, so that the players' choices need no luck of their own. */
function dice(seed) {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const json = async (answer) => {
  const body = await answer.json()
  if (!answer.ok()) throw new Error(JSON.stringify(body))
  return body
}

/** The table as a guest sees it, with its answers one by one. */
export async function look(page, id, query = '') {
  const seen = await page.request.get(`/api/tables/${id}${query}`).then(json)
  if (seen.game?.legal) seen.game.legal = choicesOf(seen.game.legal)
  return seen
}

let commands = 0
export const send = (page, id, command) =>
  page.request
    .post(`/api/tables/${id}/commands`, { data: { id: `reach-${process.pid}-${commands++}`, command } })
    .then(json)

/** One kind of choice after the other: a hundred places for a tile do not drown the one riot. */
export function anyKind(legal, roll, unwanted = []) {
  const kinds = [...new Set(legal.map(({ notation }) => notation.split(' ')[0]))]
  const wanted = kinds.filter((kind) => !unwanted.includes(kind))
  const kind = (wanted.length ? wanted : kinds)[roll((wanted.length ? wanted : kinds).length)]
  const those = legal.filter(({ notation }) => notation.split(' ')[0] === kind)
  return those[roll(those.length)]
}

/** Seats these guests at a new table, in order, and begins. */
export async function seatAll(guests, wanted) {
  for (const page of guests) await page.request.post('/api/me', { data: {} })
  const [host, ...others] = guests
  const { bots = [], ...rest } = wanted
  const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' })), ...bots]
  const id = await makeTable(host, { ...rest, seats, start: others.length === 0 })
  for (const page of others) await send(page, id, { do: 'join' })
  if (others.length) await send(host, id, { do: 'start' })
  return id
}

/**
 * Plays until the decision is `wished(game, seat)`, and says at which table and whose it is. `choose(legal, roll, game)` picks the
 * choices on the way.
 */
export async function reach(guests, wanted, wished, choose = (legal, roll) => anyKind(legal, roll)) {
  for (let played = 0; played < GAMES; played++) {
    const roll = dice(7 + played * 7919)
    const id = await seatAll(guests, wanted)
    for (let decision = 0; decision < DECISIONS; decision++) {
      const { game: seen, table } = await look(guests[0], id, NOW)
      if (table.status === 'over') break
      const player = guests[seen.turn - 1]
      if (!player) {
        await new Promise((resolve) => setTimeout(resolve, 20))
        continue
      }
      const game = player === guests[0] ? seen : (await look(player, id, NOW)).game
      if (game.at !== seen.at) continue
      if (wished(game, seen.turn)) return { id, seat: seen.turn, game, decisions: decision }
      await send(player, id, { do: 'act', seat: seen.turn, at: game.at, action: choose(game.legal, roll, game).number })
    }
  }
  throw new Error(`in ${GAMES} games the wished moment did not come`)
}

/** A finished game: this guest hands over to a bot that plays at random, and so do the others. */
export const finished = (page, wanted, seats = 2) =>
  finishedBy(page, wanted, [{ kind: 'me' }, ...Array(seats - 1).fill({ kind: 'bot', level: 'random' })])

/** A finished game of these seats: all that are this guest's are handed over to bots that play at random. */
export async function finishedBy(page, wanted, seats) {
  const id = await makeTable(page, { stand_in: 'random', seats, ...wanted })
  for (const [index, { kind }] of seats.entries())
    if (kind === 'me') await send(page, id, { do: 'hand_over', seat: index + 1 })
  for (;;) {
    if ((await look(page, id, NOW)).table.status === 'over') return id
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
