// How a lit place is graded: by what the engine says that the choice would do there.

import type { Point } from '$lib/hex/geometry'
import { placesOf, type Choice } from './actions'
import type { Colour, Effect, Spot } from './view'

export type Grade =
  | { kind: 'legal' | 'war' | 'revolt' | 'piece' }
  | { kind: 'own'; colour: Colour; points: number }
  | { kind: 'other'; colour: Colour; points: number; seat: number }

export const GRADES = ['legal', 'own', 'other', 'war', 'revolt', 'piece'] as const

function gradeOf({ war, revolt, points = [] }: Effect, seat: number | null): Grade {
  if (war) return { kind: 'war' }
  if (revolt) return { kind: 'revolt' }
  // What pagodas give when the turn ends says nothing about this place.
  const gains = points.filter(({ because }) => because !== 'pagodas')
  const gain = gains.find((one) => one.seat === seat) ?? gains[0]
  if (!gain) return { kind: 'legal' }
  const { colour } = gain
  const all = gains
    .filter((one) => one.seat === gain.seat && one.colour === colour)
    .reduce((total, one) => total + one.points, 0)
  return gain.seat === seat
    ? { kind: 'own', colour, points: all }
    : { kind: 'other', colour, points: all, seat: gain.seat }
}

/** The grades of the places of choices, as a seat sees them: where a piece goes, by what follows; what lies there is only chosen. */
export function grades(choices: Choice[], seat: number | null): Map<Spot, Grade> {
  const graded = new Map<Spot, Grade>()
  // Many places share one effect.
  const known = new Map<Effect, Grade>()
  const gradeOnce = (effect: Effect) => {
    const grade = known.get(effect) ?? gradeOf(effect, seat)
    known.set(effect, grade)
    return grade
  }
  for (const { action, effect } of choices) {
    const placed = action.action === 'tile' || action.action === 'leader'
    for (const spot of placesOf(action)) graded.set(spot, placed ? gradeOnce(effect) : { kind: 'piece' })
  }
  return graded
}

/** What a grade is, but for how much; of what gives points to oneself, their colour. */
export type GradeKind = Exclude<Grade['kind'], 'own'> | Colour

/** Places by the kind of their grade. */
export function byKind(places: { at: Point; grade: Grade }[]): Map<GradeKind, Point[]> {
  const found = new Map<GradeKind, Point[]>()
  for (const { at, grade } of places) {
    const kind = grade.kind === 'own' ? grade.colour : grade.kind
    const same = found.get(kind)
    if (same) same.push(at)
    else found.set(kind, [at])
  }
  return found
}

/** Places by their grade: those of one grade in every respect lie together. */
export function byGrade(places: { at: Point; grade: Grade }[]): { key: string; grade: Grade; points: Point[] }[] {
  const found = new Map<string, { key: string; grade: Grade; points: Point[] }>()
  for (const { at, grade } of places) {
    const key = Object.values(grade).join(' ')
    const same = found.get(key)
    if (same) same.points.push(at)
    else found.set(key, { key, grade, points: [at] })
  }
  return [...found.values()]
}
