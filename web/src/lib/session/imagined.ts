// Hints and previews of a server's table, made in this page: the server deals anew what the seat cannot know, and the page thinks about that
// game. The answers are the server's own to the letter; its machine is spared.

import type { Hint, Preview } from '$lib/games'
import { isLocal, place } from '$lib/local/place.svelte'
import { api, ask } from '$lib/protocol/api'
import type { Imagined } from '$lib/protocol/types'
import { server } from '$lib/server.svelte'

/** The decision that was imagined last; hint and previews of one decision need it once. */
let last: { key: string; world: Promise<Imagined> } | null = null

/** Does the host want it, and can this page? */
const wanted = (table: string): boolean => server.about?.hints_in_page === true && place.able && !isLocal(table)

function imagined(table: string, seat: number, at: number): Promise<Imagined> {
  const key = `${table} ${seat} ${at}`
  if (last?.key !== key) last = { key, world: api.imagined(table, seat) }
  const { world } = last
  world.catch(() => (last = null))
  return world
}

/** What a bot would do; a page that fails lets the server think. */
export async function hintFor(table: string, seat: number, at: number): Promise<Hint> {
  if (!wanted(table)) return api.hint(table, seat)
  try {
    return await ask<Hint>('POST', '/page/hint', await imagined(table, seat, at))
  } catch {
    return api.hint(table, seat)
  }
}

/** What an action would do; `otherwise` asks the server. */
export async function previewOf(
  table: string,
  seat: number,
  at: number,
  number: number,
  otherwise: () => Promise<Preview>,
): Promise<Preview> {
  if (!wanted(table)) return otherwise()
  try {
    const world = await imagined(table, seat, at)
    if (world.at !== at) return await otherwise()
    return await ask<Preview>('POST', '/page/preview', { record: world.record, number })
  } catch {
    return otherwise()
  }
}
