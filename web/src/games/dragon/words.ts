// The Year of the Dragon in words: what a choice is called, and the position for the text table.

import type { Group, Section } from '$lib/game'
import { clauses, pair, t } from '$lib/i18n/speech.svelte'
import type { Choice } from '$lib/games'
import type { TableModel } from '$lib/table/model.svelte'
import type { EffectLine } from '$lib/shell/asked'
import { coming, type Coming } from './coming'
import { EVENT_MARK, personId, personOf, personWords } from './people'
import type { ActionCard, ActionData, Card, Court, Effect, Owed, Palace, PersonWords, Role, View, Yield } from './view'

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

/** What a card would give a court. */
export function gainWords(view: View, court: Court | undefined, action: ActionCard): string {
  if (action === 'privilege')
    return t('dragon-table-gain-privilege', { small: view.small_privilege_cost, large: view.large_privilege_cost })
  if (action === 'wall') return t('dragon-table-gain-wall', { left: court?.wall_tiles.length ?? 0 })
  const amount = court?.actions.find((one) => one.action === action)?.amount ?? 0
  return t(`dragon-table-gain-${action}`, { amount })
}

/** What of it comes from the card, and what from persons; or why the court cannot do it. */
export function whyWords(found: Yield | undefined): string {
  if (!found) return ''
  const { action, amount, base, price: paid, possible } = found
  if (!possible) return t(action === 'wall' && amount === 0 ? 'dragon-table-wall-none' : 'dragon-table-too-few')
  // Privileges and the wall are no sum of a card and its persons.
  if (base === 0) return ''
  const more = amount - base
  if (action === 'taxes' && paid)
    return t(more > 0 ? 'dragon-table-net' : 'dragon-table-net-alone', { base, more, net: amount - paid })
  return more > 0 ? t('dragon-table-sum', { base, more }) : t('dragon-table-alone')
}

/** What a month brings, in sentences. */
export function foretold(lines: readonly Coming[], present: number): string {
  return lines
    .map(({ month, name, said, persons }) => {
      const when = month === present ? 'now' : month === present + 1 ? 'next' : 'later'
      const risk = persons > 0 ? [t('dragon-table-risk', { count: persons })] : []
      return `${t('dragon-table-coming-head', { event: name, when })} ${clauses([...said, ...risk])}.`
    })
    .join(' ')
}

const SIGNS = { yuan: '#m-coin', rice: '#m-blue', fireworks: '#m-rocket' } as const

/** What a choice would do, line by line: first to the player, then what comes, then to the others. */
export function effectLines({ effect }: Pick<Choice<'dragon'>, 'effect'>, view: View, seat: number): EffectLine[] {
  const lines: EffectLine[] = []
  const court = view.seats[seat - 1]
  const add = (words: string, more: Partial<EffectLine> = {}) => lines.push({ seat, words, ...more })
  for (const good of ['yuan', 'rice', 'fireworks'] as const) {
    const by = sum(effect.goods, (one) => (one.seat === seat && one.good === good ? one.by : 0))
    const have = court?.[good] ?? 0
    if (by) add(`${t(`dragon-table-${good}`)} ${have} → ${have + by}`, { sign: SIGNS[good] })
  }
  if (effect.to_build) add(t('dragon-table-gain-build', { amount: effect.to_build }), { sign: '#m-hammer' })
  const floors = sum(effect.floors, (one) => (one.seat === seat && one.why === 'build' ? one.by : 0))
  if (floors) add(t('dragon-table-gain-build', { amount: floors }), { sign: '#m-roof' })
  const steps = sum(effect.track, (one) => (one.seat === seat ? one.by : 0))
  if (steps > 0) add(t('dragon-table-gain-military', { amount: steps }), { sign: '#m-step' })
  const dragons = sum(effect.privileges, (one) => (one.seat === seat ? one.by * (one.size === 'large' ? 2 : 1) : 0))
  if (dragons && court) add(`${t('dragon-table-dragons')} ${court.dragons} → ${Math.max(0, court.dragons + dragons)}`)
  for (const { seat: who, points, source } of effect.points ?? [])
    if (who === seat) add(t(`dragon-source-${source.replace('_', '-')}`), { by: points })
  lines.push(...losses(effect, view, seat))
  for (const brings of effect.brings ?? [])
    if (typeof brings === 'object' && 'event' in brings)
      add(t(`dragon-table-event-${brings.event}`), { sign: `#m-${EVENT_MARK[brings.event][0]}` })
  for (const { seat: other } of view.seats) {
    if (other === seat) continue
    const points = sum(effect.points, (one) => (one.seat === other ? one.points : 0))
    const found = losses(effect, view, other)
    if (points) lines.push({ seat: other, words: t('dragon-table-score'), by: points })
    lines.push(...found)
  }
  return lines
}

/** Persons who leave a seat, and what it has to give up by its own choice. */
function losses(effect: Effect, view: View, seat: number): EffectLine[] {
  const gone = effect.leaves?.filter((one) => one.seat === seat).map(({ person }) => personWords(person)) ?? []
  const decays = -sum(effect.floors, (one) => (one.seat === seat && one.why === 'decay' ? one.by : 0))
  return [
    ...(gone.length ? [t('dragon-effect-leaves', { persons: gone.join(', ') })] : []),
    ...(effect.owed ?? []).filter((one) => one.seat === seat).map(({ what, count }) => dueWords(what, count)),
    ...(decays ? [t('dragon-table-coming-decay', { floors: decays })] : []),
  ].map((words) => ({ seat, words }))
}

export const dueWords = (what: Owed, count: number): string =>
  t(`dragon-table-due${what === 'persons' ? '' : `-${what}`}`, { count })

const sum = <T>(list: readonly T[] | undefined, by: (one: T) => number): number =>
  (list ?? []).reduce((all, one) => all + by(one), 0)
