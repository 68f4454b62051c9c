// How long the browser works after a click, late in a full game of each kind, on a phone: a small screen and a processor four times
// slower. `npm run frames [GAME]` prints it. A click may be answered over several frames, the first at once; every frame until the
// page is quiet again counts by itself, and the longest is what somebody feels. By the clock, and by the time that the page's own thread
// worked for it, which a busy machine blurs less.

import { launch } from './chromium.mjs'
import { Server } from './server.mjs'
import { LATE, lateIn, PHONE } from './late.mjs'
import { clickAndRest, framesOf, trace } from './trace.mjs'

const ROUNDS = 12
const WANTED = 50
const SLOWER = Number(process.env.SLOWER ?? 4)

/** How long after a click the page is watched. */
const QUIET = 500

const browser = await launch()
const server = await Server.open('', browser)
const traced = await trace(browser)
let worst = 0
try {
  for (const [game, { clicks }] of Object.entries(LATE))
    if (!process.argv[2] || process.argv[2] === game) worst = Math.max(worst, await measure(game, clicks))
} finally {
  await server.close()
  await browser.close()
}
process.exitCode = worst < WANTED ? 0 : 1

async function measure(game, clicks) {
  const page = await lateIn(server, game, { ...PHONE, reducedMotion: 'no-preference' })
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const tools = await page.context().newCDPSession(page)
  await page.waitForTimeout(1500)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  let [longest, hardest] = [0, 0]
  for (const { name, on, first } of clicks) {
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      if (first) await page.locator(first).first().dispatchEvent('click')
      await page.waitForTimeout(QUIET)
      rounds.push(framesOf(await traced(() => page.evaluate(clickAndRest, { on, round, milliseconds: QUIET }))))
    }
    const most = (what) => rounds.map((frames) => Math.max(...frames.map((frame) => frame[what]))).sort((a, b) => a - b)
    const [clock, work] = [most('clock'), most('work')]
    longest = Math.max(longest, clock.at(-1))
    hardest = Math.max(hardest, work.at(-1))
    const words = (list) => `median ${list[ROUNDS / 2].toFixed(0)} ms, longest ${list.at(-1).toFixed(0)} ms`
    const [middle] = rounds.toSorted((a, b) => total(a) - total(b)).slice(ROUNDS / 2)
    console.log(
      `${game}: ${name}: ${words(clock)}; the page's own work: ${words(work)} ` +
        `(frame by frame: ${middle.map((frame) => frame.work.toFixed(0)).join(' + ')})`,
    )
  }
  console.log(
    `${game}: longest frame after a click: ${longest.toFixed(0)} ms, of the page's own work ${hardest.toFixed(0)} ms ` +
      `(wanted: below ${WANTED}); ${nodes} nodes`,
  )
  await page.context().close()
  return hardest
}

function total(frames) {
  return frames.reduce((sum, { work }) => sum + work, 0)
}
