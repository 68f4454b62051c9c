// A language is a folder: a made-up one, English with rotated letters, is put beside the others and found by the build.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { matching } from '../../src/lib/i18n/match'
import { languages } from '../../tools/languages'

const LOCALES = join(import.meta.dirname, '../../../locales')
const home = mkdtempSync(join(tmpdir(), 'tianxia-locales-'))
afterAll(() => rmSync(home, { recursive: true }))

/** Each letter of the sentences, thirteen places further; placeables and ids stay. */
const rotated = (text: string) =>
  text.replace(
    /^( +|[\w-]+ = )([^{}\n]*)$/gm,
    (_, start: string, rest: string) =>
      start +
      rest.replace(/[a-z]/gi, (letter) => {
        const first = letter < 'a' ? 65 : 97
        return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
      }),
  )

type Listed = { code: string; name: string; translated: number }[]

function listed(): Listed {
  const { load } = languages(home) as unknown as { load: (this: { addWatchFile: () => void }, id: string) => string }
  const module = load.call({ addWatchFile: () => undefined }, '\0virtual:languages')
  return JSON.parse(module.replace('export default ', '')) as Listed
}

test('a new folder is a new language, with its name and how much is translated', () => {
  cpSync(LOCALES, home, { recursive: true })
  const before = listed()
  expect(before[0]).toEqual({ code: 'en', name: 'English', translated: 100 })
  expect(before.every(({ translated }) => translated === 100)).toBe(true)

  mkdirSync(join(home, 'qaa-Rota'))
  for (const name of readdirSync(join(home, 'en')).filter((file) => file !== 'huang.ftl'))
    writeFileSync(join(home, 'qaa-Rota', name), rotated(readFileSync(join(home, 'en', name), 'utf8')))
  const after = listed()
  expect(after).toHaveLength(before.length + 1)
  const made = after.find(({ code }) => code === 'qaa-Rota')
  expect(made?.name).toBe('Ratyvfu')
  expect(made?.translated).toBeGreaterThan(60)
  expect(made?.translated).toBeLessThan(100)
  expect(
    matching(
      'qaa-AQ',
      after.map(({ code }) => code),
    ),
  ).toBe('qaa-Rota')
})

test('a folder without a name for its language stops the build with the file to write', () => {
  mkdirSync(join(home, 'xx'))
  writeFileSync(join(home, 'xx/common.ftl'), 'seat-name = X')
  expect(listed).toThrow('locales/xx/common.ftl has no message language-name')
  rmSync(join(home, 'xx'), { recursive: true })
})
