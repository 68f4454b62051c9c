// "Your turn" for somebody who looks elsewhere: by the page's title, a sound and a notification, each as the person chose.

import { t } from '$lib/i18n/speech.svelte'
import { settings } from '$lib/settings.svelte'

interface Called {
  deciding: boolean
  curtain: number | null
  ask: string
  info: { game: string } | null
}

let audio: AudioContext | undefined

/** Two strokes on a wood block. */
function knock(): void {
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') return void audio.resume()
    for (const [delay, pitch] of [
      [0, 740],
      [0.13, 988],
    ] as const) {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()]
      const begin = audio.currentTime + delay
      tone.type = 'triangle'
      tone.frequency.setValueAtTime(pitch, begin)
      tone.frequency.exponentialRampToValueAtTime(pitch / 2, begin + 0.09)
      volume.gain.setValueAtTime(0.16, begin)
      volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.16)
      tone.connect(volume).connect(audio.destination)
      tone.start(begin)
      tone.stop(begin + 0.18)
    }
  } catch {
    // A page without sound plays as well.
  }
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
    if (settings.sound) knock()
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

/** Asks the browser for leave to notify; says whether it was given. */
export async function allowNotifications(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}
