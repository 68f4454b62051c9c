// What a click draws for the first time costs most: its code is compiled, its templates are read, its sentences are looked up. So it is
// drawn once before, where nobody sees it, when the browser has nothing else to do.

import { mount, unmount, type Component } from 'svelte'

/** Runs something when the browser has nothing else to do; what it gives back calls that off. */
function idle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1000)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(run)
  return () => cancelIdleCallback(waiting)
}

/** Draws a part once, off the page. */
export function rehearse<P extends Record<string, unknown>>(part: Component<P>, props: P): void {
  void unmount(mount(part, { target: document.createElement('div'), props }))
}

/** In a component: once it is ready for it, and the browser is idle, it rehearses. */
export function rehearsed(ready: () => boolean, run: () => void): void {
  let done = false
  $effect(() => {
    if (done || !ready()) return
    return idle(() => {
      done = true
      run()
    })
  })
}
