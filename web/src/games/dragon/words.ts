// The Year of the Dragon in words: what a choice is called, and the position for the text table.

import type { Group, Section } from '$lib/game'
import { clauses, pair, t } from '$lib/i18n/speech.svelte'
import type { Choice } from '$lib/games'
import type { TableModel } from '$lib/table/model.svelte'
import { coming } from './coming'
import { personId, personOf, personWords } from './people'
import type { ActionCard, ActionData, Card, Court, Effect, Palace, PersonWords, Role, View } from './view'

const cardWords = (card: Card) => t(card === 'wild' ? 'dragon-card-wild' : `dragon-role-${card}`)
const nameOf = (words: PersonWords): string => t(personId(personOf(words)))
const roleWords = (role: Role): string => t(`dragon-role-${role}`)

/** What is to be paid for the group of a card. */
const price = (court: Court | undefined, card: ActionCard): number =>
  court?.actions.find(({ action }) => action === card)?.price ?? 0

/** The yuan that a seat would take for passing; what follows is another matter. */
const yuanTaken = (effect: Effect): number =>
  (effect.goods ?? []).filter(({ why }) => why === 'pass').reduce((yuan, { by }) => yuan + by, 0)

/** What a choice is called, on its button and in the text table. */
export const choiceWords = ({ action, effect }: Choice<'dragon'>, view: View, court: Court | undefined): string =>
  action.action === 'pass' ? t('dragon-table-do-pass', { yuan: yuanTaken(effect) }) : actionWords(action, view, court)

/** What an action is called where its effect is not known. */
export function actionWords(action: ActionData, view: View, court: Court | undefined): string {
  switch (action.action) {
    case 'draft':
      return t('dragon-table-do-draft', { first: roleWords(action.first), second: roleWords(action.second) })
    case 'act':
      return t('dragon-table-do-act', {
        action: t(`dragon-action-${action.card}`),
        price: price(court, action.card),
      })
    case 'pass':
      return t('dragon-table-do-pass', { yuan: 0 })
    case 'privilege': {
      const cost = action.size === 'small' ? view.small_privilege_cost : view.large_privilege_cost
      return t('dragon-table-do-privilege', { size: action.size, cost: price(court, 'privilege') + cost })
    }
    case 'wall':
      return t('dragon-table-do-wall', { tile: t(`dragon-tile-${action.tile}`), price: price(court, 'wall') })
    case 'floor':
      return t('dragon-table-do-floor', { number: action.palace })
    case 'new_palace':
      return t('dragon-table-new-palace')
    case 'person':
      return t('dragon-table-do-person', { person: nameOf(action.person) })
    case 'wild':
      return t('dragon-table-do-wild', { person: nameOf(action.person) })
    case 'spend':
      return t('dragon-table-do-spend', { card: cardWords(action.card) })
    case 'palace':
      return t('dragon-table-do-palace', { number: action.palace })
    case 'replace':
      return t('dragon-table-do-replace', { person: nameOf(action.person) })
    case 'let_go':
      return t('dragon-table-do-let-go', { person: view.ask?.person ? t(personId(view.ask.person)) : '' })
    case 'release':
      return t('dragon-table-do-release', { person: nameOf(action.person) })
    case 'fall':
      return t('dragon-table-do-fall', { number: action.palace })
    case 'give':
      return t('dragon-table-do-give', { yuan: action.yuan, rice: action.rice, fireworks: action.fireworks })
    case 'discard':
      return t('dragon-table-do-discard', { card: cardWords(action.card) })
    case 'dawn':
      return t('dragon-table-do-dawn', { role: roleWords(action.role) })
    case 'treaty':
      return t('dragon-table-do-treaty', { role: roleWords(action.role) })
  }
}

const palaceWords = (palace: Palace, index: number): string =>
  t('dragon-table-palace-words', {
    number: index + 1,
    floors: palace.floors,
    persons: palace.persons.map(personWords).join(', ') || '–',
  })

