// What Huang asks, and what an answer would do, in words.

import { t } from '$lib/i18n/speech.svelte'
import type { Key } from '$lib/scene/types'
import type { EffectLine } from '$lib/shell/asked'
import type { TableModel } from '$lib/table/model.svelte'
import { placesOf } from './actions'
import { isPlace, type Doing } from './scene'
import type { Action, Effect, View } from './view'
import { actTitle, hued, stateName, stateTitle } from './words'

/** The question in one sentence: `touched` is what the player holds. */
export function promptOf(
  view: View,
  choices: readonly Doing[],
  staged: Action | undefined,
  touched: readonly Key[],
): string {
  const { pending } = view
  if (staged) return t('huang-calm-sure', { what: actTitle(staged, view) })
  switch (pending.decision) {
    case 'act': {
      const place = touched.find(isPlace)
      if (touched.includes('replace')) return t('huang-table-how-replace')
      if (touched.includes('riot')) return t('huang-calm-riot')
      if (touched.includes('build')) return t('huang-calm-site')
      if (place) return t('huang-table-how-piece', { at: place })
      return touched.length ? t('huang-calm-place') : t('huang-calm-act', { number: 3 - view.actions })
    }
    case 'chain':
      return t(
        choices.some(({ action }) => action.action === 'tile') ? 'huang-table-how-chain' : 'huang-calm-chain-none',
      )
    case 'war':
      if (pending.step.asks === 'price') return t('huang-table-price', { count: pending.step.left })
      if (pending.step.asks === 'tie') return t('huang-calm-tie')
      return t(touched.length ? 'huang-calm-side' : 'huang-calm-war')
    case 'bandits':
      return t('huang-calm-bandits', { beaten: pending.beaten, count: pending.left })
    case 'revolt':
      return t('huang-calm-revolt')
    case 'granaries':
      return t('huang-calm-granary')
    default:
      return t(`huang-table-how-${pending.decision}`)
  }
}

/** The label of the button that plays a choice. */
export function playOf(action: Action, view: View): string {
  switch (action.action) {
    case 'commit':
      return t('huang-table-commit-revolt', { tiles: action.tiles, leader: String(action.leader === true) })
    case 'tile':
    case 'leader':
    case 'riot':
    case 'pagoda':
    case 'palace':
    case 'move':
    case 'remove':
    case 'keep':
      return t('huang-table-do', { act: action.action, at: placesOf(action).join(' ') })
    default:
      return actTitle(action, view)
  }
}

const CHIP = { yellow: 'gov', red: 'sol', blue: 'far', green: 'tra', white: 'art' } as const
type Names = Pick<TableModel<'huang'>, 'name'>

/** What a choice would do, the most telling first: how a conflict ends, points, what leaves the map, what comes next. */
export function linesOf({ effect }: Pick<Doing, 'effect'>, view: View, me: number, { name }: Names): EffectLine[] {
  const { points = [], war, revolt, gone = [], offers = [], bandits = [], granaries, over } = effect
  const said = (id: string, args: Parameters<typeof t>[1] = {}, seat = me): EffectLine => ({ seat, words: t(id, args) })
  const foreseen = (war && !war.over && war.outlook.gains) || (revolt && !revolt.over && revolt.outlook.gains) || []
  return [
    ...(war ? warLines(war, effect, view, me, { name }) : []),
    ...(revolt ? revoltLines(revolt, me, { name }) : []),
    ...[...points, ...foreseen].map(({ seat, colour, points: by, because }): EffectLine => {
      return { seat, words: t(`huang-source-${because.replace('_', '-')}`), chip: CHIP[colour], by }
    }),
    ...bandits.map((one) => said('huang-calm-beaten', { count: one.bandits })),
    ...(granaries
      ? [said('huang-calm-granaries', { count: granaries.count, points: granaries.points }, granaries.seat)]
      : []),
    ...goneLines(gone, me),
    ...offers.map((what) => said('huang-calm-offer', { what })),
    ...(over ? [said('huang-calm-over')] : []),
  ]
}

