// Where a hint or a report points: its choices as places on the map and as pieces beside it.

import type { Mark as AnyMark } from '$lib/table/model.svelte'
import { pieceOf, placesOf, type Piece } from './actions'
import type { Colour, Spot, View } from './view'

export type Mark = AnyMark<'huang'>

export interface PlaceMark extends Pick<Mark, 'kind' | 'word' | 'rank' | 'lifted'> {
  spots: Spot[]
  /** The tile or leader that goes there. */
  piece: { kind: 'tile' | 'leader'; colour: Colour; seat: number } | null
}

/** A piece beside the map: one to be taken up, or a tile of the market. */
export type Held = Piece | `take ${Colour}`

/** The marks on the map; a seat's leader is marked where it stands, a side of a war by its whole state. */
export function placeMarks(marks: Mark[], view: View, seat: number): PlaceMark[] {
  return marks.flatMap(({ action, seat: whose, ...said }): PlaceMark[] => {
    const owner = whose ?? seat
    const piece =
      action.action === 'tile' || action.action === 'leader'
        ? { kind: action.action, colour: action.colour, seat: owner }
        : null
    let spots = placesOf(action)
    if (action.action === 'withdraw')
      spots = view.leaders
        .filter((leader) => leader.seat === owner && leader.colour === action.colour)
        .map(({ at }) => at)
    if ('side' in action && view.pending.decision === 'war')
      spots = view.pending.sides.find(({ side }) => side === action.side)?.cells ?? [action.side]
    return spots.length ? [{ ...said, spots, piece }] : []
  })
}

/** The marks on pieces beside the map: the first kind of mark each has. */
export function heldMarks(marks: Mark[]): Map<Held, Pick<Mark, 'kind' | 'word'>> {
  const found = new Map<Held, Pick<Mark, 'kind' | 'word'>>()
  // The steps of a line are shown where they are played.
  for (const mark of marks.filter(({ kind }) => kind !== 'line')) {
    const { action } = mark
    const held: Held | undefined = action.action === 'take' ? `take ${action.colour}` : pieceOf(action)
    if (held && !found.has(held)) found.set(held, mark)
  }
  return found
}
