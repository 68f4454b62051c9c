// Huang's choices by what they need: the notation read back into pieces and places, so that picking a piece lights its places and
// picking a place lights its pieces.

import type { Choice } from '$lib/protocol/types'
import { OFFICES } from '$lib/pieces/seals'
import type { Colour, Spot, Tiles } from './view'

/** What a player takes up before choosing a place. */
export type Piece = `tile ${Colour}` | `leader ${Colour}` | 'riot' | 'build'

export type Act = { choice: Choice } & (
  | { verb: 'tile' | 'leader'; colour: Colour; at: Spot }
  | { verb: 'withdraw' | 'take'; colour: Colour }
  | { verb: 'riot'; at: Spot; leader: boolean }
  | { verb: 'pagoda' | 'palace' | 'move'; spots: Spot[]; leader: boolean }
  | { verb: 'replace'; tiles: Tiles }
  | { verb: 'commit'; tiles: number; leader: boolean }
  | { verb: 'support'; side: Spot; tiles: number; leader: boolean }
  | { verb: 'win' | 'remove' | 'keep'; at: Spot }
  | { verb: 'none' }
)

export const noTiles = (): Tiles => ({ yellow: 0, red: 0, blue: 0, green: 0, white: 0 })

const isColour = (word: string | undefined): word is Colour => OFFICES.some((office) => office === word)

/** Reads a choice; undefined for a notation this client does not know, which the text table still offers. */
export function read(choice: Choice): Act | undefined {
  const [verb, ...words] = choice.notation.split(' ')
  const [first, second] = words
  const leader = words.at(-1) === 'leader'
  const commitment = (word: string | undefined) => ({ tiles: word === 'leader' ? 0 : Number(word), leader })
  switch (verb) {
    case 'tile':
    case 'leader':
      return isColour(first) && second ? { choice, verb, colour: first, at: second } : undefined
    case 'withdraw':
    case 'take':
      return isColour(first) ? { choice, verb, colour: first } : undefined
    case 'riot':
      return first ? { choice, verb, at: first, leader } : undefined
    case 'pagoda':
    case 'palace':
    case 'move':
      return { choice, verb, spots: words.filter((word) => word !== 'leader'), leader }
    case 'replace': {
      const tiles = noTiles()
      for (let i = 0; i + 1 < words.length; i += 2) {
        const colour = words[i + 1]
        if (isColour(colour)) tiles[colour] = Number(words[i])
      }
      return { choice, verb, tiles }
    }
    case 'commit':
      return { choice, verb, ...commitment(first) }
    case 'support':
      return first ? { choice, verb, side: first, ...commitment(second) } : undefined
    case 'win':
    case 'remove':
    case 'keep':
      return first ? { choice, verb, at: first } : undefined
    case 'none':
      return { choice, verb }
    default:
      return undefined
  }
}

export const readAll = (choices: Choice[]): Act[] =>
  choices.flatMap((choice) => {
    const act = read(choice)
    return act ? [act] : []
  })

/** The piece an action takes up, if it takes up one. */
export function pieceOf(act: Act): Piece | undefined {
  switch (act.verb) {
    case 'tile':
      return `tile ${act.colour}`
    case 'leader':
      return `leader ${act.colour}`
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
export function placesOf(act: Act): Spot[] {
  if ('at' in act) return [act.at]
  return 'spots' in act ? act.spots : []
}

/** A building site's key: the same hexes, with or without a leader's help. */
export const siteKey = (spots: Spot[]): string => spots.join(' ')

/** The tiles of a hand one by one, in the order of the offices. */
export const oneByOne = (tiles: Tiles): Colour[] =>
  OFFICES.flatMap((office) => Array<Colour>(tiles[office]).fill(office))

export const sum = (tiles: Tiles): number => OFFICES.reduce((total, office) => total + tiles[office], 0)
