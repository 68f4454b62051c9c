// What decided a year: points by source, and the one sentence of the ending.

import { describe, expect, test, vi } from 'vitest'
import type { View } from '../../src/games/dragon/engine'
import type { TableModel } from '../../src/lib/table/model.svelte'

vi.stubGlobal('document', { documentElement: { lang: '' } })
const { speech } = await import('../../src/lib/i18n/speech.svelte')
await speech.need('common', 'dragon')
const { because, deciding, ranked, rows } = await import('../../src/games/dragon/sources')

const year = (points: Record<string, number>[], places: number[], scores?: number[]) => {
  const sum = (one: Record<string, number>) => Object.values(one).reduce((all, by) => all + by, 0)
  return {
    view: { seats: points.map((one, index) => ({ seat: index + 1, points: one })) } as unknown as View,
    game: { outcome: { places, scores: scores ?? points.map(sum) } },
    name: (seat: number) => `Seat ${seat}`,
  } as unknown as TableModel<'dragon'>
}

describe('points by source', () => {
  test('columns stand in the order of places, the richest source first, what brought nothing is left out', () => {
    const table = year([{ palaces: 3, money: 1 }, { palaces: 9 }], [2, 1])
    const seats = ranked(table).map(({ seat }) => seat)
    expect(seats).toEqual([2, 1])
    expect(rows(table.view, seats)).toEqual([
      { source: 'palaces', points: [9, 3] },
      { source: 'money', points: [0, 1] },
    ])
  })

  test('the deciding source is the widest gap, if the others would not have been enough', () => {
    const [palaces, money] = [
      { source: 'palaces' as const, points: [31, 22] },
      { source: 'money' as const, points: [1, 4] },
    ]
    expect(deciding([palaces, money])).toBe(palaces)
    const [a, b, c] = (['palaces', 'money', 'monks'] as const).map((source) => ({ source, points: [5, 1] }))
    expect(a && b && c && deciding([a, b, c])).toBeUndefined()
  })
})

describe('why the winner won', () => {
  test('names the source, the points and the gap', () => {
    const said = because(
      year(
        [
          { palaces: 22, money: 8 },
          { palaces: 31, money: 5 },
        ],
        [2, 1],
      ),
    )
    expect(said).toBe(
      speech.t('dragon-because', { source: 'Palaces', name: 'Seat 2', points: 31, more: 9, other: 'Seat 1' }),
    )
  })
  test('equal points: the track decided', () =>
    expect(because(year([{ palaces: 9 }, { palaces: 9 }], [2, 1]))).toBe(
      speech.t('dragon-because-track', { name: 'Seat 2' }),
    ))
  test('a shared victory has no reason', () =>
    expect(because(year([{ palaces: 9 }, { palaces: 9 }], [1, 1]))).toBeUndefined())
})
