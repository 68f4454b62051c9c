// What a placement would give, worked out before anybody asks the server, so that all lit places can be graded at once: who places
// pagodas by it, and who gets some back (Q11 to Q20). It follows what everybody sees; what really happens is what the preview says.

import { beside, squareNumber, type Grid } from '$lib/board/square'
import type { Placement } from './placing'
import { areas, gridOf, type Area } from './scene'
import { LETTER_COLOUR, type Colour, type Letter, type View } from './view'

/** From nothing to the best: legal, good for somebody else only, a pagoda of mine, several. */
export type Grade = 'legal' | 'other' | 'one' | 'more'

const RANK: Record<Grade, number> = { legal: 0, other: 1, one: 2, more: 3 }

/** A province with an owner. */
type Held = Pick<Area, 'cells' | 'pagodas'> & { owner: number }

/** The squares that matter, with the best that a placement over each gives to a seat. */
export function grades(view: View, placements: Placement[], seat: number): Map<number, Grade> {
  const best = new Map<number, Grade>()
  const ground = groundOf(view)
  for (const placement of placements) {
    const grade = gradeOf(gains(ground, placement, seat), seat)
    for (const cell of [placement.first, placement.second]) {
      const before = best.get(cell)
      if (before === undefined || RANK[grade] > RANK[before]) best.set(cell, grade)
    }
  }
  return best
}

function gradeOf(gained: Map<number, number>, seat: number): Grade {
  const own = gained.get(seat) ?? 0
  if (own > 0) return own > 1 ? 'more' : 'one'
  return [...gained].some(([who, by]) => who !== seat && by > 0) ? 'other' : 'legal'
}

interface Ground {
  grid: Grid
  land: Area[]
  villages: [at: number, holder: number | null][]
}

export function groundOf(view: View): Ground {
  const grid = gridOf(view)
  return { grid, land: areas(view), villages: view.villages.map(({ at, owner }) => [squareNumber(at, grid), owner]) }
}

/** The pagodas that each seat would place, less those it would get back. */
export function gains({ grid, land, villages }: Ground, placement: Placement, seat: number): Map<number, number> {
  const gained = new Map<number, number>()
  const add = (who: number, by: number) => gained.set(who, (gained.get(who) ?? 0) + by)
  let provinces: Held[] = land.filter((area): area is Area & Held => area.owner !== null)
  for (const [colour, cells] of parts(placement)) {
    const around = new Set(cells.flatMap((cell) => beside(cell, grid)))
    const touched = land.filter((area) => area.colour === colour && area.cells.some((cell) => around.has(cell)))
    const all = [...cells, ...touched.flatMap((area) => area.cells)]
    if (all.length < 2) continue
    const joined = provinces.filter((province) => touched.some(({ cells: [first] }) => first === province.cells[0]))
    const owner = joined.length ? ownerOf(joined) : seat
    const standing = joined.reduce((sum, province) => sum + (province.owner === owner ? province.pagodas : 0), 0)
    const pagodas = joined.length > 1 || all.length > 4 ? 2 : 1
    for (const province of joined) if (province.owner !== owner) add(province.owner, -province.pagodas)
    add(owner, pagodas - standing)
    provinces = [...provinces.filter((province) => !joined.includes(province)), { owner, cells: all, pagodas }]
  }
  for (const [village, holder] of villages) {
    const winner = majority(village, provinces, grid)
    if (winner === null || winner === holder) continue
    add(winner, 1)
    if (holder !== null) add(holder, -1)
  }
  return gained
}

/** A double is one piece, a mixed tile two (Q14). */
function parts({ tile, first, second }: Placement): [Colour, number[]][] {
  const [one, other] = [...tile].map((letter) => LETTER_COLOUR[letter as Letter]) as [Colour, Colour]
  if (one === other) return [[one, [first, second]]]
  return [
    [one, [first]],
    [other, [second]],
  ]
}

/** Who owns what comes of joining: a major province decides alone, otherwise the most territories do (Q14, Q17). */
function ownerOf(joined: Held[]): number {
  const major = joined.find(({ cells }) => cells.length > 4)
  if (major) return major.owner
  const sums = new Map<number, number>()
  for (const { owner, cells } of joined) sums.set(owner, (sums.get(owner) ?? 0) + cells.length)
  return [...sums].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/** Who has strictly the most pagodas around a village (Q19). */
function majority(village: number, provinces: Held[], grid: Grid): number | null {
  const around = beside(village, grid)
  const sums = new Map<number, number>()
  for (const { owner, cells, pagodas } of provinces)
    if (cells.some((cell) => around.includes(cell))) sums.set(owner, (sums.get(owner) ?? 0) + pagodas)
  const [first, second] = [...sums].sort((a, b) => b[1] - a[1])
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null
}
