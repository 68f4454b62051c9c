// What the board hands to its overlay, and the table to the board.

import type { Banner } from './banners'
import type { Grade } from './grading'
import type { PlaceMark } from './marks'
import type { Colour, Spot } from './view'

export interface Overlaid {
  lit: Map<Spot, Grade>
  /** The colour of the piece that was taken up. */
  colour: Colour
  /** Places for a building, by their hexes. */
  sites: Spot[][]
  /** The hexes of the choice in mind, and what would lie there. */
  chosen: {
    spots: Spot[]
    ghost: { kind: 'tile' | 'leader' | 'cross' | 'site'; colour: Colour; seat: number } | null
  } | null
  pointed: Spot[]
  /** What a hint or a report points at. */
  marks: PlaceMark[]
  banners: Banner[]
  /** Where a conflict is fought. */
  strife: { at: Spot; glyph: string } | null
}