function warLines(
  { outlook, begins = [] }: NonNullable<Effect['war']>,
  effect: Effect,
  view: View,
  me: number,
  { name }: Names,
): EffectLine[] {
  const sides = view.pending.decision === 'war' ? view.pending.sides : begins
  const called = (side: string) => stateTitle(sides.find((one) => one.side === side)?.name ?? side)
  const [first, ...tied] = outlook.leading
  if (first === undefined) return []
  if (tied.length)
    return [{ seat: me, words: t('huang-table-out-tie', { total: outlook.total, name: name(view.active) }) }]
  const home = [...new Set(outlook.home?.map(({ seat }) => seat))].map(name).join(', ')
  return [
    { seat: me, words: t('huang-table-out', { winner: called(first), total: outlook.total, price: outlook.price }) },
    ...(home ? [{ seat: me, words: t('huang-table-out-home', { names: home }) }] : []),
    ...(effect.war?.begins
      ? []
      : [{ seat: me, words: t('huang-table-out-price', { price: outlook.price, map: outlook.from_map }) }]),
  ]
}

function revoltLines(
  { outlook: { winner, loser }, attacker, attack, defence }: NonNullable<Effect['revolt']>,
  me: number,
  { name }: Names,
): EffectLine[] {
  const [total, price] = winner === attacker ? [attack, defence] : [defence, attack]
  return [
    { seat: me, words: t('huang-table-out', { winner: name(winner), total, price }) },
    { seat: loser, words: t('huang-table-out-home', { names: name(loser) }) },
  ]
}

function goneLines(gone: NonNullable<Effect['gone']>, me: number): EffectLine[] {
  const tiles = gone.filter(({ piece }) => piece === 'tile').length
  return [
    ...gone.flatMap((one): EffectLine[] => {
      if (one.piece === 'leader')
        return [{ seat: one.seat, words: t('huang-calm-home', hued(one.colour)), chip: CHIP[one.colour] }]
      if (one.piece === 'pagoda')
        return [{ seat: me, words: t('huang-calm-pagoda-lost', hued(one.colour)), chip: CHIP[one.colour] }]
      return one.piece === 'tile' ? [] : [{ seat: me, words: t('huang-calm-lost', { what: one.piece }) }]
    }),
    ...(tiles ? [{ seat: me, words: t('huang-calm-tiles', { count: tiles }) }] : []),
  ]
}

/** What is said of a seat beside its name: its part in a conflict, its action, its tiles. */
export function noteOf(view: View, seat: number, me: number | null): string {
  const { pending } = view
  const count = view.seats[seat - 1]?.hand_size ?? 0
  if (pending.decision === 'over') return ''
  if (pending.decision === 'war') {
    const [given] = pending.sides.flatMap(({ name, supports }) =>
      supports
        .filter((one) => one.seat === seat)
        .map(({ strength }) => t('huang-table-gave', { side: stateName(name), count: strength })),
    )
    const asked = pending.step.asks === 'support' ? pending.step.seat : undefined
    if (given) return given
    if (seat === asked) return seat === me ? '' : t('huang-table-decides')
    const passed = asked === undefined || pending.order.indexOf(seat) < pending.order.indexOf(asked)
    return passed
      ? t('huang-table-gave-none')
      : t(seat === view.active ? 'huang-table-holds-ties' : 'huang-table-holds', { count })
  }
  if (pending.decision === 'revolt') {
    if (seat === pending.attacker.seat) return t('huang-table-attacks')
    if (seat === pending.defender.seat) return t('huang-table-defends')
  }
  if (seat === view.active && pending.decision === 'act') return t('huang-calm-action', { number: 3 - view.actions })
  return seat === me ? '' : t('huang-table-holds', { count })
}
