// The service worker's part of notices: shows "your turn" while no page is open, in the words that the page has left in the cache.
const NOTICES = 'tianxia-notices'
const WORDS = '/notice-words'
const ENGLISH = { title: 'Your turn', games: {}, many: [] }

self.addEventListener('push', (event) => event.waitUntil(notice(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})

async function notice(data) {
  const { count = 1, table, game } = read(data)
  const kept = await caches.match(WORDS, { cacheName: NOTICES })
  const words = { ...ENGLISH, ...(kept ? await kept.json() : {}) }
  const one = words.games[game] ?? ''
  const body = count > 1 ? (words.many[Math.min(count, words.many.length - 1)] ?? one) : one
  await self.registration.showNotification(words.title, {
    body,
    tag: 'turn',
    renotify: true,
    icon: '/icon-192.png',
    data: count === 1 && table ? `/table/${table}` : '/games',
  })
  await self.navigator.setAppBadge?.(count)
}

function read(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

async function show(path) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const page = pages.find((one) => new URL(one.url).pathname === path) ?? pages[0]
  if (!page) return self.clients.openWindow(path)
  if (new URL(page.url).pathname !== path) await page.navigate(path)
  return page.focus()
}
