// Notices while the page is closed: the switch says what it can do, and the service worker tells whose turn it is in the reader's words.

import { expect, test, makeTable, speaking, t } from '../fixtures.ts'

/** Hands the service worker a message, as the browser's push service would. */
async function push(page, data) {
  const session = await page.context().newCDPSession(page)
  const registration = new Promise((found) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const origin = await page.evaluate(() => location.origin)
  const registrationId = await registration
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

/** Waits until exactly these notifications are shown. */
const shows = (page, ...wanted) =>
  page.waitForFunction(async (words) => {
    const registration = await navigator.serviceWorker.ready
    const notes = (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }))
    return JSON.stringify(notes) === words
  }, JSON.stringify(wanted))

test('a pushed notice says where it is my turn, one notice for many tables, in the language of the page', async ({
  server,
}) => {
  const page = await server.guest({ worker: true, permissions: ['notifications'] })
  await page.addInitScript(() => localStorage.setItem('tianxia', JSON.stringify({ language: 'de', notify: true })))
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => caches.match('/notice-words').then(Boolean))
  const say = speaking('de')
  await push(page, JSON.stringify({ count: 1, table: 'abc', game: 'qin' }))
  const title = say('web-your-turn')
  await shows(page, { title, body: say('web-title-qin'), data: '/table/abc' })
  // The next one takes its place.
  await push(page, JSON.stringify({ count: 3, table: 'abc', game: 'qin' }))
  await shows(page, { title, body: say('web-notice-many', { count: 3 }), data: '/games' })
  await push(page, 'not JSON')
  await shows(page, { title, body: '', data: '/games' })
})

test('the switch says when notices come only while a page is open', async ({ server }) => {
  const page = await server.guest({ worker: true, permissions: ['notifications'] })
  // A browser without a push service of its own, as in this test.
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
  await page.goto(`/table/${id}`)
  await page.getByRole('button', { name: t('web-menu'), exact: true }).click()
  await page.getByRole('switch', { name: t('web-notify') }).click()
  await page.getByText(t('web-notify-open-only')).first().waitFor()
  await expect(page.getByRole('switch', { name: t('web-notify') })).toHaveAttribute('aria-checked', 'true')
})
