// Huang at its drawn table: what a player can do with mouse, drag, finger and keys, in the three forms.

import { expect, test, faultsOf, LANGUAGES, look, saying, t } from '../fixtures.ts'
import { drawn } from '../drawn.mjs'
import { anyKind, finished, reach } from '../reach.mjs'

const hand = (page) => page.locator('[data-area=hand] button[aria-disabled=false]')
const lit = (page) => page.locator('rect[data-grade]')
const lively = (legal, roll) => anyKind(legal, roll, ['withdraw', 'replace'])
/** Waits until the engine has taken another answer. */
const answered = (page, at) =>
  page.waitForFunction((before) => document.querySelector('[data-at]').dataset.at !== before, String(at))
const middle = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox()
  return [x + width / 2, y + height / 2]
}

test('a tile and a hex are tapped, in any order; the red button plays', { tag: '@forms' }, async ({ position }) => {
  const { page, id } = await position('huang act')
  const { at } = (await look(page, id)).game
  await hand(page).first().click()
  await expect(hand(page).first()).toHaveAttribute('aria-pressed', 'true')
  await drawn(page)
  const place = lit(page).nth((await lit(page).count()) >> 1)
  const hex = await place.getAttribute('data-place')
  await place.click()
  await expect(page.locator('[data-ghost=staged]')).toHaveAttribute('data-places', hex)
  await expect(page.locator('.ask .primary')).toHaveCount(1)
  // Escape takes the tile off the map, and then puts it back; a hex alone asks for its piece.
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-ghost=staged]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(lit(page)).toHaveCount(0)
  await page.locator(`[data-place="${hex}"]`).click()
  await expect(page.locator('.ask h2')).toContainText(hex)
  await hand(page).first().click()
  await page.locator('[data-ghost=staged]').waitFor()
  await page.locator('[data-point=confirm]').click()
  await answered(page, at)
})

test('a tile is dragged onto the map, lit places light up, a drop stages, Escape returns', async ({ position }) => {
  const { page } = await position('huang act')
  const tile = hand(page).first()
  await tile.click()
  await drawn(page)
  const hex = await lit(page).first().getAttribute('data-place')
  await tile.click()
  await expect(lit(page)).toHaveCount(0)
  const [from, to] = [await middle(tile), await middle(page.locator(`[data-place="${hex}"]`))]
  const drag = async () => {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(from[0] + 20, from[1] - 20)
    await page.locator('.dragged').waitFor()
    expect(await lit(page).count()).toBeGreaterThan(0)
    await page.mouse.move(to[0], to[1] + 5, { steps: 4 })
  }
  await drag()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.locator('[data-ghost=staged]')).toHaveCount(0)
  await drag()
  await page.mouse.up()
  await expect(page.locator('[data-ghost=staged]')).toHaveAttribute('data-places', hex)
})

test('a leader is taken up from the map, dragged to another hex, or withdrawn', async ({ guest }) => {
  const guests = [await guest(), await guest()]
  const moves = ({ view, legal }) =>
    view.pending.decision === 'act' && legal.some(({ notation }) => notation.startsWith('withdraw'))
  const { id, seat, game } = await reach(guests, { game: 'huang' }, moves, lively)
  const page = guests[seat - 1]
  await page.goto(`/table/${id}`)
  const { colour, at } = game.view.leaders.find((one) => one.seat === seat)
  const hex = page.locator(`[data-place="${at}"]`)
  await hex.click()
  await expect(page.locator('[data-ghost=held]')).toHaveAttribute('data-places', at)
  await page.locator('[data-point=withdraw]').click()
  await expect(page.locator('.ask .primary')).toContainText(
    t('huang-table-title-withdraw', { colour: t(`huang-${colour}`), hue: colour }),
  )
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-ghost=held]')).toHaveCount(0)
  const to = game.legal.find(({ action }) => action.action === 'leader' && action.colour === colour)?.action.at
  test.skip(!to, 'this leader has nowhere to go')
  await page.mouse.move(...(await middle(hex)))
  await page.mouse.down()
  const [x, y] = await middle(page.locator(`[data-place="${to}"]`))
  await page.mouse.move(x, y + 5, { steps: 6 })
  await page.mouse.up()
  await expect(page.locator('[data-ghost=staged]')).toHaveAttribute('data-places', to)
})

