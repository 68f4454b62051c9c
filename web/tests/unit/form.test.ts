// The form of a table in a window: arithmetic, tested without a browser.
import { expect, test } from 'vitest'
import { planOf } from '../../src/lib/shell/form'

const said = (width: number, height: number, text = 1) => {
  const { form, pair, tight, board } = planOf(width / 16 / text, height / 16 / text, 1)
  return `${form}${pair ? ' pair' : ''}${tight ? ' tight' : ''} ${Math.round(board * 16)}`
}

test.each([
  [1440, 900, 'desk 0'],
  [1920, 1080, 'desk 0'],
  [1024, 768, 'desk tight 0'],
  [768, 1024, 'stack pair 676'],
  [390, 844, 'stack 390'],
  [360, 740, 'stack tight 360'],
  [360, 640, 'stack tight 306'],
  [844, 390, 'side tight 390'],
  [1280, 560, 'side 560'],
])('%i × %i', (width, height, expected) => expect(said(width, height)).toBe(expected))

test('text at 200 % has half the room: a desk becomes a side, a tablet a stack of one column', () => {
  expect(said(1440, 900, 2)).toMatch(/^side/)
  expect(said(768, 1024, 2)).toMatch(/^stack tight/)
})

test('board, question and the least hand fit into every phone above 600 px', () => {
  for (let height = 600; height < 1000; height += 20)
    for (const width of [320, 360, 390, 430]) {
      const plan = planOf(width / 16, height / 16, 1)
      const rows = plan.tight ? 8.25 + 4.25 : 10 + 5.4
      expect(plan.board + plan.ask + rows).toBeLessThanOrEqual(height / 16 + 0.01)
    }
})
