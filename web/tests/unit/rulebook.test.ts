// The rules in the page: searching, what is shown for which options, and where a card stands beside a thing.

import { describe, expect, test } from 'vitest'
import { addressOf, chapterOf, gameOf, ruleOf, wordsOf, type Book } from '../../src/lib/rules/book'
import { applies, choiceOf, optionsOf } from '../../src/lib/rules/conditions'
import { beside } from '../../src/lib/rules/placing'
import { folded, marked, search } from '../../src/lib/rules/search'
import { readThings } from '../../src/lib/rules/things'

const book = (game: string, letter: string): Book => ({
  game,
  language: 'pl',
  title: game,
  intro: [],
  chapters: [
    {
      id: 'goal',
      title: 'Cel',
      blocks: [
        { kind: 'text', inline: [{ kind: 'text', text: 'Każdy żołnierz się liczy.' }] },
        {
          kind: 'rule',
          id: `${letter}2`,
          when: [{ kind: 'option', option: 'bandits' }],
          inline: [
            { kind: 'text', text: 'Zob. ' },
            { kind: 'rule', rule: `${letter}1` },
            { kind: 'text', text: ' i ' },
            { kind: 'chapter', chapter: 'war', text: 'wojny' },
          ],
          list: [[{ kind: 'text', text: 'punkt' }]],
        },
      ],
    },
    {
      id: 'war',
      title: 'Wojny',
      blocks: [
        { kind: 'rule', id: `${letter}1`, when: [], inline: [{ kind: 'text', text: 'Łódź płynie.' }] },
        { kind: 'example', example: 'one', caption: [{ kind: 'text', text: 'Żołnierze' }] },
      ],
    },
  ],
})

describe('a book', () => {
  test('finds rules and chapters', () => {
    expect(ruleOf(book('huang', 'H'), 'H1')?.id).toBe('H1')
    expect(chapterOf(book('huang', 'H'), 'H1')?.id).toBe('war')
    expect(chapterOf(book('huang', 'H'), 'goal')?.title).toBe('Cel')
    expect(chapterOf(book('huang', 'H'), 'H9')).toBeUndefined()
  })
  test('says its blocks in plain words', () =>
    expect(wordsOf(book('huang', 'H').chapters[0]!.blocks[1]!)).toBe('Zob. H1 i wojny punkt'))
  test('a rule has an address', () => {
    expect(gameOf('D10')).toBe('dragon')
    expect(addressOf('H20')).toBe('/rules/huang#H20')
  })
})

describe('searching', () => {
  const books = [book('huang', 'H'), book('qin', 'Q')]
  test('an id leads to its rule first', () =>
    expect(search(books, 'h1')[0]).toMatchObject({ rule: 'H1', chapter: 'war' }))
  test('words are found without case and accents, the open game first', () => {
    const hits = search(books, 'ZOLNIERZ')
    expect(hits.map(({ game }) => game)).toEqual(['huang', 'huang', 'qin', 'qin'])
    expect(search(books, 'lodz plynie')).toHaveLength(2)
  })
  test('all words must be there', () => expect(search(books, 'lodz wojny')).toEqual([]))
  test('a single letter finds nothing', () => expect(search(books, 'w')).toEqual([]))
  test('the match is marked', () =>
    expect(marked('Każdy żołnierz', 'zoln')).toEqual([
      { text: 'Każdy ', match: false },
      { text: 'żołn', match: true },
      { text: 'ierz', match: false },
    ]))
  test('folding keeps every place', () => expect(folded('Łódź, ß 戰')).toHaveLength('Łódź, ß 戰'.length))
})

describe('which rules are shown', () => {
  const option = [{ kind: 'option', option: 'bandits' } as const]
  const price = [{ kind: 'option', option: 'large_privilege_cost', value: '6' } as const]
  const players = [{ kind: 'players', from: 2, to: 3 } as const]
  test('all where nothing is chosen', () =>
    expect([option, price, players].every((when) => applies(when, {}))).toBe(true))
  test('those of the options chosen', () => {
    expect(applies(option, { options: new Set() })).toBe(false)
    expect(applies(option, { options: new Set(['bandits']) })).toBe(true)
  })
  test('those for so many players', () => {
    expect(applies(players, { players: 4 })).toBe(false)
    expect(applies(players, { players: 3 })).toBe(true)
  })
  test('at a table those that hold there', () => {
    const seats = [1, 2].map((seat) => ({ seat, kind: 'bot', yours: false, standing: 'playing' }) as const)
    const choice = choiceOf({ options: { bandits: 'false', large_privilege_cost: '7' }, seats: [...seats] })
    expect(applies(option, choice)).toBe(false)
    expect(applies(price, choice)).toBe(false)
    expect(applies(players, choice)).toBe(true)
  })
  test('the options of a book, each once', () => expect(optionsOf(book('huang', 'H'))).toEqual(['bandits']))
})

describe('a card beside a thing', () => {
  const window = { width: 1000, height: 600 }
  const card = { width: 300, height: 200 }
  test('stands to the right where there is room', () =>
    expect(beside({ left: 100, top: 250, width: 40, height: 40 }, card, window).side).toBe('right'))
  test('and to the left where there is none', () =>
    expect(beside({ left: 900, top: 250, width: 40, height: 40 }, card, window).side).toBe('left'))
  test('avoids what could be chosen', () =>
    expect(beside({ left: 480, top: 280, width: 40, height: 40 }, card, window, [[600, 300]]).side).toBe('left'))
  test('stands further below rather than over what must stay in sight', () => {
    const [narrow, ring] = [
      { width: card.width + 20, height: 600 },
      { left: 60, top: 60, width: 40, height: 40 },
    ]
    const place = beside({ left: 40, top: 10, width: 40, height: 40 }, card, narrow, [], [ring])
    expect(place).toMatchObject({ side: 'below', top: 114 })
  })
  test('never leaves the window', () => {
    const { left, top } = beside({ left: 0, top: 0, width: 990, height: 590 }, card, window)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top + card.height).toBeLessThanOrEqual(window.height)
  })
})

test('things are read line by line', () =>
  expect([...readThings('# a\nvillage = "Q19"\n\n tile-double   = "Q11" # b\n')]).toEqual([
    ['village', 'Q19'],
    ['tile-double', 'Q11'],
  ]))
