// The answers of the text view of the Year of the Dragon: every group has a name of its own.

import { expect, test, vi } from 'vitest'
import type { ActionData, View } from '../../src/games/dragon/engine'
import type { TableModel } from '../../src/lib/table/model.svelte'

vi.stubGlobal('document', { documentElement: { lang: '' } })
const { speech } = await import('../../src/lib/i18n/speech.svelte')
await speech.need('common', 'dragon', 'web')
const { group } = await import('../../src/games/dragon/words')

const asked = (what: string, actions: ActionData[]) =>
  group({
    seat: 1,
    view: { ask: { seat: 1, what, left: 1, person: 'lady' }, seats: [{ seat: 1, actions: [] }] } as unknown as View,
    choices: actions.map((action, number) => ({ number, notation: '', free: true, action, effect: {} })),
  } as unknown as TableModel<'dragon'>)

test.each<[string, ActionData[], number]>([
  [
    'card',
    [
      { action: 'person', person: 'lady' },
      { action: 'wild', person: 'lady' },
      { action: 'spend', card: 'monk' },
    ],
    3,
  ],
  [
    'place',
    [{ action: 'palace', palace: 1 }, { action: 'replace', palace: 2, person: 'lady' }, { action: 'let_go' }],
    3,
  ],
  ['act', [{ action: 'act', card: 'taxes' }, { action: 'privilege', size: 'small' }, { action: 'pass' }], 1],
  ['build', [{ action: 'floor', palace: 1 }, { action: 'new_palace' }], 1],
  ['give_back', [{ action: 'give', yuan: 1, rice: 0, fireworks: 0 }], 1],
])('%s: no two groups have one name', (what, actions, count) => {
  const headings = asked(what, actions).map(({ heading }) => heading)
  expect(headings).toHaveLength(count)
  expect(new Set(headings).size).toBe(count)
  for (const heading of headings) expect(heading).not.toMatch(/dragon-table/)
})
