// Hints as cards: the best first, at most three, one of them lifted on the board; keys pick, play and close.

import { drawn } from '../drawn.mjs'
import { expect, test, t } from '../fixtures.ts'
import { look, reach } from '../reach.mjs'

/** By its button, until the cards are there. */
async function askForHints(page) {
  await page
    .getByRole('button', { name: t('web-hint') })
    .first()
    .click()
  await page.locator('[data-hint]').first().waitFor({ timeout: 240_000 })
}

const lifted = { qin: '[data-ghost^=hint]', huang: '[data-ghost^=hint]', dragon: '.tone-hint' }

for (const game of ['qin', 'huang', 'dragon'])
  test(`${game}: three cards at most, the best first; figures pick and Enter plays`, async ({ server }) => {
    const guests = [await server.guest(), await server.guest()]
    let decisions = 0
    const { id, seat } = await reach(guests, { game }, () => ++decisions > 12)
    const page = guests[seat - 1]
    await page.goto(`/table/${id}`)
    await askForHints(page)
    const cards = page.locator('[data-hint]')
    const count = await cards.count()
    expect(count <= 3).toBeTruthy()
    const chances = await page.locator('.card :is(.chance b, .ch)').allInnerTexts()
    const figures = chances.map((text) => parseInt(text, 10))
    expect(figures, 'the best first').toEqual(figures.toSorted((a, b) => b - a))
    for (const card of await cards.all())
      await expect(card.locator('.why').first(), 'a sentence says what speaks for it').toHaveText(/\w.*\.$/s, {
        useInnerText: true,
      })
    await expect(cards.first()).toHaveAttribute('aria-pressed', 'true')
    if (game !== 'dragon') {
      await expect(page.locator('.primary:visible'), 'one red button').toHaveCount(1)
      if (game === 'qin')
        for (const card of await cards.all())
          expect(
            await card.locator('b svg').isVisible(),
            'the tile is drawn, its words are for screen readers',
          ).toBeTruthy()
    }
    if (count > 1) {
      await page.keyboard.press('2')
      await page.locator('[data-hint="2"][aria-pressed=true]').waitFor()
      await page.keyboard.press('1')
      await page.locator('[data-hint="1"][aria-pressed=true]').waitFor()
    }
    if (await page.locator(lifted[game]).count()) await expect(page.locator(lifted[game]).first()).toBeVisible()
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
  })

test('hints that are closed while the bot thinks stay closed', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'qin' }, () => true)
  const page = guests[seat - 1]
  let release
  const held = new Promise((resolve) => (release = resolve))
  await page.route('**/hint?*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/table/${id}`)
  await page.locator('[data-deciding=true]').waitFor()
  const thinks = page.locator('[aria-busy=true]')
  await page.keyboard.press('h')
  await thinks.waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await thinks.waitFor({ state: 'detached' })
  const answered = page.waitForResponse('**/hint?*')
  release()
  await (await answered).finished()
  await drawn(page)
  await expect(page.locator('[data-hint]')).toHaveCount(0)
  await askForHints(page)
})

test('Qin on a phone: the button that plays a hint stands below the cards, and no other red one', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'qin' }, () => true)
  const page = guests[seat - 1]
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/table/${id}`)
  await askForHints(page)
  const { y, height } = await page.getByRole('button', { name: t('web-hint-play', { number: 1 }) }).boundingBox()
  expect(y > 0 && y + height <= 740, `the button ends at ${y + height}`).toBeTruthy()
  await expect(page.locator('.primary:visible')).toHaveCount(1)
})

test('Qin: opening hints puts a held piece back, and Enter plays the chosen hint wherever the focus is', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'qin' }, ({ legal }) => legal.length > 3)
  const page = guests[seat - 1]
  await page.goto(`/table/${id}`)
  await page.locator('[data-point^="hand:"][aria-disabled=false]').first().click()
  await page.locator('rect[data-grade]').first().click()
  await page.locator('[data-ghost=staged]').waitFor()
  const board = await page.locator('svg[role=grid]').boundingBox()
  await page.keyboard.press('h')
  await page.locator('[data-hint]').first().waitFor({ timeout: 240_000 })
  await expect(page.locator('[data-ghost=staged]'), 'the piece is put back').toHaveCount(0)
  expect(await page.locator('svg[role=grid]').boundingBox(), 'the board stays where it was').toEqual(board)
  await page.keyboard.press('2')
  const chosen = page.locator('[data-ghost="hint 2"]')
  await chosen.waitFor()
  const places = (await chosen.getAttribute('data-places')).split(' ')
  // On a square of the board Enter would stage something else.
  await page.locator('rect[tabindex="0"]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-hint]').first().waitFor({ state: 'detached' })
  const placed = await page.waitForFunction(
    async ([table, seat]) => {
      const { items } = await fetch(`/api/tables/${table}`).then((answer) => answer.json())
      const told = items.findLast((item) => item.kind === 'acted' && item.seat === seat)?.told ?? []
      return told.find(({ event }) => event.event === 'placed')?.event
    },
    [id, seat],
  )
  const { first, second } = await placed.jsonValue()
  expect([first, second]).toEqual(places)
})

test.describe('where the host wants it', () => {
  test.use({ settings: 'hints_in_page = true' })

  test('the page makes hints and previews itself', async ({ server }) => {
    const guests = [await server.guest(), await server.guest()]
    const { id, seat } = await reach(guests, { game: 'qin' }, () => true)
    const page = guests[seat - 1]
    const asked = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`/table/${id}`)
    await askForHints(page)
    expect(asked.includes(`/api/tables/${id}/imagined`)).toBeTruthy()
    expect(asked.includes(`/api/tables/${id}/hint`)).toBeFalsy()
  })
})
