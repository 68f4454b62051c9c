// A newer version of the client: it is fetched beside the one that runs, and takes over when this person says so. Games are stored move by
// move, so nothing is lost by it.

import { SITE } from './place.svelte'

class Updates {
  /** Is a newer version ready? */
  ready = $state(false)
  #waiting: ServiceWorker | null = null

  /** Looks for one, once the page has time for it. */
  begin(): void {
    if (!('serviceWorker' in navigator)) return
    const register = () =>
      void navigator.serviceWorker.register(SITE ? 'sw.js?site' : '/sw.js').then((found) => this.#follow(found))
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 4000 })
    else setTimeout(register, 2000)
  }

  /** Lets the newer version take over. */
  load(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    this.#waiting?.postMessage('take over')
  }

  #follow(registration: ServiceWorkerRegistration): void {
    const look = () => {
      // The first version of all has nobody to take over from.
      if (!registration.waiting || !navigator.serviceWorker.controller) return
      this.#waiting = registration.waiting
      this.ready = true
    }
    look()
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look)
    })
  }
}

export const updates = new Updates()
