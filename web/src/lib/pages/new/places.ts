// Who will sit at a new table, before it is opened.

import type { Filling, GameAbout } from '$lib/protocol/types'

export const KINDS = ['me', 'bot', 'open', 'none'] as const
export type Kind = (typeof KINDS)[number]

export interface Place {
  kind: Kind
  /** How well a bot plays. */
  level: string
  /** What a bot likes beside winning; empty: nothing. */
  style: string
  /** What somebody at this screen is called; the guest's own name if empty. */
  name: string
}

/** One person against bots, four at most. */
export const firstPlaces = (game: GameAbout, level: string): Place[] =>
  Array.from({ length: game.most }, (_, index) => ({
    kind: index === 0 ? 'me' : index < Math.min(4, game.most) ? 'bot' : 'none',
    level,
    style: '',
    name: '',
  }))

export const count = (places: Place[], kind: Kind): number => places.filter((place) => place.kind === kind).length

export function filling({ kind, level, style, name }: Place): Filling {
  if (kind === 'bot') return style ? { kind: 'bot', level, style } : { kind: 'bot', level }
  if (kind === 'open') return { kind: 'open' }
  return name.trim() ? { kind: 'me', name: name.trim() } : { kind: 'me' }
}
