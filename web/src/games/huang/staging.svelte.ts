// What a player has in mind at Huang's table: the piece taken up, the place picked, the choice that would be sent. Pieces and places
// narrow each other; nothing is sent before the button (or a second pick) says so.

import type { Preview } from '$lib/games'
import type { TableModel } from '$lib/table/model.svelte'
import { noTiles, pieceOf, placesOf, readAll, siteKey, sum, type Act, type Piece } from './actions'
import { grades, type Grade } from './grading'
import type { Colour, Spot, Tiles, View } from './view'

/** What a player would add to a war or a revolt. */
export interface Mind {
  /** The side of a war; null supports nobody. In a revolt it has no meaning. */
  side: Spot | null
  tiles: number
  leader: boolean
}

export class Staging {
  piece = $state<Piece | null>(null)
  /** A place that was picked before a piece. */
  place = $state<Spot | null>(null)
  staged = $state.raw<Act | null>(null)
  /** The choice under the pointer or the focus. */
  looked = $state.raw<Act | null>(null)
  preview = $state.raw<Preview<'huang'> | null>(null)
  /** Does a leader off the map help with a riot or a building? */
  help = $state(false)
  /** Tiles marked to be replaced; null while that is not the plan. */
  marked = $state.raw<Tiles | null>(null)
  mind = $state<Mind>({ side: null, tiles: 0, leader: false })

  constructor(readonly table: TableModel<'huang'>) {}

  get view(): View {
    return this.table.view
  }

  acts = $derived.by(() => readAll(this.table.choices))

  /** The choices that what was taken up still allows. */
  fitting = $derived.by(() => this.acts.filter((act) => this.#fits(act)))

  /** Places that can be picked now, graded. */
  lit = $derived.by((): Map<Spot, Grade> => {
    if (this.marked) return new Map()
    return grades(
      this.view,
      this.piece || this.#placed ? this.fitting.filter((act) => placesOf(act).length === 1) : [],
      this.table.seat,
    )
  })

  /** Places for a building that can be picked now. */
  sites = $derived.by((): Spot[][] => {
    if (this.marked || (this.view.pending.decision === 'act' && this.piece !== 'build')) return []
    const found = new Map<string, Spot[]>()
    for (const act of this.fitting) if ('spots' in act) found.set(siteKey(act.spots), act.spots)
    return [...found.values()]
  })

  /** The pieces that can be taken up; after a place was picked, those that go there. */
  pieces = $derived.by(() => {
    const going = this.acts.filter((act) => !this.place || placesOf(act).includes(this.place))
    return new Set(going.flatMap((act) => pieceOf(act) ?? []))
  })

  /** The choice the dock explains. */
  get shown(): Act | null {
    return this.looked ?? this.staged
  }

  /** Is the question answered on the map at once, without taking up a piece? */
  get #placed(): boolean {
    const { decision } = this.view.pending
    return decision !== 'act' && decision !== 'market'
  }

  #fits(act: Act): boolean {
    if (this.view.pending.decision !== 'act') return true
    const piece = pieceOf(act)
    if (this.piece === null || piece !== this.piece) return false
    return !('leader' in act) || act.leader === (this.help && this.canHelp) || !this.#both(act)
  }

