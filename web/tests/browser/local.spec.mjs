// The page without a server: whole games, reloads, lessons, reports, two tabs, a wiped store, and a folder on any web space.

import { expect, test, t } from '../fixtures.ts'
import { answer } from '../answers.mjs'
import { log, playNow, sit, table, wins } from '../local.mjs'
import { dragon, huang, mouse, play } from '../players.mjs'
import { place, playOut, stage } from '../qin.mjs'
import { finished } from '../reach.mjs'
import { quickBots } from '../site.mjs'

/** Finishes a lesson by clicks; a server tells the right answers. */
async function learn(server, page, game, id) {
  const answers = []
  for (let step = 0; step < 60; step++) {
    const asked = page.locator('.learning[data-phase=asked]')
    while (!(await page.locator('.closing').count()) && !(await asked.count())) {
      await page.locator('.say .next, .closing, .learning[data-phase=asked]').first().waitFor()
      const next = page.locator('.say .next')
      if (await next.count()) await next.click()
    }
    const stage = await post(server, `/api/lessons/${game}/${id}`, { answers })
    if (stage.done) break
    if (stage.line) await answer(page, mouse, game, stage.update.game.legal, stage.line.number)
    else await page.locator('.say .next').click()
    answers.push(stage.line?.notation ?? 'next')
    await page.locator(`.learning[data-answered="${answers.length}"]`).waitFor()
  }
  await page.locator('.closing').waitFor()
}

const post = async (server, path, body) => {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

test('a folder in a subfolder of a plain web server plays Qin from the front page to the end, with a reload', async ({
  site,
}) => {
  const page = await site.guest()
  await page.goto('./')
  await playNow(page, 'qin')
  await page.getByText(t('web-local')).first().waitFor()
  await page.locator('[data-point^="hand:"]').first().waitFor()
  // A phone's bar has no room for that: its menu says so.
  await page.setViewportSize({ width: 360, height: 740 })
  await page
    .locator('header.title')
    .getByRole('button', { name: t('web-menu') })
    .click()
  await page
    .locator('.menu .terms')
    .filter({ hasText: t('web-local') })
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: t('web-menu') }).waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 1280, height: 800 })
  const id = table(page)
  const before = await log(page, id)
  await page.reload()
  await page.locator('[data-point^="hand:"]').first().waitFor()
  expect((await log(page, id)).length >= before.length).toBeTruthy()
  await playOut(page)
  await wins(page)
  const all = await log(page, id)
  expect(all, 'every entry is stored once').toEqual([...all.keys()])
  // The game is in the list, and its report is made here too.
  await page.goto('./#/games')
  await page.getByRole('link', { name: t('web-replay') }).click()
  await page.getByTestId('moment').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('web-record') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^local-.*\.txt$/)
  await page.goto(`./#/report/${id}`)
  await page.getByRole('slider', { name: t('web-report-chances') }).waitFor({ timeout: 240_000 })
  expect(site.strays).toEqual([])
})

test('a whole year of the dragon in the folder, by clicks', async ({ site }) => {
  const page = await site.guest()
  await sit(page, 'dragon')
  await play(page, mouse, dragon)
  await wins(page)
})

test('a whole short game of Huang in the folder, by clicks', async ({ site }) => {
  const page = await site.guest()
  await sit(page, 'huang', { short: true })
  await play(page, mouse, huang)
  await wins(page)
  expect(site.strays).toEqual([])
})

test('a lesson, a puzzle, the rules and four languages are in the folder', async ({ server, site }) => {
  const page = await site.guest()
  await page.goto('./#/learn')
  await page.locator('#path-qin').waitFor()
  await page.goto('./#/learn/qin/01-first-province')
  await learn(server, page, 'qin', '01-first-province')
  await page.goto('./#/puzzles')
  await page.locator('main').getByRole('link').first().waitFor()
  await page.goto('./#/rules/huang')
  await page.locator('main h2').first().waitFor()
  for (const language of ['fr', 'de', 'pl']) {
    const other = await site.guest({ locale: language })
    await other.goto('./')
    await other.locator(`html[lang=${language}]`).waitFor({ state: 'attached' })
    await other.context().close()
  }
})

test('a record is pasted, replayed and refused where it is wrong', async ({ server, site }) => {
  const page = await site.guest()
  await page.goto('./#/open')
  await page.getByLabel(t('web-record-text')).fill('tianxia record: 9\ngame: qin\n')
  await page.getByRole('button', { name: t('web-record-open') }).click()
  await expect(page.getByRole('alert')).toHaveText(/versions up to/, { useInnerText: true })
  const guest = await server.guest()
  const record = await guest.request.get(`/api/tables/${await finished(guest, { game: 'qin' })}/record`)
  await page.getByLabel(t('web-record-text')).fill(await record.text())
  await page.getByRole('button', { name: t('web-record-open') }).click()
  await page.getByTestId('moment').waitFor()
  expect(page.url()).toMatch(/replay\/local-/)
})

