// What a table looks like, as data. A game makes a scene by pure functions; `lib/scene` draws it. Nothing here knows the DOM.
//
// A scene has three parts that change at different times, so a click computes only what it changes:
//   Layout (areas and things)  changes with the position;
//   lit                        changes with a touch;
//   marks                      change with a touch, a hint, or a pointed line of the log.
import type { Component } from 'svelte'

/** The name of a place, a thing, an area, or of what a choice needs: `c4`, `hand 2`, `tile RY`. Never an element. */
export type Key = string
export type Point = readonly [x: number, y: number]
/** A part of a field, in its units. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** The geometry of a drawn area (`fields.ts`). A list of places, `c4 c5`, is a place too. */
export interface Field {
  readonly width: number
  readonly height: number
  /** The size of one place across, in units of the drawing. */
  readonly cell: number
  /** All places, row by row: the order of keys and of screen readers. */
  readonly rows: readonly (readonly Key[])[]
  has(place: Key): boolean
  centre(place: Key): Point
  outline(places: Iterable<Key>, inset: number, radius?: number): string
  step(from: Key, arrow: string): Key | undefined
  under(point: Point): Key | undefined
}

interface AnyArea {
  key: Key
  /** Its name, for screen readers. */
  name: string
  /** The word by which lessons point at it. */
  point?: string
}
/** Things at places, drawn in SVG: a board, a map. */
export interface FieldArea extends AnyArea {
  layout: 'field'
  field: Field
  /** A drawing below everything that never changes during a game. */
  ground?: { kind: string; face: unknown }
  /** The name of an empty place. */
  bare: (place: Key) => string
  /** The kind of thing that `things.toml` explains at a place. */
  about?: (place: Key) => string
  /** The part that a small table shows: without names of rows and columns. */
  close?: Box
}
/** Things one after the other, in HTML: a hand. */
export interface FlowArea extends AnyArea {
  layout: 'row' | 'column'
  /** It is touched as a whole by this key, beside its things: a palace. */
  touch?: Key
  /** Is its name seen above its things? */
  heading?: true
  about?: string
}
export type Area = FieldArea | FlowArea

/** One thing on the table. Two things with the same key in two scenes are the same thing: it moves from here to there. */
export interface Thing<Face = unknown> {
  key: Key
  area: Key
  /** The places in a field that it covers. */
  at?: Key | readonly Key[]
  /** The drawing: an entry of the game's kinds. */
  kind: string
  /** What the drawing shows: plain data. */
  face: Face
  /** Its name for screen readers. Left out for parts of something else. */
  name?: string
  /** `true` if it can be touched, or the key that it is touched by, if several things mean the same. */
  touch?: true | Key
  /** Drawn above lit places. */
  over?: true
  /** Pale, because it cannot be used now. */
  dim?: boolean
  point?: string
  about?: string
  /** What its explanation says of this one. */
  here?: string
}

/** A drawing, made once, used on the board, in the hand, in previews, figures and in flight. */
export interface Kind {
  /** The box of an SVG drawing around its middle, in units of a field. Left out: a plate of HTML, as wide as its area gives it. */
  box?: Box
  /** `word`: what a choice would make of it, where the drawing shows that itself. */
  draw: Component<{ face: never; at?: readonly Key[]; field?: Field; fresh?: boolean; word?: string | undefined }>
  /** How it leaves the table. */
  leave?: 'sink'
  /** It covers several places: drawn in the coordinates of the field, not around a middle. */
  region?: true
}
export type Kinds = Record<string, Kind>

/** How a sort of lit places looks. All places of one grade are one path, so a hundred cost as much as one. */
export interface Grade {
  says: string
  /** Relative paths around the middle of a place, each with a class of lit.css. */
  draw: readonly (readonly [className: string, d: string])[]
}
export interface Lit {
  /** The grade of every key that can be touched now. */
  places: ReadonlyMap<Key, string>
  grades: Readonly<Record<string, Grade>>
}

export type Tone = 'staged' | 'looked' | 'moved' | 'pointed' | 'contested' | 'hint' | 'other' | 'line'
export type Mark =
  /** A line around places. */
  | { mark: 'ring'; tone: Tone; at: readonly Key[] }
  /** Something that would lie there, in place of the things that it hides; `breathes` if it is in the player's hand. */
  | { mark: 'ghost'; thing: Thing; breathes?: true; hides?: readonly Key[] }
  /** A number in a disc: a hint, or a step of a line. */
  | { mark: 'disc'; at: readonly Key[]; number: number; chosen: boolean }
  /** A word on places: what a choice changes there (`+2`), or what a report says of it. */
  | { mark: 'word'; at: readonly Key[]; word: string; tone: 'gain' | 'hint' }

/** Something goes from one place or area to another. */
export interface Flight {
  key: Key
  thing: Pick<Thing, 'kind' | 'face'>
  from: Key
  to: Key
}

export interface Layout {
  areas: readonly Area[]
  things: readonly Thing[]
}
export interface Scene extends Layout {
  lit: Lit
  marks: readonly Mark[]
  /** The keys of things that were touched: drawn as taken up, wherever they lie. */
  touched: ReadonlySet<Key>
}

/** The places of a thing as a list. */
export const placesOf = ({ at }: Pick<Thing, 'at'>): readonly Key[] =>
  at === undefined ? [] : typeof at === 'string' ? [at] : at
export const touchKey = ({ key, touch }: Thing): Key => (touch === true || touch === undefined ? key : touch)
export const DARK: Lit = { places: new Map(), grades: {} }
