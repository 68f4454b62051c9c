// The rulebooks and their examples, asked for once each.

import { Refused } from '$lib/protocol/api'
import type { Problem } from '$lib/protocol/types'
import type { Book, Shown } from './book'

const kept = new Map<string, Promise<unknown>>()

function fetched<T>(path: string): Promise<T> {
  const found = kept.get(path) as Promise<T> | undefined
  if (found) return found
  const asked = ask<T>(path)
  kept.set(path, asked)
  // What could not be reached may be asked for again.
  asked.catch(() => kept.delete(path))
  return asked
}

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(path, { headers: { accept: 'application/json' } }).catch(() => null)
  const body: unknown = await answer?.json().catch(() => null)
  if (answer?.ok && body) return body as T
  const problem = body && typeof body === 'object' && 'code' in body ? (body as Problem) : undefined
  throw new Refused(problem ?? { code: 'unavailable', message: 'the server cannot be reached' })
}

export const library = {
  book: (game: string, language: string): Promise<Book> =>
    fetched<Book>(`/api/rules/${encodeURIComponent(game)}?language=${encodeURIComponent(language)}`),
  example: (game: string, name: string): Promise<Shown> =>
    fetched<Shown>(`/api/rules/${encodeURIComponent(game)}/examples/${encodeURIComponent(name)}`),
}
