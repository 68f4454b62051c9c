// At 360 px nothing sticks out of what holds it, in any language: the tabs of lists, one's own menu, the steps of an example, the score
// sheet of four players; and a table's bar says in full what is played, at any width.

import { expect, test, LANGUAGES, makeTable, speaking } from '../fixtures.ts'
import { drawn } from '../drawn.mjs'
import { finished, reach } from '../reach.mjs'

/** What is wider than the box that shows it. */
const wide = (page, box) =>
  page
    .locator(box)
    .first()
    .evaluate((one) => Math.max(0, one.scrollWidth - one.clientWidth))

for (const locale of LANGUAGES)
  test(`nothing sticks out at 360 px: ${locale}`, async ({ server }) => {
    const t = speaking(locale)
    const page = await server.guest({ locale, viewport: { width: 360, height: 740 } })
    const over = await finished(page, { game: 'qin' }, 4)
    await page.goto('/lobby')
    await page.locator('main nav a').first().waitFor()
    expect(await wide(page, 'main nav'), 'tabs').toBe(0)
    await page.locator('button.who').click()
    await page.locator('.me').waitFor()
    expect(await wide(page, '.me'), 'one’s own menu').toBe(0)
    // The example of H20 has as many steps as any.
    await page.goto('/rules/huang#H20')
    await page.locator('.fig .ctl').first().waitFor()
    const steps = await page
      .locator('.fig .ctl')
      .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
    expect(
      steps.filter((more) => more > 0),
      'the steps of examples',
    ).toEqual([])
    await page.goto(`/table/${over}`)
    await page
      .locator('.end')
      .getByRole('button', { name: t('web-score'), exact: true })
      .click()
    await page.locator('.scroll table').waitFor()
    expect(await wide(page, '.scroll'), 'the score sheet').toBe(0)
    await page.goto(`/report/${over}`)
    await page.locator('.scroll table').waitFor()
    expect(await wide(page, '.scroll'), 'the points by source').toBe(0)
    await page.context().close()
  })

for (const locale of LANGUAGES)
  test(`the menu of a table says in full what is played: ${locale}`, async ({ server }) => {
    const t = speaking(locale)
    const page = await server.guest({ locale })
    const bot = { kind: 'bot', level: 'random' }
    const options = { great_wall: 'true', super_event: 'assassination', large_privilege_cost: '6' }
    const id = await makeTable(page, { game: 'dragon', options, seats: [{ kind: 'me' }, bot] })
    await page.goto(`/table/${id}`)
    await page.locator('.dragon').waitFor()
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
      [360, 740],
    ]) {
      await page.setViewportSize({ width, height })
      await expect(page.locator('.title h1')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    await page
      .locator('.title')
      .getByRole('button', { name: t('web-menu') })
      .click()
    const terms = page.locator('.menu .terms')
    expect((await terms.innerText()).includes(t('dragon-super-assassination'))).toBeTruthy()
    await page.context().close()
  })

test('on a tablet it is said in one line what a seat is, in every language', async ({ server }) => {
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, viewport: { width: 768, height: 1024 } })
    await page.goto('/new?game=qin')
    const said = page.locator('.st .xs').first()
    await said.waitFor()
    const lines = await said.evaluate((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines, locale).toBe(1)
    await page.context().close()
  }
})

for (const [game, width, height, ...given] of [
  ['qin', 768, 1024, 'Maximiliane', 'Bartholomäus'],
  ['qin', 1280, 800, 'Maximiliane', 'Bartholomew', 'Wilhelmina', 'Konstantin'],
  ['qin', 360, 740, 'Maximiliane', 'Bartholomew', 'Wilhelmina', 'Konstantin'],
  ['huang', 1440, 900, 'Maximiliane', 'Konstantina'],
  ['huang', 930, 800, 'Maximiliane', 'Konstantina'],
])
  test(`${game} at ${width} px: long names stand in one line at the seats`, async ({ server }) => {
    const guests = []
    for (const name of given) {
      // What stands beside a name is long in French.
      const guest = await server.guest({ locale: 'fr' })
      await guest.request.post('/api/me', { data: { name } })
      guests.push(guest)
    }
    const { id, seat } = await reach(guests, { game }, () => true)
    const page = guests[seat - 1]
    await page.setViewportSize({ width, height })
    await page.goto(`/table/${id}`)
    const names = page.locator('.seats .who b')
    await names.first().waitFor()
    await drawn(page)
    const heights = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(
      heights.every((high) => high < 25),
      `a name is broken: ${heights.join(', ')} px`,
    ).toBeTruthy()
  })

test('an announcement is red from edge to edge, and its words are no larger than others above a page', async ({
  server,
}) => {
  const page = await server.guest({ viewport: { width: 360, height: 740 } })
  await page.route('**/api/about', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), announcement: 'Restart at 23:00.' } })
  })
  await page.goto('/')
  const said = page.locator('.announcement')
  await said.waitFor()
  const corner = (x) => page.screenshot({ clip: { x, y: 1, width: 4, height: 4 } })
  expect(await corner(1)).toEqual(await corner(355))
  expect((await said.boundingBox()).height).toBeLessThan(32)
})
