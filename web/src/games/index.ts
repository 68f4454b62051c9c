// The games this client can show. A game brings a folder with its module; docs/add-a-game.md says where else it is named.

import type { GameModule } from '$lib/game'

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  qin: () => import('./qin'),
  huang: () => import('./huang'),
  dragon: () => import('./dragon'),
}

/** The module of a game; a game without one is shown by the text table alone. */
export async function gameModule(id: string): Promise<GameModule> {
  const found = MODULES[id]
  return found ? (await found()).default : { id, describe: () => [] }
}
