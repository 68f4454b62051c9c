// The choices of the Year of the Dragon by the things that are touched: an action card, a person tile, a palace, a person in it, a card of
// the hand. A choice may need two: two persons of a draft, a card and a person, a person and a palace.

import type { Choice } from '$lib/games'
import { personOf, roleOf, youngOf } from './people'
import type { ActionData, Palace, Stock } from './view'

/**
 * A thing on the table: `act taxes`, `person young_monk`, `palace 1`, `lives 1 old_monk`, `card monk`, `tile rice`, `newcomer`; or an answer
 * beside the question: `size small`, `give 1 0 2`.
 */
export type Key = string

/** What a gift would take: yuan, rice, fireworks. */
export type Gift = Extract<ActionData, { action: 'give' }>

/** The things that an action needs; none if it is only a button. */
export function keysOf(action: ActionData, supply: Stock[]): Key[] {
  switch (action.action) {
    case 'draft':
      return [action.first, action.second].map((role) => `person ${youngOf(supply, role)}`)
    case 'act':
      return [`act ${action.card}`]
    case 'privilege':
      return ['act privilege', `size ${action.size}`]
    case 'wall':
      return ['act wall', `tile ${action.tile}`]
    case 'person':
    case 'wild': {
      const person = personOf(action.person)
      return [`card ${action.action === 'wild' ? 'wild' : roleOf(person)}`, `person ${person}`]
    }
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
    case 'fall':
      return [`palace ${action.palace}`]
    case 'palace':
      return ['newcomer', `palace ${action.palace}`]
    case 'replace':
      return ['newcomer', `lives ${action.palace} ${personOf(action.person)}`]
    case 'release':
      return [`lives ${action.palace} ${personOf(action.person)}`]
    case 'give':
      return [giveKey(action)]
    case 'pass':
    case 'let_go':
      return []
  }
}

export const giveKey = ({ yuan, rice, fireworks }: Omit<Gift, 'action'>): Key => `give ${yuan} ${rice} ${fireworks}`

/** Of equal palaces only the first is named: the number by which choices call a palace. */
export function palaceNumber(palaces: Palace[], index: number): number {
  const same = JSON.stringify(palaces[index])
  return palaces.findIndex((palace) => JSON.stringify(palace) === same) + 1
}

export const giftOf = ({ action }: Pick<Choice<'dragon'>, 'action'>): Gift | undefined =>
  action.action === 'give' ? action : undefined
