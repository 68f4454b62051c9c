// A finished game explained: progress, chances, turning points, the better choice on the board, points by source; and "what if".

import { expect, test, faultsOf, saying, t } from '../fixtures.ts'
import { anyKind, finished, look, reach, send } from '../reach.mjs'

const thought = { timeout: 240_000 }
const at = (page) => Number(new URL(page.url()).searchParams.get('at'))
const shown = (page, moment) =>
  page.waitForFunction((until) => document.querySelector('.frame [data-at]')?.dataset.at === String(until), moment)

/** A game of two that ends soon: somebody resigns. */
async function resigned(server, wanted, enough) {
  const guests = [await server.guest(), await server.guest()]
  const { id } = await reach(guests, wanted, enough, (legal, roll) => anyKind(legal, roll, ['withdraw', 'replace']))
  await send(guests[1], id, { do: 'resign', seat: 2 })
  return { id, page: guests[0], other: guests[1] }
}

test('the report of a whole year of the dragon', async ({ server }) => {
  const page = await server.guest()
  const id = await finished(page, { game: 'dragon' })
  await page.goto(`/table/${id}`)
  await page.getByRole('link', { name: t('web-report') }).click()
  // The bar tells how far the bot is: first in the middle, then it is gone.
  const bar = page.locator('progress')
  await page.waitForFunction(() => document.querySelector('progress')?.value > 0, undefined, thought)
  const [value, max] = await bar.evaluate((one) => [one.value, one.max])
  expect(value <= max && max > 40, `${value} of ${max}`).toBeTruthy()
  await bar.waitFor({ state: 'detached', ...thought })
  // It opens at the worst choice, with both choices marked on the cards, the palaces or the persons, and named in sentences.
  const turning = page.locator('ol li').filter({ hasText: saying('web-report-turn') })
  await turning.first().waitFor()
  await page
    .getByTestId('moment')
    .filter({ hasText: saying('web-report-better') })
    .waitFor()
  await page.locator('.frame :is(.tone-pointed, .tone-hint)').first().waitFor()
  // Players have the game's own marks, which are not those of all games.
  expect(await page.locator('figure use[href^="#seal-"], ol use[href^="#seal-"]').count()).toBeGreaterThan(0)
  await expect(page.locator('use[href^="#seat-"]')).toHaveCount(0)
  // Each with a small picture, how sure its cost is, and what spoke for either choice.
  for (const card of await turning.all()) {
    await card.locator('.glimpse .court').waitFor()
    await expect(card).toHaveText(saying('web-report-sure'), { useInnerText: true })
    for (const side of ['played', 'better'])
      await expect(card.locator(`[data-side=${side}] dd`)).toHaveText(/\w.*\.$/s, { useInnerText: true })
  }
  await expect(page.locator('.moment [data-side=better] dd')).toHaveText(/\w.*\.$/s, { useInnerText: true })
  expect(await faultsOf(page)).toEqual([])
  // Another turning point by its button, another moment by a click on the graph, one more by the keys.
  await turning.last().getByRole('button').click()
  const last = at(page)
  await shown(page, last)
  const graph = page.getByRole('slider', { name: t('web-report-chances') })
  const box = await graph.boundingBox()
  await graph.click({ position: { x: box.width / 2, y: box.height / 2 } })
  await page.waitForFunction((before) => !location.search.endsWith(`=${before}`), last)
  const here = at(page)
  await shown(page, here)
  await page.keyboard.press('ArrowRight')
  await shown(page, here + 1)
  expect(Number(await graph.getAttribute('aria-valuenow'))).toBe(here + 1)
  // At the end the points by source add up to the scores.
  await page.keyboard.press('End')
  await shown(page, max)
  const { outcome } = (await look(page, id, '?eye=open')).game
  expect((await page.locator('tr.sum td').allInnerTexts()).map(Number)).toEqual(outcome.scores)
  const sums = await page
    .locator('tbody tr:not(.sum)')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))))
  expect(sums.reduce((sum, row) => sum.map((points, i) => points + row[i]))).toEqual(outcome.scores)
})

