// Prepared positions: moments that tests start from. Each is played to once per server, over the API and without a page; the game is then ended, and
// each test starts a new table from that moment (`from` of `POST /api/tables`).

import { anyKind, reach } from './reach.mjs'

const lively = (legal, roll) => anyKind(legal, roll, ['withdraw', 'replace'])
const huang = (decision, more = () => true) => ({
  game: 'huang',
  players: 3,
  choose: lively,
  moment: (game) => game.view.pending.decision === decision && game.legal.length > 1 && more(game),
})
const dragon = (what, more = () => true) => ({
  game: 'dragon',
  players: 2,
  moment: (game) => game.view.ask?.what === what && more(game),
})

/** For each position: the game, its options, the number of players, and the decision that it waits for. */
export const POSITIONS = {
  'qin start': { game: 'qin', players: 2, moment: () => true },
  'qin middle': { game: 'qin', players: 3, moment: ({ at, legal }) => at > 20 && legal.length > 10 },
  'qin late': { game: 'qin', players: 4, moment: ({ at, legal }) => at > 40 && legal.length > 10 },
  'huang start': { game: 'huang', players: 2, moment: () => true },
  'huang act': huang('act', ({ at }) => at > 60),
  'huang war': huang('war', ({ view, legal }) => view.pending.step.asks === 'support' && legal.length > 2),
  'huang revolt': huang('revolt'),
  'huang build': huang('build'),
  'dragon draft': dragon('draft'),
  'dragon act': dragon('act', ({ view }) => view.month > 3),
  'dragon card': dragon('card', ({ view }) => view.month > 2),
  'dragon place': dragon('place'),
  'dragon release': dragon('release'),
  'dragon five': {
    ...dragon('act', ({ view }) => view.month > 7),
    players: 5,
    options: { great_wall: 'true' },
  },
}

/**
 * Plays to a position on this server, with players who have no page, and ends that game. Returns what a new table says to start from there, and whose
 * decision it is. `newRequest` makes the connection of another player.
 */
export async function prepare(position, newRequest) {
  const { game, options = {}, players, moment, choose } = position
  const guests = []
  for (let seat = 0; seat < players; seat++) guests.push({ request: await newRequest() })
  const found = await reach(guests, { game, options }, moment, choose)
  await resign(guests, found.id)
  const { of: step } = await (await guests[0].request.get(`/api/tables/${found.id}/replay?until=0`)).json()
  for (const { request } of guests) await request.dispose()
  return { game, options, players, seat: found.seat, from: { table: found.id, step } }
}

/** Every player but the last resigns, which ends the game. */
async function resign(guests, id) {
  for (const [index, { request }] of guests.slice(0, -1).entries()) {
    const command = { do: 'resign', seat: index + 1 }
    const answer = await request.post(`/api/tables/${id}/commands`, { data: { id: `resign-${index}`, command } })
    if (!answer.ok()) throw new Error(await answer.text())
  }
}
