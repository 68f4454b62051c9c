// Which built-in file a value of a board option means.

import type { BoardMap } from '$lib/board/mapfile'
import { countFields, builtInMap, readMap } from '$lib/board/mapfile'
import { t } from '$lib/i18n/speech.svelte'

/** The board that a value stands for; Huang's own choice follows another option. */
export function boardOf(game: string, value: string, options: Record<string, string>): Promise<BoardMap | null> {
  if (value.includes('\n')) return Promise.resolve(readMap(value))
  if (game === 'huang' && value === 'standard')
    return builtInMap(options['eighteen_kingdoms'] === 'true' ? 'huang/eighteen-kingdoms' : 'huang/warring-states')
  return builtInMap(`${game}/${value}`)
}

/** What a board has, in a few words. */
export function boardWords(map: BoardMap): string {
  return map.hexes
    ? t('web-board-capitals', { count: countFields(map, /^[A-Z]$/) })
    : t('web-board-villages', { count: countFields(map, /^o$/), water: countFields(map, /^~$/) })
}
