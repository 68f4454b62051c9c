// Huang at its drawn table: whole games by mouse, finger and keys.

import { expect, test, makeTable } from '../fixtures.ts'
import { finger, huang, keys, mouse, play } from '../players.mjs'
import { anyKind, reach } from '../reach.mjs'

const BOT = { kind: 'bot', level: 'random' }

async function sit(page, options, seats) {
  const id = await makeTable(page, { game: 'huang', options, seats })
  await page.goto(`/table/${id}`)
  await page.locator('svg[role=grid]').waitFor()
  return id
}

const wins = async (page) => await expect(page.locator('.end h2')).toHaveText(/win|share/i, { useInnerText: true })

test('a whole game with bandits, the palace and open scores, by clicking', async ({ server }) => {
  const page = await server.guest()
  await sit(page, { bandits: 'true', palace: 'true', open_scores: 'true', short: 'true' }, [{ kind: 'me' }, BOT])
  const met = await play(page, mouse, huang)
  await wins(page)
  expect(met.get('place') > 5 && met.get('replace') > 1, [...met].join()).toBeTruthy()
})

test('the Eighteen Kingdoms with the palace, by keys alone', async ({ server }) => {
  const page = await server.guest()
  await sit(page, { eighteen_kingdoms: 'true', palace: 'true', short: 'true' }, [{ kind: 'me' }, BOT])
  await play(page, keys, huang)
  await wins(page)
})

test('a whole game on a phone, by touch', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await sit(page, { short: 'true' }, [{ kind: 'me' }, BOT])
  await play(page, finger, huang)
  await wins(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `the page is ${wide} px wider than the phone`).toBeLessThanOrEqual(0)
})

test('the score sheet tells where points came from, but adds nothing up (H7)', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 360, height: 740 } })
  const other = await server.guest()
  const lively = (legal, roll) => anyKind(legal, roll, ['replace', 'withdraw', 'end'])
  const { id } = await reach([page, other], { game: 'huang', options: {} }, (game) => game.at > 80, lively)
  await page.goto(`/table/${id}`)
  await page.locator('svg[role=grid]').waitFor()
  await page.keyboard.press('s')
  const sheet = page.locator('.leaf')
  await sheet.locator('.seg button').first().waitFor()
  let told = 0
  for (const seat of await sheet.locator('.seg button').all()) {
    // The player's own seat is open from the start.
    if ((await seat.getAttribute('aria-pressed')) === 'false') await seat.click()
    await sheet.locator('.why li').first().waitFor()
    told += await sheet.locator('.why em').count()
    await expect(sheet.locator('.seg b, .why li > b')).toHaveCount(0)
  }
  expect(told, 'somebody has scored').toBeGreaterThan(0)
})
