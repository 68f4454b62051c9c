// A tile that somebody else places flies from that player to its squares, and only then the board changes. Whoever is in a hurry
// lands it at once.

import { untrack } from 'svelte'
import { squareNumber } from '$lib/board/square'
import { still } from '$lib/motion'
import type { Acted, TableModel } from '$lib/table/model.svelte'
import type { Lying } from './placing'
import { gridOf } from './scene'
import type { View } from './view'

const FLIGHT = 240

/** A tile on its way, and where it comes from, in units of the board. */
export interface Flying extends Lying {
  from: [x: number, y: number]
}

export class Flight {
  /** The position on show: the newest one, or the one before while a tile is in the air. */
  view = $state.raw<View | null>(null)
  flying = $state.raw<Flying | null>(null)
  #landing: ReturnType<typeof setTimeout> | undefined
  #seen = -1

  constructor(
    readonly table: TableModel<'qin'>,
    /** Where a seat's tiles come from. */
    readonly home: (seat: number) => [x: number, y: number],
  ) {}

  /** Takes in a new position; an effect calls it whenever there is one. */
  follow(): void {
    const [now, acted] = [this.table.view, this.table.acted]
    untrack(() => this.#take(now, acted))
  }

  #take(now: View, acted: Acted[]): void {
    const item = acted.at(-1)
    // Several at once are news, not motion: somebody was in a hurry, or came back.
    const fresh = this.#seen >= 0 && acted.filter(({ seq }) => seq > this.#seen).length === 1 && this.table.settled
    this.#seen = item?.seq ?? 0
    const placed = item?.told.map((told) => told.event).find((event) => event.event === 'placed')
    const own = item !== undefined && this.table.mine.includes(item.seat) && !this.table.replay
    if (!fresh || !placed || own || !this.view || still() || this.table.pace === 'instant') return this.land()
    clearTimeout(this.#landing)
    const grid = gridOf(now)
    this.flying = {
      tile: placed.tile,
      first: squareNumber(placed.first, grid),
      second: squareNumber(placed.second, grid),
      from: this.home(placed.seat),
    }
    this.#landing = setTimeout(() => this.land(), FLIGHT)
  }

  land(): void {
    clearTimeout(this.#landing)
    this.view = this.table.view
    this.flying = null
  }
}
