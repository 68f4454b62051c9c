// A rulebook as the server sends it, in one language: chapters of blocks, blocks of inline pieces; and how to find one's way in it.

import type { Action, Told, View } from '$lib/games'
import type * as Wire from '$lib/protocol/types'
import type { Block, Book, Chapter, Inline } from '$lib/protocol/types'

export type { Block, Book, Chapter, Condition, Inline } from '$lib/protocol/types'

/** A block with the id of a rule. */
export type Rule = Extract<Block, { kind: 'rule' }>

/** A position of an example, in the types of the games. */
export type Frame = Omit<Wire.Frame, 'played' | 'told' | 'view'> & {
  played?: Omit<Wire.Played, 'action'> & { action: Action }
  told: Told[]
  view: View
}

/** An example of the rulebook, played: the start, and one frame for every action. */
export type Shown = Omit<Wire.Shown, 'frames'> & { frames: Frame[] }

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
