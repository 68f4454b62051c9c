// The ratings of those at a rated table. They are fetched apart from the table itself, when somebody sits down or the game ends.

import { api } from '$lib/protocol/api'
import type { SeatRating, TableInfo } from '$lib/protocol/types'

/** With fewer games than this a rating says little yet. */
export const SETTLED = 10

export class Ratings {
  #seats = $state.raw<SeatRating[]>([])
  #known = ''

  of(seat: number): SeatRating | undefined {
    return this.#seats.find((one) => one.seat === seat)
  }

  /** Fetches them anew where they may have changed. */
  update({ id, rated, status, seats }: TableInfo): void {
    const sitting = `${status} ${seats.map(({ kind, name, level }) => `${kind} ${name ?? level ?? ''}`).join(', ')}`
    if (!rated || sitting === this.#known) return
    this.#known = sitting
    void api.tableRatings(id).then(
      (found) => (this.#seats = found.seats),
      () => undefined,
    )
  }
}
