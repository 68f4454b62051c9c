// Huang's table, second edition: open hands in a replay, the first score sheet, keys that reach the map, the log, hints on the map and
// the ending.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { faultsOf, House, makeTable } from '../house.mjs'
import { finished, reach, send } from '../reach.mjs'

let house
before(async () => (house = await House.open()))
after(() => house?.close())

const BOT = { kind: 'bot', level: 'random' }
const OFFICES = ['yellow', 'red', 'blue', 'green', 'white']

async function sit(page, wanted = {}) {
  await page.goto('/')
  const id = await makeTable(page, { game: 'huang', seats: [{ kind: 'me' }, BOT], ...wanted })
  await page.goto(`/table/${id}`)
  await page.locator('.map').waitFor()
  return id
}

test('a replay with open hands lists each hand, the leaders off the map, and the points', async () => {
  const page = await house.guest()
  const id = await finished(page, { game: 'huang', options: { short: 'true' } })
  const { view } = await page.request.get(`/api/tables/${id}/replay?until=40&eye=open`).then((answer) => answer.json())
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto(`/replay/${id}?at=40`)
    await page.locator('.map').waitFor()
    if (viewport.width === 360) await page.locator('.tabs button').nth(3).click()
    for (const { seat, hand, leaders_off, points } of view.seats) {
      const one = page.locator(`.seats [data-point="seat:${seat}"]`)
      for (const office of OFFICES) {
        assert.equal(await one.locator(`.hand [data-office=${office}]`).count(), hand[office], `hand of ${seat}`)
        assert.equal(await one.locator(`.off [data-office=${office}]`).count(), leaders_off.includes(office) ? 1 : 0)
        assert.equal(await one.locator(`.pts .o-${office} b`).innerText(), String(points[office]))
      }
      assert.ok(await one.locator('.hand').isVisible())
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(wide <= 0, `the page is ${wide} px wider than the window`)
  }
  assert.deepEqual(await faultsOf(page), [])
  assert.deepEqual(page.faults, [])
})

test('the score sheet of the first turn tells how points come and who leads where', async () => {
  const guests = [await house.guest(), await house.guest()]
  const { id, seat, game } = await reach(guests, { game: 'huang' }, ({ at }) => at === 0)
  const page = guests[seat - 1]
  await page.goto(`/table/${id}`)
  await page.locator('.map').waitFor()
  await page.keyboard.press('s')
  const sheet = page.locator('.scorenow')
  await sheet.waitFor()
  assert.ok((await sheet.locator('.how li').count()) >= 4)
  const states = await sheet.locator('.where li').count()
  assert.equal(states, game.view.map.capitals.length)
  // A leader beside a capital leads there.
  const leader = game.legal.find(({ notation }) => notation.startsWith('leader red'))
  await send(page, id, { do: 'act', seat, at: game.at, action: leader.number })
  await sheet.locator('.where .o-red.on').waitFor()
  assert.equal(await sheet.locator('.where .on').count(), 1)
  assert.deepEqual(await faultsOf(page), [])
  assert.deepEqual(page.faults, [])
})

test('Enter on a tile brings the keys to the map: arrows move there, Enter places, Esc leads back', async () => {
  const page = await house.guest()
  await sit(page)
  const tile = page.locator('.mine .tb[aria-disabled=false]').first()
  await tile.focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-hex].lit:focus').waitFor()
  const before = await page.locator('[data-hex]:focus').getAttribute('data-hex')
  await page.keyboard.press('ArrowRight')
  const beside = await page.locator('[data-hex]:focus').getAttribute('data-hex')
  assert.notEqual(beside, before)
  await page.keyboard.press('Escape')
  await page.locator('.mine .tb:focus').waitFor()
  assert.equal(await page.locator('[data-hex].lit').count(), 0)
  // A number takes up a tile as well.
  await page.keyboard.press('1')
  await page.locator('[data-hex].lit:focus').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.insp .go .primary').waitFor()
  assert.deepEqual(page.faults, [])
})
