import { expect, test } from 'vitest'
import { completions } from '../../src/lib/text/completion'

const choices = ['tile red f7', 'tile red g7', 'tile blue f7', 'leader red f7'].map((notation, number) => ({
  number,
  notation,
  free: false,
  action: { action: 'pass' as const },
  effect: {},
}))
const found = (text: string) => completions(choices, text).map((choice) => choice.notation)

test('a beginning finds what begins like it, whatever the case', () =>
  expect(found('TILE r')).toEqual(['tile red f7', 'tile red g7']))
test('words from the middle are found after beginnings', () =>
  expect(found('f7')).toEqual(['tile red f7', 'tile blue f7', 'leader red f7']))
test('nothing typed finds nothing', () => expect(found('  ')).toEqual([]))
test('nonsense finds nothing', () => expect(found('xyz')).toEqual([]))
