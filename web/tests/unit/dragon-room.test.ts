import { expect, test } from 'vitest'
import { roomOf } from '../../src/games/dragon/room'

test('the actions stand aside only where something else is asked and they do not fit', () => {
  expect(roomOf(780, [96, 112, 118, 283], 137, 4, false)).toEqual({ aside: false, gap: 7 })
  expect(roomOf(780, [96, 112, 118, 330], 137, 4, false)).toEqual({ aside: true, gap: 26 })
  expect(roomOf(780, [96, 112, 118, 330], 137, 4, true)).toEqual({ aside: false, gap: 0 })
})

test('room to spare lies between the parts, and no more than looks well', () => {
  expect(roomOf(780, [96, 112, 118, 204], 137, 40, true).gap).toBe(18)
  expect(roomOf(1400, [96, 112, 118, 204], 137, 40, true).gap).toBe(26)
  // A draft fills the table by itself.
  expect(roomOf(780, [96, 112, 372, 200], 0, 40, false)).toEqual({ aside: false, gap: 0 })
})
