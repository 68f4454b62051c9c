// What a player has in mind at the Year of the Dragon's table: things touched, the choice they lead to, and its preview.

import type { Choice as AnyChoice, Preview } from '$lib/games'
import type { TableModel } from '$lib/table/model.svelte'
import { attempt } from './about'
import { buttonOf, firstGift, giftOf, keysOf, type Gift, type Key } from './actions'
import { placesOf } from './places'
import type { ActionData, Court, Person, View } from './view'

type Choice = AnyChoice<'dragon'>
type Mix = Pick<Gift, 'rice' | 'fireworks'>

const resting = (enter: () => void, leave: () => void) => ({
  onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && enter(),
  onpointerleave: leave,
  onfocus: enter,
  onblur: leave,
})

export class Staging {
  touched = $state.raw<Key[]>([])
  /** The choice picked among several that the touched things allow. */
  picked = $state.raw<Choice | null>(null)
  looked = $state.raw<Choice | null>(null)
  preview = $state.raw<Preview<'dragon'> | null>(null)
  #mix = $state.raw<Mix | null>(null)

  constructor(readonly table: TableModel<'dragon'>) {}

  get view(): View {
    return this.table.view
  }

  get court(): Court | undefined {
    return this.table.seat === null ? undefined : this.view.seats[this.table.seat - 1]
  }

  /** The court below the table: the own one, or for who only watches that of the seat that decides. */
  get courtShown(): Court | undefined {
    return this.court ?? this.view.seats[(this.table.game?.turn ?? 1) - 1]
  }

