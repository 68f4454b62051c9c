// A war or a revolt as it stands: names of the sides, who is asked in which order, and what happens if nothing more is added
// (H40 to H44). The figures are the engine's; this adds only what follows from them for everybody to see.

import type { Colour, Commitment, Leader, Side, Spot, View, War } from './view'

export const strength = ({ tiles, leader }: Commitment): number => tiles + (leader ? 1 : 0)

/** What a side is called: the state of its oldest capital, or its first hex. */
export function sideName(cells: Spot[], view: View): string {
  const inside = new Set(cells)
  return view.map.capitals.find(({ at }) => inside.has(at))?.name.split(',')[0] ?? (cells[0] as string)
}

/** The seats in the order in which they are asked: from the left of the active player, who is last (H40). */
export const askedOrder = (view: View): number[] =>
  view.seats.map((_, i) => ((view.active + i) % view.seats.length) + 1)

export interface Outlook {
  /** The sides with the highest total; more than one is a tie, which the active player decides. */
  leading: Side[]
  /** Who gains a point of which colour, for each leading side alone. */
  gains: { seat: number; colour: Colour }[]
  /** Leaders that go home. */
  losers: Leader[]
  /** The winner's price, and how much of it is paid from the map. */
  price: number
  fromMap: number
}

/** What happens if it stays so, with what this player has in mind added to a side. */
export function outlook({ sides }: War, mind?: { side: Spot } & Commitment): Outlook {
  const added = (side: Side) => side.total + (mind?.side === side.side ? strength(mind) : 0)
  const highest = Math.max(...sides.map(added))
  const leading = sides.filter((side) => added(side) === highest)
  const [winner] = leading
  const others = sides.filter((side) => side !== winner)
  const price = Math.max(0, ...others.map(added))
  const committed =
    (winner?.supports ?? []).reduce((total, support) => total + support.tiles, 0) +
    (mind && mind.side === winner?.side ? mind.tiles : 0)
  const losers = others.flatMap((side) => side.contested)
  const gains = losers.flatMap(({ colour }) =>
    (winner?.contested ?? []).filter((leader) => leader.colour === colour).map(({ seat }) => ({ seat, colour })),
  )
  return { leading, gains, losers, price, fromMap: Math.min(winner?.reds ?? 0, Math.max(0, price - committed)) }
}
