// The rulebooks and their examples, asked for once each.

import { ask } from '$lib/protocol/api'
import type { Book, Shown } from './book'

const kept = new Map<string, Promise<unknown>>()

function fetched<T>(path: string): Promise<T> {
  const found = kept.get(path) as Promise<T> | undefined
  if (found) return found
  const asked = ask<T>('GET', path)
  kept.set(path, asked)
  // What could not be reached may be asked for again.
  asked.catch(() => kept.delete(path))
  return asked
}

export const library = {
  book: (game: string, language: string): Promise<Book> =>
    fetched<Book>(`/api/rules/${encodeURIComponent(game)}?language=${encodeURIComponent(language)}`),
  example: (game: string, name: string): Promise<Shown> =>
    fetched<Shown>(`/api/rules/${encodeURIComponent(game)}/examples/${encodeURIComponent(name)}`),
}
