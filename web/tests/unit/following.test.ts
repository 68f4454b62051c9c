// Following the others: one move after the other at each pace, back and on, and never out of step with the server.

import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import type { Item, Update } from '../../src/lib/games'
import { Following, type Pace } from '../../src/lib/table/following.svelte'
import type { Frame } from '../../src/lib/table/frames'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const ME = 1
const acted = (seq: number, seat: number): Item => ({ kind: 'acted', seq, seat, told: [] }) as unknown as Item
const said = (seq: number): Item => ({ kind: 'said', seq, seat: 2, text: 'ho' }) as unknown as Item

/** What the server sends after these entries; with `legal` where seat 1 decides. */
const update = (items: Item[], more: object = {}, eye: number | 'spectator' = ME): Update =>
  ({
    seq: items.at(-1)?.seq ?? 0,
    eye,
    table: { status: 'playing' },
    game: { at: items.at(-1)?.seq ?? 0, undo: 'free', legal: { groups: [] }, turn: 1, ...more },
    items,
  }) as unknown as Update

function follow(pace: Pace) {
  const shown: { seq: number; newest: boolean }[] = []
  const person = { pace, away: false, tells: 0 }
  let last: Frame | undefined
  const following = new Following({
    pace: () => person.pace,
    away: () => person.away,
    mine: () => [ME],
    lasts: (news) => (news.some(({ seq }) => seq === person.tells) ? 4 : 1),
    show: (frame, newest) => {
      last = frame
      shown.push({ seq: frame.items.at(-1)?.seq ?? 0, newest })
    },
  })
  following.receive(update([acted(1, ME)]))
  const at = () => shown.at(-1)?.seq
  return { following, shown, person, at, frame: () => last }
}

const bots = (following: Following) => {
  for (const [seq, seat] of [
    [2, 2],
    [3, 3],
    [4, 4],
  ] as const)
    following.receive(update([acted(seq, seat)]))
}

test.each([
  ['slow', 1600],
  ['normal', 700],
] as const)('at the pace %s a move stays for %i ms', (pace, pause) => {
  const { following, at } = follow(pace)
  bots(following)
  expect(at()).toBe(2)
  vi.advanceTimersByTime(pause - 1)
  expect(at()).toBe(2)
  vi.advanceTimersByTime(1)
  expect(at()).toBe(3)
  vi.advanceTimersByTime(pause)
  expect([at(), following.behind, following.number, following.of]).toEqual([4, false, 3, 3])
})

test('what tells more stays four times as long, and so does a move of one’s own', () => {
  const { following, at, person } = follow('normal')
  person.tells = 2
  bots(following)
  vi.advanceTimersByTime(4 * 700 - 1)
  expect(at()).toBe(2)
  vi.advanceTimersByTime(1)
  expect(at()).toBe(3)
  vi.advanceTimersByTime(1400)
  person.tells = 5
  following.receive(update([acted(5, ME)]))
  following.receive(update([acted(6, 2)]))
  vi.advanceTimersByTime(4 * 700 - 1)
  expect(at()).toBe(5)
  vi.advanceTimersByTime(1)
  expect(at()).toBe(6)
})

test('step by step every move waits for Next, however long that takes', () => {
  const { following, at } = follow('step')
  bots(following)
  vi.advanceTimersByTime(100_000)
  expect([at(), following.number, following.of]).toEqual([2, 1, 3])
  following.next()
  vi.advanceTimersByTime(100_000)
  expect(at()).toBe(3)
  following.next()
  following.next()
  expect([at(), following.behind]).toEqual([4, false])
})

test('at once nothing waits', () => {
  const { following, at } = follow('instant')
  bots(following)
  expect(at()).toBe(4)
})

test('the pace can be changed in the middle of a move', () => {
  const { following, person, at } = follow('step')
  bots(following)
  person.pace = 'normal'
  following.repace()
  vi.advanceTimersByTime(700)
  expect(at()).toBe(3)
  person.pace = 'instant'
  following.repace()
  expect(at()).toBe(4)
})

