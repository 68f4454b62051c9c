// What goes between the page and the worker that keeps its tables: requests of the server's protocol, and word of changes.

import type { Listing, Problem } from '$lib/protocol/types'

export type ToWorker =
  | { kind: 'ask'; id: number; method: string; path: string; body: unknown }
  /** Nobody waits for the answer any more. */
  | { kind: 'stop'; id: number }
  /** Somebody looks at a table, or no longer: bots play where somebody looks. */
  | { kind: 'watch'; table: string; on: boolean }

export type FromWorker =
  | { kind: 'answer'; id: number; status: number; type: 'json' | 'text' | 'lines'; text: string }
  /** A line of an answer that comes in lines. */
  | { kind: 'line'; id: number; text: string }
  | { kind: 'end'; id: number }
  | { kind: 'changed'; table: string }

/** The answer of the compiled program; see `crates/page/src/message.rs`. */
export interface Reply {
  status: number
  body?: unknown
  text?: string
  keep?: Kept[]
  missing?: string
  think?: Thought
  name?: string
}

export type Shelf = 'my_turn' | 'waiting' | 'over' | 'closed'

export interface Kept {
  table: string
  first: number
  entries: unknown[]
  shelf: Shelf
  listing: Listing
}

export interface Thought {
  table: string
  at: number
  takes: number
  jobs: string[]
}

/** A problem with its sentence, and the message that says it in the reader's language. */
export const problem = (code: Problem['code'], message: string, id?: string): Problem => ({
  code,
  message,
  ...(id ? { phrase: { id } } : {}),
})
