// "Your turn" on this device: by the page while it is open, and by web push while it is closed. Off until asked for.

import { refusal } from '$lib/i18n/refusal'
import { speech, t } from '$lib/i18n/speech.svelte'
import { person } from '$lib/person.svelte'
import { api, Refused } from '$lib/protocol/api'
import { server } from '$lib/server.svelte'
import { settings } from '$lib/settings.svelte'

/** As many tables as the service worker has words for. */
const MOST = 50

/** Asks the browser for leave to notify; says whether it was given. */
async function allowed(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}

/** Turns notices on or off. Says what stands in the way, or that they come only while a page is open, and why. */
export async function setNotices(on: boolean): Promise<string | null> {
  if (!on) {
    settings.set('notify', false)
    await end()
    return null
  }
  if (!(await allowed())) return t('web-notify-refused')
  settings.set('notify', true)
  if (!isSecureContext) return t('web-notify-insecure')
  try {
    return await begin()
  } catch (error) {
    return error instanceof Refused ? refusal(error.problem) : t('web-notify-open-only')
  }
}

async function begin(): Promise<string | null> {
  const { key } = await api.notices()
  if (key === null) return t('web-notify-host-off')
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration || !('pushManager' in registration)) return t('web-notify-open-only')
  await keepWords()
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await person.introduce()
  const { endpoint, keys } = subscription.toJSON()
  await api.subscribe({
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  })
  return null
}

async function end(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  // What the server does not hear now it finds out by itself: the push service tells it that the subscription is gone.
  await api.unsubscribe({ endpoint: subscription.endpoint }).catch(() => undefined)
}

/** Leaves the words of a notice where the service worker finds them, in the language of the page. */
async function keepWords(): Promise<void> {
  await Promise.all([speech.need('web'), server.find()])
  const games = Object.fromEntries(server.games.map(({ id }) => [id, t(`web-title-${id}`)]))
  const many = Array.from({ length: MOST + 1 }, (_, count) => (count < 2 ? '' : t('web-notice-many', { count })))
  const cache = await caches.open('tianxia-notices')
  await cache.put('/notice-words', Response.json({ title: t('web-your-turn'), games, many }))
}

/** After the page has begun, or another language was chosen: the words follow. */
export async function refreshNotices(language: string): Promise<void> {
  if (language && settings.notify && 'caches' in window) await keepWords()
}

/** Shows on the app's icon at how many tables it is my turn. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined)
}
