// Every screen at both sizes and in both themes: nothing that axe calls serious, and nothing wider than the screen.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { faultsOf, Server } from '../server.mjs'
import { SIZES, screens } from '../screens.mjs'

let server
before(async () => (server = await Server.open()))
after(() => server?.close())

/** What axe looks for: in dark nothing but the colours is another. */
const LOOKED_FOR = { light: {}, dark: { runOnly: ['color-contrast'] } }

for (const size of SIZES) {
  test(`screens at ${size.width} px, light and dark`, async () => {
    const found = []
    await screens(server, { viewport: size }, async (name, page) => {
      for (const [colorScheme, wanted] of Object.entries(LOOKED_FOR)) {
        await page.emulateMedia({ colorScheme })
        await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
        for (const fault of await faultsOf(page, wanted)) found.push(`${name}, ${colorScheme}: ${fault}`)
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wide > 0) found.push(`${name}: ${wide} px wider than the screen`)
      found.push(...page.faults.splice(0).map((fault) => `${name}: ${fault}`))
    })
    assert.deepEqual(found, [])
  })
}
