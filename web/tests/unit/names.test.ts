// What the players of a table are called.

import { expect, test, vi } from 'vitest'
import languages from 'virtual:languages'

vi.stubGlobal('document', { documentElement: { lang: '' } })
const { speech } = await import('../../src/lib/i18n/speech.svelte')
await speech.need('common')
const { givenName, markName, seatNames } = await import('../../src/lib/names')

const person = (seat: number, name: string) => ({ seat, kind: 'person' as const, name })
const bot = (seat: number) => ({ seat, kind: 'bot' as const })

test('bots and people without a name are called by the marks of their seats', () => {
  expect(seatNames('qin', [person(1, 'Guest'), bot(2), person(3, 'Jo'), bot(4)])).toEqual([
    'Jade Pagoda',
    'Violet Pagoda',
    'Jo',
    'Ink Pagoda',
  ])
  expect(seatNames('huang', [person(1, 'Guest'), person(2, 'Guest'), bot(3)])).toEqual(['Tiger', 'Rabbit', 'Rat'])
})

test('no two of a table have one name', () => {
  expect(seatNames('dragon', [person(1, 'Jo'), person(2, 'Jo'), person(3, 'Goat'), bot(4)])).toEqual([
    'Jo',
    'Jo 2',
    'Goat 2',
    'Goat',
  ])
})

test('the placeholder of the server is no name', () => {
  expect([givenName('Guest'), givenName(null), givenName('Jo')]).toEqual([undefined, undefined, 'Jo'])
})

test.each(languages)('$code: every mark has a name of its own', async ({ code }) => {
  await speech.choose(code)
  for (const [game, seats] of [
    ['qin', 4],
    ['dragon', 5],
    ['huang', 5],
  ] as const) {
    const names = Array.from({ length: seats }, (_, index) => markName(game, index + 1))
    expect(new Set(names).size).toBe(seats)
    for (const name of names) expect(name).not.toBe(speech.t('seat-name', { number: names.indexOf(name) + 1 }))
  }
})