  /** May this be played with a leader's help and without? */
  #both(act: Act): boolean {
    const key = placesOf(act).join()
    return this.acts.some(
      (other) =>
        'leader' in other &&
        'leader' in act &&
        other.leader !== act.leader &&
        pieceOf(other) === pieceOf(act) &&
        placesOf(other).join() === key,
    )
  }

  get canHelp(): boolean {
    return this.acts.some((act) => pieceOf(act) === this.piece && 'leader' in act && act.leader)
  }

  /** Forgets everything: the decision has passed. */
  clear(): void {
    this.piece = this.place = null
    this.staged = this.looked = this.preview = null
    this.marked = null
    this.help = false
    const { pending } = this.view
    this.mind = { side: null, tiles: 0, leader: false }
    if (pending.decision === 'chain') this.piece = 'tile blue'
  }

  /** Puts down what was taken up, step by step. */
  back(): void {
    if (this.staged) this.stage(null)
    else this.clear()
  }

  take(piece: Piece): void {
    this.table.hurry()
    if (!this.table.deciding) return
    this.marked = null
    if (this.piece === piece && !this.place) return this.clear()
    this.piece = piece
    this.stage(null)
    const { place } = this
    if (place) this.pick([place])
  }

  /** A place was picked on the map: a hex, or the hexes of a building site. */
  pick(spots: Spot[]): void {
    this.table.hurry()
    if (!this.table.deciding || this.marked) return
    const key = siteKey(spots)
    if (this.staged && siteKey(placesOf(this.staged)) === key) return void this.play()
    const act = this.fitting.find((one) => siteKey(placesOf(one)) === key)
    if (act) return this.stage(act)
    const [spot] = spots
    if (this.view.pending.decision !== 'act' || !spot) return
    // An own leader on the map is taken up; any other place asks which piece should go there.
    const own = this.view.leaders.find((leader) => leader.at === spot && leader.seat === this.table.seat)
    if (
      own &&
      this.acts.some(
        (one) => 'colour' in one && one.colour === own.colour && (one.verb === 'leader' || one.verb === 'withdraw'),
      )
    )
      return this.take(`leader ${own.colour}`)
    const going = new Set(
      this.acts.filter((one) => placesOf(one).includes(spot) && placesOf(one).length === 1).map((one) => pieceOf(one)),
    )
    this.stage(null)
    this.piece = null
    this.place = going.size && this.place !== spot ? spot : null
  }

  stage(act: Act | null): void {
    this.staged = act
    this.looked = null
    if (act) this.table.pointed = []
    this.#ask()
  }

  /** The pointer or the focus rests on a place: a hex, or the hexes of a building site. */
  look(spots: Spot[] | null): void {
    const key = spots && siteKey(spots)
    this.consider(key ? this.fitting.find((one) => siteKey(placesOf(one)) === key) : undefined)
  }

  /** The pointer or the focus rests on a choice. */
  consider(act: Act | undefined): void {
    if (act?.choice.number === this.looked?.choice.number) return
    this.looked = act ?? null
    this.#ask()
  }

  /** A choice that needs no place was picked: picked once more, it is played. */
  choose(act: Act | undefined): void {
    this.table.hurry()
    if (!act || !this.table.deciding) return
    if (this.staged?.choice.number === act.choice.number) void this.play()
    else this.stage(act)
  }

  #waiting: ReturnType<typeof setTimeout> | undefined

  /** Asks the server what the shown choice would do, once the pointer rests. */
  #ask(): void {
    clearTimeout(this.#waiting)
    const act = this.shown
    this.preview = null
    if (!act || !this.table.deciding) return
    this.#waiting = setTimeout(
      () =>
        this.table.preview(act.choice.number).then(
          (found) => {
            if (this.shown?.choice.number === act.choice.number) this.preview = found
          },
          () => undefined,
        ),
      act === this.staged ? 0 : 90,
    )
  }

  /** Sends what is staged. */
  play(act: Act | null | undefined = this.staged): Promise<boolean> {
    if (!act || this.table.busy) return Promise.resolve(false)
    return this.table.act(act.choice)
  }

  /** The choice without anything: no building, no market tile, no support. */
  get none(): Act | undefined {
    return this.acts.find((act) => act.verb === 'none')
  }

  // Replacing tiles.

  get canReplace(): boolean {
    return this.acts.some((act) => act.verb === 'replace')
  }

  mark(colour: Colour, by: 1 | -1): void {
    if (this.marked) this.marked = { ...this.marked, [colour]: this.marked[colour] + by }
  }

  plan(): void {
    const planned = this.marked !== null
    this.clear()
    if (!planned) this.marked = noTiles()
  }

  get replacing(): Act | undefined {
    const { marked } = this
    if (!marked || sum(marked) === 0) return undefined
    return this.acts.find(
      (act) =>
        act.verb === 'replace' &&
        Object.entries(act.tiles).every(([colour, count]) => marked[colour as Colour] === count),
    )
  }

  // Wars and revolts.

  /** The choice that says what the player has in mind. */
  get answer(): Act | undefined {
    const { side, tiles, leader } = this.mind
    if (this.view.pending.decision === 'revolt') {
      if (tiles === 0 && !leader) return this.none
      return this.acts.find((act) => act.verb === 'commit' && act.tiles === tiles && act.leader === leader)
    }
    if (side === null || (tiles === 0 && !leader)) return this.none
    return this.acts.find(
      (act) => act.verb === 'support' && act.side === side && act.tiles === tiles && act.leader === leader,
    )
  }

  /** The most tiles that may be added, and whether the leader may help. */
  get most(): { tiles: number; leader: boolean } {
    const added = this.acts.flatMap((act) => (act.verb === 'support' || act.verb === 'commit' ? [act] : []))
    return { tiles: Math.max(0, ...added.map(({ tiles }) => tiles)), leader: added.some(({ leader }) => leader) }
  }
}
