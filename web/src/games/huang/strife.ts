// What is fought out, for the map that draws it and for the styles that make room for it.

import { lineOf, type Line } from './banners'
import type { Spot, View } from './view'

type Pending = View['pending']

/** What is fought out in the column beside the map, which needs more room then. The styles are told, since `:has` looks through the whole map. */
export function conflictOf(pending: Pending): 'great-war' | 'war' | 'revolt' | 'bandits' | undefined {
  switch (pending.decision) {
    case 'war':
      return pending.sides.length > 2 ? 'great-war' : 'war'
    case 'revolt':
    case 'bandits':
      return pending.decision
    default:
      return undefined
  }
}

/** The states at war, each with its line. */
export function statesOf(pending: Pending): { cells: Spot[]; line: Line }[] {
  return pending.decision === 'war' ? pending.sides.map(({ cells }, i) => ({ cells, line: lineOf(i) })) : []
}

/** Where a war or a revolt broke out, and the sign for it. */
export function strifeOf(pending: Pending): { at: Spot; glyph: string } | null {
  switch (pending.decision) {
    case 'war':
      return { at: pending.tile, glyph: '戰' }
    case 'revolt':
      return pending.attacker.at ? { at: pending.attacker.at, glyph: '亂' } : null
    default:
      return null
  }
}
