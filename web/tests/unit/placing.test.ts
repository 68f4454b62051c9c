import { describe, expect, test } from 'vitest'
import type { Choice } from '../../src/lib/games'
import { squareName, squareNumber, step } from '../../src/lib/board/square'
import { covered, firstTurn, nearest, placements, turned, turns } from '../../src/games/qin/placing'
import type { ActionData } from '../../src/games/qin/view'

const GRID = { columns: 13, rows: 13 }
const choice = (action: ActionData, number: number): Choice<'qin'> => ({
  number,
  notation: '',
  free: false,
  action,
  effect: {},
})
const place = (tile: string, first: string, second: string): ActionData => ({ action: 'place', tile, first, second })
const choices = [
  place('RY', 'c4', 'c5'),
  place('RY', 'c5', 'c4'),
  place('RY', 'c4', 'd4'),
  place('RY', 'd4', 'c4'),
  place('RR', 'c4', 'c5'),
  { action: 'pass' as const },
].map(choice)
const all = placements(choices, GRID)
const at = (name: string) => squareNumber(name, GRID)

describe('squares', () => {
  test('are named like the notation, both ways', () => {
    for (const name of ['a1', 'm1', 'c4', 'm13']) expect(squareName(at(name), GRID)).toBe(name)
  })
  test('are walked by arrow keys and end at the edge', () => {
    expect(step(at('c4'), 'ArrowUp', GRID)).toBe(at('c3'))
    expect(step(at('a1'), 'ArrowLeft', GRID)).toBe(at('a1'))
    expect(step(at('c4'), 'End', GRID)).toBe(at('m4'))
    expect(step(at('c4'), 'x', GRID)).toBeUndefined()
  })
})

describe('placing', () => {
  test('a pass is no placement, and covers nothing', () => {
    expect(all).toHaveLength(5)
    expect(choices.map(({ action }) => covered(action).join()).slice(3)).toEqual(['d4,c4', 'c4,c5', ''])
  })
  test('a tile turns through all its ways over a square and comes back', () => {
    const ways = turns(all, 'RY', at('c4'))
    expect(ways).toHaveLength(4)
    let now = ways[0]!
    const seen = new Set([now.choice.number])
    for (let i = 0; i < 3; i++) seen.add((now = turned(all, now, at('c4'), 1)).choice.number)
    expect(seen.size).toBe(4)
    expect(turned(all, now, at('c4'), 1)).toBe(ways[0])
    expect(turned(all, ways[0]!, at('c4'), -1)).toBe(now)
  })
  test('a tile keeps its way when it moves to another square', () => {
    const before = all[0]!
    expect(firstTurn(all, 'RY', at('c4'), before)).toBe(before)
    expect(firstTurn(all, 'RY', at('a1'), before)).toBeUndefined()
  })
  test('a finger picks the nearest place within reach', () => {
    expect(nearest([at('c4'), at('e4')], 3.1, 3.5, GRID, 1)).toBe(at('c4'))
    expect(nearest([at('c4')], 9, 9, GRID, 1)).toBeUndefined()
  })
})
