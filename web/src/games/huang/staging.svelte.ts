// What a player has in mind at Huang's table: the piece taken up, the place picked, the choice that would be sent. Pieces and places
// narrow each other; nothing is sent before the button (or a second pick) says so.

import type { Preview } from '$lib/games'
import { painted } from '$lib/later.svelte'
import type { TableModel } from '$lib/table/model.svelte'
import { attempt } from './about'
import {
  counted,
  isHelped,
  noTiles,
  oneByOne,
  pieceOf,
  placesOf,
  siteKey,
  sum,
  type Choice,
  type Piece,
} from './actions'
import { grades, type Grade } from './grading'
import type { Site } from './overlaid'
import type { Action, Colour, Spot, Tiles, View } from './view'

type Addition = Extract<Action, { action: 'commit' | 'support' }>

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
  staged = $state.raw<Choice | null>(null)
  /** The choice under the pointer or the focus. */
  looked = $state.raw<Choice | null>(null)
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

  /** The choices by the piece they take up: sorted once a decision, looked up at each click. */
  #taking = $derived.by(() => {
    const found = new Map<Piece, Choice[]>()
    for (const choice of this.table.choices) {
      const piece = pieceOf(choice.action)
      if (!piece) continue
      const same = found.get(piece)
      if (same) same.push(choice)
      else found.set(piece, [choice])
    }
    return found
  })

  /** The choices of the piece in hand. */
  get #taken(): Choice[] {
    return (this.piece && this.#taking.get(this.piece)) ?? []
  }

  /** The choices that what was taken up still allows. */
  fitting = $derived.by(() =>
    this.view.pending.decision === 'act' ? this.#taken.filter((choice) => this.#fits(choice)) : this.table.choices,
  )

  /** Places that can be picked now, graded. */
  lit = $derived.by((): Map<Spot, Grade> => {
    if (this.marked) return new Map()
    return grades(
      this.piece || this.#placed ? this.fitting.filter(({ action }) => placesOf(action).length === 1) : [],
      this.table.seat,
    )
  })

  /** Places for a building that can be picked now. */
  sites = $derived.by((): Site[] => {
    if (this.marked || (this.view.pending.decision === 'act' && this.piece !== 'build')) return []
    const found = new Map<string, Site>()
    for (const { action, effect } of this.fitting) {
      const spots = placesOf(action)
      if (spots.length < 2) continue
      // The palace has no colour, and a pagoda still to be chosen from the map is not yet foretold: they take that of the ground.
      const ground = this.view.tiles.find(({ at }) => at === spots[0])?.colour
      found.set(siteKey(spots), { spots, colour: effect.built?.pagoda ?? ground ?? 'yellow' })
    }
    return [...found.values()]
  })

  /** The pieces that can be taken up; after a place was picked, those that go there. */
  pieces = $derived.by(() => {
    const { place } = this
    const going = ([, choices]: [Piece, Choice[]]) =>
      !place || choices.some(({ action }) => placesOf(action).includes(place))
    return new Set([...this.#taking].filter(going).map(([piece]) => piece))
  })

  /** The colour of what this seat may add to a conflict, while it is asked. */
  get conflict(): Colour | null {
    return this.#additions.flatMap(({ choice }) => choice.effect.spent ?? [])[0]?.colour ?? null
  }

  usable(piece: Piece): boolean {
    return this.table.deciding && this.pieces.has(piece)
  }

  /** Resting on a button shows what it does. */
  shows(choice: Choice | undefined) {
    return {
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && this.consider(choice),
      onpointerleave: () => this.consider(undefined),
      onfocus: () => this.consider(choice),
      onblur: () => this.consider(undefined),
    }
  }

  /** The choice the dock explains. */
  get shown(): Choice | null {
    return this.looked ?? this.staged
  }

  /** Is the question answered on the map at once, without taking up a piece? */
  get #placed(): boolean {
    const { decision } = this.view.pending
    return decision !== 'act' && decision !== 'market'
  }

  #fits(choice: Choice): boolean {
    return isHelped(choice.action) === (this.help && this.canHelp) || !this.#both(choice)
  }

  /** May this be played with a leader's help and without? */
  #both({ action }: Choice): boolean {
    const key = siteKey(placesOf(action))
    return this.#taken.some(
      ({ action: other }) => isHelped(other) !== isHelped(action) && siteKey(placesOf(other)) === key,
    )
  }

  /** May a leader off the map help with what was taken up? */
  get canHelp(): boolean {
    return this.#taken.some(({ action }) => isHelped(action))
  }

  /** May it also be left out? */
  get canSpare(): boolean {
    return this.#taken.some(({ action }) => !isHelped(action))
  }

  /** Somebody who has the first piece in mind and a place for it: nothing is asked or sent. */
  trial(): Staging {
    const trial = new Staging(this.table)
    trial.piece = [...trial.pieces][0] ?? null
    trial.staged = trial.fitting[0] ?? null
    trial.preview = { told: [], draws: false, hands_over: false }
    return trial
  }

  /** Forgets everything: the decision has passed. */
  clear(): void {
    this.piece = this.place = null
    this.staged = this.looked = this.preview = null
    this.marked = null
    this.help = false
    this.mind = { side: null, tiles: 0, leader: false }
    // A chain goes on with one piece only: it is in the hand already.
    if (this.view.pending.decision === 'chain') this.piece = [...this.pieces][0] ?? null
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

  /** A place was picked on the map, a hex or the hexes of a building site: says whether that meant anything. */
  pick(spots: Spot[]): boolean {
    this.table.hurry()
    if (!this.table.deciding || this.marked) return false
    const key = siteKey(spots)
    if (this.staged && siteKey(placesOf(this.staged.action)) === key) {
      void this.play()
      return true
    }
    const choice = this.#at(key)
    if (choice) this.stage(choice)
    return choice !== undefined || this.#pickUnlit(spots)
  }

  /** A place that is no answer to what was taken up: a piece to take up instead, a place to begin with, or not legal. */
  #pickUnlit([spot]: Spot[]): boolean {
    if (!spot) return false
    const { pending } = this.view
    const acting = pending.decision === 'act'
    const own = this.view.leaders.find((leader) => leader.at === spot && leader.seat === this.table.seat)
    const moves = this.table.choices.some(
      ({ action }) => (action.action === 'leader' || action.action === 'withdraw') && action.colour === own?.colour,
    )
    if (acting && own && moves) {
      this.take(`leader ${own.colour}`)
      return true
    }
    // What was taken up stays in the hand, and the table says why it cannot go there.
    const tried = attempt(this.piece, pending, spot, this.help)
    if (tried) {
      void this.table.explain(tried)
      return true
    }
    if (!acting) return false
    const goes = this.table.choices.some(({ action }) => siteKey(placesOf(action)) === spot)
    this.stage(null)
    this.piece = null
    this.place = goes && this.place !== spot ? spot : null
    return this.place !== null
  }

  /** The fitting choice with these places. */
  #at(key: string): Choice | undefined {
    return this.fitting.find(({ action }) => siteKey(placesOf(action)) === key)
  }

  stage(choice: Choice | null): void {
    this.staged = choice
    this.looked = null
    if (choice) this.table.pointed = []
    this.#ask()
  }

  /** The pointer or the focus rests on a place: a hex, or the hexes of a building site. */
  look(spots: Spot[] | null): void {
    this.consider(spots?.length ? this.#at(siteKey(spots)) : undefined)
  }

  /** The pointer or the focus rests on a choice. */
  consider(choice: Choice | undefined): void {
    if (choice?.number === this.looked?.number) return
    this.looked = choice ?? null
    this.#ask()
  }

  /** A choice that needs no place was picked: picked once more, it is played. */
  choose(choice: Choice | undefined): void {
    this.table.hurry()
    if (!choice || !this.table.deciding) return
    if (this.staged?.number === choice.number) void this.play()
    else this.stage(choice)
  }

  #callOff = (): void => undefined

  /** The choice whose preview is here. */
  #previewed: number | null = null

  /**
   * Asks the server what the shown choice would do: of what was picked once that is seen, otherwise once the pointer rests. What is known of a
   * place that was looked at before it was picked is not asked again.
   */
  #ask(): void {
    this.#callOff()
    const choice = this.shown
    if (choice && this.preview && this.#previewed === choice.number) return
    if (!choice || !this.table.deciding) {
      this.preview = null
      return
    }
    const ask = () =>
      void this.table.preview(choice.number).then(
        (found) => {
          if (this.shown?.number !== choice.number) return
          this.preview = found
          this.#previewed = choice.number
        },
        () => undefined,
      )
    if (choice === this.staged)
      this.#callOff = painted(() => {
        this.preview = null
        ask()
      })
    else {
      this.preview = null
      const resting = setTimeout(ask, 90)
      this.#callOff = () => clearTimeout(resting)
    }
  }

  /** Sends what is staged. */
  play(choice: Choice | null | undefined = this.staged): Promise<boolean> {
    if (!choice || this.table.busy) return Promise.resolve(false)
    return this.table.act(choice)
  }

  /** The choice without anything: no building, no market tile, no support. */
  get none(): Choice | undefined {
    return this.table.choices.find(({ action }) => action.action === 'none')
  }

  // Replacing tiles.

  get canReplace(): boolean {
    return this.table.choices.some(({ action }) => action.action === 'replace')
  }

  mark(colour: Colour, by: 1 | -1): void {
    if (this.marked) this.marked = { ...this.marked, [colour]: this.marked[colour] + by }
  }

  plan(): void {
    const planned = this.marked !== null
    this.clear()
    if (!planned) this.marked = noTiles()
  }

  get replacing(): Choice | undefined {
    const { marked } = this
    if (!marked || sum(marked) === 0) return undefined
    const key = oneByOne(marked).join()
    return this.table.choices.find(
      ({ action }) => action.action === 'replace' && oneByOne(counted(action.tiles)).join() === key,
    )
  }

  // Wars and revolts.

  /** The choices that add something to a conflict. */
  get #additions(): { choice: Choice; action: Addition }[] {
    return this.table.choices.flatMap((choice) => {
      const { action } = choice
      return action.action === 'commit' || action.action === 'support' ? [{ choice, action }] : []
    })
  }

  /** The choice that says what the player has in mind: nothing, if that adds nothing. */
  get answer(): Choice | undefined {
    const { side, tiles, leader } = this.mind
    if (tiles === 0 && !leader) return this.none
    if (this.view.pending.decision === 'war' && side === null) return this.none
    return this.#additions.find(
      ({ action }) =>
        action.tiles === tiles && isHelped(action) === leader && (action.action === 'commit' || action.side === side),
    )?.choice
  }

  /** Takes a side in a war: with all tiles that may go, or, where there is none, with the leader. */
  support(side: Spot): void {
    const { tiles, leader } = this.most
    this.mind = this.mind.side === null ? { side, tiles, leader: tiles === 0 && leader } : { ...this.mind, side }
  }

  /** The most tiles that may be added, and whether the leader may help. */
  get most(): { tiles: number; leader: boolean } {
    const added = this.#additions.map(({ action }) => action)
    return { tiles: Math.max(0, ...added.map(({ tiles }) => tiles)), leader: added.some(isHelped) }
  }
}
