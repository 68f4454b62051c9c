// A month's event as a sheet: what every seat had, paid, lost and scored, gathered from what the log tells since the event began.

import type { Mark } from '$lib/pieces/marks'
import { kindOf, roleOf } from './people'
import type { Court, Happening, MonthEvent, Person, Role, SuperEvent, View } from './view'

export interface RoundRow {
  seat: number
  /** What the seat had of what the event asks for; nothing where later moves have changed it. */
  had: number | undefined
  paid: number
  missing: number
  lost: Person[]
  /** Floors lost to decay. */
  floors: number
  /** What the super event brought the seat, or took from it. */
  special: Happening[]
  /** Points of the event and of the monthly scoring. */
  points: number
  score: number
}

/** How far the month has come: the event, the decay of empty palaces, the scoring. */
export const STEPS = ['event', 'decay', 'points'] as const
export type Step = (typeof STEPS)[number]

export interface Round {
  month: number
  event: MonthEvent
  /** The super event of the month, once it has come. */
  special: SuperEvent | undefined
  /** What the event asks for. */
  mark: Mark | undefined
  reached: Step
  /** Has the next month begun, or the game ended? */
  done: boolean
  rows: RoundRow[]
}

/** What each event looks at: a good in store, or the symbols of a role. */
const ASKS: Partial<
  Record<MonthEvent, { mark: Mark; good: 'yuan' | 'rice' | 'fireworks' } | { mark: Mark; role: Role }>
> = {
  tribute: { mark: 'coin', good: 'yuan' },
  drought: { mark: 'blue', good: 'rice' },
  festival: { mark: 'rocket', good: 'fireworks' },
  mongols: { mark: 'helmet', role: 'warrior' },
  epidemic: { mark: 'mortar', role: 'healer' },
}

/** What tells of a super event; what it scores has a source of its own. */
const SPECIAL: Happening['event'][] = [
  'falls',
  'gives_back',
  'discards',
  'dawns',
  'loses_privileges',
  'treats',
  'gains',
]
const isSpecial = (one: Happening, special: SuperEvent): boolean =>
  SPECIAL.includes(one.event) ||
  (one.event === 'scores' && ['lanterns', 'buddha', 'treaty'].includes(one.source)) ||
  (one.event === 'advances' && special === 'treaty')

/** The last event that came, as far as it has come; nothing before the first. */
export function roundOf(happenings: Happening[], view: View): Round | undefined {
  const start = happenings.findLastIndex((one) => one.event === 'event' && !one.again)
  const event = happenings[start]
  if (event?.event !== 'event') return undefined
  const since = happenings.slice(start + 1)
  const end = since.findIndex((one) => one.event === 'month' || one.event === 'ends')
  const during = end < 0 ? since : since.slice(0, end)
  const later = new Set((end < 0 ? [] : since.slice(end)).flatMap((one) => ('seat' in one ? [one.seat] : [])))
  const of = <E extends Happening['event']>(kind: E, seat?: number) =>
    during.filter(
      (one): one is Extract<Happening, { event: E }> =>
        one.event === kind && (seat === undefined || ('seat' in one && one.seat === seat)),
    )
  const asks = ASKS[event.brings]
  // An eclipse brings the same event again: what is paid then is part of it. What another super event takes is no payment.
  const wonder = during.findIndex((one) => one.event === 'super_event')
  const began = during[wonder]
  const special = began?.event === 'super_event' ? began.brings : undefined
  const apart = special === undefined || special === 'eclipse' ? [] : during.slice(wonder + 1)
  const row = (court: Court): RoundRow => {
    const { seat } = court
    const [pays, lost] = [of('pays', seat), of('releases', seat).map(({ person }) => person)]
    const back = of('gives_back', seat)
    const given = (those: typeof back) => (asks && 'good' in asks ? sum(those.map((goods) => goods[asks.good])) : 0)
    const paid =
      asks && 'good' in asks
        ? sum(pays.filter(({ good }) => good === asks.good).map(({ amount }) => amount)) +
          given(back.filter((one) => !apart.includes(one)))
        : 0
    const had = () => {
      if (!asks) return undefined
      if ('good' in asks) {
        const gained = sum(of('gains', seat).map(({ good, amount }) => (good === asks.good ? amount : 0)))
        return court[asks.good] + paid + given(back.filter((one) => apart.includes(one))) - gained
      }
      const symbols = (persons: Person[]) =>
        sum(
          persons
            .filter((person) => roleOf(person) === asks.role)
            .map((person) => kindOf(view.supply, person)?.symbols ?? 0),
        )
      const [came, replaced] = [of('places', seat), of('places', seat).flatMap((one) => one.replaced ?? [])]
      const now = court.symbols[asks.role] ?? 0
      return now + symbols([...lost, ...replaced]) - symbols(came.map(({ person }) => person))
    }
    return {
      seat,
      had: later.has(seat) ? undefined : had(),
      paid,
      missing: sum(pays.map(({ missing }) => missing)),
      lost,
      floors: sum(of('decays', seat).map(({ floors }) => floors)),
      special: apart.filter((one) => 'seat' in one && one.seat === seat && special && isSpecial(one, special)),
      points: sum(of('scores', seat).map(({ points }) => points)),
      score: court.score,
    }
  }
  const scored = of('scores').some(({ source }) => source === 'palaces')
  return {
    month: event.month,
    event: event.brings,
    special,
    mark: asks?.mark,
    reached: scored ? 'points' : of('decays').length ? 'decay' : 'event',
    done: end >= 0,
    rows: view.seats.map(row),
  }
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)
