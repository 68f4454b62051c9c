// The Year of the Dragon in words: what a choice is called, and the position for the text table.

import type { Group, Section } from '$lib/game'
import { t } from '$lib/i18n/speech.svelte'
import type { Choice } from '$lib/protocol/types'
import type { TableModel } from '$lib/table/model.svelte'
import { gift, price } from './actions'
import { coming } from './coming'
import { personId, personWords } from './people'
import { ROLES, type Card, type Court, type Palace, type Person, type View } from './view'

const cardWords = (card: string) => t(card === 'wild' ? 'dragon-card-wild' : `dragon-role-${card}`)
const personOf = (words: string[]): string => t(personId(words.join('_') as Person))

/** What a choice is called, on its button and in the text table. */
export function choiceWords(choice: Choice, view: View, court: Court | undefined): string {
  const [verb = '', ...words] = choice.notation.split(' ')
  const [first = ''] = words
  switch (verb) {
    case 'draft':
      return t('dragon-table-do-draft', { first: t(`dragon-role-${first}`), second: t(`dragon-role-${words[1]}`) })
    case 'pass':
      return t('dragon-table-do-pass', { yuan: Math.max(3, court?.yuan ?? 3) })
    case 'privilege':
      return t('dragon-table-do-privilege', {
        size: first,
        cost: price(court, verb) + (first === 'small' ? 2 : view.large_privilege_cost),
      })
    case 'wall':
      return t('dragon-table-do-wall', { tile: t(`dragon-tile-${first}`), price: price(court, verb) })
    case 'floor':
      return first === 'new' ? t('dragon-table-new-palace') : t('dragon-table-do-floor', { number: first })
    case 'person':
      return t('dragon-table-do-person', { person: personOf(words) })
    case 'wild':
      return t('dragon-table-do-wild', { person: personOf(words) })
    case 'spend':
      return t('dragon-table-do-spend', { card: cardWords(first) })
    case 'palace':
      return t('dragon-table-do-palace', { number: first })
    case 'replace':
      return t('dragon-table-do-replace', { person: personOf(words.slice(1)) })
    case 'let':
      return t('dragon-table-do-let-go')
    case 'release':
      return t('dragon-table-do-release', { person: personOf(words.slice(1)) })
    case 'fall':
      return t('dragon-table-do-fall', { number: first })
    case 'discard':
      return t('dragon-table-do-discard', { card: cardWords(first) })
    case 'dawn':
      return t('dragon-table-do-dawn', { role: t(`dragon-role-${first}`) })
    case 'treaty':
      return t('dragon-table-do-treaty', { role: t(`dragon-role-${first}`) })
    case 'give': {
      const goods = gift(choice)
      return t('dragon-table-do-give', { ...goods })
    }
    default:
      return t('dragon-table-do-act', { action: t(`dragon-action-${verb}`), price: price(court, verb) })
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
      text: `${t('dragon-table-cards', { count: own.cards.length })}: ${handWords(own.cards)}`,
      items: own.palaces.map(palaceWords),
    })
    sections.push({
      heading: t('dragon-table-coming'),
      items: coming(view, own.seat).map((one) =>
        [
          `${one.month}: ${t(`dragon-table-event-${one.event}`)}`,
          t(`dragon-table-coming-${one.event}`, {
            need: one.need,
            have: one.have,
            points: one.points,
            persons: one.persons,
          }),
          ...(one.persons > 0 ? [t('dragon-table-risk', { count: one.persons })] : []),
        ].join('; '),
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
        String(court.small_privileges + 2 * court.large_privileges),
        String(court.space),
        court.palaces
          .map((palace) => `${palace.floors}: ${palace.persons.map(personWords).join(', ') || '–'}`)
          .join('; '),
      ]),
    },
  })
  sections.push({ heading: t('dragon-table-order'), text: view.order.map(table.name).join(', ') })
  sections.push({
    heading: t('dragon-table-months'),
    items: view.events.map((event, i) => `${i + 1}: ${t(`dragon-event-${event}`)}`),
    ...(view.super_event ? { text: t(`dragon-super-${view.super_event}`) } : {}),
  })
  if (view.groups.length)
    sections.push({
      heading: t('dragon-table-actions'),
      items: view.groups.map(
        ({ cards, taken_by }) =>
          `${cards.map((card) => t(`dragon-action-${card}`)).join(', ')}${taken_by.length ? ` (${t('dragon-table-pay')}: ${taken_by.map(table.name).join(', ')})` : ''}`,
      ),
    })
  sections.push({
    heading: t('dragon-table-persons'),
    rows: {
      head: [t('dragon-table-persons'), t('dragon-table-young'), t('dragon-table-old')],
      body: ROLES.map((role) => {
        const stock = view.supply.find((one) => one.role === role)
        return [t(`dragon-role-${role}`), String(stock?.young ?? 0), stock?.old == null ? '–' : String(stock.old)]
      }),
    },
  })
  if (view.great_wall)
    sections.push({ heading: t('dragon-action-wall'), text: view.wall.map(table.name).join(', ') || '–' })
  return sections
}

export function group(table: TableModel<'dragon'>): Group[] {
  const view = table.view
  const court = table.seat === null ? undefined : view.seats[table.seat - 1]
  const groups = new Map<string, Group>()
  for (const choice of table.choices) {
    const [verb = ''] = choice.notation.split(' ')
    const key = view.ask?.what === 'act' ? 'act' : verb
    const found = groups.get(key) ?? {
      heading: t(`dragon-table-group-${view.ask?.what.replace('_', '-') ?? 'act'}`),
      choices: [],
    }
    groups.set(key, found)
    found.choices.push({ choice, label: choiceWords(choice, view, court) })
  }
  return [...groups.values()]
}
