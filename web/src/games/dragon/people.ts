// The nine roles: their symbols, track values and looks (D2).

import { t } from '$lib/i18n/speech.svelte'
import type { Mark } from '$lib/pieces/marks'
import type { ActionCard, MonthEvent, Palace, Person, Role } from './view'

interface About {
  symbol: Mark | 'dragon'
  young: [symbols: number, value: number]
  old: [symbols: number, value: number] | null
  robe: string
}

export const PEOPLE: Record<Role, About> = {
  monk: { symbol: 'buddha', young: [1, 6], old: [2, 2], robe: '#B9762A' },
  pyrotechnist: { symbol: 'rocket', young: [1, 5], old: [2, 3], robe: '#A8352A' },
  warrior: { symbol: 'helmet', young: [1, 5], old: [2, 3], robe: '#4F5560' },
  healer: { symbol: 'mortar', young: [1, 4], old: [2, 1], robe: '#3C7A4A' },
  farmer: { symbol: 'blue', young: [1, 4], old: [2, 1], robe: '#7D6A35' },
  scholar: { symbol: 'book', young: [2, 4], old: [3, 2], robe: '#2E5F93' },
  craftsman: { symbol: 'hammer', young: [1, 2], old: null, robe: '#7C4E2C' },
  lady: { symbol: 'dragon', young: [1, 1], old: null, robe: '#8E3763' },
  collector: { symbol: 'coin', young: [3, 3], old: null, robe: '#5A4A86' },
}

export const roleOf = (person: Person): Role => person.replace(/^(young|old)_/, '') as Role
export const isOld = (person: Person): boolean => person.startsWith('old_')
export const figures = (person: Person): [symbols: number, value: number] => {
  const about = PEOPLE[roleOf(person)]
  return isOld(person) && about.old ? about.old : about.young
}

/** The name of a person's sentence part: `dragon-person-old-monk`. */
export const personId = (person: Person): string => `dragon-person-${person.replace('_', '-')}`

/** A person in a list: "monk (young)". The parts of sentences are declined, so they cannot stand alone. */
export const personWords = (person: Person): string =>
  PEOPLE[roleOf(person)].old
    ? `${t(`dragon-role-${roleOf(person)}`)} (${t(isOld(person) ? 'dragon-table-old' : 'dragon-table-young')})`
    : t(`dragon-role-${roleOf(person)}`)

/** The tile of a role: young or old, with the one-age roles by their own name. */
export const tileOf = (role: Role, old: boolean): Person =>
  (PEOPLE[role].old ? `${old ? 'old' : 'young'}_${role}` : role) as Person

export const symbolsOf = (palaces: Palace[], role: Role): number =>
  palaces
    .flatMap(({ persons }) => persons)
    .reduce((sum, person) => sum + (roleOf(person) === role ? figures(person)[0] : 0), 0)

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

export const SUPER_MARK: Record<string, [mark: Mark, glyph: string]> = {
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
