// A rulebook as the server sends it, in one language: chapters of blocks, blocks of inline pieces.

import type { Told, View } from '$lib/games'
import type { Phrase } from '$lib/protocol/types'

export interface Book {
  game: string
  language: string
  title: string
  intro: Block[]
  chapters: Chapter[]
}

export interface Chapter {
  id: string
  title: string
  blocks: Block[]
}

export type Block =
  | { kind: 'text'; inline: Inline[] }
  | Rule
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'example'; example: string; caption: Inline[] }

export interface Rule {
  kind: 'rule'
  id: string
  when: Condition[]
  inline: Inline[]
  list?: Inline[][]
}

export type Condition =
  | { kind: 'option'; option: string; value?: string }
  | { kind: 'players'; from: number; to: number }
  | { kind: 'version'; version: number }

export type Inline =
  | { kind: 'text' | 'em' | 'strong' | 'code'; text: string }
  | { kind: 'rule'; rule: string }
  | { kind: 'chapter'; chapter: string; text: string }

/** An example of the rulebook, played: the start, and one frame for every action. */
export interface Shown {
  game: string
  options: Record<string, string>
  players: number
  rules: string[]
  frames: Frame[]
}

export interface Frame {
  played?: { seat: number; notation: string; action: unknown }
  told: Told[]
  turn?: number
  ask: Phrase
  view: View
}

/** The games of the rule ids, by their letter. */
const LETTERS: Record<string, string> = { Q: 'qin', D: 'dragon', H: 'huang' }

/** The game that a rule id belongs to. */
export const gameOf = (rule: string): string | undefined => LETTERS[rule.charAt(0).toUpperCase()]

/** The page of a rule. */
export const addressOf = (rule: string): string => `/rules/${gameOf(rule) ?? 'qin'}#${rule}`

/** The words of inline pieces, without their marks. */
export const plain = (inline: Inline[]): string =>
  inline.map((piece) => (piece.kind === 'rule' ? piece.rule : piece.text)).join('')

/** Everything that a block says, as plain words. */
export function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return plain(block.inline)
    case 'rule':
      return [block.inline, ...(block.list ?? [])].map(plain).join(' ')
    case 'list':
      return block.items.map(plain).join(' ')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plain).join(' ')).join(' ')
    case 'example':
      return plain(block.caption)
  }
}

export const isRule = (block: Block): block is Rule => block.kind === 'rule'

/** The chapter that a rule stands in, or that is called so. */
export const chapterOf = (book: Book, place: string): Chapter | undefined =>
  book.chapters.find(({ id, blocks }) => id === place || blocks.some((block) => isRule(block) && block.id === place))

/** A rule of the book by its id. */
export const ruleOf = (book: Book, id: string): Rule | undefined =>
  book.chapters.flatMap(({ blocks }) => blocks.filter(isRule)).find((rule) => rule.id === id)
