// Escape closes what was opened last.

import { expect, test } from 'vitest'
import { Opened } from '$lib/table/opened'

const CLOSED = { menu: false, score: false, chat: false, rules: false, hint: false, piece: false }

test('what was opened last is closed first, whatever was closed in between', () => {
  const opened = new Opened()
  opened.follow(CLOSED)
  expect(opened.last).toBeUndefined()
  opened.follow({ ...CLOSED, rules: true })
  opened.follow({ ...CLOSED, rules: true, chat: true })
  expect(opened.last).toBe('chat')
  opened.follow({ ...CLOSED, rules: true, chat: true, menu: true })
  expect(opened.last).toBe('menu')
  opened.follow({ ...CLOSED, rules: true, menu: true })
  opened.follow({ ...CLOSED, rules: true })
  expect(opened.last).toBe('rules')
  opened.follow({ ...CLOSED, rules: true, chat: true })
  expect(opened.last).toBe('chat')
})
