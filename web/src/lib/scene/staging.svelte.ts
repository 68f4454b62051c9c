// What a player has in mind, for every game: things are touched, the choices that need them remain, what those need is lit, and the choice
// that is left is staged. Nothing is sent before `play`.
import type { Field, Key, Point } from './types'

export interface Rules<C> {
  choices: () => readonly C[]
  /** What a choice needs, in any order: `['tile RY', 'c4', 'd4']`. Empty: it is only a button. */
  keys: (choice: C) => readonly Key[]
  /** True for places of a board. A staged place that is touched again plays; other things are put back. */
  place: (key: Key) => boolean
  /** The number of keys of a choice that need not be touched, because turning finds them (Qin: the second square). */
  spare?: number
  /** Orders the ways in which a choice can lie, as it turns about the key that was touched last. */
  order?: (choice: C, about: Key) => number
  /** The thing that a key stands for, if a choice needs it and nothing else is possible. */
  thing?: (key: Key) => Key | undefined
  send: (choice: C) => void
  /** Reports a touch of something that is not lit. */
  refuse?: (key: Key) => void
}
interface Touch {
  key: Key
  /** Of two equal tiles one is taken up. */
  thing: Key
}
/** What is in mind, as a reload keeps it. */
export interface Saved {
  touches: readonly Touch[]
  picked: number | null
}

