// Making tables, and what people call the games.

import { server } from '$lib/server.svelte'
import { firstLevel, usualLevel } from '$lib/levels'
import { person } from '$lib/person.svelte'
import { api, freshId } from '$lib/protocol/api'
import type { Filling } from '$lib/protocol/types'
import { router } from '$lib/router.svelte'
import { settings } from '$lib/settings.svelte'

/** The games in the order of the prints, with the character of their seal. */
export const SEALS = { huang: 'huang', dragon: 'long', qin: 'qin' } as const

/** The part of a print that stands for the game in small. */
export const CROPS: Record<string, string> = { huang: '90 40 230 230', dragon: '10 30 230 230', qin: '60 120 220 220' }

export const bot = (level: string): Filling => ({ kind: 'bot', level })

/** A table against bots, started at once; with a coach the bots are easy. */
export async function playNow(game: string, how: 'alone' | 'coached' = 'alone'): Promise<void> {
  await server.find()
  await person.introduce()
  const about = server.game(game)
  if (!about) return
  const bots = Array.from({ length: Math.min(4, about.most) - 1 }, () =>
    bot(how === 'coached' ? firstLevel() : usualLevel()),
  )
  const seats: Filling[] = [{ kind: 'me' }, ...bots]
  const { table } = await api.create({ id: freshId(), game, seats, hints: true, start: true })
  settings.set('game', game)
  if (how === 'coached') (await import('$lib/learn/coaching.svelte')).coached.set(table, { words: true, warns: true })
  router.go(`/table/${table}`)
}
