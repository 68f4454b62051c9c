// Every message of every language, filled with names and with the numbers that plurals turn on: no sentence may come out with a gap, a
// doubled space, a wrong plural, or punctuation that the language does not write.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'

const LOCALES = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const LESSONS = import.meta.glob<string>('../../../lessons/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const NUMBERS = [0, 1, 2, 5, 22]
const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

/** A name stands between marks, so that a pattern can tell it from other words. */
const named = (name: string) => `⟦${name}⟧`
const PLAYERS: Record<string, string> = {
  name: 'Anna',
  seat: 'Anna',
  owner: 'Anna',
  winner: 'Anna',
  loser: 'Bo',
  defender: 'Bo',
}
const LISTS: Record<string, string> = { names: `${named('Anna')}, ${named('Bo')}` }
/** Numbers that no message need choose a plural by: the game never counts fewer. */
const LEAST: Record<string, number> = { size: 2 }
/** Numbers that are not counted but only named. */
const ORDINALS = new Set(['number', 'month', 'step', 'game', 'games', 'until', 'of', 'done', 'taken', 'fewest', 'most'])

interface Runtime {
  type?: string
  name?: string
  selector?: Runtime
  variants?: { key: { type: string; value: string | number }; value: Pattern }[]
}
type Pattern = string | (string | Runtime)[] | null | undefined

/** What is said of a variable in a message and in those it is made of: the words it is compared with, and whether it is counted. */
class Uses {
  readonly words = new Map<string, Set<string>>()
  readonly counted = new Set<string>()
  readonly shown = new Set<string>()

  constructor(
    private readonly bundle: FluentBundle,
    pattern: Pattern,
  ) {
    this.read(pattern)
  }

  private read(pattern: Pattern): void {
    if (!Array.isArray(pattern)) return
    for (const part of pattern) if (typeof part !== 'string') this.expression(part)
  }

  private expression(part: Runtime): void {
    if (part.type === 'var') this.shown.add(part.name as string)
    if (part.type === 'mesg') this.read(this.bundle.getMessage(part.name as string)?.value)
    if (part.type !== 'select') return
    const variable = part.selector?.name as string
    for (const { key, value } of part.variants ?? []) {
      if (key.type === 'num' || PLURALS.has(String(key.value))) this.counted.add(variable)
      else this.words.set(variable, (this.words.get(variable) ?? new Set()).add(String(key.value)))
      this.read(value)
    }
  }

  /** What each variable is filled with. */
  values(): [string, FluentVariable[]][] {
    const all = new Set([...this.words.keys(), ...this.counted, ...this.shown])
    return [...all].map((variable) => [variable, this.valuesOf(variable)])
  }

  private valuesOf(variable: string): FluentVariable[] {
    const words = this.words.get(variable)
    if (words) return [...words]
    if (this.counted.has(variable)) return NUMBERS.filter((number) => number >= (LEAST[variable] ?? 0))
    if (PLAYERS[variable]) return [named(PLAYERS[variable])]
    if (LISTS[variable]) return [LISTS[variable]]
    return [ORDINALS.has(variable) ? 7 : 'g8']
  }
}

/** All ways to choose one value for each variable. */
function* fillings(values: [string, FluentVariable[]][]): Generator<Record<string, FluentVariable>> {
  const [first, ...rest] = values
  if (!first) {
    yield {}
    return
  }
  for (const filling of fillings(rest)) for (const value of first[1]) yield { ...filling, [first[0]]: value }
}

const COUNTED =
  'actions?|bots?|cards?|days|decays|decisions|fireworks|floors|games|granaries|helmets|hours|messages|mortars|pagodas|palaces|persons|players|points|privileges|provinces|rounds|seats|steps|tiles|turns|villages'

/** What no sentence of any language may contain. */
const NOWHERE: [RegExp, string][] = [
  [/^\s*$/, 'nothing at all'],
  [/^[^\n]*\S {2,}\S[^\n]*$/, 'a doubled space'],
  [/^ | $/, 'a space at an end'],
  [/[[\]{}]|\$\w/, 'an argument that is not filled in'],
  [/ [,.](?!\d)/, 'a space before a comma or a full stop'],
  [/,,|;;|(?<![.…])\.\.(?!\.)/, 'doubled punctuation'],
  [/\(\s*\)|[“„«]\s*[”“»]/, 'empty brackets or quotation marks'],
]
/** What a language does not write. */
const NEVER: Record<string, [RegExp, string][]> = {
  en: [
    [/ [;:!?]/, 'a space before punctuation'],
    [/'/, 'a straight apostrophe'],
    [new RegExp(`\\b1 (${COUNTED.replaceAll('?', '')})\\b`), 'a plural after 1'],
    [
      new RegExp(`\\b(0|2|5|22) (${COUNTED.replace(/s\?/g, '').replace(/s\b/g, '')})\\b(?! cards)`),
      'a singular after a plural number',
    ],
  ],
  de: [[/ [;:!?]/, 'a space before punctuation']],
  pl: [[/ [;:!?]/, 'a space before punctuation']],
  fr: [
    [/[^\u00a0\u202f][;:!?»]/, 'no non-breaking space before punctuation'],
    [/«[^\u00a0\u202f]/, 'no non-breaking space after «'],
    [/\b(de|des|du) ⟦|\bd[’']⟦/i, 'a name after “de”'],
  ],
}

/** The files with their languages: a folder in `locales/`, the name of the file in `lessons/`. */
const FILES = [
  ...Object.entries(LOCALES).map(([path, text]) => ({ language: path.split('/').at(-2) as string, text })),
  ...Object.entries(LESSONS).map(([path, text]) => ({ language: path.split('/').at(-1)?.replace('.ftl', ''), text })),
]
const languages = [...new Set(Object.keys(LOCALES).map((path) => path.split('/').at(-2) as string))]

describe.each(languages)('%s', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const ids: string[] = []
  for (const { text } of FILES.filter((file) => file.language === language)) {
    const resource = new FluentResource(text)
    bundle.addResource(resource)
    // The cases of colours are parts of sentences, said only inside of them.
    ids.push(...resource.body.map(({ id }) => id).filter((id) => !id.startsWith('hue-')))
  }

  test('every message is whole with every filling', () => {
    const faults = new Map<string, string>()
    for (const id of ids) {
      const pattern = bundle.getMessage(id)?.value as Pattern
      const uses = new Uses(bundle, pattern)
      for (const filling of fillings(uses.values())) {
        const errors: Error[] = []
        const said = bundle.formatPattern(pattern as never, filling, errors)
        // What is typed is not prose.
        const prose = said.replace(/`[^`]*`|\[\p{Lu}+\]/gu, 'x')
        const fault =
          errors[0]?.message ?? [...NOWHERE, ...(NEVER[language] ?? [])].find(([never]) => never.test(prose))?.[1]
        if (fault) faults.set(`${id}: ${fault}`, said)
      }
    }
    expect(Object.fromEntries(faults)).toEqual({})
  }, 60_000)
})

test('the patterns find what they forbid', () => {
  const finds = (language: string, text: string) =>
    [...NOWHERE, ...(NEVER[language] ?? [])].find(([never]) => never.test(text))?.[1]
  expect(finds('fr', `Le village de ${named('Anna')}`)).toBe('a name after “de”')
  expect(finds('fr', 'Guerre !')).toBe('no non-breaking space before punctuation')
  expect(finds('fr', 'Guerre\u00a0!')).toBeUndefined()
  expect(finds('en', 'Anna takes 1 tiles.')).toBe('a plural after 1')
  expect(finds('en', 'Anna takes 5 tile.')).toBe('a singular after a plural number')
  expect(finds('pl', 'Anna  dobiera kafel.')).toBe('a doubled space')
  expect(finds('de', 'Anna zieht .')).toBe('a space before a comma or a full stop')
  expect(finds('de', '')).toBe('nothing at all')
})