/** Are these among the keys of a choice? A key may be needed twice: two yellow tiles. */
function holds(keys: readonly Key[], touches: readonly Touch[]): boolean {
  const left = [...keys]
  return touches.every(({ key }) => {
    const at = left.indexOf(key)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

export class Staging<C extends { number: number }> {
  #touches = $state.raw<readonly Touch[]>([])
  #picked = $state.raw<number | null>(null)
  /** The key under the pointer. */
  looked = $state.raw<Key | null>(null)
  /** Where a dragged piece would lie. */
  aimed = $state.raw<C | null>(null)
  touched = $derived(this.#touches.map(({ key }) => key))
  /** The things that are taken up. */
  held: ReadonlySet<Key> = $derived(new Set(this.#touches.map(({ thing }) => thing)))

  constructor(readonly rules: Rules<C>) {}

  #keyed = $derived.by(() => this.rules.choices().map((choice) => ({ choice, keys: this.rules.keys(choice) })))
  #by = $derived.by(() => {
    const by = new Map<Key, { choice: C; keys: readonly Key[] }[]>()
    for (const one of this.#keyed)
      for (const key of new Set(one.keys)) {
        const list = by.get(key)
        if (list) list.push(one)
        else by.set(key, [one])
      }
    return by
  })
  #fits = (touches: readonly Touch[]) => {
    const [first] = touches
    const from = first === undefined ? this.#keyed : (this.#by.get(first.key) ?? [])
    return from.filter(({ keys }) => holds(keys, touches))
  }
  /** The choices that need everything that was touched. */
  #fitting = $derived.by(() => this.#fits(this.#touches))
  fitting = $derived.by(() => this.#fitting.map(({ choice }) => choice))

  /** The choices that need no more, in the order in which they turn. */
  ways = $derived.by((): C[] => this.#waysOf(this.#touches))
  #waysOf(touches: readonly Touch[]): C[] {
    const { spare = 0, order } = this.rules
    const last = touches.findLast(({ key }) => this.rules.place(key))?.key ?? touches.at(-1)?.key
    if (last === undefined || touches.length <= spare) return []
    const ways = this.#fits(touches).filter(({ keys }) => keys.length - touches.length <= spare)
    const choices = ways.map(({ choice }) => choice)
    return order ? choices.sort((a, b) => order(a, last) - order(b, last)) : choices
  }

  staged = $derived.by((): C | null => {
    const picked = this.ways.find(({ number }) => number === this.#picked)
    if (picked) return picked
    return this.ways.length === 1 || this.rules.spare ? (this.ways[0] ?? null) : null
  })
  /** The choice that a touch of what is looked at would stage. */
  foreseen = $derived.by((): C | null => {
    if (this.aimed) return this.aimed
    const key = this.looked
    if (key === null || this.held.size === 0 || (this.staged && this.rules.keys(this.staged).includes(key))) return null
    const touches = this.#with({ key, thing: key })
    const ways = this.#waysOf(touches)
    return ways.find((choice) => this.#turned(choice, key) === this.#way) ?? ways[0] ?? null
  })

  /** What can be touched next, each key with its choices: places are graded by them. */
  lit = $derived.by((): ReadonlyMap<Key, readonly C[]> => {
    const lit = new Map<Key, C[]>()
    const add = (key: Key, choice: C) => {
      const list = lit.get(key)
      if (list) list.push(choice)
      else lit.set(key, [choice])
    }
    // While something is staged, the pieces in hand still say what is lit: another place may be taken instead.
    const pieces = this.ways.length ? this.#touches.filter(({ key }) => !this.rules.place(key)) : this.#touches
    const from = this.ways.length ? this.#fits(pieces) : this.#fitting
    for (const { choice, keys } of from) for (const key of keys) add(key, choice)
    // Another piece can always be taken up instead.
    if (this.#touches.length)
      for (const { choice, keys } of this.#keyed)
        if (keys[0] !== undefined && !this.rules.place(keys[0]) && !lit.has(keys[0])) add(keys[0], choice)
    return lit
  })

  /** Returns whether the touch meant anything. */
  touch(key: Key, thing: Key = key): boolean {
    const staged = this.staged
    if (staged && this.rules.place(key) && this.rules.keys(staged).includes(key)) return (this.play(), true)
    if (this.held.has(thing)) {
      this.#set(this.#lies ? this.#pieces() : this.#touches.filter((one) => one.thing !== thing))
      return true
    }
    if (!this.#by.has(key) || (this.rules.place(key) && !this.lit.has(key))) {
      this.rules.refuse?.(key)
      return false
    }
    const way = this.#way
    this.#set(this.#implied(this.#with({ key, thing })))
    this.#keep(way)
    return true
  }
  /** The touches with one more: it joins the others, or replaces one of them, the last first, or begins again. */
  #with(one: Touch): readonly Touch[] {
    const all = this.#touches
    const same = all.findIndex(({ key }) => this.rules.place(key) === this.rules.place(one.key))
    const replaced = all.map((_, i) => all.toSpliced(all.length - 1 - i, 1, one))
    const tries = [
      // A piece replaces a piece and a place a place, where turning finds the rest.
      ...(this.rules.spare && same >= 0 ? [all.toSpliced(same, 1, one)] : [[...all, one], ...replaced]),
      [one],
    ]
    return tries.find((touches) => this.#fits(touches).length > 0) ?? [one]
  }
  /** Adds the piece that all remaining choices need. */
  #implied(touches: readonly Touch[]): readonly Touch[] {
    const [first, ...others] = this.#fits(touches)
    const missing = first?.keys.find(
      (key) =>
        !this.rules.place(key) &&
        !touches.some((one) => one.key === key) &&
        others.every(({ keys }) => keys.includes(key)),
    )
    const thing = missing === undefined ? undefined : this.rules.thing?.(missing)
    return missing === undefined || thing === undefined ? touches : [...touches, { key: missing, thing }]
  }
  #turned = (choice: C, about: Key) => this.rules.order?.(choice, about)
  get #way(): number | undefined {
    const { staged } = this
    return staged ? this.#turned(staged, this.touched.findLast(this.rules.place) ?? '') : undefined
  }
  /** A tile that lay across lies across at the next place, too. */
  #keep(way: number | undefined): void {
    const about = this.touched.findLast(this.rules.place) ?? ''
    const same = way === undefined ? undefined : this.ways.find((choice) => this.#turned(choice, about) === way)
    if (same) this.#picked = same.number
  }
  /** Does what is staged lie at a place? Then it comes off that place first. */
  get #lies(): boolean {
    return this.staged !== null && this.#pieces().length < this.#touches.length
  }
  #pieces = () => this.#touches.filter(({ key }) => !this.rules.place(key))
  #set(touches: readonly Touch[]): void {
    this.#touches = touches
    this.#picked = null
    this.aimed = null
  }

  turn(by: 1 | -1 = 1): void {
    const now = this.ways.findIndex(({ number }) => number === this.staged?.number)
    this.#picked = this.ways[(now + by + this.ways.length) % this.ways.length]?.number ?? null
  }
  /** Takes what is staged off the board, and then the piece back. Returns whether there was anything. */
  back(): boolean {
    if (!this.#touches.length) return false
    this.#set(this.#lies ? this.#pieces() : [])
    return true
  }
  clear(): void {
    if (this.#touches.length || this.aimed) this.#set([])
  }
  play(): void {
    if (this.staged) this.rules.send(this.staged)
  }

  /** Takes up the thing that is dragged: what was staged comes off the board. */
  lift(key: Key, thing: Key): void {
    if (this.held.has(thing)) this.#set(this.#pieces())
    else this.#set([{ key, thing }])
  }
  /** Finds the choice whose places lie nearest to a point, as far as `reach`; `way` is how the piece lies in the hand. */
  aim(field: Field, at: Point, reach: number, way: number | undefined): void {
    let best: C | null = null
    let least = reach
    for (const { choice, keys } of this.#fits(this.#pieces())) {
      const places = keys.filter(this.rules.place)
      if (places.length === 0) continue
      const [x, y] = field.centre(places.join(' '))
      // A way that differs counts as half a place further.
      const turned = way === undefined || this.#turned(choice, places[0] ?? '') === way ? 0 : field.cell * 0.5
      const far = Math.hypot(x - at[0], y - at[1]) + turned
      if (far < least) [best, least] = [choice, far]
    }
    this.aimed = best
  }
  /** Stages what was aimed at; without an aim the piece goes back. */
  drop(): void {
    const { aimed } = this
    if (!aimed) return this.clear()
    const place = this.rules.keys(aimed).find(this.rules.place)
    this.#set([...this.#pieces(), ...(place === undefined ? [] : [{ key: place, thing: place }])])
    this.#picked = aimed.number
  }

  get saved(): Saved | null {
    return this.#touches.length ? { touches: this.#touches, picked: this.staged?.number ?? null } : null
  }
  /** Takes up again what was saved, if the choices still have it. */
  restore({ touches, picked }: Saved): void {
    if (!this.#fits(touches).length) return
    this.#set(touches)
    this.#picked = picked
  }
}
