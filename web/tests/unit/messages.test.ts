// The messages of the browser: every one that the sources name exists, every one that exists is named, and every language
// has the same.

import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'

const SOURCES = import.meta.glob<string>('../../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const LOCALES = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true })

const path = (language: string, file: string) => `../../../locales/${language}/${file}.ftl`
const messages = (language: string, file: string) =>
  new Set(new FluentResource(LOCALES[path(language, file)] ?? '').body.map((message) => message.id))
const places = Object.keys(LOCALES).map((name) => name.split('/').slice(-2) as [string, string])
const others = [...new Set(places.map(([language]) => language))].filter((language) => language !== 'en')
const files = places.filter(([language]) => language === 'en').map(([, file]) => file.replace('.ftl', ''))

const source = Object.values(SOURCES).join('\n')
const PARTS = ['web', 'learn', 'rules']

describe.each(PARTS)('the messages %s-… of the browser', (part) => {
  const quoted = new RegExp(`['"\`](${part}-[a-z][a-z0-9_-]*[a-z0-9])['"\`]`, 'g')
  const named = new Set([...source.matchAll(quoted)].map((match) => match[1] as string))
  /** Ids made from a beginning and a word: `web-title-${game}`. */
  const begun = [...source.matchAll(new RegExp(`\`(${part}-[a-z-]*-)\\$\\{`, 'g'))].map((match) => match[1] as string)
  const english = messages('en', part)
  test('none that is named is missing', () => expect([...named].filter((id) => !english.has(id))).toEqual([]))
  test('none that is there is unused', () =>
    expect([...english].filter((id) => !named.has(id) && !begun.some((start) => id.startsWith(start)))).toEqual([]))
  test('no beginning is empty', () =>
    expect(begun.filter((start) => ![...english].some((id) => id.startsWith(start)))).toEqual([]))
})

// What a language has besides, such as the cases of its colours, `crates/tianxia/tests/locales.rs` looks through.
describe.each(others)('%s', (language) => {
  test.each(files)('%s lacks no message', (file) => {
    const own = messages(language, file)
    expect([...messages('en', file)].filter((id) => !own.has(id))).toEqual([])
  })
})

// Names on narrow slips are the names of the super events, with places where they may break.
describe.each(['en', ...others])('%s', (language) => {
  const { body } = new FluentResource(LOCALES[path(language, 'dragon')] ?? '')
  const texts = new Map(body.map(({ id, value }) => [id, typeof value === 'string' ? value : '']))
  const slips = [...texts.keys()].filter((id) => id.startsWith('dragon-table-slip-'))
  test('there are ten slips', () => expect(slips).toHaveLength(10))
  test.each(slips)('%s is the name of the event', (id) => {
    expect(texts.get(id)?.replaceAll('\u00AD', '')).toBe(texts.get(id.replace('table-slip', 'super')))
  })
})
