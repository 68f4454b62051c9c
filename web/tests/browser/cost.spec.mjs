// What a click costs late in a game, counted and not timed: a busy machine changes none of it.

import { expect, test } from '../fixtures.ts'
import { LATE, lateIn } from '../late.mjs'
import { allocated, clickAndRest, firstRuns, restyled, STYLED, trace } from '../trace.mjs'

const FRAMES = 10

/** A table has two thousand elements and more. A click concerns a tile, its places and what is told of them. */
const RESTYLED = 200

/** Kilobytes, about half as much again as was measured: it is sampled, and positions and builds differ. */
const ALLOCATED = {
  qin: { 'a tile is taken up': 400, 'a place is picked': 600 },
  huang: { 'a tile is taken up': 600, 'a place is picked': 600, 'a leader is taken up': 560 },
  dragon: { 'an action is picked': 230 },
}

/** Half as many functions again as run for the first time when a place is picked in Qin, the most of all clicks. */
const FIRST_RUN = 170

for (const [game, { clicks }] of Object.entries(LATE))
  test(`${game}: a click late in the game restyles few elements and takes up little memory, and little of it is new`, async ({
    server,
    browser,
  }, info) => {
    const traced = await trace(browser, STYLED)
    const page = await lateIn(server, game)
    const quiet = (on, round) => page.evaluate(clickAndRest, { on, round, frames: FRAMES })
    const putBack = async (first) => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await quiet(first ?? 'body', 0)
    }
    const fresh = await firstRuns(page)
    await page.locator(clicks[0].on).first().waitFor({ state: 'attached' })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    for (const { name, on, first } of clicks) {
      await putBack(first)
      await fresh()
      await quiet(on, 0)
      const functions = await fresh()
      expect(functions, `${name}: ${functions} functions ran for the first time`).toBeLessThanOrEqual(FIRST_RUN)
      await putBack(first)
      const elements = restyled(await traced(() => quiet(on, 1)))
      await putBack(first)
      const memory = Math.round((await allocated(page, () => quiet(on, 2))) / 1024)
      info.annotations.push({ type: 'cost', description: `${name}: ${elements} elements, ${memory} KB` })
      expect(elements > 0 && elements <= RESTYLED, `${name}: the style of ${elements} elements`).toBeTruthy()
      expect(memory, `${name}: ${memory} KB`).toBeLessThanOrEqual(ALLOCATED[game][name])
    }
    // The measure measures: what a whole table looks at or inherits is more than that.
    const [{ on }] = clicks
    await putBack()
    await page.evaluate((game) => {
      const wasteful = new CSSStyleSheet()
      wasteful.replaceSync(`.${game}:has(.thing[aria-pressed=true]) { --wasted: 1 }`)
      document.adoptedStyleSheets = [wasteful]
    }, game)
    const wasted = restyled(await traced(() => quiet(on, 1)))
    expect(wasted, `a wasteful style restyled no more than ${wasted} elements`).toBeGreaterThan(RESTYLED)
  })