  #keys(action: ActionData): Key[] {
    return keysOf(action, this.view.supply)
  }

  keyed = $derived.by(() => this.table.choices.map((choice) => ({ choice, keys: this.#keys(choice.action) })))

  /** Choices that need everything that was touched. */
  fitting = $derived.by(() =>
    this.touched.length
      ? this.keyed.filter(({ keys }) => this.touched.every((key) => keys.includes(key))).map(({ choice }) => choice)
      : [],
  )

  /** Everything that can be touched now. */
  lit = $derived.by(() => {
    const together = this.keyed.filter(
      ({ keys }) => this.touched.length < keys.length && this.touched.every((key) => keys.includes(key)),
    )
    return new Set([...this.keyed, ...together].flatMap(({ keys }) => keys))
  })

  /** The one choice that would be sent. */
  staged = $derived.by((): Choice | null => {
    if (this.view.ask?.what === 'give_back') return this.#given() ?? null
    // Every update brings the choices anew, so it is known by its number.
    const picked = this.picked && this.fitting.find(({ number }) => number === this.picked?.number)
    if (picked) return picked
    if (this.cards) return this.cards.own ?? this.cards.wild ?? null
    const [only] = this.fitting
    return this.fitting.length === 1 && only && this.#keys(only.action).length === this.touched.length ? only : null
  })

  /** Can a person be taken for a card? Otherwise only a card without effect can be played (D18). */
  takesPerson = $derived.by(() => this.table.choices.some(({ action }) => ['person', 'wild'].includes(action.action)))

  /** The two ways to take the touched person (D18): with its own card, which comes first, or with a wild one. */
  cards = $derived.by((): { person: Person; own?: Choice; wild?: Choice } | null => {
    const [key] = this.touched
    if (this.view.ask?.what !== 'card' || !key?.startsWith('person ')) return null
    const by = (kind: 'person' | 'wild') => this.fitting.find(({ action }) => action.action === kind)
    const [own, wild] = [by('person'), by('wild')]
    return { person: key.replace('person ', '') as Person, ...(own && { own }), ...(wild && { wild }) }
  })

  /** Several choices for what was touched: a small or a large privilege, a tile of the wall. */
  alternatives = $derived.by(() =>
    !this.cards &&
    this.fitting.length > 1 &&
    this.fitting.every((choice) => this.#keys(choice.action).length === this.touched.length)
      ? this.fitting
      : [],
  )

  /** What a hint or a report says of things, and of choices that are only a button. */
  #marks = $derived.by(() => {
    const found = new Map<
      Key,
      { 'data-mark': string; 'data-word': string; 'data-rank'?: number; 'data-lifted'?: true }
    >()
    for (const { action, kind, word: said, rank, lifted, seat } of this.table.marks) {
      // Of another seat's step only what lies on the table can be marked: the palaces below are not that seat's.
      const theirs = seat !== undefined && seat !== this.table.seat
      const keys = this.#keys(action).filter((key) => !theirs || /^(act|person) /.test(key))
      if (kind === 'line' && keys.length === 0) continue
      // Hints are numbered, the best first: the picked one is lifted, the others are dashed. A step of a line has its number alone.
      const word = rank ? [rank, said].filter(Boolean).join(' · ') : said
      const hint = { ...(rank && { 'data-rank': rank }), ...(lifted && { 'data-lifted': true as const }) }
      for (const key of keys.length ? keys : [buttonOf(action)]) {
        const before = found.get(key)
        found.set(
          key,
          before
            ? { ...before, ...(lifted ? hint : {}), 'data-word': `${before['data-word']} · ${word}` }
            : { 'data-mark': kind, 'data-word': word, ...hint },
        )
      }
    }
    return found
  })

  /** What the log points at, and where the others' last moves are. While one decides only the seals of the takers stay framed. */
  #rung = $derived.by(() => {
    const news = this.table.news.filter(({ seat }) => seat !== this.table.seat)
    const places = news.flatMap(({ told }) => told.flatMap(({ event }) => placesOf(event)))
    return new Set([
      ...this.table.pointed,
      ...this.table.contested.flatMap(({ told }) => told.flatMap(({ event }) => placesOf(event))),
      ...(this.table.deciding && !this.table.following.reviewed
        ? places.filter((place) => place.startsWith('taker '))
        : places),
    ])
  })

  rung = (key: Key): boolean => this.#rung.has(key)

  mark = (key: Key) => this.#marks.get(key) ?? {}

  /** Choices that are only a button. */
  buttons = $derived.by(() =>
    this.keyed.filter(({ choice, keys }) => keys.length === 0 && !giftOf(choice)).map(({ choice }) => choice),
  )

  /** In the card phase what is said belongs to what the button would play, wherever the pointer rests. */
  get shown(): Choice | null {
    return (this.cards && this.staged) || this.looked || this.staged
  }

  /** What the shown choice changes in the stores of the court below the table. */
  get change(): Record<'yuan' | 'rice' | 'fireworks', number> {
    const change = { yuan: 0, rice: 0, fireworks: 0 }
    for (const { seat, good, by } of this.shown?.effect.goods ?? [])
      if (seat === this.courtShown?.seat && good !== 'floors') change[good] += by
    return change
  }

  /** What the shown choice brings in of a good, while no event comes in between. */
  gain(good: 'yuan' | 'rice'): number {
    return this.shown?.effect.brings?.length ? 0 : this.change[good]
  }

  /** Somebody who has picked the first thing that leads to a choice: nothing is asked or sent. */
  trial(): Staging {
    const trial = new Staging(this.table)
    const picked = trial.keyed.find(({ keys }) => keys.length === 1)
    trial.touched = picked?.keys ?? []
    trial.picked = picked?.choice ?? null
    trial.preview = { told: [], draws: false, hands_over: false }
    return trial
  }

  clear(): void {
    this.touched = []
    this.picked = this.looked = this.preview = null
    this.#mix = null
  }

  touch(key: Key): void {
    this.table.hurry()
    if (!this.table.deciding || !this.lit.has(key)) return
    if (this.touched.includes(key)) this.touched = this.touched.filter((one) => one !== key)
    else {
      const more = [...this.touched, key]
      this.touched = this.keyed.some(({ keys }) => more.every((one) => keys.includes(one))) ? more : [key]
    }
    this.picked = this.looked = null
    this.#ask()
  }

  /** A thing was clicked: what cannot be chosen, though its kind is asked for, says why. */
  press(key: Key) {
    return (event: MouseEvent): void => {
      const tried = this.table.deciding && !this.lit.has(key) ? attempt(key, this.view, this.court) : undefined
      if (!tried) return this.touch(key)
      event.preventDefault()
      void this.table.explain(tried)
    }
  }

  pick(choice: Choice): void {
    this.picked = choice
    this.#ask()
  }

  /** The pointer rests on a thing that leads to one choice. */
  look(key: Key | null): void {
    const found = key === null ? [] : this.keyed.filter(({ keys }) => keys.length === 1 && keys[0] === key)
    this.consider(found.length === 1 ? found[0]?.choice : undefined)
  }

  /** The pointer or the focus rests on a choice. */
  consider(choice: Choice | undefined): void {
    if (choice?.number === this.looked?.number) return
    this.looked = choice ?? null
    this.#ask()
  }

  /** What a thing needs so that resting on it shows what it does: by mouse and by focus; a tap stages it. */
  rests(key: Key) {
    return resting(
      () => this.look(key),
      () => this.look(null),
    )
  }

  restsOn(choice: Choice) {
    return resting(
      () => this.consider(choice),
      () => this.consider(undefined),
    )
  }

  #waiting: ReturnType<typeof setTimeout> | undefined

  #ask(): void {
    clearTimeout(this.#waiting)
    const choice = this.shown
    this.preview = null
    if (!choice || !this.table.deciding) return
    this.#waiting = setTimeout(
      () =>
        this.table.preview(choice.number).then(
          (found) => {
            if (this.shown?.number === choice.number) this.preview = found
          },
          () => undefined,
        ),
      80,
    )
  }

  play(choice: Choice | null = this.staged): Promise<boolean> {
    return choice && !this.table.busy ? this.table.act(choice) : Promise.resolve(false)
  }

  // The tsunami: so many goods, in any mix.

  /** The mix chosen, or the first that is enough. */
  get gift(): Mix {
    return this.#mix ?? firstGift(this.table.choices)
  }

  give(good: 'rice' | 'fireworks', by: 1 | -1): void {
    this.#mix = { ...this.gift, [good]: Math.max(0, this.gift[good] + by) }
    this.#ask()
  }

  canGive(good: 'rice' | 'fireworks', by: 1 | -1): boolean {
    const wanted = { ...this.gift, [good]: this.gift[good] + by }
    return wanted[good] >= 0 && this.table.choices.some((choice) => giftOf(choice)?.[good] === wanted[good])
  }

  #given(): Choice | undefined {
    return this.table.choices.find((choice) => {
      const goods = giftOf(choice)
      return goods?.rice === this.gift.rice && goods.fireworks === this.gift.fireworks
    })
  }
}
