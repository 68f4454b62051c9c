// A game's module is found by its id; what the server sends has the types of that game.

import { describe, expect, expectTypeOf, test } from 'vitest'
import type * as Dragon from '../../src/games/dragon/engine'
import { gameModule } from '../../src/games'
import type * as Huang from '../../src/games/huang/engine'
import type * as Qin from '../../src/games/qin/engine'
import type { FromServer, GameId, Told, Update, View } from '../../src/lib/games'
import type { TableModel } from '../../src/lib/table/model.svelte'

describe('modules', () => {
  test.each(['qin', 'dragon', 'huang'])('%s has one', async (id) => {
    const module = await gameModule(id)
    expect(module.id).toBe(id)
    expect(module.drawn).toBeDefined()
  })

  test.each(['go', 'constructor', ''])('"%s" has none, and is shown in words', async (id) => {
    const module = await gameModule(id)
    expect(module.id).toBe(id)
    expect(module.drawn).toBeUndefined()
  })
})

// These are held by the type checker.
test('messages have the types of their game', () => {
  expectTypeOf<Told<'qin'>['event']>().toEqualTypeOf<Qin.Event>()
  expectTypeOf<Told<'dragon'>['event']>().toEqualTypeOf<Dragon.Event>()
  expectTypeOf<TableModel<'huang'>['view']>().toEqualTypeOf<Huang.View>()
  expectTypeOf<NonNullable<Update<'huang'>['game']>['view']>().toEqualTypeOf<Huang.View>()
  expectTypeOf<TableModel<'qin'>['news'][number]['told']>().toEqualTypeOf<Told<'qin'>[]>()
  expectTypeOf<TableModel<'qin'>>().toExtend<TableModel>()
  expectTypeOf<View>().toEqualTypeOf<View<GameId>>()
  expectTypeOf<Extract<FromServer, { type: 'update' }>['items']>().toEqualTypeOf<Update['items']>()
})
