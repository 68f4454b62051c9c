// After the game: who won and why, what shows it, where it turned; and a table that was closed while it was played.

import { expect, test, LANGUAGES, faultsOf, makeTable, speaking, t } from '../fixtures.ts'
import { drawn } from '../drawn.mjs'
import { finished, reach, seatAll, send } from '../reach.mjs'

const EVIDENCE = {
  qin: '.evidence li[data-seat]',
  huang: '.evidence li[data-seat]',
  dragon: '.evidence tr[data-source]',
}
const MARKS = { qin: 'use[href^="#pag-"]', huang: 'use[href^="#seal-"]', dragon: 'use[href^="#seal-"]' }

for (const game of ['qin', 'huang', 'dragon'])
  test(`${game}: the ending says who won and by how much, and draws it with the game’s own marks`, async ({
    server,
  }) => {
    const page = await server.guest()
    const id = await finished(page, { game })
    await page.goto(`/table/${id}`)
    await page.locator(EVIDENCE[game]).first().waitFor()
    await expect(page.locator('.end h2')).toHaveText(/win|share/i, { useInnerText: true })
    expect(await page.locator(`.end .head ${MARKS[game]}`).count()).toBeGreaterThan(0)
    await expect(page.locator('.end use[href^="#seat-"]')).toHaveCount(0)
    await expect(page.locator('.end .primary'), 'one red button').toHaveCount(1)
    // What decided stands beside the board, where the game has one and the screen has room.
    const board = page.locator('.end .board svg:not(.sprite)')
    if (game === 'dragon') await expect(board).toHaveCount(0)
    else await board.first().waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
    const rows = await page
      .locator('.end .next .btn')
      .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size)
    expect(rows, 'the ways on stand in one row').toBe(1)
    expect(await faultsOf(page)).toEqual([])
  })

test('Qin’s ending of four players has its buttons in the window, in any language', async ({ server }) => {
  const page = await server.guest()
  const id = await finished(page, { game: 'qin' }, 4)
  const storageState = await page.context().storageState()
  for (const locale of LANGUAGES) {
    const guest = await server.guest({ locale, storageState })
    await guest.goto(`/table/${id}`)
    await guest.locator(EVIDENCE.qin).nth(3).waitFor()
    for (const [width, height] of [
      [1440, 900],
      [1280, 800],
    ]) {
      await guest.setViewportSize({ width, height })
      await drawn(guest)
      const { bottom } = await guest.locator('.end .next').evaluate((one) => one.getBoundingClientRect())
      expect(bottom, `${locale} at ${width} px: the buttons end at ${bottom}`).toBeLessThanOrEqual(height)
    }
    await guest.context().close()
  }
})

test('the turning point is one click away, and Escape comes back', async ({ server }) => {
  const page = await server.guest()
  const id = await finished(page, { game: 'qin' })
  // The moment that it is told by comes late: until then nobody says that there was none.
  await page.route('**/replay?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.goto(`/table/${id}`)
  const card = page.locator('.turning')
  await card.waitFor()
  const height = (await card.boundingBox()).height
  await card.getByText(t('web-end-looking')).waitFor()
  await card.getByText(t('web-end-looking')).waitFor({ state: 'detached', timeout: 240_000 })
  expect(await card.getByRole('link').count(), await card.innerText()).toBeTruthy()
  await card.locator('.glimpse svg').first().waitFor()
  await card.getByRole('link', { name: t('web-end-see') }).click({ timeout: 240_000 })
  await page.waitForURL(/\/replay\/.*back=table/)
  await page.getByTestId('moment').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL(/\/table\//)
  await card.getByRole('link', { name: t('web-end-see') }).waitFor()
  expect(Math.abs((await card.boundingBox()).height - height)).toBeLessThan(60)
})

test('who resigned is said', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'qin' }, () => true)
  const page = guests[2 - seat]
  await page.goto(`/table/${id}`)
  await send(guests[seat - 1], id, { do: 'resign', seat })
  await page
    .locator('.end')
    .getByText(/resigned\.$/)
    .waitFor()
})

test('a table that the host closes while it is played says so to everybody', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const id = await seatAll(guests, { game: 'qin' })
  for (const page of guests) await page.goto(`/table/${id}`)
  const [host, friend] = guests
  await host.getByRole('button', { name: t('web-menu') }).click()
  await host.getByRole('button', { name: t('web-close-table') }).click()
  await host.getByText(t('web-close-table-sure')).waitFor()
  await host.getByRole('button', { name: t('web-close-table') }).click()
  for (const page of guests) {
    await page.getByText(t('web-closed-playing')).waitFor()
    await page.getByRole('link', { name: t('web-to-front') }).waitFor()
  }
  await friend.reload()
  await friend.getByText(t('web-closed-playing')).waitFor()
})

test('on a phone no keys are shown, and in German the lists of seats keep to their lines', async ({ server }) => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'de' }
  const page = await server.guest(phone)
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] })
  await page.goto(`/table/${id}`)
  await page.locator('[data-point^="hand:"]').first().waitFor()
  await page.getByRole('button', { name: speaking('de')('web-menu') }).click()
  await page.getByRole('dialog').waitFor()
  const shown = await page
    .locator('kbd')
    .evaluateAll((all) => all.filter((key) => key.getClientRects().length > 0).length)
  expect(shown).toBe(0)
  const single = (locator) =>
    locator.evaluateAll((all) => all.every((one) => one.getClientRects().length === 1 && one.scrollHeight <= 52))
  await page.goto('/new?game=dragon')
  await page.locator('.st').first().waitFor()
  expect(await single(page.locator('.st .seg')), 'a new table').toBeTruthy()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const waiting = await makeTable(page, {
    game: 'dragon',
    start: false,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'medium' }],
  })
  await page.goto(`/table/${waiting}`)
  await page.locator('li.open').waitFor()
  const rows = await page.locator('.waiting ol > li').evaluateAll((all) => all.map((one) => one.clientHeight))
  expect(Math.max(...rows), `one line each: ${rows}`).toBeLessThanOrEqual(60)
})

test('the score sheets of many keep words and rows in one piece', async ({ server }) => {
  const page = await server.guest({ locale: 'de', viewport: { width: 360, height: 740 } })
  await page.goto(`/table/${await finished(page, { game: 'dragon' }, 5)}`)
  await page.locator(EVIDENCE.dragon).first().waitFor()
  // A word that breaks has a line more than there are words.
  const broken = await page.locator('.evidence :is(.src > span, .who b)').evaluateAll((all) =>
    all.flatMap((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      return lines > one.textContent.trim().split(/[\s\u00ad-]+/).length ? [one.textContent] : []
    }),
  )
  expect(broken).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.request.post('/api/me', { data: { name: 'Maximiliane' } })
  await page.goto(`/table/${await finished(page, { game: 'huang' }, 4)}`)
  await page.locator(EVIDENCE.huang).first().waitFor()
  const tops = await page
    .locator(EVIDENCE.huang)
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
  expect(['4', '2,2'].includes(rows.join()), rows.join(' and ')).toBeTruthy()
  const [one, most] = await page.locator('.evidence .who b').evaluateAll((all) => {
    const heights = all.map((name) => name.getBoundingClientRect().height)
    return [Math.min(...heights), Math.max(...heights)]
  })
  expect(most, 'a name is broken').toBe(one)
  await page.setViewportSize({ width: 768, height: 1024 })
  const ways = await page
    .locator('.end .next .btn')
    .evaluateAll((all) => new Set(all.map((way) => Math.round(way.getBoundingClientRect().top))).size)
  expect(ways, 'the ways on stand in one row on a tablet').toBe(1)
})
