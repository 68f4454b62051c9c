// Every screen at both sizes and in both themes: nothing that axe calls serious, and nothing wider than the screen.

import { expect, test, faultsOf } from '../fixtures.ts'
import { SIZES, screens } from '../screens.mjs'

/** What axe looks for: in dark nothing but the colours is another. */
const LOOKED_FOR = { light: {}, dark: { runOnly: ['color-contrast'] } }

for (const size of SIZES) {
  test(`screens at ${size.width} px, light and dark`, async ({ server }) => {
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
    expect(found).toEqual([])
  })
}
