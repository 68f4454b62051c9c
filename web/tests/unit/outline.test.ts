import { describe, expect, test } from 'vitest'
import { brush } from '../../src/lib/art/brush'
import { outline } from '../../src/lib/art/outline'

const loops = (path: string) => path.split('Z').filter(Boolean).length
const corners = (path: string) => path.split('Q').length - 1

describe('outline', () => {
  const style = { cell: 10, radius: 2 }
  test('one square has four corners', () => expect(corners(outline([0], 3, style))).toBe(4))
  test('two joined squares have four corners too', () => expect(corners(outline([0, 1], 3, style))).toBe(4))
  test('an L has six', () => expect(corners(outline([0, 3, 4], 3, style))).toBe(6))
  test('a ring has an outer and an inner loop', () =>
    expect(loops(outline([0, 1, 2, 3, 5, 6, 7, 8], 3, style))).toBe(2))
  test('squares that touch by a corner stay two shapes', () => expect(loops(outline([0, 4], 3, style))).toBe(2))
  test('squares at both ends of neighbouring rows are not joined', () =>
    expect(loops(outline([2, 3], 3, style))).toBe(2))
  test('the inset moves the line inwards', () =>
    expect(outline([0], 3, { cell: 10, inset: 1, radius: 0 })).toContain('1 1'))
})

test('a brush stroke is one closed path', () =>
  expect(
    brush(
      [
        [0, 0],
        [10, 0],
      ],
      [2, 4],
    ),
  ).toMatch(/^M.*Z$/))
