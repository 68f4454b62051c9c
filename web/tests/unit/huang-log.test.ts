// Huang's log: states by their names, as they were when it happened, and one subject a line.

import { describe, expect, test } from 'vitest'
import { subject, tell } from '../../src/games/huang/chronicle'
import { groups } from '../../src/games/huang/groups'
import type { Event, View } from '../../src/games/huang/view'
import type { Told } from '../../src/lib/games'
import type { Acted, TableModel } from '../../src/lib/table/model.svelte'

// Two capitals, a3 and d3, with room for two hexes between them.
const map = {
  rows: ['......', '......', '......', '......'],
  capitals: [
    { at: 'a3', name: 'Qin, Xianyang' },
    { at: 'd3', name: 'Wei, Daliang' },
  ],
}
const view = (tiles: string[], leaders: [number, string][] = []) =>
  ({
    map,
    tiles: tiles.map((at) => ({ at, colour: 'yellow' })),
    leaders: leaders.map(([seat, at]) => ({ seat, at, colour: 'yellow' })),
  }) as unknown as View

const told = (id: string, event: object): Told<'huang'> =>
  ({ phrase: { id, args: [['seat', { seat: 1 }]] }, event }) as unknown as Told<'huang'>
const acted = (...all: Told<'huang'>[]) => ({ kind: 'acted', seat: 1, told: all }) as unknown as Acted<'huang'>
const table = (now: View, ...items: Acted<'huang'>[]) =>
  ({ view: now, acted: items, items }) as unknown as TableModel<'huang'>
const said = (one: Told<'huang'> | undefined) => [
  one?.phrase.id,
  one?.phrase.args?.find(([key]) => key === 'state')?.[1],
]

const tile = (at: string) => told('huang-tile', { event: 'tile', seat: 1, colour: 'red', at })

describe('the log', () => {
  test('a tile beside a capital is placed in its state', () => {
    const item = acted(tile('b3'))
    expect(said(tell(item, table(view(['a3', 'b3', 'd3']), item))[0])).toEqual(['huang-log-tile', { text: 'Qin' }])
  })
  test('a tile that touches nothing has its hex alone', () => {
    const item = acted(tile('f1'))
    expect(said(tell(item, table(view(['a3', 'd3', 'f1']), item))[0])).toEqual(['huang-tile', undefined])
  })
  test('the state is that of the time, not of the present', () => {
    // b3 joined Qin; then a3 and b3 went; then c3 joined Wei.
    const first = acted(tile('b3'))
    const gone = acted(told('huang-removed-riot', { event: 'removed', at: 'a3', colour: 'yellow', because: 'riot' }))
    const last = acted(tile('c3'))
    const now = table(view(['b3', 'c3', 'd3']), first, gone, last)
    expect(said(tell(first, now)[0])).toEqual(['huang-log-tile', { text: 'Qin' }])
    expect(said(tell(last, now)[0])).toEqual(['huang-log-tile', { text: 'Wei' }])
  })
  test('a tile that begins a war is in no state', () => {
    const war = told('huang-war', { event: 'war', seat: 1, at: 'c3' })
    const item = acted(tile('c3'), war)
    expect(said(tell(item, table(view(['a3', 'b3', 'c3', 'd3']), item))[0])).toEqual(['huang-tile', undefined])
  })
  test('every event is about its own player', () => {
    expect(subject(told('', { event: 'returned', seat: 3 }))).toBe(3)
    expect(subject(told('', { event: 'revolt', attacker: 2, defender: 1 } satisfies Partial<Event>))).toBe(2)
    expect(subject(told('', { event: 'removed' }))).toBeUndefined()
  })
})

describe('who leads where', () => {
  test('groups of pieces that touch, those with capitals first', () => {
    const found = groups(
      view(
        ['a3', 'd3', 'f1'],
        [
          [2, 'b3'],
          [1, 'f2'],
        ],
      ),
    )
    expect(found.map(({ names, leaders }) => [names.join(), leaders.map(({ seat }) => seat)])).toEqual([
      ['Qin', [2]],
      ['Wei', []],
      ['', [1]],
    ])
  })
})
