import { describe, expect, test } from 'vitest'
import { curve } from '$lib/pages/you/curve'

describe('the curve of a rating', () => {
  test('goes from left to right between round numbers', () => {
    const { points, low, high, end } = curve([1500, 1658, 1600], 200, 100)
    expect([low, high]).toEqual([1450, 1700])
    expect(points).toBe('0.0,80.0 100.0,16.8 200.0,40.0')
    expect(end).toEqual({ x: 200, y: 40 })
  })

  test('of one game is a level line', () => {
    const { points, low, high } = curve([1500], 200, 100)
    expect([low, high]).toEqual([1450, 1550])
    expect(points).toBe('0.0,50.0 200.0,50.0')
  })
})
