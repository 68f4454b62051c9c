// Pages that cannot load a sentence say it in every language that has a folder.

import { describe, expect, test } from 'vitest'
import languages from 'virtual:languages'
import { matching } from '../../src/lib/i18n/match'
import { inOrder, messages, offline, oldBrowser, translated, voice } from '../../src/lib/i18n/voices'

const LOCALES = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const codes = [...new Set(Object.keys(LOCALES).map((path) => path.split('/').at(-2) ?? ''))]
const text = (code: string, file: string) => LOCALES[`../../../locales/${code}/${file}.ftl`] ?? ''

test('every folder is a language by the name it gives itself, English first', () => {
  expect(languages.map(({ code }) => code)).toEqual(codes.toSorted(inOrder))
  expect(languages[0]).toEqual({ code: 'en', name: 'English', translated: 100 })
  expect(languages).toContainEqual({ code: 'fr', name: 'Français', translated: 100 })
})

/** Each letter of the sentences, thirteen places further; ids and what is in braces stay. */
const rotated = (text: string) =>
  text.replace(
    /^( +|[\w-]+ = )([^{}\n[\]*]*)$/gm,
    (_, start: string, rest: string) =>
      start +
      rest.replace(/[a-z]/gi, (letter) => {
        const first = letter < 'a' ? 65 : 97
        return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
      }),
  )

describe('a new language', () => {
  const made = `language-name = Latina
web-offline = Nulla <via> & nullus nuntius.
web-offline-again = Iterum
web-old-browser = Vetus!
web-old-browser-do = </script> Nova sume.`
  const voices = [voice('en', [text('en', 'common'), text('en', 'web')]), voice('la', [made])]

  test('is heard without a connection', () => {
    const page = offline(voices)
    expect(page).toContain('<p lang="la">Nulla &lt;via> &amp; nullus nuntius.</p>')
    expect(page).toContain('<span lang="en">Try again</span> · <span lang="la">Iterum</span>')
  })

  test('is heard by an old browser, and cannot leave its script', () => {
    const words = oldBrowser(voices)
    expect(words).not.toContain('<')
    expect(JSON.parse(words)).toHaveProperty('la', ['Vetus!', '</script> Nova sume.'])
  })

  test('that lacks a sentence is left out of these pages, and needs a name at least', () => {
    expect(() => voice('xx', [''])).toThrow('locales/xx/common.ftl has no message language-name')
    const partial = voice('xx', ['language-name = X\nweb-offline = Y'])
    expect(offline([...voices, partial])).toBe(offline(voices))
    expect(oldBrowser([...voices, partial])).toBe(oldBrowser(voices))
  })

  test('of rotated letters is found with its name and how much of it is there', () => {
    const paths = Object.keys(LOCALES).filter((path) => path.includes('/en/'))
    const texts = (of: string[]) => of.map((path) => LOCALES[path] ?? '')
    const partial = texts(paths.filter((path) => !path.endsWith('/huang.ftl')))
    const made = partial.map(rotated)
    const rot = voice('qaa-Rota', made)
    expect(rot.name).toBe('Ratyvfu')
    expect(offline([...voices, rot])).toContain('<span lang="qaa-Rota">Gel ntnva</span>')
    const share = translated(messages(texts(paths)), messages(made))
    expect(share).toBeGreaterThan(60)
    expect(share).toBeLessThan(100)
    expect(messages(made)).toEqual(messages(partial))
    expect(matching('qaa-AQ', ['en', 'qaa-Rota'])).toBe('qaa-Rota')
  })

  test('says how much of it is translated', () => {
    const english = messages(['one = 1\ntwo = 2', 'three = 3'])
    expect(translated(english, messages(['one = I\ntwo = II\nmore = …']))).toBe(66)
    expect(translated(english, english)).toBe(100)
  })
})