test('Huang’s better choice on the map, and what if it had been played', async ({ server }) => {
  const { id, page } = await resigned(server, { game: 'huang' }, (game) => game.view.tiles.length > 15)
  await page.goto(`/report/${id}?at=0`)
  await page.locator('.frame [data-at]').first().waitFor()
  await page.locator('progress').waitFor({ state: 'detached', ...thought })
  // The legend says whose line is dashed how.
  const dashes = (lines) =>
    page.locator(lines).evaluateAll((all) => all.map((one) => one.getAttribute('stroke-dasharray')))
  const samples = await dashes('header .sample path')
  expect(new Set(samples).size).toBe(samples.length)
  expect(samples).toEqual(await dashes('.line:not(.under)'))
  // Somewhere a tile or leader was placed: played (and better, if anything was) stand on the map with their piece.
  const { items } = await look(page, id, '?eye=open')
  const acted = items.filter((item) => item.kind === 'acted' && !item.undone)
  const placed = acted.findIndex(({ notation, seat }) => seat === 1 && /^(tile|leader) /.test(notation))
  expect(placed).toBeGreaterThanOrEqual(0)
  for (let step = 0; step < placed; step++) {
    await page.getByRole('button', { name: t('web-replay-next') }).click()
    await shown(page, step + 1)
  }
  const spot = acted[placed].notation.split(' ').at(-1)
  await page.locator(`.frame [data-mark=contested][data-places="${spot}"]`).waitFor({ state: 'attached' })
  expect(await faultsOf(page)).toEqual([])
  // What if: the seat is kept, the bots play at random, and the new table begins with this very position.
  const seat = page.getByLabel(t('web-what-if-seat'))
  await expect(seat).toHaveValue('1')
  await page.getByLabel(t('web-level')).selectOption('random')
  await page.getByRole('button', { name: t('web-what-if-open') }).click()
  await page.waitForURL(/\/table\//)
  const made = new URL(page.url()).pathname.split('/').at(-1)
  await page.locator('[data-deciding=true]').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: t('web-from', { step: placed }) }).waitFor()
  const now = await look(page, made)
  expect(now.table.from).toEqual({ table: id, step: placed })
  const then = await page.request.get(`/api/tables/${id}/replay?until=${placed}&eye=1`).then((answer) => answer.json())
  for (const part of ['tiles', 'leaders', 'market', 'pending', 'active'])
    expect(now.game.view[part], part).toEqual(then.view[part])
  expect(now.game.view.seats[0].hand).toEqual(then.view.seats[0].hand)
  expect(now.game.legal.some(({ notation }) => notation.endsWith(spot))).toBeTruthy()
  // It can be played on.
  await page.locator(':is([data-area=hand], [data-area=off]) button[aria-disabled=false]').first().click()
  await page.locator('rect[data-grade]').first().click()
  const before = await page.locator('[data-at]').getAttribute('data-at')
  await page.locator('[data-point=confirm]').click()
  await page.waitForFunction((was) => document.querySelector('[data-at]').dataset.at !== was, before)
})

test('somebody who did not play chooses a seat; on a phone everything fits', async ({ server }) => {
  const { id } = await resigned(server, { game: 'dragon' }, (game) => game.view.month > 2)
  const visitor = await server.guest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await visitor.goto(`/report/${id}?at=3`)
  await visitor.locator('.frame [data-at]').first().waitFor()
  await visitor.locator('progress').waitFor({ state: 'detached', ...thought })
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await faultsOf(visitor)).toEqual([])
  await visitor.getByLabel(t('web-what-if-seat')).selectOption('2')
  await visitor.getByLabel(t('web-level')).selectOption('random')
  await visitor.getByRole('button', { name: t('web-what-if-open') }).tap()
  await visitor.waitForURL(/\/table\//)
  await visitor.locator('[data-deciding=true]').waitFor({ state: 'attached' })
  const made = await look(visitor, new URL(visitor.url()).pathname.split('/').at(-1))
  expect(made.table.seats.map(({ yours }) => yours)).toEqual([false, true])
})

test('a game that is not over, or not there, has no report', async ({ server }) => {
  const page = await server.guest()
  const guests = [page, await server.guest()]
  const { id } = await reach(guests, { game: 'qin' }, () => true)
  await page.goto(`/report/${id}`)
  await page.getByText(t('web-no-replay-title')).waitFor()
  await page.goto('/report/nothing-here')
  await page.getByText(t('web-no-table-title')).waitFor()
})
