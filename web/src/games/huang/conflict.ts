// A war or a revolt as it would stand with what a player has in mind. All figures are the engine's: those of the view, or, once an
// answer is in mind, those of its effect.

import type { Choice } from './actions'
import type { Revolt, RevoltOutlook, War, WarOutlook } from './view'

export interface WarStanding {
  /** The total of each side, in their order. */
  totals: number[]
  /** How it ends if nothing more is added; nothing once it is decided. */
  outlook: WarOutlook | undefined
}

export function warStanding(war: War, answer?: Choice): WarStanding {
  const then = answer?.effect.war
  return {
    totals: war.sides.map(({ total }, side) => then?.totals[side] ?? total),
    outlook: then?.outlook ?? war.outlook,
  }
}

export interface RevoltStanding {
  attack: number
  defence: number
  outlook: RevoltOutlook
}

export function revoltStanding(revolt: Revolt, answer?: Choice): RevoltStanding {
  return (
    answer?.effect.revolt ?? { attack: revolt.attacker.total, defence: revolt.defender.total, outlook: revolt.outlook }
  )
}