test('a site of several hexes is met on any of them, by mouse and by keys', async ({ position }) => {
  const { page } = await position('huang build')
  const ghost = page.locator('[data-ghost^=site]').first()
  await ghost.waitFor({ state: 'attached' })
  const spots = (await ghost.getAttribute('data-places')).split(' ')
  await page.locator(`[data-place="${spots[0]}"]`).focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-ghost=staged]').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-ghost=staged]')).toHaveCount(0)
  const points = await Promise.all(spots.map((spot) => middle(page.locator(`[data-place="${spot}"]`))))
  const mean = (axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  await page.mouse.click(mean(0), mean(1))
  await expect(page.locator('[data-ghost=staged]')).toHaveAttribute('data-places', spots.join(' '))
})

test('tiles are replaced one by one, and a second touch puts one back', async ({ guest }) => {
  const guests = [await guest(), await guest()]
  const replaces = ({ legal }) => legal.some(({ notation }) => notation.startsWith('replace'))
  const { id, seat } = await reach(guests, { game: 'huang' }, replaces)
  const page = guests[seat - 1]
  await page.goto(`/table/${id}`)
  await page.locator('[data-point=replace]').click()
  await page.locator('.ask').getByText(t('huang-table-how-replace')).waitFor()
  await expect(page.locator('[data-point=confirm]')).toHaveCount(0)
  const held = page.locator('[data-area=hand] [aria-pressed=true]')
  await hand(page).nth(0).click()
  await page.locator('[data-area=hand] button').nth(1).click()
  await expect(held).toHaveCount(2)
  await page.locator('[data-area=hand] button').nth(1).click()
  await expect(held).toHaveCount(1)
  await expect(page.locator('[data-point=confirm]')).toHaveCount(1)
})

test('the map is zoomed by wheel, buttons and keys, panned by the mouse, and a click meets its hex', async ({
  position,
}) => {
  const { page } = await position('huang act')
  const grid = page.locator('svg[role=grid]')
  const width = async () => (await grid.boundingBox()).width
  const whole = await width()
  const [x, y] = await middle(page.locator('[data-place=f6]'))
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -300)
  await expect.poll(width).toBeGreaterThan(whole * 1.3)
  // What was under the pointer is still there.
  await expect.poll(async () => Math.round((await middle(page.locator('[data-place=f6]')))[0] - x)).toBeLessThan(12)
  const before = await grid.boundingBox()
  await page.mouse.down()
  await page.mouse.move(x - 80, y - 40, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await grid.boundingBox()).x - before.x)).toBe(-80)
  await expect(page.locator('[data-mark=looked]'), 'a drag picks no hex').toHaveCount(0)
  await page.getByRole('button', { name: t('web-zoom-whole') }).click()
  await expect.poll(width).toBeCloseTo(whole, 0)
  await hand(page).first().click()
  const hex = await lit(page).first().getAttribute('data-place')
  await page.getByRole('button', { name: t('web-zoom-in') }).click()
  await page.locator(`[data-place="${hex}"]`).click()
  await expect(page.locator('[data-ghost=staged]')).toHaveAttribute('data-places', hex)
})

