// How the main pages and the tables look, in three forms, two themes and two languages.

import { expectPicture } from '../pictures.ts'
import { test } from '../fixtures.ts'

/** Pages that show the same to everyone, and what shows that they are complete. */
const PAGES: Record<string, { path: string; ready: string }> = {
  front: { path: '/', ready: 'main button' },
  'new-qin': { path: '/new?game=qin', ready: '.board .map' },
  'new-huang': { path: '/new?game=huang', ready: '.board .map' },
  'new-dragon': { path: '/new?game=dragon', ready: 'form .st' },
  learn: { path: '/learn', ready: 'main a' },
  rules: { path: '/rules/qin', ready: 'main h2' },
}

for (const locale of ['en', 'de'])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`pages, ${locale}, ${colorScheme}`, { tag: ['@forms', '@pictures'] }, async ({ guest, browser }, info) => {
      const page = await guest({ locale, colorScheme })
      for (const [name, { path, ready }] of Object.entries(PAGES))
        await test.step(name, async () => {
          await page.goto(path)
          await page.locator(ready).first().waitFor()
          await page.evaluate(() => document.fonts.ready)
          await expectPicture(browser, page, `${name}-${info.project.name}-${locale}-${colorScheme}`, info)
        })
    })
