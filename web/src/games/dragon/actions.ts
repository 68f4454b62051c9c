// The choices of the Year of the Dragon by the things one touches: an action card, a person tile, a palace, somebody who lives in
// one, a card of the hand. A choice may need two (a draft); a thing may offer several (a small or a large privilege).

import type { Choice } from '$lib/protocol/types'
import { tileOf } from './people'
import type { Court, Palace, Person, Role } from './view'

/** A thing on the table: `act taxes`, `person young_monk`, `palace 1`, `lives 1 old_monk`, `card monk`. */
export type Key = string

const person = (words: string[]): Person => words.join('_') as Person

/** The things a choice needs to be touched; none for those that are only a button. */
export function keysOf({ notation }: Choice): Key[] {
  const [verb, ...words] = notation.split(' ')
  switch (verb) {
    case 'draft':
      return words.map((role) => `person ${tileOf(role as Role, false)}`)
    case 'person':
    case 'wild':
      return [`person ${person(words)}`]
    case 'dawn':
      return [`person ${tileOf(words[0] as Role, false)}`]
    case 'treaty':
      return [`role ${words[0]}`]
    case 'spend':
    case 'discard':
      return [`card ${words[0]}`]
    case 'floor':
    case 'palace':
    case 'fall':
      return [`palace ${words[0]}`]
    case 'replace':
    case 'release':
      return [`lives ${words[0]} ${person(words.slice(1))}`]
    case 'pass':
    case 'let':
    case 'give':
      return []
    default:
      return [`act ${verb}`]
  }
}

/** Of equal palaces only the first is named: the number by which choices call a palace. */
export function palaceNumber(palaces: Palace[], index: number): number {
  const same = JSON.stringify(palaces[index])
  return palaces.findIndex((palace) => JSON.stringify(palace) === same) + 1
}

/** What a gift would take: yuan, rice, fireworks. */
export function gift({ notation }: Choice): { yuan: number; rice: number; fireworks: number } | undefined {
  const found = /^give (\d+) yuan (\d+) rice (\d+) fireworks$/.exec(notation)
  return found ? { yuan: Number(found[1]), rice: Number(found[2]), fireworks: Number(found[3]) } : undefined
}

/** The first gift there is: it spares rice, then fireworks. */
export function firstGift(choices: Choice[]): { rice: number; fireworks: number } {
  for (const choice of choices) {
    const goods = gift(choice)
    if (goods) return { rice: goods.rice, fireworks: goods.fireworks }
  }
  return { rice: 0, fireworks: 0 }
}

export const price = (court: Court | undefined, notation: string): number =>
  court?.actions.find(({ action }) => action === notation.split(' ')[0])?.price ?? 0
