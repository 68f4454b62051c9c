// The evidence of Huang's ending, from the score sheet of the engine.

import { beforeAll, describe, expect, test } from 'vitest'
import { because, tallies, totalOf } from '../../src/games/huang/ending'
import { speech } from '../../src/lib/i18n/speech.svelte'
import type { Outcome } from '../../src/lib/protocol/types'
import type { TableModel } from '../../src/lib/table/model.svelte'

const row = (section: string, label: string, ...values: number[]) => ({
  section: `huang-sheet-${section}`,
  label: { id: `huang-${label}` },
  values,
})
const sheet = [
  row('earned', 'yellow', 6, 9),
  row('earned', 'red', 8, 7),
  row('earned', 'blue', 2, 6),
  row('earned', 'green', 5, 5),
  row('earned', 'white', 2, 3),
  row('earned', 'sheet-granaries', 2, 0),
  row('white-added', 'yellow', 0, 0),
  row('white-added', 'red', 0, 0),
  row('white-added', 'blue', 1, 1),
  row('white-added', 'green', 0, 2),
]
const outcome = (by: string, values: number[], places = [2, 1]): Outcome => ({
  places,
  scores: [5, 7],
  sheet: [...sheet, row('decided', `sheet-decided-${by}`, ...values)],
})
const table = (found: Outcome | undefined) =>
  ({ game: { outcome: found }, name: (seat: number) => ['East', 'Rat'][seat - 1] }) as unknown as TableModel<'huang'>

beforeAll(() => speech.need('huang'))

describe('the totals', () => {
  test('the winner stands first; white lies on what it raised, granaries count as blue', () => {
    const [best, next] = tallies(outcome('lowest', [5, 7]))
    expect(best).toMatchObject({ seat: 2, place: 1, score: 7 })
    expect(best?.bars.map(totalOf)).toEqual([9, 7, 7, 7])
    expect(next?.bars[2]).toEqual({ colour: 'blue', earned: 4, added: 1 })
  })
})

describe('why somebody won', () => {
  test('the deciding colour is named, with the white points', () =>
    expect(because(table(outcome('lowest', [5, 7])))).toBe(
      'The lowest colour decides. Rat: 7 (red, blue, and green), raised by 3 white points. East: 5 (blue and green).',
    ))
  test('a further comparison says so', () =>
    expect(because(table(outcome('second', [6, 7])))).toMatch(/second lowest decides\. Rat: 7\. East: 6\./))
  test('nobody wins', () => expect(because(table(outcome('nobody', [2, 3], [2, 2])))).toMatch(/no one wins/))
  test('a game that goes on has no reason yet', () => expect(because(table(undefined))).toBeUndefined())
})
