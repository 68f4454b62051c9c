// A graph over the moments of a game is a slider: a click or the keys pick a moment.

/** The moments of a game as they lie on a graph: from `left` to `right`, the last one numbered `last`. */
export interface Scale {
  left: number
  right: number
  last: number
}

const clamp = (moment: number, last: number) => Math.max(0, Math.min(last, moment))

/** Where a moment lies. */
export const place = (moment: number, { left, right, last }: Scale): number => left + (moment / last) * (right - left)

/** The moment that was clicked, on a drawing `width` units wide. */
export function clicked(
  event: MouseEvent & { currentTarget: SVGSVGElement },
  width: number,
  { left, right, last }: Scale,
): number {
  const box = event.currentTarget.getBoundingClientRect()
  const x = ((event.clientX - box.left) / box.width) * width
  return clamp(Math.round(((x - left) / (right - left)) * last), last)
}

/** The moment a key leads to; undefined for keys that do not move. */
export function pressed(event: KeyboardEvent, at: number, last: number): number | undefined {
  const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -last, End: last }[event.key]
  if (step === undefined) return undefined
  event.preventDefault()
  return clamp(at + step, last)
}
