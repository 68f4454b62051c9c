// How a lit place is graded before anybody asks the server: does a tile score there, and for whom, or is it war? It follows the
// groups that everybody sees on the map (H8, H16, H17); what really happens is what the preview says.

import { around, hexAt, hexName } from '$lib/hex/geometry'
import type { Act } from './actions'
import type { Colour, Leader, Spot, View } from './view'

export type Grade =
  | { kind: 'legal' }
  | { kind: 'own' }
  | { kind: 'other'; seat: number }
  | { kind: 'war' }
  | { kind: 'revolt' }
  | { kind: 'piece' }

export const GRADES = ['legal', 'own', 'other', 'war', 'revolt', 'piece'] as const

export interface Group {
  cells: Set<Spot>
  leaders: Leader[]
}

export const near = (spot: Spot): Spot[] => around(hexAt(spot)).map(hexName)

/** All linked groups of tiles and leaders; `without` stands for a leader that is lifted. */
export function groups(view: View, without?: Spot): Map<Spot, Group> {
  const leaders = new Map(view.leaders.filter(({ at }) => at !== without).map((leader) => [leader.at, leader]))
  const filled = new Set([...view.tiles.map(({ at }) => at), ...leaders.keys()])
  const found = new Map<Spot, Group>()
  for (const start of filled) {
    if (found.has(start)) continue
    const group: Group = { cells: new Set([start]), leaders: [] }
    for (const spot of group.cells) {
      found.set(spot, group)
      const leader = leaders.get(spot)
      if (leader) group.leaders.push(leader)
      for (const next of near(spot)) if (filled.has(next)) group.cells.add(next)
    }
  }
  return found
}

const beside = (spot: Spot, all: Map<Spot, Group>): Group[] => [
  ...new Set(near(spot).flatMap((next) => all.get(next) ?? [])),
]

/** Do two of these groups have leaders of one colour? */
function clash(joined: Group[]): boolean {
  return joined.some((one, i) =>
    joined.slice(i + 1).some((other) => one.leaders.some((a) => other.leaders.some((b) => a.colour === b.colour))),
  )
}

function gradeTile(colour: Colour, at: Spot, all: Map<Spot, Group>, seat: number | null): Grade {
  const joined = beside(at, all)
  if (clash(joined)) return { kind: 'war' }
  const leaders = joined.flatMap((group) => group.leaders)
  const scores =
    leaders.find((leader) => leader.colour === colour) ?? leaders.find((leader) => leader.colour === 'yellow')
  if (!scores) return { kind: 'legal' }
  return scores.seat === seat ? { kind: 'own' } : { kind: 'other', seat: scores.seat }
}

/** The grades of places for a piece that was taken up. */
export function grades(view: View, acts: Act[], seat: number | null): Map<Spot, Grade> {
  const graded = new Map<Spot, Grade>()
  const plain = groups(view)
  const lifted = new Map<Colour, Map<Spot, Group>>()
  for (const act of acts) {
    if (act.verb === 'tile') graded.set(act.at, gradeTile(act.colour, act.at, plain, seat))
    else if (act.verb === 'leader') {
      const from = view.leaders.find((leader) => leader.seat === seat && leader.colour === act.colour)?.at
      const all = from ? (lifted.get(act.colour) ?? groups(view, from)) : plain
      lifted.set(act.colour, all)
      const rival = beside(act.at, all).some((group) => group.leaders.some((leader) => leader.colour === act.colour))
      graded.set(act.at, { kind: rival ? 'revolt' : 'legal' })
    } else if ('at' in act) graded.set(act.at, { kind: 'piece' })
  }
  return graded
}