test('one can go back; then nothing moves by itself, and only the newest position can be answered', () => {
  const { following, shown, at } = follow('normal')
  bots(following)
  vi.advanceTimersByTime(5000)
  expect(following.canGoBack).toBe(true)
  following.back()
  following.back()
  vi.advanceTimersByTime(5000)
  expect([at(), following.canGoBack, shown.at(-1)?.newest]).toEqual([2, false, false])
  following.next()
  vi.advanceTimersByTime(5000)
  expect(at()).toBe(3)
  following.next()
  expect(shown.at(-1)).toEqual({ seq: 4, newest: true })
})

test('several moves in one message are still shown one by one', () => {
  const { following, at, frame } = follow('normal')
  following.receive(update([acted(2, 2), acted(3, 3), acted(4, 4)]))
  expect([at(), frame()?.update.game?.turn, frame()?.update.game?.legal]).toEqual([2, 3, undefined])
  vi.advanceTimersByTime(1400)
  expect(at()).toBe(4)
  expect(frame()?.update.game?.legal).toBeDefined()
})

test('a move of one’s own begins a new list', () => {
  const { following } = follow('instant')
  bots(following)
  following.receive(update([acted(5, ME)]))
  expect([following.of, following.canGoBack]).toEqual([0, false])
})

test.each(['step', 'slow'] as const)(
  'at the pace %s the answer to the newest position is shown at once, and the others’ moves wait again',
  (pace) => {
    const { following, at, person } = follow(pace)
    bots(following)
    following.next()
    following.next()
    person.tells = 4
    following.receive(update([acted(5, ME)]))
    expect(at()).toBe(5)
    following.receive(update([acted(6, ME), acted(7, 2), acted(8, 3)]))
    expect([at(), following.behind]).toEqual([7, true])
    // An answer by another device does not skip what this page has not shown yet.
    following.receive(update([acted(9, ME)]))
    expect(at()).toBe(7)
  },
)

test('what is said is seen at once, whatever waits', () => {
  const { following, frame } = follow('step')
  bots(following)
  following.receive(update([said(5)]))
  expect(frame()?.items.map(({ seq }) => seq)).toEqual([1, 2, 5])
  following.next()
  following.next()
  expect(frame()?.items.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
})

test('a request to undo does not wait, and what is undone can not be gone back to', () => {
  const { following, shown } = follow('step')
  bots(following)
  following.receive(update([{ kind: 'undo_asked', seq: 5, seat: 2 } as unknown as Item], { undo_request: {} }))
  expect(shown.at(-1)).toEqual({ seq: 5, newest: true })
  following.receive(update([{ kind: 'undone', seq: 6, seat: 2, actions: 1 } as unknown as Item]))
  expect(following.canGoBack).toBe(false)
})

test('another viewpoint at the same screen cannot go back to what the one before saw', () => {
  const { following } = follow('instant')
  bots(following)
  following.receive(update([], {}, 'spectator'))
  expect(following.canGoBack).toBe(false)
})

test('a page that nobody looks at shows everything at once', () => {
  const { following, person, at } = follow('step')
  person.away = true
  bots(following)
  expect(at()).toBe(4)
})

test('see again goes through the moves since one’s own, slowly where the pace is “at once”', () => {
  const { following, at } = follow('instant')
  bots(following)
  following.again([])
  expect(at()).toBe(2)
  vi.advanceTimersByTime(1600)
  expect(at()).toBe(3)
  vi.advanceTimersByTime(1600)
  expect([at(), following.pace]).toEqual([4, 'instant'])
})

test('see again works after a reload, when only the log is known', () => {
  const { following, at } = follow('normal')
  following.again([acted(1, 2)] as never)
  expect([at(), following.of, following.behind]).toEqual([1, 1, true])
})
