import { expect, test } from 'vitest'
import { roomOf } from '../../src/games/dragon/room'

test('what can be spared stands aside only where it does not fit', () => {
  expect(roomOf(780, [96, 112, 118, 283], 137, 4)).toEqual({ aside: false, gap: 7 })
  expect(roomOf(780, [96, 112, 118, 330], 137, 4)).toEqual({ aside: true, gap: 26 })
})

test('what cannot be spared is never set aside', () => {
  expect(roomOf(780, [96, 112, 118, 137, 330], 0, 4)).toEqual({ aside: false, gap: 0 })
})

test('room to spare lies between the parts, and no more than looks well', () => {
  expect(roomOf(780, [96, 112, 118, 204], 137, 40).gap).toBe(18)
  expect(roomOf(1400, [96, 112, 118, 204], 137, 40).gap).toBe(26)
  // A draft fills the table by itself.
  expect(roomOf(780, [96, 112, 372, 200], 0, 40)).toEqual({ aside: false, gap: 0 })
})
