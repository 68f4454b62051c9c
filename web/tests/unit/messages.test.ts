// The messages of the browser: every one that the sources name exists, every one that exists is named, and every language
// has the same.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'

const LOCALES = join(__dirname, '../../../locales')
const SOURCES = join(__dirname, '../../src')

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? files(path) : /\.(ts|svelte)$/.test(name) ? [path] : []
  })

const messages = (language: string, file: string) =>
  new Set(
    new FluentResource(readFileSync(join(LOCALES, language, `${file}.ftl`), 'utf8')).body.map((message) => message.id),
  )

const source = files(SOURCES)
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
const named = new Set(
  [...source.matchAll(/['"`](web-[a-z][a-z0-9_-]*[a-z0-9])['"`]/g)].map((match) => match[1] as string),
)
/** Ids made from a beginning and a word: `web-title-${game}`. */
const begun = [...source.matchAll(/`(web-[a-z-]*-)\$\{/g)].map((match) => match[1] as string)
const english = messages('en', 'web')

describe('the messages of the browser', () => {
  test('none that is named is missing', () => expect([...named].filter((id) => !english.has(id))).toEqual([]))
  test('none that is there is unused', () =>
    expect([...english].filter((id) => !named.has(id) && !begun.some((start) => id.startsWith(start)))).toEqual([]))
  test('no beginning is empty', () =>
    expect(begun.filter((start) => ![...english].some((id) => id.startsWith(start)))).toEqual([]))
})

describe.each(readdirSync(LOCALES).filter((language) => language !== 'en'))('%s', (language) => {
  test.each(readdirSync(join(LOCALES, 'en')).map((name) => name.replace('.ftl', '')))(
    '%s has every message and no other',
    (file) => {
      expect([...messages(language, file)].sort()).toEqual([...messages('en', file)].sort())
    },
  )
})
