// A finished game explained: progress, chances, turning points, the better choice on the board, points by source; and "what if".

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { faultsOf, Server } from '../server.mjs'
import { anyKind, finished, look, reach, send } from '../reach.mjs'
import { saying, t } from '../words.mjs'

let server
before(async () => (server = await Server.open()))
after(() => server?.close())

const thought = { timeout: 240_000 }
const at = (page) => Number(new URL(page.url()).searchParams.get('at'))
const shown = (page, moment) =>
  page.waitForFunction((until) => document.querySelector('.frame [data-at]')?.dataset.at === String(until), moment)

/** A game of two that ends soon: somebody resigns. */
async function resigned(wanted, enough) {
  const guests = [await server.guest(), await server.guest()]
  const { id } = await reach(guests, wanted, enough, (legal, roll) => anyKind(legal, roll, ['withdraw', 'replace']))
  await send(guests[1], id, { do: 'resign', seat: 2 })
  return { id, page: guests[0], other: guests[1] }
}

test('the report of a whole year of the dragon', async () => {
  const page = await server.guest()
  const id = await finished(page, { game: 'dragon' })
  await page.goto(`/table/${id}`)
  await page.getByRole('link', { name: t('web-report') }).click()
  // The bar tells how far the bot is: first in the middle, then it is gone.
  const bar = page.locator('progress')
  await page.waitForFunction(() => document.querySelector('progress')?.value > 0, undefined, thought)
  const [value, max] = await bar.evaluate((one) => [one.value, one.max])
  assert.ok(value <= max && max > 40, `${value} of ${max}`)
  await bar.waitFor({ state: 'detached', ...thought })
  // It opens at the worst choice, with both choices marked on the cards, the palaces or the persons, and named in sentences.
  const turning = page.locator('ol li').filter({ hasText: saying('web-report-turn') })
  await turning.first().waitFor()
  await page
    .getByTestId('moment')
    .filter({ hasText: saying('web-report-better') })
    .waitFor()
  await page.locator('.frame [data-mark]').first().waitFor()
  // Players have the game's own marks, which are not those of all games.
  assert.ok((await page.locator('figure use[href^="#seal-"], ol use[href^="#seal-"]').count()) > 0)
  assert.equal(await page.locator('use[href^="#seat-"]').count(), 0)
  // Each with a small picture, how sure its cost is, and what spoke for either choice.
  for (const card of await turning.all()) {
    await card.locator('.glimpse .court').waitFor()
    assert.match(await card.innerText(), saying('web-report-sure'))
    for (const side of ['played', 'better'])
      assert.match(await card.locator(`[data-side=${side}] dd`).innerText(), /\w.*\.$/s)
  }
  assert.match(await page.locator('.moment [data-side=better] dd').innerText(), /\w.*\.$/s)
  assert.deepEqual(await faultsOf(page), [])
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
  assert.equal(Number(await graph.getAttribute('aria-valuenow')), here + 1)
  // At the end the points by source add up to the scores.
  await page.keyboard.press('End')
  await shown(page, max)
  const { outcome } = (await look(page, id, '?eye=open')).game
  assert.deepEqual((await page.locator('tr.sum td').allInnerTexts()).map(Number), outcome.scores)
  const sums = await page
    .locator('tbody tr:not(.sum)')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))))
  assert.deepEqual(
    sums.reduce((sum, row) => sum.map((points, i) => points + row[i])),
    outcome.scores,
  )
  assert.deepEqual(page.faults, [])
})

