import { expect, test } from 'vitest'
import { placedArt, placedPath } from '../../src/lib/art/placed'
import { MARKS } from '../../src/lib/pieces/marks'
import { OFFICES } from '../../src/lib/pieces/seals'

test('a path is scaled about the origin and then moved', () => {
  expect(placedPath('M-1-2H3V.5L4 5Z', { x: 10, y: 20, scale: 2 })).toBe('M8 16H16V21L18 30Z')
  expect(placedPath('M0 0Q1 2 3 4 5 6 7 8T9 1', { x: 1 })).toBe('M1 0Q2 2 4 4 6 6 8 8T10 1')
})

test('the radii of an arc are lengths, and neither its angle nor its flags change', () => {
  expect(placedPath('M0-2A2 3 45 1 1 0 2', { x: 5, y: 6, scale: 2 })).toBe('M5 2A4 6 45 1 1 5 10')
})

test('what is not absolute is refused', () => {
  expect(() => placedPath('M0 0l1 1', {})).toThrow('l is no absolute command')
})

test('the marks of the offices are paths alone, so that they can be written in their place', () => {
  for (const office of OFFICES) {
    expect(MARKS[office]).not.toMatch(/transform|<(?!path)/)
    expect(placedArt(MARKS[office], { scale: 1 }).length).toBeGreaterThan(20)
  }
})
