// Hints as cards: the best first, at most three, one of them lifted on the board; keys pick, play and close.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { drawn } from '../drawn.mjs'
import { Server } from '../server.mjs'
import { look, reach } from '../reach.mjs'
import { t } from '../words.mjs'

let server
before(async () => (server = await Server.open()))
after(() => server?.close())

/** By its button, until the cards are there. */
async function askForHints(page) {
  const tools = page.getByRole('navigation', { name: t('web-tools') })
  await tools.getByRole('button', { name: t('web-hint') }).click()
  await page.locator('[data-hint]').first().waitFor({ timeout: 240_000 })
}

const lifted = { qin: '.hint.lifted', huang: '.tag.first', dragon: '[data-lifted]' }

for (const game of ['qin', 'huang', 'dragon'])
  test(`${game}: three cards at most, the best first; figures pick and Enter plays`, async () => {
    const guests = [await server.guest(), await server.guest()]
    let decisions = 0
    const { id, seat } = await reach(guests, { game }, () => ++decisions > 12)
    const page = guests[seat - 1]
    await page.goto(`/table/${id}`)
    await askForHints(page)
    const cards = page.locator('[data-hint]')
    const count = await cards.count()
    assert.ok(count <= 3)
    const chances = await page.locator('.card .chance b').allInnerTexts()
    const figures = chances.map((text) => parseInt(text, 10))
    assert.deepEqual(
      figures,
      figures.toSorted((a, b) => b - a),
      'the best first',
    )
    for (const card of await cards.all())
      assert.match(await card.locator('.why').first().innerText(), /\w.*\.$/s, 'a sentence says what speaks for it')
    assert.equal(await cards.first().getAttribute('aria-pressed'), 'true')
    if (game === 'qin') {
      assert.equal(await page.locator('.go .place:visible').count(), 0, 'one red button')
      for (const card of await cards.all())
        assert.ok(
          await card.locator('.what svg.tile').isVisible(),
          'the tile is drawn, its words are for screen readers',
        )
    }
    if (count > 1) {
      await page.keyboard.press('2')
      await page.locator('[data-hint="2"][aria-pressed=true]').waitFor()
      await page.locator('[data-hint="1"]').focus()
      await page.locator('[data-hint="1"][aria-pressed=true]').waitFor()
    }
    if (await page.locator(lifted[game]).count()) assert.ok(await page.locator(lifted[game]).first().isVisible())
    await page.keyboard.press('Escape')
    await cards.first().waitFor({ state: 'detached' })
    await page.keyboard.press('h')
    await cards.first().waitFor({ timeout: 240_000 })
    const before = (await look(page, id)).items.length
    await page.evaluate(() => document.activeElement?.blur?.())
    await page.keyboard.press('Enter')
    await cards.first().waitFor({ state: 'detached' })
    await page.waitForFunction(
      async ([table, known]) => {
        const { items } = await fetch(`/api/tables/${table}`).then((answer) => answer.json())
        return items.length > known
      },
      [id, before],
    )
    assert.deepEqual(page.faults, [])
  })

test('Qin on a phone: the button that plays a hint stands below the cards, and no other red one', async () => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'qin' }, () => true)
  const page = guests[seat - 1]
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/table/${id}`)
  await askForHints(page)
  const { y, height } = await page.getByRole('button', { name: t('web-hint-play', { number: 1 }) }).boundingBox()
  assert.ok(y > 0 && y + height <= 740, `the button ends at ${y + height}`)
  assert.equal(await page.locator('.turn .primary:visible').count(), 1)
  assert.deepEqual(page.faults, [])
})

test('Qin upright on a tablet: three hints side by side, below them the hand with the button that plays one; a staged tile leaves the hand in sight', async () => {
  const guests = []
  for (let seat = 0; seat < 4; seat++)
    guests.push(await server.guest({ locale: 'de', viewport: { width: 768, height: 1024 } }))
  const { id, seat } = await reach(guests, { game: 'qin', options: { board: 'bird' } }, ({ at }) => at > 17)
  const page = guests[seat - 1]
  await page.goto(`/table/${id}`)
  await page.locator('.cap.asked').waitFor()
  await drawn(page)
  await page.keyboard.press('h')
  const cards = page.locator('[data-hint]')
  await cards.nth(1).waitFor({ timeout: 240_000 })
  const [first, last, play, tile] = await Promise.all(
    [cards.first(), cards.last(), page.locator('.answers .primary'), page.locator('.held').first()].map((one) =>
      one.boundingBox(),
    ),
  )
  assert.equal(first.y, last.y, 'the cards stand in a row')
  assert.ok(tile.y > first.y + first.height && tile.y + tile.height <= 1024, `the hand begins at ${tile.y}`)
  assert.ok(play.y > first.y + first.height && play.y + play.height <= 1024, `the button begins at ${play.y}`)
  assert.ok(play.x > tile.x + 3 * tile.width, 'the button stands beside the hand')
  await page.keyboard.press('Escape')
  await page.locator('.held:not(.unfit)').first().click()
  await drawn(page)
  await page.locator('rect.lit[data-grade=more], rect.lit[data-grade=one]').first().click()
  await page.locator('.preview li').first().waitFor()
  const hand = await page.locator('.held').first().boundingBox()
  assert.ok(hand.y + hand.height <= 1024, `the hand ends at ${hand.y + hand.height}`)
  assert.deepEqual(page.faults, [])
})

test('where the host wants it the page makes hints and previews itself', async () => {
  const own = await Server.open('hints_in_page = true')
  try {
    const guests = [await own.guest(), await own.guest()]
    const { id, seat } = await reach(guests, { game: 'qin' }, () => true)
    const page = guests[seat - 1]
    const asked = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`/table/${id}`)
    await askForHints(page)
    assert.ok(asked.includes(`/api/tables/${id}/imagined`))
    assert.ok(!asked.includes(`/api/tables/${id}/hint`))
    assert.deepEqual(page.faults, [])
  } finally {
    await own.close()
  }
})
