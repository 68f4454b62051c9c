import { describe, expect, test } from 'vitest'
import { squareNumber } from '../../src/lib/board/square'
import { gains, grades } from '../../src/games/qin/grading'
import { placements } from '../../src/games/qin/placing'
import type { Effect } from '../../src/games/qin/view'

const GRID = { columns: 6, rows: 4 }
type Pagodas = NonNullable<Effect['pagodas']>

const change = (seat: number, by: number, why: Pagodas[number]['why'] = 'major') => ({ seat, by, why, at: 'b1' })
const place = (first: string, second: string, pagodas: Pagodas = []) => ({
  number: 0,
  notation: '',
  free: false,
  action: { action: 'place' as const, tile: 'RB', first, second },
  effect: { pagodas },
})
const graded = (seat: number, ...choices: ReturnType<typeof place>[]) => grades(placements(choices, GRID), seat)
const at = (square: string) => squareNumber(square, GRID)

describe('what a placement gives', () => {
  test('is what its effect says, less what comes back', () => {
    const pagodas = [change(1, 1, 'founded'), change(2, -1, 'village_lost'), change(1, 1, 'village_won')]
    expect(Object.fromEntries(gains({ pagodas }))).toEqual({ 1: 2, 2: -1 })
  })
  test('is nothing where the effect names no pagoda', () => expect(gains({})).toEqual(new Map()))
})

describe('a place', () => {
  const grade = (...pagodas: Pagodas) => graded(1, place('b1', 'c1', pagodas)).get(at('b1'))

  test('is better, the more pagodas of mine it takes', () => {
    expect(grade()).toBe('legal')
    expect(grade(change(1, 1))).toBe('one')
    expect(grade(change(1, 1), change(1, 1))).toBe('more')
  })
  test('tells what is good for somebody else only', () => {
    expect(grade(change(2, 1))).toBe('other')
    expect(grade(change(2, 1), change(1, -1))).toBe('other')
    expect(grade(change(2, 1), change(1, 1))).toBe('one')
  })
  test('is merely legal where pagodas only come back', () => {
    expect(grade(change(1, -1, 'merged'))).toBe('legal')
    expect(grade(change(2, -1, 'merged'))).toBe('legal')
    expect(grade(change(1, 1), change(1, -1, 'village_lost'))).toBe('legal')
  })
  test('is graded by the best that lies over it', () => {
    const found = graded(
      1,
      place('b1', 'c1', [change(1, 1)]),
      place('c1', 'd1', [change(2, 1)]),
      place('b3', 'c3'),
      place('d1', 'd2'),
    )
    expect(Object.fromEntries(found)).toEqual({
      [at('b1')]: 'one',
      [at('c1')]: 'one',
      [at('d1')]: 'other',
      [at('d2')]: 'legal',
      [at('b3')]: 'legal',
      [at('c3')]: 'legal',
    })
  })
})
