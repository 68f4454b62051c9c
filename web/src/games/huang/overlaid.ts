// What the board hands to its overlay, and the table to the board.

import type { Banner } from './banners'
import type { Grade } from './grading'
import type { PlaceMark } from './marks'
import type { Moved } from './motion'
import type { Colour, Spot } from './view'

/** A place for a building: its hexes, and the colour it is drawn in. */
export interface Site {
  spots: Spot[]
  colour: Colour
}

export interface Overlaid {
  lit: Map<Spot, Grade>
  sites: Site[]
  /** Where the pagoda goes that is to be moved. */
  goal: Site | null
  /** The hexes of the choice in mind, and what would lie there. */
  chosen: {
    spots: Spot[]
    ghost: { kind: 'tile' | 'leader'; colour: Colour; seat: number } | { kind: 'cross' } | null
  } | null
  pointed: Spot[]
  /** What somebody asks to undo. */
  contested: Spot[]
  /** What a hint or a report points at. */
  marks: PlaceMark[]
  /** What somebody else has just moved. */
  moved: Moved | null
  banners: Banner[]
  /** Where a conflict is fought. */
  strife: { at: Spot; glyph: string } | null
}
