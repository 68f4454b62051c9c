// What the server says of lessons and puzzles, and how it is asked. Messages are named by id; their texts come with the lessons.

import type { Update } from '$lib/games'
import { ask, text } from '$lib/protocol/api'
import type { Phrase } from '$lib/protocol/types'

/** A lesson in the list. */
export interface LessonAbout {
  id: string
  title: string
  about: string
  minutes: number
  rules: string[]
  /** Not on the main path: an option or an expansion. */
  extra: boolean
  steps: number
  questions?: Question[]
  closing: string
}

export interface Question {
  say: string
  rule?: string
  answers: { say: string; right?: boolean; because?: string }[]
}

export type Lessons = Record<string, LessonAbout[]>

/** A puzzle in the list. */
export interface PuzzleAbout {
  id: string
  theme: string
  level: 'easy' | 'medium' | 'hard'
  /** The chance to win after the best answer, and after the next best. */
  chance: number
  next: number
}

export type Puzzles = Record<string, PuzzleAbout[]>

/** What became of a try. */
export interface Verdict {
  kind: 'right' | 'wrong' | 'illegal'
  /** A message of the lesson. */
  say?: string
  /** The engine's own sentence. */
  phrase?: Phrase
  rule?: string
}

/** What is to be shown after a right answer: the own action, then each reply. */
export interface LessonFrame {
  say?: string
  update: Update
}

/** Where a lesson stands. */
export interface Stage {
  lesson: string
  step: number
  steps: number
  /** What is said, as the id of a message; nothing once it is done. */
  say?: string
  /** What the veil leaves open. */
  point: string[]
  /** The table: of the present step, or what a wrong answer made of it. */
  update: Update
  frames: LessonFrame[]
  verdict?: Verdict
  /** The first right answer; a step without one is only read. */
  line?: { notation: string; number: number }
  done: boolean
  /** Of a puzzle: what speaks for the answer that was tried. */
  reason?: Phrase[]
  /** Of a solved puzzle: how it may go on, the answer first. */
  follows?: string[]
}

export interface Asked {
  answers: string[]
  try?: string
}

/** Whoever can be asked for the stage of something: a lesson or a puzzle. */
export type Asks = (asked: Asked) => Promise<Stage>

export const learnApi = {
  lessons: () => ask<Lessons>('GET', '/api/lessons'),
  lesson: (game: string, id: string, asked: Asked) => ask<Stage>('POST', `/api/lessons/${game}/${id}`, asked),
  texts: (game: string, language: string) => text(`/api/lessons/${game}/${language}.ftl`),
  puzzles: () => ask<Puzzles>('GET', '/api/puzzles'),
  puzzle: (game: string, id: string, asked: Asked) => ask<Stage>('POST', `/api/puzzles/${game}/${id}`, asked),
}
