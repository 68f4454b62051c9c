// What a click costs late in a game, counted and not timed: a busy machine changes none of it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LATE, lateIn } from '../late.mjs'
import { Server } from '../server.mjs'
import { allocated, clickAndRest, firstRuns, restyled, trace } from '../trace.mjs'

let server, traced
before(async () => {
  server = await Server.open()
  traced = await trace(server.browser)
})
after(() => server?.close())

const FRAMES = 10

/** A table has two thousand elements and more. A click concerns a tile, its places and what is told of them. */
const RESTYLED = 200

/** Kilobytes, nearly twice what was measured: a sample of what is taken up says it, and positions and builds differ. */
const ALLOCATED = {
  qin: { 'a tile is taken up': 240, 'a place is picked': 420 },
  huang: { 'a tile is taken up': 280, 'a place is picked': 320, 'a leader is taken up': 420 },
  dragon: { 'an action is picked': 160 },
}

/** A table draws once before what a click will show; without that a hundred and fifty functions run for the first time when a place is picked. */
const FIRST_RUN = 110

for (const [game, { clicks }] of Object.entries(LATE))
  test(`${game}: a click late in the game restyles few elements and takes up little memory, and little of it is new`, async (t) => {
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
      t.diagnostic(`${name}: ${functions} functions ran for the first time`)
      assert.ok(functions <= FIRST_RUN, `${name}: ${functions} functions ran for the first time`)
      await putBack(first)
      const elements = restyled(await traced(() => quiet(on, 1)))
      await putBack(first)
      const memory = Math.round((await allocated(page, () => quiet(on, 2))) / 1024)
      t.diagnostic(`${name}: ${elements} elements, ${memory} KB`)
      assert.ok(elements > 0 && elements <= RESTYLED, `${name}: the style of ${elements} elements`)
      assert.ok(memory <= ALLOCATED[game][name], `${name}: ${memory} KB`)
    }
    // The measure measures: what a whole table looks at or inherits is more than that.
    const [{ on }] = clicks
    await putBack()
    await page.evaluate((game) => {
      const wasteful = new CSSStyleSheet()
      wasteful.replaceSync(`.${game}:has([aria-pressed=true]) { --wasted: 1 }`)
      document.adoptedStyleSheets = [wasteful]
    }, game)
    const wasted = restyled(await traced(() => quiet(on, 1)))
    assert.ok(wasted > RESTYLED, `a wasteful style restyled no more than ${wasted} elements`)
    assert.deepEqual(page.faults, [])
  })
