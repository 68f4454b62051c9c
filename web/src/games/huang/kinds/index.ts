// All kinds of Huang's things, each drawn once.
import type { Kinds } from '$lib/scene/types'
import Banner from './Banner.svelte'
import Camp from './Camp.svelte'
import Capital from './Capital.svelte'
import Cross from './Cross.svelte'
import Gain from './Gain.svelte'
import Granary from './Granary.svelte'
import Ground from './Ground.svelte'
import Leader from './Leader.svelte'
import Pagoda from './Pagoda.svelte'
import Palace from './Palace.svelte'
import Plate from './Plate.svelte'
import Plus from './Plus.svelte'
import Sign from './Sign.svelte'
import State from './State.svelte'
import Strife from './Strife.svelte'
import Tile from './Tile.svelte'

export const kinds = {
  ground: { draw: Ground, region: true },
  capital: { draw: Capital },
  tile: { draw: Tile, box: [-34, -37, 68, 76], leave: 'sink' },
  camp: { draw: Camp, region: true, leave: 'sink' },
  state: { draw: State, region: true },
  granary: { draw: Granary, leave: 'sink' },
  leader: { draw: Leader, box: [-30, -30, 60, 60], leave: 'sink' },
  palace: { draw: Palace, leave: 'sink' },
  pagoda: { draw: Pagoda, region: true, leave: 'sink' },
  plate: { draw: Plate },
  banner: { draw: Banner },
  strife: { draw: Strife },
  gain: { draw: Gain },
  glyph: { draw: Sign },
  plus: { draw: Plus },
  cross: { draw: Cross },
} as unknown as Kinds
