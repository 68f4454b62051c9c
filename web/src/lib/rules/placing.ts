// Where something that explains a thing stands: beside it, on the side with room and with the least under it that could be chosen.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export type Side = 'right' | 'left' | 'below' | 'above'

export interface Placed {
  side: Side
  left: number
  top: number
}

const GAP = 14
const EDGE = 8

/** The place of a card of this size beside a thing; `choices` are the middles of what could be chosen, `spared` must stay in sight. */
export function beside(
  thing: Box,
  card: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
  choices: readonly (readonly [x: number, y: number])[] = [],
  spared: readonly Box[] = [],
): Placed {
  const middle = [thing.left + thing.width / 2, thing.top + thing.height / 2] as const
  const across = (at: number, size: number, all: number) => Math.max(EDGE, Math.min(all - size - EDGE, at - size / 2))
  const top = across(middle[1], card.height, window.height)
  const left = across(middle[0], card.width, window.width)
  const places: Placed[] = [
    { side: 'right', left: thing.left + thing.width + GAP, top },
    { side: 'left', left: thing.left - card.width - GAP, top },
    { side: 'below', left, top: thing.top + thing.height + GAP },
    { side: 'above', left, top: thing.top - card.height - GAP },
    ...spared.map(({ top: at, height }): Placed => ({ side: 'below', left, top: at + height + GAP })),
  ]
  const fits = places.filter(
    (place) =>
      place.left >= EDGE &&
      place.top >= EDGE &&
      place.left + card.width <= window.width - EDGE &&
      place.top + card.height <= window.height - EDGE,
  )
  const covered = ({ left: x, top: y }: Placed) =>
    choices.filter(([cx, cy]) => cx >= x && cx <= x + card.width && cy >= y && cy <= y + card.height).length
  const hidden = ({ left: x, top: y }: Placed) =>
    spared.filter(
      (box) =>
        box.left < x + card.width && box.left + box.width > x && box.top < y + card.height && box.top + box.height > y,
    ).length
  const [best] = fits.sort((one, other) => hidden(one) - hidden(other) || covered(one) - covered(other))
  // No side has room: below, as far as the window reaches.
  return (
    best ?? { side: 'below', left, top: Math.max(EDGE, Math.min(window.height - card.height - EDGE, middle[1] + GAP)) }
  )
}
