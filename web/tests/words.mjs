// What the page says, by the ids of its messages, so that a test asks for a message and not for its wording: in English, unless it asks for
// another language.

import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'

function bundleOf(language) {
  const folder = new URL(`../../locales/${language}/`, import.meta.url)
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const file of readdirSync(folder))
    bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf8')))
  return bundle
}

const bundle = bundleOf('en')

/** The message `id` in English, with these arguments. */
export const t = (id, args) => say(bundle, id, args)

/** What says messages in another language. */
export function speaking(language) {
  const own = bundleOf(language)
  return (id, args) => say(own, id, args)
}

function say(bundle, id, args) {
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) throw new Error(`locales/${bundle.locales[0]} has no message ${id}`)
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
