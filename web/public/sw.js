// Keeps the client in the browser, so that it opens without a connection. The build writes the list of its files and a version into the two
// lines below; without the list only the page stays that says there is no connection.
/* global NOTICES */
importScripts(new URL('notices.js', self.location.href).href)

const VERSION = '/* version */'
const FILES = ['offline.html', 'offline.css', 'icon.svg'] /* files */

const KEPT = `tianxia-${VERSION}`
/** What another app shared, until the page takes it. */
const SHARED = 'tianxia-shared'
/** How long a page may take to come before the one that is kept is shown, in milliseconds. */
const PATIENCE = 4000

const SITE = new URL(self.location.href).searchParams.has('site')
const at = (path) => new URL(path, self.registration.scope).href
const isNamedByContent = (path) => path.startsWith('assets/')

/** A file for the cache: what another version has under the same name is the same, if the name follows from the content. */
async function fetched(path) {
  const known = isNamedByContent(path) ? await caches.match(at(path)) : undefined
  return known ?? fetch(at(path), { cache: isNamedByContent(path) ? 'default' : 'no-cache' })
}

async function install() {
  const cache = await caches.open(KEPT)
  const saves = self.navigator.connection?.saveData === true
  const wanted = FILES.filter((path) => !saves || !path.endsWith('.wasm'))
  await Promise.all(
    wanted.map(async (path) => {
      const response = await fetched(path)
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      await cache.put(at(path), response)
    }),
  )
}

async function activate() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => ![KEPT, SHARED, NOTICES].includes(name)).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** The page from the server, or the one that is kept. */
async function page(request) {
  const kept = async () => (await caches.match(at('index.html'))) ?? (await caches.match(at('offline.html')))
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, undefined))
  const asked = fetch(request)
  const first = await Promise.race([asked.catch(() => undefined), late])
  return first ?? (await kept()) ?? asked
}

async function file(request, path) {
  const kept = () => caches.match(at(path))
  if (isNamedByContent(path)) return (await kept()) ?? fetch(request)
  return fetch(request).catch(async (error) => {
    const found = await kept()
    if (found) return found
    throw error
  })
}

/** A record that another app shares: put aside for the page that opens records. */
async function share(request) {
  const form = await request.formData()
  const given = form.get('record') ?? form.get('text') ?? ''
  const text = typeof given === 'string' ? given : await given.text()
  await (await caches.open(SHARED)).put(at('shared-record'), new Response(text))
  return Response.redirect(at(SITE ? './#/open?shared' : 'open?shared'), 303)
}

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

// A newer version waits until somebody wants it, so that a page that runs keeps its own files.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = request.url.split(/[?#]/)[0]
  if (!url.startsWith(self.registration.scope)) return
  const path = url.slice(self.registration.scope.length)
  if (request.method === 'POST' && path === 'share') event.respondWith(share(request))
  else if (request.method !== 'GET' || path.startsWith('api/')) return
  else if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(path)) event.respondWith(file(request, path))
})
