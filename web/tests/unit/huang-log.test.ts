// Huang's log: states by their names, as they were when it happened, and one subject a line.

import { describe, expect, test } from 'vitest'
import { subject, tell } from '../../src/games/huang/chronicle'
import type { Event } from '../../src/games/huang/view'
import type { Told } from '../../src/lib/games'
import type { Acted } from '../../src/lib/table/model.svelte'

const told = (id: string, event: object): Told<'huang'> =>
  ({ phrase: { id, args: [['seat', { seat: 1 }]] }, event }) as unknown as Told<'huang'>
const acted = (...all: Told<'huang'>[]) => ({ kind: 'acted', seat: 1, told: all }) as unknown as Acted<'huang'>
const said = (one: Told<'huang'> | undefined) => [
  one?.phrase.id,
  one?.phrase.args?.find(([key]) => key === 'state')?.[1],
]

const tile = (state?: string) => told('huang-tile', { event: 'tile', seat: 1, colour: 'red', at: 'b3', state })

describe('the log', () => {
  test('a tile is placed in the state that the engine names', () => {
    expect(said(tell(acted(tile('Qin')))[0])).toEqual(['huang-log-tile', { text: 'Qin' }])
  })
  test('a tile in no state has its hex alone', () => {
    expect(said(tell(acted(tile()))[0])).toEqual(['huang-tile', undefined])
  })
  test('every event is about its own player', () => {
    expect(subject(told('', { event: 'returned', seat: 3 }))).toBe(3)
    expect(subject(told('', { event: 'revolt', attacker: 2, defender: 1 } satisfies Partial<Event>))).toBe(2)
    expect(subject(told('', { event: 'removed' }))).toBeUndefined()
  })
})
