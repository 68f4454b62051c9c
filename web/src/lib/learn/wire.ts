// What the server says of lessons and puzzles, in the types of the games, and how it is asked. Messages are named by id; their texts come
// with the lessons.

import type { Action, GameId, Update } from '$lib/games'
import { ask, text } from '$lib/protocol/api'
import type * as Wire from '$lib/protocol/types'

export type {
  LessonAbout,
  LessonQuestion as Question,
  LessonVerdict as Verdict,
  PuzzleAbout,
} from '$lib/protocol/types'

export type Lessons = Record<string, Wire.LessonAbout[]>
export type Puzzles = Record<string, Wire.PuzzleAbout[]>

/** What is to be shown after a right answer: the own action, then each reply. */
export type LessonFrame<G extends GameId = GameId> = Omit<Wire.LessonFrame, 'update'> & { update: Update<G> }

/** A step of how the game might go on after a puzzle. */
export type PuzzleStep<G extends GameId = GameId> = Omit<Wire.PuzzleStep, 'action'> & { action: Action<G> }

/** The next best choice of a puzzle. */
export type PuzzleInstead<G extends GameId = GameId> = Omit<Wire.PuzzleInstead, 'action'> & { action: Action<G> }

/** Where a lesson stands. */
export type Stage<G extends GameId = GameId> = Omit<Wire.Stage, 'update' | 'frames' | 'follows' | 'instead'> & {
  update: Update<G>
  frames: LessonFrame<G>[]
  follows?: PuzzleStep<G>[]
  instead?: PuzzleInstead<G>
}

/** What is asked: the right answers so far, and the one that is tried. */
export type Asked = Wire.LessonAttempt

/** Whoever can be asked for the stage of something: a lesson or a puzzle. */
export type Asks = (asked: Asked) => Promise<Stage>

export const learnApi = {
  lessons: () => ask<Lessons>('GET', '/api/lessons'),
  lesson: (game: string, id: string, asked: Asked) => ask<Stage>('POST', `/api/lessons/${game}/${id}`, asked),
  texts: (game: string, language: string) => text(`/api/lessons/${game}/${language}.ftl`),
  puzzles: () => ask<Puzzles>('GET', '/api/puzzles'),
  puzzle: (game: string, id: string, asked: Asked) => ask<Stage>('POST', `/api/puzzles/${game}/${id}`, asked),
}
