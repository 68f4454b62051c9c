// A judged decision in the words of the position in which it was taken.

import type { GameModule } from '$lib/game'
import type { Verdict, View } from '$lib/games'
import type { ReplaySession } from '$lib/session/replay'

export interface ToldVerdict {
  verdict: Verdict
  played: string
  best: string
  /** The position before it, as who decided saw it. */
  view: View | undefined
}

export async function told(verdict: Verdict, session: ReplaySession, module: GameModule): Promise<ToldVerdict> {
  const moment = await session.moment(verdict.number - 1, verdict.seat)
  const view = moment?.moment.view
  const words = (action: Verdict['played_action'], notation: string) =>
    (view && module.called?.(action, view, verdict.seat)) ?? notation
  return {
    verdict,
    played: words(verdict.played_action, verdict.played),
    best: words(verdict.best_action, verdict.best),
    view,
  }
}
