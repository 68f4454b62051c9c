// The names of Huang's capitals stand beside the buildings, not over them.

import { expect, test } from 'vitest'
import { PLATE, plateAt } from '../../src/games/huang/plates'
import type { View } from '../../src/games/huang/view'

type Buildings = Pick<View, 'pagodas' | 'palace'>
const pagoda = (...at: string[]): Buildings => ({ pagodas: [{ at, colour: 'red' }], palace: [] })
const [above, below] = [-PLATE.away, PLATE.away]

test('a name stands above its hex', () => expect(plateAt('d4', 50, { pagodas: [], palace: [] })).toBe(above))

// Around d4 lie, from the north-east and clockwise, e3, e4, e5, d5, c4 and d3.
test('a pagoda at one of the upper corners has it below', () => {
  expect(plateAt('d4', 50, pagoda('d4', 'd3', 'e3'))).toBe(below)
  expect(plateAt('d4', 50, pagoda('d4', 'e3', 'e4'))).toBe(below)
  expect(plateAt('d4', 50, pagoda('d4', 'c4', 'd3'))).toBe(below)
})
test('a pagoda at one of the lower corners leaves it where it is, and so does one further off', () => {
  expect(plateAt('d4', 50, pagoda('d4', 'd5', 'e5'))).toBe(above)
  expect(plateAt('d4', 50, pagoda('d4', 'e4', 'e5'))).toBe(above)
  expect(plateAt('d4', 50, pagoda('k9', 'k10', 'l9'))).toBe(above)
})
