// The labels of Qin's hints do not cover each other.

import { expect, test } from 'vitest'
import { spread, widthOf } from '../../src/games/qin/labels'

const label = (x: number, y: number, rank: number) => ({ x, y, rank, word: '93%', wide: widthOf(rank, '93%') })

test('two tiles at one place: the better one keeps it, the other is labelled below', () => {
  const [first, second] = spread([label(510, 230, 1), label(510, 230, 2)])
  expect(first).toEqual(label(510, 230, 1))
  expect(second).toEqual({ ...label(510, 230, 2), y: 266 })
})

test('labels that are far from each other stay; one that would cover two goes below both', () => {
  const far = [label(100, 100, 1), label(300, 100, 2)]
  expect(spread(far)).toEqual(far)
  expect(spread([label(510, 230, 1), label(510, 266, 2), label(540, 230, 3)])[2]?.y).toBe(302)
})
