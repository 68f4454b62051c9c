// What the server sends, as frames of a film: one for every move, so that what others did can be shown one after the other.

import type { GameId, GameNow, Item, Update } from '$lib/games'

export type Acted<G extends GameId = GameId> = Extract<Item<G>, { kind: 'acted' }>

export const isActed = <G extends GameId>(item: Item<G>): item is Acted<G> => item.kind === 'acted' && !item.undone

export interface Frame<G extends GameId = GameId> {
  update: Update<G>
  /** The log up to here. */
  items: Item<G>[]
  /** What was done in this frame. */
  news: Acted<G>[]
  /** Who moved: somebody else, a seat of this page, or nobody. */
  by: 'other' | 'mine' | 'nobody'
}

/** An update as one frame, after a log that is known. */
export function frameOf<G extends GameId>(update: Update<G>, known: Item<G>[], mine: number[]): Frame<G> {
  const items = merged(known, update)
  const news = fresh(items, known).slice(-1)
  return { update, items, news, by: mover(news[0], mine) }
}

/**
 * The frames of an update, one for every move. A reader that is too slow is sent several moves at once, without the positions between
 * them: then the last position stands behind each of them.
 */
export function framesOf<G extends GameId>(update: Update<G>, known: Item<G>[], mine: number[]): Frame<G>[] {
  const whole = frameOf(update, known, mine)
  const moves = fresh(whole.items, known)
  const before = moves.slice(0, -1).map((move, index): Frame<G> => ({
    update: between(update, move.seq, moves[index + 1]?.seat),
    items: whole.items.filter(({ seq }) => seq <= move.seq),
    news: [move],
    by: mover(move, mine),
  }))
  return [...before, whole]
}

/** A position that has passed: nothing can be answered there any more. */
export function past<G extends GameId>(game: GameNow<G>): GameNow<G> {
  const then: GameNow<G> = { ...game, undo: 'no' }
  delete then.legal
  delete then.deadline
  delete then.undo_request
  return then
}

const fresh = <G extends GameId>(items: Item<G>[], known: Item<G>[]): Acted<G>[] => {
  const last = known.at(-1)?.seq ?? -1
  return items.filter((item): item is Acted<G> => item.seq > last && isActed(item))
}

const mover = (move: Acted | undefined, mine: number[]): Frame['by'] =>
  move === undefined ? 'nobody' : mine.includes(move.seat) ? 'mine' : 'other'

function between<G extends GameId>(update: Update<G>, at: number, turn: number | undefined): Update<G> {
  if (!update.game) return update
  const game = { ...past(update.game), at, turn } as GameNow<G>
  delete game.outcome
  const table = update.table.status === 'over' ? { ...update.table, status: 'playing' as const } : update.table
  return { ...update, table, game }
}

/** The log with what is new. Taken-back actions are marked in what stands already. */
function merged<G extends GameId>(items: Item<G>[], update: Update<G>): Item<G>[] {
  const known = items.at(-1)?.seq ?? -1
  const fresh = update.items.filter((item) => item.seq > known)
  if (fresh.length === 0) return items
  const all = [...items, ...fresh]
  for (const undone of fresh) {
    if (undone.kind !== 'undone') continue
    let left = undone.actions
    for (let i = all.indexOf(undone) - 1; i >= 0 && left > 0; i--) {
      const item = all[i] as Item<G>
      if (!isActed(item)) continue
      all[i] = { ...item, undone: true, told: [] }
      left--
    }
  }
  return all
}
