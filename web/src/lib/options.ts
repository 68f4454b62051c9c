// The options of a game in words: their names, their values, and what of them is worth telling about a table.

import { readMap } from '$lib/board/mapfile'
import { server } from '$lib/server.svelte'
import { pair, speech, t } from '$lib/i18n/speech.svelte'

const plain = (word: string) => (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('_', ' ')

function said(otherwise: string, ...ids: string[]): string {
  const id = ids.find((one) => speech.has(one))
  return id ? t(id) : plain(otherwise)
}

export const optionName = (game: string, key: string): string => said(key, `web-option-${game}-${key}`)

/** A value in words; the super events of the dragon have names of their own, and a custom board is called by the title of its file. */
export const valueName = (game: string, value: string): string =>
  value.includes('\n')
    ? readMap(value)?.title || t('web-own-board-chosen')
    : said(value, `web-value-${game}-${value}`, `${game}-super-${value}`)

/** What a table plays differently from the usual game, and on which board. */
export function optionWords(game: string, options: Record<string, string>): string[] {
  return (server.game(game)?.options ?? []).flatMap(({ key, kind, values, default: usual }) => {
    const [name, value] = [optionName(game, key), options[key] ?? usual]
    if (kind === 'board') return values.length > 1 || value !== usual ? [valueName(game, value)] : []
    if (value === usual) return []
    if (kind === 'flag') return [value === 'true' ? name : t('web-option-without', { name })]
    if (kind === 'boards')
      return [
        pair(
          name,
          value
            .split(',')
            .map((board) => valueName(game, board))
            .join(', '),
        ),
      ]
    return [pair(name, valueName(game, value))]
  })
}
