// What Huang's choices and states are called: tiles and leaders by colour, states by their capital.

import { expect, test, vi } from 'vitest'
import type { Side, View } from '../../src/games/huang/view'

vi.stubGlobal('document', { documentElement: { lang: '' } })
const { speech } = await import('../../src/lib/i18n/speech.svelte')
await speech.need('common', 'huang')
const { actTitle, stateName, stateTitle } = await import('../../src/games/huang/words')

const sides = [
  { side: 'b1', name: 'Qin' },
  { side: 'd1', name: 'c4' },
] as Side[]
const view = { pending: { decision: 'war', sides } } as unknown as View

test('a state is called by its capital, and by a hex if it has none', () => {
  expect([stateName('Qin'), stateTitle('Western Chu')]).toEqual(['Qin', 'Western Chu'])
  expect(stateName('c4')).toBe(speech.t('huang-table-state', { at: 'c4' }))
  expect(stateTitle('c4')).toBe(speech.t('huang-table-state-title', { at: 'c4' }))
})

test('a name with a word in it is said in the language of the page', async () => {
  await speech.choose('de')
  expect([stateName('Western Chu'), stateTitle('Western Wei'), stateName('Qin')]).toEqual([
    'West-Chu',
    'West-Wei',
    'Qin',
  ])
  await speech.choose('en')
})

test('an action names the state, not the hex that it is written by', () => {
  const support = (side: string) => actTitle({ action: 'support', side, tiles: 2 }, view)
  const said = (state: string) => speech.t('huang-table-title-support', { tiles: 2, leader: 'false', state })
  expect(support('b1')).toBe(said('Qin'))
  expect(support('d1')).toBe(said(stateName('c4')))
  expect(actTitle({ action: 'win', side: 'b1' }, view)).toContain('Qin')
})

test.each(['en', 'fr', 'de', 'pl'])('in %s a tile is called by its colour', async (language) => {
  await speech.choose(language)
  const red = actTitle({ action: 'tile', colour: 'red', at: 'f7' })
  const green = actTitle({ action: 'tile', colour: 'green', at: 'f7' })
  expect(red).toContain('f7')
  expect(red).not.toBe(green)
  for (const office of ['red', 'green']) expect(red + green).not.toContain(speech.t(`huang-office-${office}`))
})
