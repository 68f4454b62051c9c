// This browser's part of a game's chance: 32 random bytes that the server cannot know before it has shown the hash of its own.

import type { TableModel } from './model.svelte'

/** 32 random bytes as hexadecimal digits. */
export function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Adds this browser's part for every seat of mine that has none yet. A refusal means that the game has started: nothing is lost. */
export function contribute(table: TableModel, sent: Set<number>): void {
  if (table.info?.status !== 'open') return
  for (const { seat, yours, contributed } of table.seats) {
    if (!yours || contributed || sent.has(seat)) continue
    sent.add(seat)
    void table.session.send({ do: 'contribute', seat, random: random() })
  }
}
