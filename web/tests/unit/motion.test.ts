// Pieces move in the order of what happened, a beat apart, and never for longer than a breath.

import { expect, test } from 'vitest'
import { motions } from '../../src/games/huang/motion'
import type { Event } from '../../src/games/huang/view'

test('each piece waits for those before it; what only is said takes no time', () => {
  const events: Event[] = [
    { event: 'tile', seat: 1, colour: 'red', at: 'c4' },
    { event: 'neutral', seat: 2 },
    { event: 'removed', colour: 'red', at: 'd4', because: 'price' },
    { event: 'leader', seat: 1, colour: 'blue', at: 'e4', from: 'f4' },
    { event: 'pagoda', seat: 1, colour: 'red', at: ['a1', 'b1', 'a2'], from: null },
  ]
  const motion = motions(events)
  expect(motion.tiles.get('c4')).toBe('0ms')
  expect(events.map(motion.delay)[2]).toBe('160ms')
  expect(motion.leaders.get('e4')).toEqual({ from: 'f4', delay: '320ms' })
  expect(motion.buildings.get('a1,b1,a2')).toBe('480ms')
})

test('a great war is over within a breath', () => {
  const events = Array.from({ length: 40 }, (_, i): Event => ({
    event: 'removed',
    colour: 'red',
    at: `c${i}`,
    because: 'price',
  }))
  expect(Number.parseInt(events.map(motions(events).delay).at(-1) ?? '')).toBeLessThanOrEqual(1400)
})
