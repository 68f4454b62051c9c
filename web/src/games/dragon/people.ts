// The nine roles: their symbols and looks. What a tile says and which persons there are, the view tells (D2).

import { t } from '$lib/i18n/speech.svelte'
import type { Mark } from '$lib/pieces/marks'
import type { ActionCard, Kind, MonthEvent, Person, PersonWords, Role, Stock, SuperEvent } from './view'

interface About {
  symbol: Mark | 'dragon'
  robe: string
}

export const PEOPLE: Record<Role, About> = {
  monk: { symbol: 'buddha', robe: '#B9762A' },
  pyrotechnist: { symbol: 'rocket', robe: '#A8352A' },
  warrior: { symbol: 'helmet', robe: '#4F5560' },
  healer: { symbol: 'mortar', robe: '#3C7A4A' },
  farmer: { symbol: 'blue', robe: '#7D6A35' },
  scholar: { symbol: 'book', robe: '#2E5F93' },
  craftsman: { symbol: 'hammer', robe: '#7C4E2C' },
  lady: { symbol: 'dragon', robe: '#8E3763' },
  collector: { symbol: 'coin', robe: '#5A4A86' },
}

/** What the symbol of a role is called; ears of rice are drawn as Huang's farmers are. */
export const symbolOf = (role: Role): string => (PEOPLE[role].symbol === 'blue' ? 'rice' : PEOPLE[role].symbol)

export const roleOf = (person: Person): Role => person.replace(/^(young|old)_/, '') as Role
export const isOld = (person: Person): boolean => person.startsWith('old_')

/** The person that an action calls `old monk`. */
export const personOf = (words: PersonWords): Person => words.replace(' ', '_') as Person

/** The kinds of persons of a role, young before old. */
const kindsOf = (supply: Stock[], role: Role): Kind[] => supply.find((stock) => stock.role === role)?.persons ?? []

/** The young person of a role, or the only one it has. */
export const youngOf = (supply: Stock[], role: Role): Person | undefined => kindsOf(supply, role)[0]?.person

/** What the tile of a person says. */
export const kindOf = (supply: Stock[], person: Person): Kind | undefined =>
  kindsOf(supply, roleOf(person)).find((kind) => kind.person === person)

/** The name of a person's sentence part: `dragon-person-old-monk`. */
export const personId = (person: Person): string => `dragon-person-${person.replace('_', '-')}`

/** A person in a list: "monk (young)". The parts of sentences are declined, so they cannot stand alone. */
export function personWords(person: Person): string {
  const role = roleOf(person)
  const name = t(`dragon-role-${role}`)
  return role === person ? name : `${name} (${t(isOld(person) ? 'dragon-table-old' : 'dragon-table-young')})`
}

/** Persons with a key that stays with each of them when others come and go. */
export const numbered = (persons: Person[]): { person: Person; key: string }[] =>
  persons.map((person, index) => ({
    person,
    key: `${person} ${persons.slice(0, index).filter((other) => other === person).length}`,
  }))

export const ACTION_MARK: Record<ActionCard, Mark | 'dragon'> = {
  taxes: 'coin',
  build: 'hammer',
  harvest: 'blue',
  fireworks: 'rocket',
  military: 'helmet',
  research: 'book',
  privilege: 'dragon',
  wall: 'wall',
}

export const EVENT_MARK: Record<MonthEvent, [mark: Mark, glyph: string]> = {
  peace: ['knot', '和'],
  tribute: ['coin', '貢'],
  drought: ['sun', '旱'],
  festival: ['lantern', '節'],
  mongols: ['bow', '蒙'],
  epidemic: ['incense', '疫'],
}

export const SUPER_MARK: Record<SuperEvent, [mark: Mark, glyph: string]> = {
  lanterns: ['lantern', '燈'],
  buddha: ['buddha', '佛'],
  earthquake: ['quake', '震'],
  tsunami: ['wave', '潮'],
  eclipse: ['moon', '蝕'],
  eruption: ['peak', '噴'],
  tornado: ['gust', '風'],
  dawn: ['sun', '曉'],
  assassination: ['blade', '刺'],
  treaty: ['hands', '盟'],
}
