// What a super event brought each player, or took from them, in the sheet of its month.

import { t } from '$lib/i18n/speech.svelte'
import type { Mark } from '$lib/pieces/marks'
import { isOld, personWords, roleOf } from './people'
import type { Round } from './round'
import type { Card, Happening, Role } from './view'

/** A part of what was brought or taken: a person or a sign, and words; `spoken` is said where the sign is not seen. */
interface Brought {
  role?: Role
  old?: boolean
  symbol?: Mark | 'dragon'
  words: string
  spoken?: string
}

/** The event of a month, and the super event where it came with one. */
export const roundName = ({ event, special }: Round): string =>
  [t(`dragon-table-event-${event}`), ...(special ? [t(`dragon-super-${special}`)] : [])].join(' · ')

const cardOf = (card: Card): Brought =>
  card === 'wild'
    ? { symbol: 'star', words: '', spoken: t('dragon-table-wild-card') }
    : { role: card, words: t(`dragon-role-${card}`) }

/** Goods that were given, with their signs. */
const GOODS = [
  ['yuan', 'coin'],
  ['rice', 'blue'],
  ['fireworks', 'rocket'],
] as const

const GAIN = { yuan: 'taxes', rice: 'harvest', fireworks: 'fireworks', floors: 'build' } as const

function partsOf(one: Happening): Brought[] {
  switch (one.event) {
    case 'scores':
      return [{ words: t('dragon-table-coming-points', { points: one.points }) }]
    case 'gives_back':
      return GOODS.filter(([good]) => one[good] > 0).map(([good, symbol]) => ({
        symbol,
        words: `−${one[good]}`,
        spoken: t(`dragon-table-${good}`),
      }))
    case 'discards':
      return [cardOf(one.card)]
    case 'dawns':
      return [{ role: roleOf(one.person), old: isOld(one.person), words: personWords(one.person) }]
    case 'loses_privileges': {
      const privileges = one.small + one.large
      return privileges ? [{ symbol: 'dragon', words: `−${privileges}`, spoken: t('dragon-source-privileges') }] : []
    }
    case 'treats':
      return [{ role: one.role, words: t(`dragon-role-${one.role}`) }]
    case 'gains':
      return [{ words: t(`dragon-table-gain-${GAIN[one.good]}`, { amount: one.amount }) }]
    case 'advances':
      return [{ words: t('dragon-table-gain-military', { amount: one.steps }) }]
    default:
      return []
  }
}

export function broughtBy(special: Happening[]): Brought[] {
  const fallen = special.filter(({ event }) => event === 'falls').length
  const floors = fallen ? [{ words: t('dragon-table-floors', { count: fallen }) }] : []
  return [...floors, ...special.flatMap(partsOf)]
}
