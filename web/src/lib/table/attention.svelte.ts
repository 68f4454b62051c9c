// "Your turn" for somebody who looks elsewhere: by the page's title, a sound and a notification, each as the person chose.

import { t } from '$lib/i18n/speech.svelte'
import { settings } from '$lib/settings.svelte'
import { play } from '$lib/sound'

interface Called {
  deciding: boolean
  curtain: number | null
  ask: string
  info: { game: string } | null
}

export class Attention {
  /** Is it this page's decision? */
  called = $state(false)
  #note: Notification | undefined

  notice(table: Called): void {
    const called = table.deciding || table.curtain !== null
    const fresh = called && !this.called
    this.called = called
    if (!called) this.#note?.close()
    if (!fresh) return
    play('turn')
    if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
      this.#note = new Notification(t('web-your-turn'), {
        body: table.ask,
        tag: location.pathname,
        icon: '/icon-192.png',
      })
      this.#note.onclick = () => window.focus()
    }
  }

  rest(): void {
    this.called = false
    this.#note?.close()
  }
}
