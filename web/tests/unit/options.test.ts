// What the options of a table are called.

import { expect, test, vi } from 'vitest'

vi.stubGlobal('document', { documentElement: { lang: '', hasAttribute: () => false } })
const { speech, t } = await import('../../src/lib/i18n/speech.svelte')
await speech.need('common', 'web')
const { valueName } = await import('../../src/lib/options')

test('a custom board is called by the title of its file, where it has one', () => {
  expect(valueName('huang', 'title: The club’s own\nlayout: hex\n\n. . A\n')).toBe('The club’s own')
  expect(valueName('huang', 'layout: hex\n\n. . A\n')).toBe(t('web-own-board-chosen'))
})
