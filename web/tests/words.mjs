// What the page says in English, by the ids of its messages, so that a test asks for a message and not for its wording.

import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'

const FOLDER = new URL('../../locales/en/', import.meta.url)
const bundle = new FluentBundle('en', { useIsolating: false })
for (const file of readdirSync(FOLDER))
  bundle.addResource(new FluentResource(readFileSync(new URL(file, FOLDER), 'utf8')))

/** The message `id`, with these arguments. */
export function t(id, args) {
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) throw new Error(`locales/en has no message ${id}`)
  const errors = []
  const text = bundle.formatPattern(pattern, args ?? null, errors)
  if (errors.length) throw new Error(`${id}: ${errors.join('; ')}`)
  return text
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The message `id` with any arguments, as a pattern. */
export function saying(id) {
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) throw new Error(`locales/en has no message ${id}`)
  const parts = typeof pattern === 'string' ? [pattern] : pattern
  return new RegExp(parts.map((part) => (typeof part === 'string' ? escaped(part) : '.+')).join(''))
}
