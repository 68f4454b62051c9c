// An example of the rulebook as a table that can be looked at: every frame stands where an update of a live table would.

import type { Update } from '$lib/games'
import { Refused } from '$lib/protocol/api'
import type { TableInfo } from '$lib/protocol/types'
import type { Session } from '$lib/session/session'
import { TableModel } from '$lib/table/model.svelte'
import type { Shown } from './book'

const NOTHING = new Refused({ code: 'not_now', message: 'an example can only be looked at' })

/** Nothing can be done in an example. */
const STILL: Session = {
  open: () => undefined,
  send: () => Promise.reject(NOTHING),
  preview: () => Promise.reject(NOTHING),
  whyNot: () => Promise.resolve(null),
  look: () => undefined,
  close: () => undefined,
}

/** The table of an example, before its first frame. */
export const exampleTable = (name: string): TableModel => new TableModel(`example-${name}`, STILL, 'replay')

/** What a table shows at a frame; frame 0 is the start. */
export function frameUpdate(name: string, shown: Shown, number: number): Update {
  const frame = shown.frames[number] ?? shown.frames[0]
  if (!frame) throw new Error(`the example ${name} has no frames`)
  const { played, told, turn, ask, view } = frame
  return {
    seq: number,
    now: 0,
    eye: 'open',
    table: tableOf(name, shown),
    items: played
      ? [
          {
            seq: number,
            time: 0,
            kind: 'acted',
            seat: played.seat,
            bot: false,
            undone: false,
            told,
            notation: played.notation,
          },
        ]
      : [],
    game: { at: number, ask, view, undo: 'no', first_round: false, ...(turn === undefined ? {} : { turn }) },
  }
}

function tableOf(name: string, { game, options, players }: Shown): TableInfo {
  return {
    id: `example-${name}`,
    game,
    rules: 0,
    options,
    status: 'playing',
    listed: false,
    hints: false,
    stand_in: '',
    host: false,
    created: 0,
    seed_hash: '',
    seats: Array.from({ length: players }, (_, index) => ({
      seat: index + 1,
      kind: 'person',
      yours: false,
      standing: 'playing',
    })),
  }
}
