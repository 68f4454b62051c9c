// Where the score stands that a button of the bar opens: in a column beside the board, or in a sheet over everything.

import { MediaQuery } from 'svelte/reactivity'
import { BREAKPOINTS } from '$lib/breakpoints'
import type { GameModule } from '$lib/game'
import type { GameId } from '$lib/games'
import type { TableModel } from './model.svelte'

const columnless = new MediaQuery(BREAKPOINTS['--laptop-small'])

/** Does the drawn table itself show the score? Then it has a place in its column; at the end, and in a replay, there is none. */
export const isScoreBeside = <G extends GameId>(table: TableModel<G>, module: GameModule<G>): boolean =>
  Boolean(module.scoreBeside) && !table.over && !table.replay && !columnless.current
