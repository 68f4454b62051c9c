import { describe, expect, test } from 'vitest'
import { squareNumber } from '../../src/lib/board/square'
import { gains, grades, groundOf } from '../../src/games/qin/grading'
import type { View } from '../../src/games/qin/view'

const GRID = { columns: 6, rows: 4 }
const place = (tile: string, first: string, second: string) => ({
  tile,
  first: squareNumber(first, GRID),
  second: squareNumber(second, GRID),
  choice: { number: 0, notation: '', free: false },
})
const province = (colour: string, owner: number, squares: string[], pagodas = squares.length > 4 ? 2 : 1) => ({
  colour,
  owner,
  squares,
  pagodas,
  major: squares.length > 4,
})
const position = (part: object) =>
  ({
    rows: ['......', '......', '......', '......'],
    lone: [],
    provinces: [],
    villages: [],
    ...part,
  }) as unknown as View
const of = (part: object, tile: string, first: string, second: string) =>
  Object.fromEntries(gains(groundOf(position(part)), place(tile, first, second), 1))

describe('what a placement gives', () => {
  test('a new province is a pagoda, of five squares two (Q11)', () => {
    expect(of({}, 'RR', 'a1', 'b1')).toEqual({ 1: 1 })
    const lone = ['c1', 'a2', 'b2'].map((at) => ({ at, colour: 'red' }))
    expect(of({ lone }, 'RR', 'a1', 'b1')).toEqual({ 1: 2 })
  })
  test('two lone territories are nothing', () => expect(of({}, 'RY', 'a1', 'b1')).toEqual({}))
  test('the fifth square gives its owner a pagoda, whoever adds it (Q13)', () => {
    expect(of({ provinces: [province('red', 2, ['a1', 'a2', 'a3', 'a4'])] }, 'RY', 'b1', 'c1')).toEqual({ 2: 1 })
  })
  test('the larger takes the smaller, whose pagoda goes back (Q14, Q18)', () => {
    const provinces = [province('red', 2, ['a1', 'a2', 'a3']), province('red', 1, ['d1', 'e1'])]
    expect(of({ provinces }, 'RR', 'b1', 'c1')).toEqual({ 1: -1, 2: 1 })
  })
  test('three provinces of mine keep two pagodas (Q18)', () => {
    const provinces = [
      province('red', 1, ['a1', 'a2']),
      province('red', 1, ['d1', 'e1']),
      province('red', 1, ['b2', 'b3']),
    ]
    expect(of({ provinces }, 'RR', 'b1', 'c1')).toEqual({ 1: -1 })
  })
  test('a village goes to strictly the most pagodas (Q19)', () => {
    const provinces = [province('blue', 2, ['a3', 'b3'])]
    const villages = [{ at: 'b2', owner: 2 }]
    // One against one changes nothing; two against one does.
    expect(of({ provinces, villages }, 'RR', 'a1', 'b1')).toEqual({ 1: 1 })
    const held = { villages, provinces: [...provinces, province('yellow', 1, ['c2', 'c3'])] }
    expect(of(held, 'RR', 'a1', 'b1')).toEqual({ 1: 2, 2: -1 })
  })
})

test('a square is graded by the best that lies over it', () => {
  const view = position({
    lone: [{ at: 'a1', colour: 'red' }],
    provinces: [province('blue', 2, ['e1', 'e2', 'e3', 'e4'])],
  })
  const found = grades(view, [place('RB', 'b1', 'c1'), place('RB', 'c1', 'd1'), place('RB', 'b3', 'c3')], 1)
  expect(found.get(squareNumber('b1', GRID))).toBe('one')
  expect(found.get(squareNumber('c1', GRID))).toBe('one')
  expect(found.get(squareNumber('d1', GRID))).toBe('other')
  expect(found.get(squareNumber('c3', GRID))).toBe('legal')
})
