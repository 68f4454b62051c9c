// What is coming, month by month and part by part, as the view foretells it: here it gets its marks and its words.

import { t } from '$lib/i18n/speech.svelte'
import type { Mark } from '$lib/pieces/marks'
import { EVENT_MARK, SUPER_MARK } from './people'
import type { Burden, Forecast, MonthEvent, SeatToll, Stage, SuperEvent, View } from './view'

/** A line of what is coming. */
export interface Coming {
  key: string
  month: number
  /** How many months of the forecast come before it. */
  later: number
  mark: Mark
  name: string
  /** What it means for the seat, in parts. */
  said: string[]
  /** Persons at risk. */
  persons: number
  /** What the event asks for and the seat has, where it can be counted out. */
  count?: Count
}

interface Count {
  mark: Mark
  need: number
  have: number
  /** The store that it is paid from, if what comes in now is still there then. */
  good?: 'yuan' | 'rice'
}

/** The events of which every piece that is needed is drawn. */
const COUNTED: Partial<Record<MonthEvent, Pick<Count, 'mark' | 'good'>>> = {
  tribute: { mark: 'coin', good: 'yuan' },
  drought: { mark: 'blue', good: 'rice' },
  epidemic: { mark: 'mortar' },
}

type Line = Pick<Coming, 'mark' | 'name' | 'said' | 'count'>

const points = (toll: SeatToll | undefined): string[] =>
  toll?.points ? [t('dragon-table-coming-points', { points: toll.points })] : []

const eventName = (event: MonthEvent): string => t(`dragon-table-event-${event}`)

function superLine(event: SuperEvent, toll?: SeatToll): Line {
  const goods = toll?.goods ? [t('dragon-table-coming-goods', { goods: toll.goods })] : []
  return {
    mark: SUPER_MARK[event][0],
    name: t(`dragon-super-${event}`),
    said: [t(`dragon-table-super-${event}`), ...goods, ...points(toll)],
  }
}

/** The month's event, before it comes; nothing where it is on and asks nothing of the seat any more. */
function eventLine(view: View, month: Forecast, earlier: Forecast[], toll: SeatToll | undefined, burden: Burden) {
  const { event } = month
  const [mark] = EVENT_MARK[event]
  const name = eventName(event)
  if (month.month === view.month && !['draft', 'action', 'person'].includes(view.phase))
    return toll?.persons || toll?.points ? { mark, name, said: points(toll) } : undefined
  const { need, have } = burden
  const counted = COUNTED[event]
  // What the same event or the tsunami takes before depends on the stores; then only the engine could say what is left.
  const certain = earlier.every(
    (one) => one.event !== event && !one.seats.some(({ seat, goods }) => seat === burden.seat && (goods ?? 0) > 0),
  )
  return {
    mark,
    name,
    said: [t(`dragon-table-coming-${event}`, { need, have, points: toll?.points ?? 0 })],
    ...(counted && { count: { mark: counted.mark, need, have, ...(certain && { good: counted.good }) } }),
  }
}

function line(view: View, month: Forecast, earlier: Forecast[], stage: Stage, burden: Burden): Line | undefined {
  const { brings } = stage
  const toll = stage.seats.find(({ seat }) => seat === burden.seat)
  // The scoring stands beside the points.
  if (brings === 'scoring') return undefined
  if (brings === 'decay')
    return toll?.floors
      ? {
          mark: 'roof',
          name: t('dragon-table-palaces'),
          said: [t('dragon-table-coming-decay', { floors: toll.floors })],
        }
      : undefined
  if ('event' in brings) return eventLine(view, month, earlier, toll, burden)
  if ('again' in brings)
    return {
      mark: EVENT_MARK[brings.again][0],
      name: eventName(brings.again),
      said: [t('dragon-table-coming-again'), ...points(toll)],
    }
  if ('super' in brings) return superLine(brings.super, toll)
  const { needed, length, holds } = brings.wall
  return {
    mark: 'wall',
    name: t('dragon-action-wall'),
    said: [t('dragon-table-coming-wall', { needed, length, holds: holds ? 'yes' : 'no' }), ...points(toll)],
  }
}

/** What the months of the forecast bring a seat, and the super event as long as it lies behind them. */
export function coming(view: View, seat: number): Coming[] {
  const lines = view.forecast.flatMap((month, later) => {
    const burden = month.seats.find((one) => one.seat === seat)
    if (!burden) return []
    return month.stages.flatMap((stage, part): Coming[] => {
      const found = line(view, month, view.forecast.slice(0, later), stage, burden)
      const persons = stage.seats.find((toll) => toll.seat === seat)?.persons ?? 0
      return found ? [{ key: `${month.month} ${part}`, month: month.month, later, persons, ...found }] : []
    })
  })
  const last = view.forecast.at(-1)
  if (view.super_event && last && view.super_month > last.month) {
    const later = view.forecast.length
    lines.push({ key: 'super', month: view.super_month, later, persons: 0, ...superLine(view.super_event) })
  }
  return lines
}
