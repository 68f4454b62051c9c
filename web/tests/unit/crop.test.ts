// The part of a board that a small picture shows: everything that matters lies in it, and nothing outside of the board.

import { expect, test } from 'vitest'
import { cropAround as aroundSquares } from '../../src/games/qin/crop'
import { CELL, ORIGIN } from '../../src/games/qin/measure'

const grid = { rows: 13, columns: 13 }

const inside = (cells: number[]) => {
  const { left, top, width, height } = aroundSquares(cells, grid)
  for (const cell of cells) {
    const [x, y] = [ORIGIN + (cell % 13) * CELL, ORIGIN + Math.floor(cell / 13) * CELL]
    expect(x).toBeGreaterThanOrEqual(left)
    expect(y).toBeGreaterThanOrEqual(top)
    expect(x + CELL).toBeLessThanOrEqual(left + width)
    expect(y + CELL).toBeLessThanOrEqual(top + height)
  }
  expect(left).toBeGreaterThanOrEqual(ORIGIN)
  expect(left + width).toBeLessThanOrEqual(ORIGIN + 13 * CELL)
  expect(top + height).toBeLessThanOrEqual(ORIGIN + 13 * CELL)
  return { width: width / CELL, height: height / CELL }
}

test('two neighbours have room around them, in the middle and in a corner', () => {
  expect(inside([84, 85])).toEqual({ width: 6, height: 4 })
  expect(inside([0, 1])).toEqual({ width: 6, height: 4 })
  expect(inside([167, 168])).toEqual({ width: 6, height: 4 })
})

test('places far from each other are shown together', () => {
  expect(inside([0, 168])).toEqual({ width: 13, height: 13 })
})

test('where nothing is marked the whole board is shown', () => {
  expect(inside([])).toEqual({ width: 13, height: 13 })
})
