// All kinds of the Dragon's things, each drawn once. All but cards and seals are plates of HTML, whose words wrap.
import type { Kinds } from '$lib/scene/types'
import Action from './Action.svelte'
import Candidate from './Candidate.svelte'
import Card from './Card.svelte'
import Month from './Month.svelte'
import Person from './Person.svelte'
import Price from './Price.svelte'
import Roof from './Roof.svelte'
import Room from './Room.svelte'
import Store from './Store.svelte'
import Taker from './Taker.svelte'
import Tile from './Tile.svelte'
import Track from './Track.svelte'

export const kinds = {
  month: { draw: Month },
  track: { draw: Track },
  price: { draw: Price },
  taker: { draw: Taker, box: [-28, -28, 56, 56] },
  action: { draw: Action },
  person: { draw: Person },
  resident: { draw: Person },
  candidate: { draw: Candidate },
  roof: { draw: Roof },
  room: { draw: Room },
  store: { draw: Store },
  card: { draw: Card, box: [-21, -22, 42, 44] },
  tile: { draw: Tile },
} as unknown as Kinds