const handWords = (cards: Card[]): string => cards.map(cardWords).join(', ') || '–'

export function describe(table: TableModel<'dragon'>): Section[] {
  const view = table.view
  const own = table.seat === null ? undefined : view.seats[table.seat - 1]
  const sections: Section[] = []
  if (own) {
    sections.push({
      heading: t('dragon-table-your-seat'),
      text: pair(t('dragon-table-cards', { count: own.cards.length }), handWords(own.cards)),
      items: own.palaces.map(palaceWords),
    })
    sections.push({
      heading: t('dragon-table-coming'),
      items: coming(view, own.seat).map(({ month, name, said, persons }) =>
        clauses([pair(month, name), ...said, ...(persons > 0 ? [t('dragon-table-risk', { count: persons })] : [])]),
      ),
    })
  }
  sections.push({
    heading: t('dragon-table-others'),
    rows: {
      head: [
        t('web-player'),
        ...['score', 'yuan', 'rice', 'fireworks', 'dragons', 'track', 'palaces'].map((word) =>
          t(`dragon-table-${word}`),
        ),
      ],
      body: view.seats.map((court) => [
        table.name(court.seat),
        String(court.score),
        String(court.yuan),
        String(court.rice),
        String(court.fireworks),
        String(court.dragons),
        String(court.space),
        clauses(court.palaces.map((palace) => pair(palace.floors, palace.persons.map(personWords).join(', ') || '–'))),
      ]),
    },
  })
  sections.push({ heading: t('dragon-table-order'), text: view.order.map(table.name).join(', ') })
  sections.push({
    heading: t('dragon-table-months'),
    items: view.events.map((event, i) => pair(i + 1, t(`dragon-event-${event}`))),
    ...(view.super_event ? { text: t(`dragon-super-${view.super_event}`) } : {}),
  })
  if (view.groups.length)
    sections.push({
      heading: t('dragon-table-actions'),
      items: view.groups.map(
        ({ cards, taken_by }) =>
          `${cards.map((card) => t(`dragon-action-${card}`)).join(', ')}${taken_by.length ? ` (${pair(t('dragon-table-pay', { cost: view.group_cost }), taken_by.map(table.name).join(', '))})` : ''}`,
      ),
    })
  sections.push({
    heading: t('dragon-table-persons'),
    rows: {
      head: [t('dragon-table-persons'), t('dragon-table-young'), t('dragon-table-old')],
      body: view.supply.map(({ role, young, old }) => [
        roleWords(role),
        String(young),
        old === null ? '–' : String(old),
      ]),
    },
  })
  if (view.great_wall)
    sections.push({ heading: t('dragon-action-wall'), text: view.wall.map(table.name).join(', ') || '–' })
  return sections
}

/** Answers that stand in a group of their own beside the others to the same question. */
const APART = new Set<ActionData['action']>(['wild', 'spend', 'replace', 'let_go'])

export function group(table: TableModel<'dragon'>): Group[] {
  const view = table.view
  const court = table.seat === null ? undefined : view.seats[table.seat - 1]
  const groups = new Map<string, Group>()
  for (const choice of table.choices) {
    const what = view.ask?.what ?? 'act'
    const apart = APART.has(choice.action.action) ? `-${choice.action.action}` : ''
    const key = `${what}${apart}`.replaceAll('_', '-')
    const found = groups.get(key) ?? { heading: t(`dragon-table-group-${key}`), choices: [] }
    groups.set(key, found)
    found.choices.push({ choice, label: choiceWords(choice, view, court) })
  }
  return [...groups.values()]
}

/** Every sentence once, and how often it is said: two empty palaces that fall are one sentence. */
export function counted(sentences: string[]): string[] {
  const times = new Map<string, number>()
  for (const one of sentences) times.set(one, (times.get(one) ?? 0) + 1)
  return [...times].map(([one, count]) => (count > 1 ? `${one} ×${count}` : one))
}
