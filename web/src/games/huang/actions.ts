// Huang's choices by what they need: pieces and places, so that picking a piece lights its places and picking a place lights its
// pieces.

import type { Choice as AnyChoice } from '$lib/games'
import { OFFICES } from '$lib/pieces/seals'
import type { Action, Colour, Spot, TileCounts, Tiles } from './view'

export type Choice = AnyChoice<'huang'>

/** What a player takes up before choosing a place. */
export type Piece = `tile ${Colour}` | `leader ${Colour}` | 'riot' | 'build'

export const noTiles = (): Tiles => ({ yellow: 0, red: 0, blue: 0, green: 0, white: 0 })

/** All five colours counted. */
export const counted = (tiles: TileCounts): Tiles => ({ ...noTiles(), ...tiles })

/** The piece an action takes up, if it takes up one. */
export function pieceOf(action: Action): Piece | undefined {
  switch (action.action) {
    case 'tile':
    case 'leader':
      return `${action.action} ${action.colour}`
    case 'riot':
      return 'riot'
    case 'pagoda':
    case 'palace':
      return 'build'
    default:
      return undefined
  }
}

/** The hexes an action is played on. */
export function placesOf(action: Action): Spot[] {
  switch (action.action) {
    case 'pagoda':
    case 'palace':
      return action.at
    case 'move':
      return action.from
    default:
      return 'at' in action ? [action.at] : []
  }
}

/** Does a leader off the map help? */
export const isHelped = (action: Action): boolean => 'leader' in action && action.leader === true

/** A building site's key: the same hexes, with or without a leader's help. */
export const siteKey = (spots: Spot[]): string => spots.join(' ')

/** The tiles of a hand one by one, in the order of the offices. */
export const oneByOne = (tiles: Tiles): Colour[] =>
  OFFICES.flatMap((office) => Array<Colour>(tiles[office]).fill(office))

export const sum = (tiles: Tiles): number => OFFICES.reduce((total, office) => total + tiles[office], 0)
