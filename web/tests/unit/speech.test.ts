// Sentences in pieces: a colour keeps its chip in every language, however the language declines it.

import { describe, expect, test, vi } from 'vitest'
import languages from 'virtual:languages'
import type { Phrase } from '../../src/lib/protocol/types'

vi.stubGlobal('document', { documentElement: { lang: '' } })
const { clauses, pair, speech } = await import('../../src/lib/i18n/speech.svelte')
await speech.need('common', 'web', 'qin', 'huang', 'dragon')

const SOURCES = import.meta.glob<string>('../../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const founded: Phrase = {
  id: 'qin-founded',
  args: [
    ['seat', { seat: 1 }],
    ['colour', { term: 'qin-red' }],
    ['hue', { key: 'red' }],
    ['at', { text: 'c4' }],
    ['size', { number: 2 }],
  ],
}
const gained: Phrase = {
  id: 'huang-points-revolt',
  args: [
    ['seat', { seat: 1 }],
    ['points', { number: 2 }],
    ['colour', { term: 'huang-blue' }],
    ['hue', { key: 'blue' }],
    ['at', { text: 'c4' }],
  ],
}

describe.each(languages)('$code', ({ code }) => {
  test.each([founded, gained])('$id says its colour as a term', async (phrase) => {
    await speech.choose(code)
    const terms = speech.parts(phrase, () => 'East').filter((part) => part.kind === 'term')
    expect(terms).toHaveLength(1)
    expect(terms[0]?.text).toMatch(/^\p{L}+$/u)
    expect(speech.say(phrase, () => 'East')).not.toMatch(/[\uE000-\uE002]/)
  })
})

test.each(languages)('in $code a figure below nothing has a minus, not a hyphen', async ({ code }) => {
  await speech.choose(code)
  const net = speech.t('dragon-table-net-alone', { net: -1 })
  expect(net).toContain('−1')
  expect(net).not.toContain('-1')
})

test('one point is a point', async () => {
  await speech.choose('en')
  const one = {
    ...gained,
    args: gained.args?.map((arg) => (arg[0] === 'points' ? ['points', { number: 1 }] : arg)),
  } as Phrase
  expect(speech.say(one, () => 'East')).toBe('East gains 1 blue point for the revolt.')
})

describe('texts from elsewhere', () => {
  test('of several loads at once none loses what another brought', async () => {
    const slowly = (text: string, rounds: number) => async () => {
      for (let round = 0; round < rounds; round++) await Promise.resolve()
      return text
    }
    // The first of them takes longest: when it comes, the others must not be forgotten.
    await Promise.all([
      speech.needFrom('one', slowly('said-one = One', 400)),
      speech.needFrom('two', slowly('said-two = Two', 2)),
      speech.need('dragon'),
    ])
    expect([speech.t('said-one'), speech.t('said-two'), speech.has('dragon-role-monk')]).toEqual(['One', 'Two', true])
  })
  test('what cannot be loaded leaves the rest', async () => {
    await speech.needFrom('none', () => Promise.reject(new Error('not there')))
    expect(speech.t('said-one')).toBe('One')
  })
})

/** What joins messages in a source by a sign that French writes with a space before it: `{t(…)}: {`, `${t(…)}; `, `.join('; ')`. */
const JOINED = /\)\}[:;?!] ?[^\n]|\.join\('[:;?!] '\)|\$\{[^}`]*\}[:;] \$\{t\(/g

describe('punctuation between messages', () => {
  test('is a matter of the language', async () => {
    await speech.choose('fr')
    expect(pair('Cartes', 7)).toBe('Cartes\u00A0: 7')
    expect(clauses(['Tribut', 'payez', 'ou perdez'])).toBe('Tribut\u00A0; payez\u00A0; ou perdez')
    await speech.choose('en')
    expect(clauses(['Tribute', 'pay'])).toBe('Tribute; pay')
    expect(clauses([])).toBe('')
  })
  test('is written by no source', () => {
    const found = Object.entries(SOURCES).flatMap(([name, source]) =>
      source
        .split('\n')
        .filter((line) => /\bt\(|\.join\(/.test(line) && !/\bcss:|^\s*\/\//.test(line))
        .flatMap((line) => [...line.matchAll(JOINED)].map(([part]) => `${name.split('/').pop()}: ${part}`)),
    )
    expect(found).toEqual([])
  })
})
