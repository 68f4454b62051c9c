// The choices of the Year of the Dragon by the things one touches: an action card, a person tile, a palace, somebody who lives in
// one, a card of the hand. A choice may need two (a draft); a thing may offer several (a small or a large privilege).

import type { Choice } from '$lib/games'
import { personOf, youngOf } from './people'
import type { ActionData, Palace, Stock } from './view'

/** A thing on the table: `act taxes`, `person young_monk`, `palace 1`, `lives 1 old_monk`, `card monk`, or a button: `button pass`. */
export type Key = string

/** What a gift would take: yuan, rice, fireworks. */
export type Gift = Extract<ActionData, { action: 'give' }>

/** The things an action needs to be touched; none for those that are only a button. */
export function keysOf(action: ActionData, supply: Stock[]): Key[] {
  switch (action.action) {
    case 'draft':
      return [action.first, action.second].map((role) => `person ${youngOf(supply, role)}`)
    case 'act':
      return [`act ${action.card}`]
    case 'privilege':
    case 'wall':
      return [`act ${action.action}`]
    case 'person':
    case 'wild':
      return [`person ${personOf(action.person)}`]
    case 'dawn':
      return [`person ${youngOf(supply, action.role)}`]
    case 'treaty':
      return [`role ${action.role}`]
    case 'spend':
    case 'discard':
      return [`card ${action.card}`]
    case 'new_palace':
      return ['palace new']
    case 'floor':
    case 'palace':
    case 'fall':
      return [`palace ${action.palace}`]
    case 'replace':
    case 'release':
      return [`lives ${action.palace} ${personOf(action.person)}`]
    case 'pass':
    case 'let_go':
    case 'give':
      return []
  }
}

/** The button of an action that needs nothing to be touched. */
export const buttonOf = ({ action }: ActionData): Key => `button ${action}`

/** Of equal palaces only the first is named: the number by which choices call a palace. */
export function palaceNumber(palaces: Palace[], index: number): number {
  const same = JSON.stringify(palaces[index])
  return palaces.findIndex((palace) => JSON.stringify(palace) === same) + 1
}

export const giftOf = ({ action }: Pick<Choice<'dragon'>, 'action'>): Gift | undefined =>
  action.action === 'give' ? action : undefined

/** The first gift there is: it spares rice, then fireworks. */
export function firstGift(choices: Pick<Choice<'dragon'>, 'action'>[]): Pick<Gift, 'rice' | 'fireworks'> {
  for (const choice of choices) {
    const gift = giftOf(choice)
    if (gift) return { rice: gift.rice, fireworks: gift.fireworks }
  }
  return { rice: 0, fireworks: 0 }
}
