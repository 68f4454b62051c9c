// Which lesson comes next on a path, and which puzzle is the one of a day.

import type { LessonAbout, PuzzleAbout } from './wire'

/** The lessons that make up the path, and those beside it. */
export function split(lessons: readonly LessonAbout[]): { path: LessonAbout[]; extra: LessonAbout[] } {
  return { path: lessons.filter(({ extra }) => !extra), extra: lessons.filter(({ extra }) => extra) }
}

/** The first lesson of a path that is not done. */
export const nextOf = (path: readonly LessonAbout[], isDone: (id: string) => boolean): LessonAbout | undefined =>
  path.find(({ id }) => !isDone(id))

/** What follows a lesson: the next one that is not done, on its path first. */
export function afterwards(
  lessons: readonly LessonAbout[],
  id: string,
  isDone: (id: string) => boolean,
): LessonAbout | undefined {
  const index = lessons.findIndex((lesson) => lesson.id === id)
  const rest = [...lessons.slice(index + 1), ...lessons.slice(0, index)].filter((lesson) => !isDone(lesson.id))
  return rest.find(({ extra }) => !extra) ?? rest[0]
}

/** How many whole days lie between a day and the first of 2026, by the clock of the device. */
export const dayNumber = (day: Date): number =>
  Math.round((Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) - Date.UTC(2026, 0, 1)) / 86_400_000)

/** The puzzle of a day: all of a game's in turn, in an order that does not go by their numbers. */
export function ofTheDay<P extends PuzzleAbout>(puzzles: readonly P[], day: Date): P | undefined {
  if (puzzles.length === 0) return undefined
  const count = puzzles.length
  // A step that shares no divisor with their number visits each once before any comes again.
  const step = [17, 13, 11, 7, 1].find((one) => divisor(one, count) === 1) ?? 1
  return puzzles[(((dayNumber(day) * step) % count) + count) % count]
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
