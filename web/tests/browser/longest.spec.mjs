// The longest names that people may give themselves: nothing is pushed out of where it belongs by them.

import { expect, test, makeTable } from '../fixtures.ts'
import { drawn } from '../drawn.mjs'
import { finishedBy } from '../reach.mjs'

const PHONE = { width: 360, height: 740 }
const NAMES = [
  'Konstantinopolitanerinne',
  'Maximiliane-Bartholomäus',
  'Wilhelminaalexandrinchen',
  'Schwarzwaldmädelskapelle',
  'Friederikeannemariechens',
]
const people = (count) => NAMES.slice(0, count).map((name) => ({ kind: 'me', name }))

/** In the browser: the words of those that reach over the box they belong to. */
const over = (all, box) =>
  all
    .filter((one) => {
      const [inner, outer] = [one, one.closest(box)].map((part) => part.getBoundingClientRect())
      return inner.right > outer.right + 1 || inner.left < outer.left - 1
    })
    .map((one) => one.textContent.trim())

test('on a phone the curtain says them in full, with its button', async ({ server }) => {
  const page = await server.guest({ viewport: PHONE })
  const id = await makeTable(page, { game: 'qin', seats: people(2) })
  await page.goto(`/table/${id}`)
  await page.locator('.curtain .btn').waitFor()
  expect(await page.locator('.curtain :is(.card, p, .btn)').evaluateAll(over, '.curtain')).toEqual([])
  const cut = await page
    .locator('.curtain :is(p, .btn)')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))
  expect(cut).toEqual([])
})

test('in the replay of Qin all three tiles of a hand stand beside them', async ({ server }) => {
  const page = await server.guest()
  const id = await finishedBy(page, { game: 'qin' }, people(4))
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [360, 740],
  ]) {
    await page.setViewportSize({ width, height })
    await page.goto(`/replay/${id}?at=9`)
    await page.locator('.tray .tl').nth(11).waitFor()
    expect(await page.locator('.tray .tl').evaluateAll(over, '.tray'), `${width} px`).toEqual([])
  }
})

test('the endings of five keep to one row of players on a large screen, and to the window on a phone', async ({
  server,
}) => {
  const page = await server.guest()
  for (const [game, heads, points] of [
    ['huang', '.evidence li[data-seat]', 'strong'],
    ['dragon', '.end thead th:has(.who)', '.who strong'],
  ]) {
    const id = await finishedBy(page, { game }, people(5))
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/table/${id}`)
    await page.locator(heads).nth(4).waitFor()
    const tops = await page
      .locator(heads)
      .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)))])
    expect(tops.length, `${game}: players stand at ${tops}`).toBe(1)
    const lines = await page
      .locator(`.end ${points}`)
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).fontSize)),
      )
    expect(Math.max(...lines), `${game}: points in ${lines} lines`).toBeLessThan(1.5)
    await page.setViewportSize(PHONE)
    await drawn(page)
    expect(await page.locator('.end .head :is(h2, p)').evaluateAll(over, '.end'), game).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, `${game}: the page is ${wide} px wider than the phone`).toBeLessThanOrEqual(0)
  }
})
