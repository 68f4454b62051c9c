// Huang's map on a small screen: what is to be chosen there is seen.

import { expect, test, LANGUAGES, t } from '../fixtures.ts'
import { drawn } from '../drawn.mjs'
import { anyKind, finished, reach } from '../reach.mjs'

test('on a phone every place that may be chosen is in sight and under no button, until the map is moved', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest(), await server.guest()]
  const apart = (spots) =>
    Math.max(...spots.map((spot) => spot.charCodeAt(0))) - Math.min(...spots.map((spot) => spot.charCodeAt(0)))
  const wished = ({ view: { pending }, legal }) =>
    legal.every(({ notation }) => notation.startsWith('remove')) &&
    ['war', 'bandits'].includes(pending.decision) &&
    apart(legal.map(({ notation }) => notation.split(' ')[1])) > 3
  const { id, seat } = await reach(guests, { game: 'huang', options: { bandits: 'true' } }, wished, (legal, roll) =>
    anyKind(legal, roll, ['withdraw', 'replace']),
  )
  const page = guests[seat - 1]
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/table/${id}`)
  await page.locator('[data-hex].lit').first().waitFor({ state: 'attached' })
  await drawn(page)
  const covered = () =>
    page.locator('[data-hex].lit').evaluateAll((all) =>
      all
        .filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return document.elementFromPoint(x + width / 2, y + height / 2) !== one
        })
        .map((one) => one.dataset.hex),
    )
  expect(await page.locator('[data-hex].lit').count()).toBeGreaterThan(1)
  expect(await covered()).toEqual([])
  // What somebody looks at stays where it is.
  await page.getByRole('button', { name: t('huang-table-zoom-in') }).click()
  const width = () => page.locator('.sheet').evaluate((sheet) => sheet.getBoundingClientRect().width)
  const close = await width()
  await page.setViewportSize({ width: 360, height: 700 })
  await drawn(page)
  expect(await width()).toBe(close)
})

test('where a building may stand: the marks are explained, and nothing is said twice', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(
    guests,
    { game: 'huang' },
    ({ view }) => view.pending.decision === 'build',
    (legal, roll) => anyKind(legal, roll, ['withdraw', 'replace']),
  )
  const page = guests[seat - 1]
  await page.goto(`/table/${id}`)
  await page.locator('.site').first().waitFor()
  await page.locator('.insp').getByText(t('huang-table-lit-piece')).waitFor()
  await expect(page.getByText(t('huang-table-how-build'))).toHaveCount(1)
})

test('a revolt upright on a tablet: both sides and what comes of it are seen at once, in any language', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest()]
  for (const [index, name] of ['Maximiliane', 'Bartholomäus'].entries()) {
    await guests[index].request.post('/api/me', { data: { name } })
  }
  const wished = ({ view, legal }) => view.pending.decision === 'revolt' && legal.length > 1
  const { id, seat } = await reach(guests, { game: 'huang' }, wished, (legal, roll) =>
    anyKind(legal, roll, ['withdraw', 'replace']),
  )
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState, viewport: { width: 768, height: 1024 } })
    await page.goto(`/table/${id}`)
    await page.locator('.revolt .pick button').first().click()
    await page.locator('.revolt .ghost').waitFor()
    await drawn(page)
    const hidden = await page.locator('.revolt').evaluate((revolt) => {
      const go = revolt.querySelector('.go').getBoundingClientRect()
      return [...revolt.querySelectorAll('.side, .pick, .out')]
        .filter((part) => {
          const { bottom, right } = part.getBoundingClientRect()
          return bottom > innerHeight || (bottom > go.top + 1 && right > go.left)
        })
        .map((part) => part.textContent.trim())
    })
    expect(hidden, locale).toEqual([])
    const names = await page
      .locator('.revolt h2')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(
      names.every((height) => height < 25),
      `${locale}: a name has two lines (${names.join(', ')} px)`,
    ).toBeTruthy()
    const { width } = await page.locator('.cap p').boundingBox()
    expect(width, `${locale}: the move is told in a column of ${width} px`).toBeGreaterThan(340)
    await page.context().close()
  }
})

test('beside the column hand, leaders and market lie beside each other, in any language', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'huang' }, ({ view }) => view.pending.decision === 'act')
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState })
    await page.goto(`/table/${id}`)
    for (const [width, height] of [
      [905, 700],
      [930, 800],
      [1024, 768],
    ]) {
      await page.setViewportSize({ width, height })
      await page.locator('.rack.mkt .tchip, .rack.mkt svg').first().waitFor()
      await drawn(page)
      const over = await page
        .locator('.tray, .rack')
        .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
      expect(Math.max(...over), `${locale} at ${width} px: ${over.join(', ')} px too wide`).toBeLessThanOrEqual(1)
      const tile = await page.locator('.mine .tb svg').first().boundingBox()
      expect(tile.width, `${locale} at ${width} px: a tile of the hand is ${tile.width} px wide`).toBeGreaterThan(31)
      const question = await page.locator('.prompt p').boundingBox()
      expect(question.width, `${locale} at ${width} px: the question has ${question.width} px`).toBeGreaterThan(335)
    }
    await page.context().close()
  }
})

test('who leads where: the offices of all states stand below each other, whether anybody leads there or nobody', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'huang' }, ({ view }) => view.leaders.length > 1)
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState })
    await page.goto(`/table/${id}`)
    await page.locator('.tray').waitFor()
    await page.keyboard.press('s')
    await page.locator('.where .five').first().waitFor()
    expect(
      (await page.locator('.where small').count()) > 0 && (await page.locator('.where .on').count()) > 0,
    ).toBeTruthy()
    const places = await page
      .locator('.where .five')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
    expect(new Set(places).size, `${locale}: ${places.join(', ')}`).toBe(1)
    await page.context().close()
  }
})

test('in a replay beside the column it is said in full which leaders are off the map', async ({ server }) => {
  const host = await server.guest()
  const id = await finished(host, { game: 'huang' }, 4)
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, viewport: { width: 930, height: 800 } })
    await page.goto(`/replay/${id}?at=3`)
    await page.locator('.off small').nth(3).waitFor()
    const cut = await page
      .locator('.held')
      .evaluateAll((all) =>
        all
          .filter((one) =>
            [one, ...one.querySelectorAll('.off, small')].some((part) => part.scrollWidth > part.clientWidth + 1),
          )
          .map((one) => one.innerText),
      )
    expect(cut, locale).toEqual([])
    await page.context().close()
  }
})
