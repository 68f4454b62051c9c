// What lessons, puzzles and the coach reckon with, apart from any page.

import { describe, expect, test } from 'vitest'
import { pieces } from '$lib/learn/bold'
import { cost, MUCH } from '$lib/learn/cost'
import { around, placeBeside, type Place } from '$lib/learn/holes'
import { afterwards, nextOf, ofTheDay, split } from '$lib/learn/next'
import { streak, weekOf } from '$lib/learn/progress.svelte'
import type { LessonAbout, PuzzleAbout } from '$lib/learn/wire'
import type { Hint } from '$lib/games'

const lesson = (id: string, extra = false): LessonAbout => ({
  id,
  title: id,
  about: id,
  minutes: 2,
  rules: [],
  extra,
  steps: 1,
  closing: id,
})

describe('what a guide says', () => {
  test('bold words are told apart', () =>
    expect(pieces('Place **one** tile.')).toEqual([
      { text: 'Place ', bold: false },
      { text: 'one', bold: true },
      { text: ' tile.', bold: false },
    ]))
  test('a sentence may begin with them', () => expect(pieces('**Now**')).toEqual([{ text: 'Now', bold: true }]))
})

describe('the card beside the holes', () => {
  type Boxes = { x: number; y: number; width: number; height: number }[]
  const card = { width: 372, height: 200 }
  const placed = (holes: Boxes, touchable: Boxes = [], now: Place | null = null) =>
    placeBeside({ holes, touchable, card, window: { width: 1440, height: 900 }, top: 90, now })
  const covers = ({ x, y }: { x: number; y: number }, boxes: Boxes) =>
    boxes.some(
      (box) => box.x < x + card.width && box.x + box.width > x && box.y < y + card.height && box.y + box.height > y,
    )
  const hole = { x: 300, y: 300, width: 60, height: 60 }
  test('stands with its tail at the hole', () => {
    const { side, tail } = placed([hole])
    expect(side).not.toBe(null)
    expect(tail).toBeGreaterThan(0)
  })
  test('covers none of several', () => {
    const holes = [hole, { x: 380, y: 300, width: 60, height: 60 }, { x: 1100, y: 700, width: 300, height: 100 }]
    expect(covers(placed(holes), holes)).toBe(false)
  })
  test('covers nothing that can be touched, where there is room elsewhere', () => {
    const board = [{ x: 0, y: 90, width: 1000, height: 800 }]
    expect(covers(placed([hole], board), board)).toBe(false)
  })
  test('stays where it is while it is not in the way', () => {
    const before = placed([hole])
    expect(placed([hole, { x: 1300, y: 800, width: 20, height: 20 }], [], before)).toEqual(before)
  })
  test('moves when it would be in the way', () => {
    const before = placed([hole])
    const next = [{ ...hole, x: before.x + 100, y: before.y + 50 }]
    expect(covers(placed(next, [], before), next)).toBe(false)
  })
  test('the box around holes holds them all', () =>
    expect(
      around([
        { x: 10, y: 20, width: 5, height: 5 },
        { x: 30, y: 5, width: 10, height: 10 },
      ]),
    ).toEqual({ x: 10, y: 5, width: 30, height: 20 }))
})

describe('the way through the lessons', () => {
  const all = [lesson('01'), lesson('02'), lesson('03'), lesson('04', true)]
  const done = (...ids: string[]) => ids.includes.bind(ids)
  test('options stand beside the path', () => expect(split(all).extra.map(({ id }) => id)).toEqual(['04']))
  test('the first one that is not done is next', () => expect(nextOf(all, done('01'))?.id).toBe('02'))
  test('after the last of the path what was left out comes', () =>
    expect(afterwards(all, '03', done('01', '03'))?.id).toBe('02'))
  test('then the options', () => expect(afterwards(all, '03', done('01', '02', '03'))?.id).toBe('04'))
  test('then nothing', () => expect(afterwards(all, '04', done('01', '02', '03', '04'))).toBe(undefined))
})

test('within as many days as there are puzzles each is the one of the day once', () => {
  const puzzles: PuzzleAbout[] = Array.from({ length: 40 }, (_, index) => ({
    id: String(index + 1),
    theme: 'x',
    level: 'easy',
    players: 2,
    seat: 1,
    chance: 0.6,
    next: 0.4,
  }))
  const seen = puzzles.map((_, index) => ofTheDay(puzzles, new Date(2026, 10, 1 + index))?.id)
  expect(new Set(seen).size).toBe(40)
})

describe('days with a puzzle', () => {
  const sunday = new Date(2026, 10, 15)
  test('in a row up to today', () => expect(streak(['2026-11-14', '2026-11-15'], sunday)).toBe(2))
  test('today may still come', () => expect(streak(['2026-11-13', '2026-11-14'], sunday)).toBe(2))
  test('a gap ends them', () => expect(streak(['2026-11-12', '2026-11-15'], sunday)).toBe(1))
  test('a week begins on Monday', () => expect(weekOf(sunday)[0]?.getDate()).toBe(9))
})

describe('what a choice costs', () => {
  const hint = (...chances: number[]) =>
    ({ actions: chances.map((chance, number) => ({ number, chance })) }) as unknown as Hint
  test('the best costs nothing', () => expect(cost(hint(0.6, 0.5), 0)).toBe(0))
  test('a named one its difference', () => expect(cost(hint(0.6, 0.5), 1)).toBeCloseTo(0.1))
  test('one that is not named at least as much as the worst that is', () =>
    expect(cost(hint(0.6, 0.4), 7)).toBeGreaterThanOrEqual(MUCH))
  test('without a hint nothing is known', () => expect(cost(hint(), 0)).toBe(0))
})
