// What a player has staged survives a reload: it is stored in this tab by its table and decision.

import type { Saved } from '$lib/scene/staging.svelte'

const KEY = 'tianxia-staged'

export function keep(table: string, at: number, saved: Saved | null): void {
  try {
    if (saved) sessionStorage.setItem(KEY, JSON.stringify({ table, at, saved }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // A browser that stores nothing forgets it.
  }
}

/** Returns what was staged for this decision. */
export function kept(table: string, at: number): Saved | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      table: string
      at: number
      saved: Saved
    } | null
    return found?.table === table && found.at === at && Array.isArray(found.saved.touches) ? found.saved : null
  } catch {
    return null
  }
}