test('on a phone what is asked is in sight, until the map is moved', async ({ position }) => {
  const { page } = await position('huang build', {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const ghost = page.locator('[data-ghost^=site]').first()
  await ghost.waitFor({ state: 'attached' })
  const spots = (await ghost.getAttribute('data-places')).split(' ')
  const inSight = async () => {
    const port = await page.locator('.port').boundingBox()
    const boxes = await Promise.all(spots.map((spot) => page.locator(`[data-place="${spot}"]`).boundingBox()))
    return boxes.every(
      ({ x, y, width, height }) =>
        x >= port.x && y >= port.y && x + width <= port.x + port.width && y + height <= port.y + port.height,
    )
  }
  await expect.poll(inSight).toBe(true)
})

test(
  'hints are a mode: they put a held piece back and leave the map where it is',
  { tag: '@forms' },
  async ({ position }) => {
    const { page } = await position('huang act')
    await hand(page).first().click()
    await drawn(page)
    const board = await page.locator('.board').boundingBox()
    await page.keyboard.press('h')
    await page.locator('[data-hint]').first().waitFor({ timeout: 240_000 })
    await expect(page.locator('[data-area=hand] [aria-pressed=true]')).toHaveCount(0)
    expect(await page.locator('.board').boundingBox()).toEqual(board)
    await expect(page.locator('.primary:visible')).toHaveCount(1)
    expect(await faultsOf(page)).toEqual([])
  },
)

test(
  'nothing overflows and no button is cut, in three forms and four languages',
  { tag: '@forms' },
  async ({ position, guest }) => {
    const { page, id } = await position('huang act')
    const storageState = await page.context().storageState()
    for (const locale of LANGUAGES) {
      const other = await guest({ locale, storageState, viewport: page.viewportSize() })
      await other.goto(`/table/${id}`)
      await hand(other).first().click()
      await drawn(other)
      const wide = await other.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, locale).toBeLessThanOrEqual(0)
      expect(await faultsOf(other), locale).toEqual([])
      await other.context().close()
    }
  },
)

test('the end: four bars a player, white on what it raised, and one sentence that says why', async ({ server }) => {
  const page = await server.guest()
  const id = await finished(page, { game: 'huang', options: { short: 'true' } })
  const { outcome } = (await look(page, id)).game
  await page.goto(`/table/${id}`)
  const evidence = page.locator('.evidence').first()
  await evidence.locator('.bar').nth(7).waitFor()
  await expect(evidence.locator('.bar')).toHaveCount(4 * outcome.places.length)
  for (const [index, score] of outcome.scores.entries()) {
    const totals = await evidence.locator(`[data-seat="${index + 1}"] em`).allInnerTexts()
    expect(Math.min(...totals.map(Number)), 'the lowest bar is the result').toBe(score)
  }
  const decided = outcome.sheet.find(({ section }) => section === 'huang-sheet-decided').label.id
  const why = saying(decided.replace('huang-sheet-decided', 'huang-because'))
  await expect(page.locator('.end p.serif').first()).toHaveText(why, { useInnerText: true })
  expect(await faultsOf(page)).toEqual([])
})

test('the score shows who leads where: the offices of all states stand below each other', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'huang' }, ({ view }) => view.leaders.length > 1)
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState })
    await page.goto(`/table/${id}`)
    await page.locator('svg[role=grid]').waitFor()
    await page.keyboard.press('s')
    await page.locator('.where .five').first().waitFor()
    expect(await page.locator('.where .on').count()).toBeGreaterThan(0)
    const places = await page
      .locator('.where .five')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
    expect(new Set(places).size, `${locale}: ${places.join(', ')}`).toBe(1)
    await page.context().close()
  }
})

test('in a replay all hands lie open, with the leaders off the map', { tag: '@forms' }, async ({ guest }) => {
  const page = await guest()
  const id = await finished(page, { game: 'huang' }, 3)
  await page.goto(`/replay/${id}?at=3`)
  await page.locator('[data-hand="3"] .hand [data-office]').first().waitFor({ state: 'attached' })
  expect(await page.locator('[data-hand="3"] .off [data-office]').count()).toBeGreaterThan(0)
  expect(await faultsOf(page)).toEqual([])
})
