// A month's event as a sheet: what every seat had, paid, lost and scored, gathered from what the log tells since the event began.

import type { Mark } from '$lib/pieces/marks'
import type { Court, Happening, MonthEvent, Person, SuperEvent, View } from './view'

export interface RoundRow {
  seat: number
  /** What the seat had of what the event asks for. */
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

/** What each event looks at, and the store that pays for it. */
const ASKS: Partial<Record<MonthEvent, { mark: Mark; good?: 'yuan' | 'rice' | 'fireworks' }>> = {
  tribute: { mark: 'coin', good: 'yuan' },
  drought: { mark: 'blue', good: 'rice' },
  festival: { mark: 'rocket', good: 'fireworks' },
  mongols: { mark: 'helmet' },
  epidemic: { mark: 'mortar' },
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
    const back = of('gives_back', seat).filter((one) => !apart.includes(one))
    const good = asks?.good
    return {
      seat,
      had: event.had[seat - 1],
      paid: good
        ? sum([
            ...pays.filter((one) => one.good === good).map(({ amount }) => amount),
            ...back.map((goods) => goods[good]),
          ])
        : 0,
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
