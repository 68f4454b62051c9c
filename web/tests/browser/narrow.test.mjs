// At 360 px nothing sticks out of what holds it, in any language: the tabs of lists, one's own menu, the steps of an example, the score
// sheet of four players.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { finished } from '../reach.mjs'
import { LANGUAGES, Server } from '../server.mjs'
import { speaking } from '../words.mjs'

let server
before(async () => (server = await Server.open()))
after(() => server?.close())

/** What is wider than the box that shows it. */
const wide = (page, box) =>
  page
    .locator(box)
    .first()
    .evaluate((one) => Math.max(0, one.scrollWidth - one.clientWidth))

for (const locale of LANGUAGES)
  test(`nothing sticks out at 360 px: ${locale}`, async () => {
    const t = speaking(locale)
    const page = await server.guest({ locale, viewport: { width: 360, height: 740 } })
    const over = await finished(page, { game: 'qin' }, 4)
    await page.goto('/lobby')
    await page.locator('main nav a').first().waitFor()
    assert.equal(await wide(page, 'main nav'), 0, 'tabs')
    await page.locator('button.who').click()
    await page.locator('.me').waitFor()
    assert.equal(await wide(page, '.me'), 0, 'one’s own menu')
    // The example of H20 has as many steps as any.
    await page.goto('/rules/huang#H20')
    await page.locator('.fig .ctl').first().waitFor()
    const steps = await page
      .locator('.fig .ctl')
      .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
    assert.deepEqual(
      steps.filter((more) => more > 0),
      [],
      'the steps of examples',
    )
    await page.goto(`/table/${over}`)
    await page
      .locator('.end')
      .getByRole('button', { name: t('web-score'), exact: true })
      .click()
    await page.locator('.scroll table').waitFor()
    assert.equal(await wide(page, '.scroll'), 0, 'the score sheet')
    assert.deepEqual(page.faults, [])
    await page.context().close()
  })
