// All kinds of Qin's things, each drawn once.
import type { Kinds } from '$lib/scene/types'
import Badge from './Badge.svelte'
import Ground from './Ground.svelte'
import Land from './Land.svelte'
import Pagoda from './Pagoda.svelte'
import Shade from './Shade.svelte'
import Start from './Start.svelte'
import Tile from './Tile.svelte'
import Village from './Village.svelte'

export const kinds = {
  ground: { draw: Ground, region: true },
  shade: { draw: Shade, region: true },
  village: { draw: Village },
  land: { draw: Land, region: true },
  start: { draw: Start },
  pagoda: { draw: Pagoda, leave: 'sink' },
  badge: { draw: Badge },
  tile: { draw: Tile, box: [-62, -32, 124, 70] },
} as unknown as Kinds
