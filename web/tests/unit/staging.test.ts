// One staging for every game: pieces and places narrow each other, in any order.
import { flushSync } from 'svelte'
import { describe, expect, test } from 'vitest'
import { squares } from '../../src/lib/scene/fields'
import { Staging } from '../../src/lib/scene/staging.svelte'

const isPlace = (key: string) => /^[a-z]\d$/.test(key)
function stage(needs: string[][], spare?: number) {
  const sent: number[] = []
  const choices = needs.map((keys, number) => ({ number, keys }))
  const staging = new Staging<{ number: number; keys: string[] }>({
    choices: () => choices,
    keys: ({ keys }) => keys,
    place: isPlace,
    ...(spare ? { spare, order: ({ number }: { number: number }) => number } : {}),
    send: ({ number }) => sent.push(number),
  })
  flushSync()
  return { staging, sent }
}

test('counts: two yellow tiles are chosen by touching two', () => {
  const { staging, sent } = stage([[], ['yellow'], ['yellow', 'yellow']])
  staging.touch('yellow', 'hand 1')
  expect(staging.staged?.number).toBe(1)
  staging.touch('yellow', 'hand 2')
  expect(staging.staged?.number).toBe(2)
  staging.play()
  expect(sent).toEqual([2])
})
test('a place may come first, and a second place replaces it', () => {
  const { staging } = stage([
    ['tile red', 'a1'],
    ['tile red', 'a2'],
    ['tile blue', 'a2'],
  ])
  staging.touch('a2')
  staging.touch('tile red', 'hand 3')
  expect(staging.staged?.number).toBe(1)
  staging.touch('a1')
  expect(staging.staged?.number).toBe(0)
})
test('another piece takes the place of the one in the hand', () => {
  const { staging } = stage([
    ['tile red', 'a1'],
    ['tile blue', 'a2'],
  ])
  staging.touch('tile red', 'hand 1')
  staging.touch('tile blue', 'hand 2')
  expect([...staging.held]).toEqual(['hand 2'])
  expect([...staging.lit.keys()].sort()).toEqual(['a2', 'tile blue', 'tile red'])
})
test('going back takes the piece off the board, and then out of the hand', () => {
  const { staging } = stage([['tile red', 'a1']])
  staging.touch('tile red', 'hand 1')
  staging.touch('a1')
  expect([staging.back(), staging.staged, [...staging.held]]).toEqual([true, null, ['hand 1']])
  expect([staging.back(), staging.back()]).toEqual([true, false])
})
test('what is staged can be saved and taken up again, unless it is no longer legal', () => {
  const ways = [
    ['tile', 'a1', 'a2'],
    ['tile', 'a1', 'b1'],
  ]
  const { staging } = stage(ways, 1)
  staging.touch('tile', 'hand 1')
  staging.touch('a1')
  staging.turn()
  const saved = staging.saved
  const again = stage(ways, 1).staging
  again.restore(saved!)
  expect([again.staged?.number, [...again.held]]).toEqual([1, ['hand 1', 'a1']])
  const gone = stage([['tile', 'c1', 'c2']], 1).staging
  gone.restore(saved!)
  expect(gone.saved).toBeNull()
})

describe('a drag', () => {
  const field = squares(4, 4)
  const ways = [
    ['tile', 'a1', 'b1'],
    ['tile', 'a1', 'a2'],
    ['tile', 'c3', 'd3'],
  ]
  test('aims at the places nearest to the piece, and a drop stages them', () => {
    const { staging, sent } = stage(ways, 1)
    staging.lift('tile', 'hand 1')
    staging.aim(field, field.centre('c3 d3'), 80, undefined)
    expect([staging.foreseen?.number, staging.staged]).toEqual([2, null])
    staging.drop()
    expect([staging.staged?.number, sent]).toEqual([2, []])
  })
  test('of what is staged moves it', () => {
    const { staging } = stage(ways, 1)
    staging.touch('tile', 'hand 1')
    staging.touch('a1')
    staging.lift('tile', 'hand 1')
    expect(staging.staged).toBeNull()
    staging.aim(field, field.centre('c3 d3'), 80, undefined)
    staging.drop()
    expect(staging.staged?.number).toBe(2)
  })
  test('that ends where nothing is legal puts the piece back', () => {
    const { staging } = stage(ways, 1)
    staging.lift('tile', 'hand 1')
    staging.aim(field, field.centre('d1'), 40, undefined)
    staging.drop()
    expect(staging.saved).toBeNull()
  })
})
