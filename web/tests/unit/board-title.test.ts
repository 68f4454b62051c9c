// Every built-in board has its title in the language of the page.

import { expect, test } from 'vitest'
import { readMap } from '../../src/lib/board/mapfile'
import { boardTitle, MESSAGES } from '../../src/lib/board/title'

const FILES = import.meta.glob<string>('../../../crates/*/maps/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('every built-in board has a message for its title, and no message is left over', () => {
  expect(
    Object.values(FILES)
      .map((text) => readMap(text)?.title)
      .sort(),
  ).toEqual(Object.keys(MESSAGES).sort())
})

test('a custom board keeps its own', () => {
  expect(boardTitle('The club’s own')).toBe('The club’s own')
})
