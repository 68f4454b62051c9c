// Searching rulebooks: an id leads to its rule, words to every block that has them all.

import { isRule, wordsOf, type Book } from './book'

export interface Hit {
  game: string
  chapter: string
  /** The title of the chapter. */
  title: string
  /** The rule found; a block without an id is found by its chapter. */
  rule?: string
  /** The words around the match, and the match itself in pieces. */
  excerpt: Piece[]
}

export interface Piece {
  text: string
  match: boolean
}

const REACH = 64
const MOST = 24

/** Letters without case and accents, one for one, so that places in both texts are the same. */
export function folded(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter.normalize('NFD').charAt(0).toLowerCase()
      // What has no decomposition but is typed without its stroke.
      return (bare === 'ł' ? 'l' : bare).padEnd(letter.length)
    })
    .join('')
}

const wordsIn = (query: string) => folded(query).split(/\s+/).filter(Boolean)

/** What the books say about a query, in the order in which they are given. */
export function search(books: Book[], query: string): Hit[] {
  const words = wordsIn(query)
  if (words.length === 0 || (words.length === 1 && (words[0]?.length ?? 0) < 2)) return []
  const hits: (Hit & { rank: number })[] = []
  books.forEach((book, order) => {
    for (const chapter of book.chapters) {
      const inTitle = words.every((word) => folded(chapter.title).includes(word))
      if (inTitle) hits.push(hit(order * 10 + 1, book, chapter, undefined, chapter.title, words))
      for (const block of chapter.blocks) {
        const id = isRule(block) ? block.id : undefined
        const text = wordsOf(block)
        const exact = words.length === 1 && id?.toLowerCase() === words[0]
        if (!exact && !words.every((word) => folded(text).includes(word))) continue
        hits.push(hit(order * 10 + (exact ? 0 : id ? 2 : 3), book, chapter, id, text, words))
      }
    }
  })
  return hits
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ game, chapter, title, rule, excerpt }) => ({
      game,
      chapter,
      title,
      ...(rule ? { rule } : {}),
      excerpt,
    }))
}

function hit(
  rank: number,
  { game }: Book,
  { id, title }: { id: string; title: string },
  rule: string | undefined,
  text: string,
  words: string[],
): Hit & { rank: number } {
  return { rank, game, chapter: id, title, ...(rule ? { rule } : {}), excerpt: marked(around(text, words), words) }
}

/** The part of a text around the first match. */
function around(text: string, words: string[]): string {
  const first = Math.min(...words.map((word) => folded(text).indexOf(word)).filter((at) => at >= 0), text.length)
  const from = first === text.length || first < REACH ? 0 : text.lastIndexOf(' ', first - REACH / 2) + 1
  const end = from + 2 * REACH
  const to = text.length <= end + 12 ? text.length : Math.max(text.lastIndexOf(' ', end), from + 1)
  return (from > 0 ? '… ' : '') + text.slice(from, to) + (to < text.length ? ' …' : '')
}

/** A text in pieces, with what matches any of the words marked. */
export function marked(text: string, words: string[] | string): Piece[] {
  const wanted = typeof words === 'string' ? wordsIn(words) : words
  const low = folded(text)
  const pieces: Piece[] = []
  let from = 0
  while (from < text.length) {
    const next = wanted
      .map((word) => ({ word, at: low.indexOf(word, from) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at || other.word.length - one.word.length)[0]
    if (!next) break
    if (next.at > from) pieces.push({ text: text.slice(from, next.at), match: false })
    pieces.push({ text: text.slice(next.at, next.at + next.word.length), match: true })
    from = next.at + next.word.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), match: false })
  return pieces
}
