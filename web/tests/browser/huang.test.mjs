// Huang at its drawn table: whole games by mouse, finger and keys, and conflicts seen from several chairs.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { faultsOf, House, makeTable } from '../house.mjs'
import { finger, huang, keys, mouse, play } from '../players.mjs'

let house
before(async () => (house = await House.open()))
after(() => house?.close())

const BOT = { kind: 'bot', level: 'random' }

async function sit(page, options, seats) {
  await page.goto('/')
  const id = await makeTable(page, { game: 'huang', options, seats })
  await page.goto(`/table/${id}`)
  await page.locator('.map').waitFor()
  return id
}

const wins = async (page) => assert.match(await page.locator('.end h2').innerText(), /win|share/i)

test('a whole game with bandits, the palace and open scores, by clicking', async () => {
  const page = await house.guest()
  await sit(page, { bandits: 'true', palace: 'true', open_scores: 'true', short: 'true' }, [{ kind: 'me' }, BOT])
  const met = await play(page, mouse, huang)
  await wins(page)
  assert.ok(met.get('place') > 5 && met.get('replace') > 1, [...met].join())
  assert.deepEqual(page.faults, [])
})

test('the Eighteen Kingdoms with the palace, by keys alone', async () => {
  const page = await house.guest()
  await sit(page, { eighteen_kingdoms: 'true', palace: 'true', short: 'true' }, [{ kind: 'me' }, BOT])
  await play(page, keys, huang)
  await wins(page)
  assert.deepEqual(page.faults, [])
})

test('a whole game on a phone, by touch', async () => {
  const page = await house.guest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await sit(page, { short: 'true' }, [{ kind: 'me' }, BOT])
  await play(page, finger, huang)
  await wins(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.ok(wide <= 0, `the page is ${wide} px wider than the phone`)
  assert.deepEqual(page.faults, [])
})

test('a war is docked beside the map, for those who decide and for those who watch', async () => {
  const page = await house.guest()
  const id = await sit(page, {}, [{ kind: 'me' }, BOT, BOT, BOT])
  const watcher = await house.guest()
  await watcher.goto(`/table/${id}`)
  await play(page, mouse, huang, async (here) => (await here.locator('.war .sides').count()) > 0)
  await page.locator('.war .sides .side').nth(1).waitFor()
  await watcher.locator('.war .sides .side').nth(1).waitFor()
  assert.equal(await watcher.locator('.war .go').count(), 0, 'a watcher has nothing to decide')
  assert.deepEqual(await faultsOf(page), [])
  assert.deepEqual([...page.faults, ...watcher.faults], [])
})
