// What a player has in mind at Qin's table: a tile of the hand, the square it turns about, and how it lies. Tiles and places narrow
// each other; nothing is sent before the button (or a second pick) says so.

import type { TableModel } from '$lib/table/model.svelte'
import { attempt, kinds } from './about'
import { grades, type Grade } from './grading'
import { covers, firstTurn, placements, turned, type Placement } from './placing'
import { areas, gridOf } from './scene'
import type { Tile, View } from './view'

export class Staging {
  /** A place of the hand. */
  slot = $state<number | null>(null)
  anchor = $state<number | null>(null)
  staged = $state.raw<Placement | null>(null)
  /** The square under the pointer. */
  hover = $state<number | null>(null)

  constructor(readonly table: TableModel<'qin'>) {}

  get view(): View {
    return this.table.view
  }

  grid = $derived.by(() => gridOf(this.view))

  hand = $derived.by((): Tile[] => (this.table.seat !== null && this.view.players[this.table.seat - 1]?.hand) || [])

  all = $derived.by(() => placements(this.table.choices, this.grid))

  pass = $derived.by(() => this.table.choices.find((choice) => choice.action.action === 'pass'))

  tile = $derived.by((): Tile | null => (this.slot === null ? null : (this.hand[this.slot] ?? null)))

  /** Where something can be placed, by what it gives. */
  lit = $derived.by((): Map<number, Grade> => {
    const fitting = this.tile === null ? this.all : this.all.filter(({ tile }) => tile === this.tile)
    return this.table.seat === null ? new Map<number, Grade>() : grades(fitting, this.table.seat)
  })

  /** How the tile in hand would lie over the square under the pointer. */
  looked = $derived.by((): Placement | null => {
    if (this.hover === null || this.tile === null || (this.staged && covers(this.staged, this.hover))) return null
    return firstTurn(this.all, this.tile, this.hover, this.staged) ?? null
  })

  /** Can this tile of the hand be placed, at the square that was picked if one was? */
  fits(index: number): boolean {
    const { anchor, slot } = this
    return this.all.some(
      (placement) =>
        placement.tile === this.hand[index] && (anchor === null || slot !== null || covers(placement, anchor)),
    )
  }

  pickTile(index: number): void {
    this.table.hurry()
    if (!this.table.deciding || index >= this.hand.length) return
    if (this.slot === index && this.staged === null) return this.release()
    this.slot = index
    const next =
      this.anchor === null ? undefined : firstTurn(this.all, this.hand[index] as Tile, this.anchor, this.staged)
    if (next) this.#stage(next)
    else this.take()
  }

  /** A square was picked: says whether that meant anything. Where the tile in hand cannot go, the table says why, and it stays. */
  pickPlace(cell: number): boolean {
    this.table.hurry()
    if (!this.table.deciding) return false
    if (this.staged && covers(this.staged, cell)) {
      this.play()
      return true
    }
    if (!this.lit.has(cell)) {
      if (this.tile === null) return false
      void this.table.explain(attempt(this.tile, cell, this.view, kinds(this.view, areas(this.view))))
      return true
    }
    this.#pickLit(cell)
    return true
  }

  #pickLit(cell: number): void {
    this.anchor = cell
    const only = [...new Set(this.all.filter((placement) => covers(placement, cell)).map(({ tile }) => tile))]
    const wanted = this.tile ?? (only.length === 1 ? only[0] : undefined)
    if (wanted === undefined) return
    if (this.slot === null) this.slot = this.hand.indexOf(wanted)
    const next = firstTurn(this.all, wanted, cell, this.staged)
    if (next) this.#stage(next)
  }

  rotate(by: 1 | -1 = 1): void {
    if (this.staged && this.anchor !== null) this.#stage(turned(this.all, this.staged, this.anchor, by))
  }

  /** Takes the tile off the board again; it stays picked. */
  take(): void {
    this.staged = this.anchor = null
  }

  /** Puts everything back. */
  release(): void {
    this.slot = null
    this.take()
  }

  play(): void {
    if (this.staged && !this.table.busy) void this.table.act(this.staged.choice)
  }

  #stage(placement: Placement): void {
    this.staged = placement
    this.table.pointed = []
  }
}
