// Being called to the table, and what happens there while one looks: title, sound, notification, clocks, hints, motion.

import { expect, test, makeTable, saying, t } from '../fixtures.ts'
import { decides, place, stage } from '../qin.mjs'

const BOT = { kind: 'bot', level: 'random' }
/** A guest who looks elsewhere: the page is hidden, and what it does to be heard is written down. */
async function elsewhere(server, kept) {
  const page = await server.guest({ permissions: ['notifications'] })
  await page.addInitScript((settings) => {
    localStorage.setItem('tianxia', JSON.stringify({ goals: ['qin'], ...settings }))
    globalThis.called = { knocks: 0, notes: [] }
    Object.defineProperty(document, 'hidden', { get: () => globalThis.away === true })
    const make = AudioContext.prototype.createOscillator
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'running' })
    AudioContext.prototype.createOscillator = function () {
      globalThis.called.knocks++
      return make.call(this)
    }
    const Real = Notification
    globalThis.Notification = class extends Real {
      // A browser without windows grants nothing.
      static permission = 'granted'
      constructor(title, options) {
        super(title, options)
        globalThis.called.notes.push(title)
      }
    }
  }, kept)
  return page
}

for (const [name, kept, knocks, notes] of [
  ['sound and notification are on', { sound: true, notify: true }, true, true],
  ['both are off', { sound: false, notify: false }, false, false],
]) {
  test(`my turn is told by the title; ${name}`, async ({ server }) => {
    const [page, other] = [await elsewhere(server, kept), await server.guest()]
    const id = await makeTable(page, { game: 'qin', start: false, seats: [{ kind: 'me' }, { kind: 'open' }] })
    await other.goto(`/table/${id}?join`)
    await other.getByRole('button', { name: t('web-sit') }).click()
    await other.getByText(t('web-host-begins')).waitFor()
    await page.goto(`/table/${id}`)
    await page.getByRole('button', { name: t('web-begin') }).click()
    // Whoever begins: in the end it is the other's turn, and the hidden page waits.
    const first = await Promise.race([decides(page).then(() => page), decides(other).then(() => other)])
    if (first === page) await place(page)
    await decides(other)
    await page.waitForFunction(() => !/Your turn/.test(document.title))
    await page.evaluate(() => {
      globalThis.away = true
      globalThis.called = { knocks: 0, notes: [] }
    })
    await place(other)
    await page.waitForFunction(() => /Your turn/.test(document.title))
    const called = await page.evaluate(() => globalThis.called)
    expect(called.knocks > 0).toBe(knocks)
    expect(called.notes.length > 0).toBe(notes)
  })
}

test('the switches of sound and notification are in the menu, and are kept', async ({ server }) => {
  const page = await server.guest({ permissions: ['notifications'] })
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/table/${id}`)
  await page.getByRole('button', { name: t('web-menu') }).click()
  await page.getByRole('switch', { name: t('web-sound') }).click()
  await page.getByRole('switch', { name: t('web-notify') }).click()
  await page.waitForFunction(() => {
    const kept = JSON.parse(localStorage.getItem('tianxia'))
    return kept.sound === false && kept.notify === true
  })
  await page.reload()
  await page.getByRole('button', { name: t('web-menu') }).click()
  await expect(page.getByRole('switch', { name: t('web-sound') })).toHaveAttribute('aria-checked', 'false')
  await expect(page.getByRole('switch', { name: t('web-notify') })).toHaveAttribute('aria-checked', 'true')
})

test('when the time is up a bot plays, until the player takes the seat back', async ({ server }) => {
  const page = await server.guest()
  // The bot takes its time over every decision, so the game is not over before the seat is taken back.
  const seats = [{ kind: 'me' }, BOT]
  const id = await makeTable(page, { game: 'dragon', deadline: 2, stand_in: 'expert', seats })
  await page.goto(`/table/${id}`)
  await page.getByText(t('web-bot-plays')).waitFor({ timeout: 240_000 })
  await page.getByRole('button', { name: t('web-take-back') }).click()
  // Whether the time is up once more before the page has shown the seat as one's own hangs on speed: the log tells.
  await page.getByText(saying('web-log-taken-back')).first().waitFor({ state: 'attached' })
})

test('a hint is shown where hints are allowed, and nowhere else', async ({ server }) => {
  const page = await server.guest()
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/table/${id}`)
  await decides(page)
  await page.getByRole('button', { name: t('web-hint') }).click()
  await page.getByRole('list', { name: t('web-hint-says') }).waitFor({ timeout: 240_000 })
  const without = await makeTable(page, { game: 'qin', hints: false, seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/table/${without}`)
  await decides(page)
  await expect(page.getByRole('button', { name: t('web-hint') })).toHaveCount(0)
})

test('the others’ tiles fly to the board one after the other, unless somebody wants stillness', async ({ server }) => {
  for (const reducedMotion of ['no-preference', 'reduce']) {
    const page = await server.guest({ reducedMotion })
    const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT, BOT, BOT] })
    await page.goto(`/table/${id}`)
    await decides(page)
    await page.evaluate(() => {
      globalThis.flown = new Set()
      new MutationObserver(() => {
        const tile = document.querySelector('[data-flight]')
        if (tile) globalThis.flown.add(tile.getAttribute('data-flight'))
      }).observe(document.body, { childList: true, subtree: true })
    })
    await place(page)
    await page.waitForFunction(() => !document.querySelector('[data-ghost=staged]'))
    await decides(page)
    const flown = await page.evaluate(() => globalThis.flown.size)
    if (reducedMotion === 'reduce') expect(flown).toBe(0)
    else expect(flown, `${flown} tiles flew`).toBeGreaterThanOrEqual(2)
    // The last moves of the others stay marked.
    await page.locator('.last-move').nth(2).waitFor()
    await expect(page.locator('.last-move')).toHaveCount(3)
  }
})

test('a click ends the waiting: the others’ tiles lie there, and one’s own decision is asked', async ({ server }) => {
  const page = await server.guest({ reducedMotion: 'no-preference' })
  await page.clock.install()
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT, BOT, BOT] })
  await page.goto(`/table/${id}`)
  await stage(page)
  // The page's clock stops, so the page never reaches the next decision by itself. It skips 10 s: after 25 s of silence the page gives up its socket.
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.locator('[data-point=confirm]').click()
  await page.waitForFunction(
    (table) =>
      fetch(`/api/tables/${table}`)
        .then((answer) => answer.json())
        .then(({ game, items }) => game.legal !== undefined && items.some((item) => item.seat === 1)),
    id,
    { polling: 100 },
  )
  await page.locator('.calm[data-number="1"]').waitFor()
  await expect(page.locator('.calm[data-deciding=true]')).toHaveCount(0)
  // What arrives after a click is waited for anew; then one clicks again.
  await page.waitForFunction(
    () => {
      if (document.querySelector('.calm[data-deciding=true]')) return true
      document.querySelector('.seats').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      return false
    },
    undefined,
    { polling: 200 },
  )
})
