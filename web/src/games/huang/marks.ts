// Where a hint or a report points: its choices as places on the map and as pieces beside it.

import type { Mark } from '$lib/table/model.svelte'
import { pieceOf, placesOf, read, type Piece } from './actions'
import type { Colour, Spot, View } from './view'

export interface PlaceMark extends Pick<Mark, 'kind' | 'word'> {
  spots: Spot[]
  /** The tile or leader that goes there. */
  piece: { kind: 'tile' | 'leader'; colour: Colour; seat: number } | null
}

/** A piece beside the map: one to be taken up, or a tile of the market. */
export type Held = Piece | `take ${Colour}`

const acts = (marks: Mark[]) =>
  marks.flatMap((mark) => {
    const act = read({ number: 0, notation: mark.notation, free: false })
    return act ? [{ mark, act }] : []
  })

/** The marks on the map; a seat's leader is marked where it stands, a side of a war by its whole state. */
export function placeMarks(marks: Mark[], view: View, seat: number): PlaceMark[] {
  return acts(marks).flatMap(({ mark: { kind, word }, act }): PlaceMark[] => {
    const piece = act.verb === 'tile' || act.verb === 'leader' ? { kind: act.verb, colour: act.colour, seat } : null
    let spots = placesOf(act)
    if (act.verb === 'withdraw')
      spots = view.leaders.filter((leader) => leader.seat === seat && leader.colour === act.colour).map(({ at }) => at)
    if ((act.verb === 'support' || act.verb === 'win') && view.pending.decision === 'war') {
      const named = act.verb === 'support' ? act.side : act.at
      spots = view.pending.sides.find(({ side }) => side === named)?.cells ?? spots
    }
    return spots.length ? [{ kind, word, spots, piece }] : []
  })
}

/** The marks on pieces beside the map: the first kind of mark each has. */
export function heldMarks(marks: Mark[]): Map<Held, Pick<Mark, 'kind' | 'word'>> {
  const found = new Map<Held, Pick<Mark, 'kind' | 'word'>>()
  for (const { mark, act } of acts(marks)) {
    const held: Held | undefined = act.verb === 'take' ? `take ${act.colour}` : pieceOf(act)
    if (held && !found.has(held)) found.set(held, mark)
  }
  return found
}
