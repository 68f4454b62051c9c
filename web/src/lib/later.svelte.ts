// A click is answered at once by what it touched; what follows from it is told a frame later. On a phone neither frame is long then.

import { untrack } from 'svelte'

/** A value that follows another one as soon as the frame in which that changed is painted. That there is nothing any more is known at once. */
export function later<T>(now: () => T): { readonly current: T } {
  let current = $state.raw(untrack(now))
  $effect(() => {
    const value = now()
    if (value === untrack(() => current)) return
    if (value === null || value === undefined) {
      current = value
      return
    }
    let painted: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => (painted = setTimeout(() => (current = value))))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(painted)
    }
  })
  return {
    get current() {
      return current
    },
  }
}
