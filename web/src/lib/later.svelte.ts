// A click is answered at once by what it touched; what follows from it is told a frame later. On a phone neither frame is long then.

import { untrack } from 'svelte'

/** Runs something as soon as the next frame is painted; what it gives back calls that off. */
export function painted(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

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
    return painted(() => (current = value))
  })
  return {
    get current() {
      return current
    },
  }
}
