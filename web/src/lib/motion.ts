// Motion tells what happened; who prefers none gets none.

import type { TransitionConfig } from 'svelte/transition'

/** Does the person want things to stand still? */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A duration in milliseconds, or none at all. */
export const lasting = (duration: number): number => (still() ? 0 : duration)

/** A piece goes back into its supply: it sinks into its base. */
export function sink(_: Element, { on }: { on: boolean }): TransitionConfig {
  return {
    duration: on ? lasting(220) : 0,
    css: (t) => `transform: scaleY(${t}); transform-box: fill-box; transform-origin: 50% 100%; opacity: ${t}`,
  }
}

/** A ring is drawn around something that changes hands. */
export function sweep(_: SVGCircleElement, { length }: { length: number }): TransitionConfig {
  return { duration: lasting(420), css: (t) => `stroke-dasharray: ${length}; stroke-dashoffset: ${length * (1 - t)}` }
}

/** Something new shines for a moment. */
export function shine(_: Element): TransitionConfig {
  return { duration: lasting(520), css: (t) => `fill-opacity: ${0.6 * (1 - t)}` }
}
