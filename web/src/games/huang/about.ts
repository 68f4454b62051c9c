// What lies on the hexes of Huang's map, by the kinds of things that are explained, and the answer that a click on a place without
// a legal one would have been.

import type { Piece } from './actions'
import type { Pending, Spot, View } from './view'

/** The kind of every hex that is not bare land or river; of several things the one on top. */
export function kinds(view: View): Map<Spot, string> {
  const found = new Map<Spot, string>()
  for (const { at, colour } of view.tiles) found.set(at, `tile-${colour}`)
  for (const { at } of view.map.capitals) if (found.has(at)) found.set(at, 'capital')
  for (const { at } of view.pagodas) for (const spot of at) found.set(spot, 'pagoda')
  for (const spot of view.granaries) found.set(spot, 'granary')
  for (const spot of view.palace) found.set(spot, 'palace')
  for (const { at } of view.bandits) for (const spot of at) found.set(spot, 'bandits')
  for (const { at, colour } of view.leaders) found.set(at, `leader-${colour}`)
  return found
}

/** What was tried on a hex, in notation; nothing where no single answer is meant. */
export function attempt(piece: Piece | null, pending: Pending, spot: Spot, helped: boolean): string | undefined {
  if (piece === 'riot') return `riot ${spot}${helped ? ' leader' : ''}`
  if (piece?.startsWith('tile ') || piece?.startsWith('leader ')) return `${piece} ${spot}`
  const pays = pending.decision === 'bandits' || (pending.decision === 'war' && pending.step.asks === 'price')
  return pays ? `remove ${spot}` : undefined
}
