// Sentences and buttons that count goods name only those of which there are any, in every language.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'

const LOCALES = import.meta.glob<string>('../../../locales/*/dragon.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const GIFTS = [0, 1, 3].flatMap((yuan) =>
  [0, 1, 2].flatMap((rice) => [0, 1, 2].map((fireworks) => ({ seat: 'Rat', yuan, rice, fireworks }))),
)

describe.each(Object.entries(LOCALES))('%s', (file, text) => {
  const bundle = new FluentBundle(file.split('/').at(-2) ?? '', { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  const say = (id: string, args: (typeof GIFTS)[number]) =>
    bundle.formatPattern(bundle.getMessage(id)?.value ?? '', args)

  test.each([
    ['dragon-gives-back', ({ yuan, rice }: (typeof GIFTS)[number]) => yuan + rice > 0],
    ['dragon-table-do-give', ({ yuan, rice, fireworks }: (typeof GIFTS)[number]) => yuan + rice + fireworks > 0],
    ['dragon-sells', ({ yuan, rice, fireworks }: (typeof GIFTS)[number]) => yuan > 0 && rice + fireworks > 0],
  ])('%s', (id, possible) => {
    for (const gift of GIFTS.filter(possible)) {
      const said = say(id, gift)
      const counted = [...said.matchAll(/\d+/g)].map(([figure]) => Number(figure))
      const goods = [gift.yuan, gift.rice, gift.fireworks].filter((count) => count > 0)
      expect(counted.sort(), said).toEqual(goods.sort())
      expect(said).not.toMatch(/ {2}|, *[.,]| (and|und|et|i)\.| ,|^ | $/)
    }
  })
})

test('one, two and three kinds of goods are told as one speaks', () => {
  const bundle = new FluentBundle('en', { useIsolating: false })
  bundle.addResource(new FluentResource(LOCALES['../../../locales/en/dragon.ftl'] ?? ''))
  const say = (yuan: number, rice: number, fireworks: number) =>
    bundle.formatPattern(bundle.getMessage('dragon-gives-back')?.value ?? '', { seat: 'Rat', yuan, rice, fireworks })
  expect(say(2, 0, 0)).toBe('Rat returns 2 yuan.')
  expect(say(2, 1, 0)).toBe('Rat returns 2 yuan and 1 rice.')
  expect(say(0, 1, 1)).toBe('Rat returns 1 rice and 1 firework.')
  expect(say(2, 1, 3)).toBe('Rat returns 2 yuan, 1 rice and 3 fireworks.')
})
