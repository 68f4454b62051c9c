// A war or a revolt as its panel shows it, with what the player has in mind.

import { t } from '$lib/i18n/speech.svelte'
import type { Key } from '$lib/scene/types'
import { isHelped } from './actions'
import { revoltStanding, warStanding } from './conflict'
import type { Doing } from './scene'
import type { Colour, Leader, Rebel, View } from './view'
import { hued, stateName, stateTitle } from './words'

export interface Added {
  seat: number
  tiles: number
  leader: boolean
  /** It is only in mind. */
  ghost: boolean
}
export interface StrifeSide {
  key: Key
  name: string
  /** What it is to the player: attacks, defends. */
  role?: string
  /** The tiles on the map that count for it. */
  soldiers: number
  adds: Added[]
  stakes: readonly Leader[]
  total: number
  /** Can something be added to it now? */
  open: boolean
  chosen: boolean
}
export interface Strife {
  about: 'war' | 'revolt'
  glyph: string
  title: string
  note: string
  colour: Colour
  sides: StrifeSide[]
}

/** Returns the conflict that is being decided. `open`: the sides that can be touched now. */
export function strifeOf(
  view: View,
  { seat, name }: { seat: number | null; name: (seat: number) => string },
  open: (side: Key) => boolean,
  staged: Doing | null,
): Strife | null {
  const { pending } = view
  const action = staged?.action
  const mine = (tiles: number, helps: boolean): Added => ({ seat: seat ?? 1, tiles, leader: helps, ghost: true })
  if (pending.decision === 'war') {
    const { totals } = warStanding(pending, staged ?? undefined)
    const tile = view.tiles.find(({ at }) => at === pending.tile)
    const states = pending.sides.map((side) => stateName(side.name)).join(', ')
    return {
      about: 'war',
      glyph: '戰',
      colour: 'red',
      title: t('huang-table-war-at', { at: pending.tile }),
      note: tile ? t('huang-table-war-joins', { name: name(view.active), ...hued(tile.colour), states }) : '',
      sides: pending.sides.map((side, i) => {
        const chosen = action !== undefined && 'side' in action && action.side === side.side
        const adds = side.supports.map(({ seat, tiles, leader }): Added => ({ seat, tiles, leader, ghost: false }))
        const added = chosen && action.action === 'support' ? [mine(action.tiles, isHelped(action))] : []
        return {
          key: `side ${side.side}`,
          name: stateTitle(side.name),
          soldiers: side.reds,
          adds: [...adds, ...added],
          stakes: side.contested,
          total: totals[i] ?? side.total,
          open: open(`side ${side.side}`),
          chosen,
        }
      }),
    }
  }
  if (pending.decision !== 'revolt') return null
  const { colour, attacker, defender } = pending
  const { attack, defence } = revoltStanding(pending, staged ?? undefined)
  const asked = 'decide' in (view.turn as object) ? (view.turn as { decide: number }).decide : null
  const side = (rebel: Rebel, key: Key, role: string, total: number): StrifeSide => {
    const own = rebel.seat === asked && rebel.seat === seat
    const { tiles, leader } = rebel.commitment
    const given = tiles || leader ? [{ seat: rebel.seat, tiles, leader, ghost: false }] : []
    return {
      key,
      name: name(rebel.seat),
      role,
      soldiers: rebel.yellows.length,
      adds: [...given, ...(own && action?.action === 'commit' ? [mine(action.tiles, isHelped(action))] : [])],
      stakes: [{ seat: rebel.seat, colour, at: rebel.at ?? '' }],
      total,
      open: own && (open('add yellow') || open('help yellow')),
      chosen: own && action?.action === 'commit',
    }
  }
  return {
    about: 'revolt',
    glyph: '亂',
    colour: 'yellow',
    title: t('huang-table-revolt'),
    note: t('huang-table-revolt-about', hued(colour)),
    sides: [
      side(attacker, 'side attacker', t('huang-table-attacks'), attack),
      side(defender, 'side defender', t('huang-table-defends'), defence),
    ],
  }
}
