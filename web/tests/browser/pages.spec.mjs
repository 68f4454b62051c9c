// The pages around the tables: a new table with maps, the way in by a link, what goes wrong, the app without a connection.

import { expect, test, LANGUAGES, makeTable, saying, t } from '../fixtures.ts'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const BOT = { kind: 'bot', level: 'random' }
const map = (name) => readFileSync(new URL(`../../../crates/${name.replace('/', '/maps/')}.txt`, import.meta.url))

test('a new table explains every option in a sentence and names every level, in every language', async ({ server }) => {
  const page = await server.guest()
  for (const language of LANGUAGES) {
    await page.goto('/')
    await page.evaluate((code) => localStorage.setItem('tianxia', JSON.stringify({ language: code })), language)
    for (const game of ['qin', 'huang', 'dragon']) {
      await page.goto(`/new?game=${game}`)
      await page.locator('.option').first().waitFor()
      const about = await page.evaluate(() => fetch('/api/about').then((answer) => answer.json()))
      const options = about.games.find((one) => one.id === game).options.length
      for (const level of about.levels) {
        const name = await page.locator(`option[value=${level}]`).first().textContent()
        expect(name, `${language} has no name for bots of this level`).not.toBe(level)
      }
      await page.waitForFunction(() =>
        [...document.querySelectorAll('.option small')].every((one) => !/\[[\w-]+\]/.test(one.textContent)),
      )
      const sentences = await page
        .locator('.option')
        .evaluateAll((all) => all.map((one) => one.querySelector('small').textContent))
      expect(sentences.length).toBe(options)
      for (const sentence of sentences) expect(sentence, `${language}, ${game}`).toMatch(/\p{L}{3,}.*\.$/u)
    }
  }
})

