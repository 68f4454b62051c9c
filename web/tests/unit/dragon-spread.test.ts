// Seals on a ruler: never closer than they are wide, and as near to their places as that allows.

import { expect, test } from 'vitest'
import { labelStep, spread } from '../../src/games/dragon/spread'

test('who has room stands where it belongs', () => expect(spread([10, 60, 200], 32, 0, 300)).toEqual([10, 60, 200]))

test('who would meet is shifted evenly', () => {
  expect(spread([100, 100], 32, 0, 300)).toEqual([84, 116])
  expect(spread([100, 104, 110], 32, 0, 300).map((x) => Math.round(x))).toEqual([73, 105, 137])
})

test('clusters that would meet become one', () => {
  const found = spread([100, 100, 130, 130], 32, 0, 300)
  expect(found).toEqual([67, 99, 131, 163])
})

test('nobody leaves the ruler', () => {
  expect(spread([0, 0, 0], 32, 14, 200)).toEqual([14, 46, 78])
  expect(spread([300, 300], 32, 14, 300)).toEqual([268, 300])
})

test('labels of a scale keep their distance', () => {
  expect(labelStep(20, 26)).toBe(2)
  expect(labelStep(4, 26)).toBe(10)
  expect(labelStep(0.1, 26)).toBe(200)
})
