// The games this client can show. A game brings a folder with its module; docs/add-a-game.md says where else it is named.

import type { GameModule } from '$lib/game'
import SeatMark from '$lib/table/SeatMark.svelte'
import type { GameId } from '$lib/games'

const MODULES: { [G in GameId]: () => Promise<{ default: GameModule<G> }> } = {
  qin: () => import('./qin'),
  huang: () => import('./huang'),
  dragon: () => import('./dragon'),
}

/**
 * The module of a game; a game without one is shown by the text table alone. Here the tables of the server, which name their game,
 * meet the modules, which know its types: whoever holds a table and the module of its game may hand the one to the other.
 */
export async function gameModule(id: string): Promise<GameModule> {
  return isKnown(id) ? load(id) : { id, mark: SeatMark, describe: () => [] }
}

const isKnown = (id: string): id is GameId => Object.hasOwn(MODULES, id)

async function load<G extends GameId>(id: G): Promise<GameModule<G>> {
  return (await MODULES[id]()).default
}