test('two tabs show one table: what one does the other sees, and nothing is stored twice', async ({ site }) => {
  const page = await site.guest()
  await sit(page, 'qin')
  const id = table(page)
  await page.locator('[data-point^="hand:"]').first().waitFor()
  const other = await site.page(page.context())
  await other.goto(`./#/table/${id}`)
  await other.locator('[data-point^="hand:"]').first().waitFor()
  const before = (await log(page, id)).length
  await stage(page)
  await page.locator('[data-point=confirm]').first().click()
  // My tile and the bot's answer are stored.
  await other.waitForFunction(
    ([wanted, known]) =>
      new Promise((resolve) => {
        indexedDB.open('tianxia').onsuccess = ({ target }) => {
          target.result.transaction('entries').objectStore('entries').getAll().onsuccess = (found) =>
            resolve(found.target.result.filter((row) => row.table === wanted).length > known + 1)
        }
      }),
    [id, before],
  )
  const all = await log(other, id)
  expect(all).toEqual([...all.keys()])
  // The tab that began the bots is closed; the other goes on.
  await page.close()
  await playOut(other)
  await wins(other)
})

/** The browser forgets everything that this page stored, as a person may ask it to at any time. */
async function wipe(site, page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(site.url).origin, storageTypes: 'indexeddb' })
}

test('a store that was wiped says that there is no such table', async ({ site }) => {
  const page = await site.guest()
  await sit(page, 'qin')
  const id = table(page)
  await page.goto('./#/')
  await wipe(site, page)
  await page.goto(`./#/table/${id}`)
  await page.reload()
  await page.getByText(t('web-no-table-title')).waitFor()
})

test('a move after the store was wiped is refused, and leaves no log without a beginning', async ({ site }) => {
  const page = await site.guest()
  await sit(page, 'qin')
  const id = table(page)
  await stage(page)
  await wipe(site, page)
  await page.locator('[data-point=confirm]').first().click()
  await page.getByText(t('web-problem-not-found')).first().waitFor()
  expect(await log(page, id)).toEqual([])
  await page.reload()
  await page.getByText(t('web-no-table-title')).waitFor()
})

test('who is unknown to the server, and whose own games are found later than it says so, hears of no fault', async ({
  server,
}) => {
  const page = await server.guest()
  await page.addInitScript(() => localStorage.setItem('tianxia-local', '1'))
  const told = page.waitForResponse((response) => response.url().endsWith('/api/me/tables'))
  await page.route('**/assets/store-*.js', async (route) => {
    await (await told).finished()
    // What the page makes of the answer comes before its own store.
    for (let task = 0; task < 3; task++) await page.evaluate(() => new Promise((done) => setTimeout(done)))
    await route.fallback()
  })
  const stored = page.waitForResponse(/assets\/store-.*\.js$/)
  await page.goto('/games')
  await (await stored).finished()
  await page.getByText(t('web-my-games-empty')).first().waitFor()
  expect((await told).status()).toBe(401)
})

test("with the network cut a server's page starts from its cache, says so, and plays", async ({ server }) => {
  const page = await server.guest({ worker: true })
  await page.addInitScript(quickBots)
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.goto('/')
  await page.getByText(t('web-server-away')).waitFor()
  await expect(page.getByText(t('web-open-tables')), 'nothing pretends to be online').toHaveCount(0)
  await playNow(page, 'qin')
  await page.getByText(t('web-local')).first().waitFor()
  await page.locator('[data-point^="hand:"]').first().waitFor()
  await page.reload()
  await page.locator('[data-point^="hand:"]').first().waitFor()
  await playOut(page)
  await wins(page)
  await page.goto(`/report/${table(page)}`)
  await page.getByRole('slider', { name: t('web-report-chances') }).waitFor({ timeout: 240_000 })
  await page.goto('/learn/qin/01-first-province')
  await learn(server, page, 'qin', '01-first-province')
  await sit(page, 'dragon', { front: '/' })
  await play(page, mouse, dragon)
  await wins(page)
  await sit(page, 'huang', { front: '/', short: true })
  await play(page, mouse, huang)
  await wins(page)
  await page.context().setOffline(false)
  await page.getByText(t('web-server-back')).waitFor()
  await page.getByRole('button', { name: t('web-reload') }).click()
  await page.goto('/games')
  await page.getByText(t('web-local')).first().waitFor()
})

test('bots think beside the page: a click is drawn within a few frames', async ({ site }, info) => {
  const page = await site.guest()
  await page.addInitScript(() => localStorage.setItem('tianxia', JSON.stringify({ level: 'expert', goals: ['qin'] })))
  await sit(page, 'qin')
  await place(page)
  await page.locator('.calm[data-deciding=false]').waitFor()
  const { clicks, longest } = await page.evaluate(
    () =>
      new Promise((resolve) => {
        let [clicks, longest] = [0, 0]
        const end = performance.now() + 2000
        const click = () => {
          if (document.querySelector('.calm[data-deciding=true]') || performance.now() > end)
            return resolve({ clicks, longest })
          const begun = performance.now()
          document.querySelector('[data-point^="hand:"]').click()
          // The task behind the frame in which the click shows.
          requestAnimationFrame(() =>
            setTimeout(() => {
              longest = Math.max(longest, performance.now() - begun)
              clicks++
              setTimeout(click, 40)
            }),
          )
        }
        click()
      }),
  )
  const cost = `${clicks} clicks while bots think, each drawn within ${Math.round(longest)} ms`
  info.annotations.push({ type: 'cost', description: cost })
  expect(clicks, 'bots thought while something was clicked').toBeGreaterThan(0)
  const programs = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.wasm')),
  )
  expect(programs, 'the program is loaded by the worker, not by the page').toEqual([])
})