test('Huang’s better choice on the map, and what if it had been played', async () => {
  const { id, page } = await resigned({ game: 'huang' }, (game) => game.view.tiles.length > 15)
  await page.goto(`/report/${id}?at=0`)
  await page.locator('.frame [data-at]').first().waitFor()
  await page.locator('progress').waitFor({ state: 'detached', ...thought })
  // The legend says whose line is dashed how.
  const dashes = (lines) =>
    page.locator(lines).evaluateAll((all) => all.map((one) => one.getAttribute('stroke-dasharray')))
  const samples = await dashes('header .sample path')
  assert.equal(new Set(samples).size, samples.length)
  assert.deepEqual(samples, await dashes('.line:not(.under)'))
  // Somewhere a tile or leader was placed: played (and better, if anything was) stand on the map with their piece.
  const { items } = await look(page, id, '?eye=open')
  const acted = items.filter((item) => item.kind === 'acted' && !item.undone)
  const placed = acted.findIndex(({ notation, seat }) => seat === 1 && /^(tile|leader) /.test(notation))
  assert.ok(placed >= 0)
  for (let step = 0; step < placed; step++) {
    await page.getByRole('button', { name: t('web-replay-next') }).click()
    await shown(page, step + 1)
  }
  const spot = acted[placed].notation.split(' ').at(-1)
  await page.locator('.frame .tag.played').waitFor()
  assert.match(await page.locator('.frame .tag.played').textContent(), /played/)
  assert.deepEqual(await faultsOf(page), [])
  // What if: the seat is kept, the bots play at random, and the new table begins with this very position.
  const seat = page.getByLabel(t('web-what-if-seat'))
  assert.equal(await seat.inputValue(), '1')
  await page.getByLabel(t('web-level')).selectOption('random')
  await page.getByRole('button', { name: t('web-what-if-open') }).click()
  await page.waitForURL(/\/table\//)
  const made = new URL(page.url()).pathname.split('/').at(-1)
  await page.locator('[data-deciding=true]').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: t('web-from', { step: placed }) }).waitFor()
  const now = await look(page, made)
  assert.deepEqual(now.table.from, { table: id, step: placed })
  const then = await page.request.get(`/api/tables/${id}/replay?until=${placed}&eye=1`).then((answer) => answer.json())
  for (const part of ['tiles', 'leaders', 'market', 'pending', 'active'])
    assert.deepEqual(now.game.view[part], then.view[part], part)
  assert.deepEqual(now.game.view.seats[0].hand, then.view.seats[0].hand)
  assert.ok(now.game.legal.some(({ notation }) => notation.endsWith(spot)))
  // It can be played on.
  await page.locator('.mine .tb[aria-disabled=false], .ldrs .tb[aria-disabled=false]').first().click()
  await page.locator('[data-hex].lit').first().click()
  const before = await page.locator('[data-at]').getAttribute('data-at')
  await page.locator('.insp .go .primary').click()
  await page.waitForFunction((was) => document.querySelector('[data-at]').dataset.at !== was, before)
  assert.deepEqual(page.faults, [])
})

test('somebody who did not play chooses a seat; on a phone everything fits', async () => {
  const { id } = await resigned({ game: 'dragon' }, (game) => game.view.month > 2)
  const visitor = await server.guest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await visitor.goto(`/report/${id}?at=3`)
  await visitor.locator('.frame [data-at]').first().waitFor()
  await visitor.locator('progress').waitFor({ state: 'detached', ...thought })
  assert.ok((await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0)
  assert.deepEqual(await faultsOf(visitor), [])
  await visitor.getByLabel(t('web-what-if-seat')).selectOption('2')
  await visitor.getByLabel(t('web-level')).selectOption('random')
  await visitor.getByRole('button', { name: t('web-what-if-open') }).tap()
  await visitor.waitForURL(/\/table\//)
  await visitor.locator('[data-deciding=true]').waitFor({ state: 'attached' })
  const made = await look(visitor, new URL(visitor.url()).pathname.split('/').at(-1))
  assert.deepEqual(
    made.table.seats.map(({ yours }) => yours),
    [false, true],
  )
  assert.deepEqual(visitor.faults, [])
})

test('a game that is not over, or not there, has no report', async () => {
  const page = await server.guest()
  const guests = [page, await server.guest()]
  const { id } = await reach(guests, { game: 'qin' }, () => true)
  await page.goto(`/report/${id}`)
  await page.getByText(t('web-no-replay-title')).waitFor()
  await page.goto('/report/nothing-here')
  await page.getByText(t('web-no-table-title')).waitFor()
})
