// A browser's language finds the folder that means it.

import { expect, test } from 'vitest'
import { matching } from '../../src/lib/i18n/match'

const KNOWN = ['en', 'de', 'pt-BR', 'zh-Hans', 'zh-Hant']

test.for([
  ['de-AT', 'de'],
  ['EN-gb', 'en'],
  ['pt-BR', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['pt', 'pt-BR'],
  ['zh-CN', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['zh-Hans-SG', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh_HK', 'zh-Hant'],
] as const)('%s is %s', ([tag, code]) => {
  expect(matching(tag, KNOWN)).toBe(code)
})

test('an unknown language, or one that only begins alike, is none of them', () => {
  expect(matching('ja-JP', KNOWN)).toBeUndefined()
  expect(matching('deu', KNOWN)).toBeUndefined()
  expect(matching('', KNOWN)).toBeUndefined()
})