test('boards are shown as maps, an own one too; what is no map is refused by a sentence', async ({ server }) => {
  const page = await server.guest()
  await page.goto('/new?game=qin')
  await page.locator('.board .map').nth(1).waitFor()
  await page.getByRole('button', { name: /Lion/ }).first().click()
  await expect(page.getByRole('button', { name: /^Lion.*villages/ })).toHaveAttribute('aria-pressed', 'true')
  // A series and one board exclude each other.
  await page.getByRole('group', { name: 'Series' }).getByRole('button', { name: 'Bird' }).click()
  await expect(page.getByRole('button', { name: /^Bird.*villages/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('group', { name: 'Series' }).getByRole('button', { name: 'Bird' }).click()

  const file = page.locator('.file input')
  await file.setInputFiles({
    name: 'x.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('name: x\ntitle: Nothing\n\n...\n'),
  })
  await page.getByText('Nothing').waitFor()
  await page.getByRole('button', { name: t('web-begin') }).click()
  await expect(page.locator('.problem')).toHaveText(/\w{3,}/, { useInnerText: true })
  expect(page.url()).toMatch(/\/new/)

  const own = Buffer.from(
    map('qin/lion')
      .toString()
      .replace(/^name: .*$/m, 'name: ponds')
      .replace(/^title: .*$/m, 'title: The ponds'),
  )
  await file.setInputFiles({ name: 'ponds.txt', mimeType: 'text/plain', buffer: own })
  await page.locator('.file.on .map').waitFor()
  await page.getByText('The ponds').waitFor()
  await page.getByRole('button', { name: t('web-begin') }).click()
  await page.waitForURL(/\/table\//)
  await page.getByRole('grid', { name: /The ponds/ }).waitFor()
})

test('Huang shows the map that its options choose', async ({ server }) => {
  const page = await server.guest()
  await page.goto('/new?game=huang')
  await page.locator('.board').getByText('7 capitals').waitFor()
  await page.getByRole('switch', { name: /Eighteen Kingdoms/ }).click()
  await page.locator('.board').getByText('19 capitals').waitFor()
})

test('nobody can begin a table without a seat of their own', async ({ server }) => {
  const page = await server.guest()
  await page.goto('/new?game=qin')
  await page.locator('.st').first().getByRole('button', { name: 'Bot' }).click()
  await page.getByText(t('web-new-incomplete', { count: 2 })).waitFor()
  await expect(page.getByRole('button', { name: t('web-begin') })).toBeDisabled()
})

test('a link can be pasted; what is no link is refused by a sentence', async ({ server }) => {
  const [host, friend] = [await server.guest(), await server.guest()]
  const id = await makeTable(host, {
    game: 'dragon',
    listed: true,
    start: false,
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  await friend.goto('/')
  const link = friend.getByLabel(t('web-join-link'))
  await link.fill('what?')
  await friend.keyboard.press('Enter')
  await friend.getByText(saying('web-join-link-wrong')).waitFor()
  await link.fill(`  ${server.url}/table/${id}?join `)
  await friend.keyboard.press('Enter')
  await friend.getByRole('button', { name: t('web-sit') }).click()
  await host.goto('/lobby')
  // My own table is not offered to me as somebody else's.
  await host
    .locator('main li')
    .filter({ hasText: t('web-title-dragon') })
    .getByRole('link', { name: t('web-go-on') })
    .waitFor()
})

test('the link to a game that has ended shows its end and the way to its replay; a closed table says so', async ({
  server,
}) => {
  const [player, late] = [await server.guest(), await server.guest()]
  const id = await makeTable(player, { game: 'qin', seats: [{ kind: 'me' }, BOT] })
  await player.goto(`/table/${id}`)
  await player.getByRole('button', { name: t('web-menu') }).click()
  await player.getByRole('button', { name: t('web-resign') }).click()
  await player.getByText(t('web-resign-sure')).waitFor()
  await player.getByRole('button', { name: t('web-resign') }).click()
  await player.locator('.end').waitFor({ timeout: 240_000 })
  await late.goto(`/table/${id}?join`)
  await late
    .locator('.end')
    .getByRole('link', { name: t('web-replay') })
    .click()
  await late.getByText(/^0 of \d+/).waitFor()

  const left = await makeTable(player, { game: 'qin', start: false, seats: [{ kind: 'me' }, { kind: 'open' }] })
  await player.goto(`/table/${left}`)
  await player.getByRole('button', { name: t('web-leave') }).click()
  await player.waitForURL(/\/$/)
  await late.goto(`/table/${left}`)
  await late.getByText(t('web-closed-title')).waitFor()
  await late.getByRole('link', { name: t('web-to-front') }).click()
  await late.waitForURL(/\/$/)
})

test('a browser that is too old is told so, in its language, with the next step', async ({ server }) => {
  const page = await server.guest({ locale: 'de' })
  await page.addInitScript(() => delete Array.prototype.findLast)
  await page.goto('/')
  await page.getByText('Dieser Browser ist zu alt').waitFor()
  await page.getByText(`tianxia connect ${server.url}`).waitFor()
  await expect(page.locator('.hero')).toHaveCount(0)
})

test('a page that cannot be loaded says so and offers to load again', async ({ server }) => {
  // What is in its cache a service worker would load all the same.
  const page = await server.guest({ worker: false })
  await page.goto('/')
  await page.route('**/assets/Lobby*', (route) => route.abort())
  // Listed tables may offer to be watched too.
  await page
    .locator('.lead')
    .getByRole('link', { name: t('web-watch') })
    .click()
  await page.getByText(t('web-lost-title')).waitFor()
  await page.unroute('**/assets/Lobby*')
  await page.getByRole('button', { name: t('web-reload') }).click()
  await page.getByRole('heading', { name: t('web-lobby') }).waitFor()
})

test('the app can be installed, and says so itself when there is no connection', async ({ server }) => {
  // Without a client of its own: the service worker's requests are its own affair.
  const context = await server.browser.newContext({ baseURL: server.url, locale: 'en' })
  const page = await context.newPage()
  await page.goto('/')
  const manifest = await page.evaluate(() =>
    fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json()),
  )
  expect(manifest.display).toBe('standalone')
  for (const { src, sizes } of manifest.icons) {
    const icon = await page.evaluate(
      (address) =>
        new Promise((resolve) => {
          const image = new Image()
          image.onload = () => resolve(image.naturalWidth)
          image.onerror = () => resolve(0)
          image.src = address
        }),
      src,
    )
    if (sizes === 'any') expect(icon, src).toBeGreaterThan(0)
    else expect(`${icon}x${icon}`).toBe(sizes)
  }
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await server.fall()
  await page.goto('/lobby')
  await page.getByText(t('web-server-away')).waitFor()
  await server.serve()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByText(t('web-server-back')).waitFor()
  await page.getByRole('button', { name: t('web-reload') }).click()
  await page.getByRole('heading', { name: t('web-lobby') }).waitFor()
  await context.close()
})

test('the first load stays under 250 KB', async ({ server }) => {
  const page = await server.guest({ worker: true })
  const bodies = []
  page.on('response', (response) => bodies.push(response.body().catch(() => Buffer.alloc(0))))
  await page.goto('/', { waitUntil: 'networkidle' })
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect(sizes.length > 5 && total < 250 * 1024, `${sizes.length} files, ${Math.round(total / 1024)} KB`).toBeTruthy()
})

/** A message that is not there, or one that was not filled in. */
const MISSING = /\[(web|common|qin|huang|dragon)-[\w-]+\]|\{\s*\$\w+\s*\}/g

test('in every language no sentence is missing and nothing is wider than the screen', async ({ server }) => {
  const page = await server.guest()
  await page.goto('/')
  const tables = []
  for (const game of ['qin', 'huang', 'dragon'])
    tables.push(`/table/${await makeTable(page, { game, listed: true, seats: [{ kind: 'me' }, BOT, BOT] })}`)
  const found = []
  const look = async (language, path) => {
    await page.goto(path)
    await page.locator('.wrap, .page, .shell .inside > div, .calm .board').first().waitFor()
    await page.waitForTimeout(300)
    // Texts that are loaded apart may come later; what never comes is found below.
    await page
      .waitForFunction((missing) => !new RegExp(missing).test(document.body.innerText), MISSING.source, {
        timeout: 10_000,
      })
      .catch(() => undefined)
    const [words, wide] = await page.evaluate(() => [
      document.body.innerText +
        [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join('\n'),
      document.documentElement.scrollWidth - innerWidth,
    ])
    for (const [fault] of words.matchAll(MISSING)) found.push(`${language} ${path}: ${fault}`)
    if (wide > 0) found.push(`${language} ${path}: ${wide} px wider than the screen`)
  }
  for (const language of LANGUAGES) {
    for (const text of [false, true]) {
      await page.evaluate((kept) => localStorage.setItem('tianxia', JSON.stringify(kept)), { language, text })
      await page.setViewportSize({ width: 360, height: 740 })
      for (const path of text
        ? tables
        : ['/', '/new?game=huang', '/lobby', '/games', '/archive', '/nowhere', ...tables])
        await look(language, path)
      await page.setViewportSize({ width: 1440, height: 900 })
      for (const path of text ? [] : tables) await look(language, path)
    }
  }
  expect(found).toEqual([])
})
