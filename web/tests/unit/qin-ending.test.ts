// The marks at the ends of the race's lines.

import { expect, test, vi } from 'vitest'

vi.stubGlobal('document', { documentElement: { lang: '' } })
const { apart } = await import('../../src/games/qin/ending')

test('marks that have room stay at their lines', () => {
  expect(apart([10, 50, 100], 22, 118)).toEqual([10, 50, 100])
})

test('marks at one height give way downwards', () => {
  expect(apart([8, 8, 8, 8], 22, 118)).toEqual([8, 30, 52, 74])
})

test('near the bottom they give way upwards, so that no mark is lost', () => {
  expect(apart([69, 75, 88, 100], 22, 118)).toEqual([52, 74, 96, 118])
})
