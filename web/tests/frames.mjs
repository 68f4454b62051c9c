// How long the browser works after a click, late in a full game of each kind, on a phone: a small screen and a processor four times
// slower. `npm run frames [GAME]` prints it. A click may be answered over several frames, the first at once; every frame until the
// page is quiet again counts by itself, and the longest is what somebody feels. By the clock, and by the time that the page's own thread
// worked for it, which a busy machine blurs less.

import { Server } from './server.mjs'
import { anyKind, reach } from './reach.mjs'

const ROUNDS = 12
const WANTED = 50
const SLOWER = Number(process.env.SLOWER ?? 4)
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'no-preference' }

/** How long after a click the page is watched. */
const QUIET = 500
const TRACED = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing']

/** For each game: how many play, which moment is late enough, and what is clicked; `first` is clicked before each round. */
const GAMES = {
  qin: {
    players: 4,
    late: ({ at, legal }) => at > 40 && legal.length > 20,
    clicks: [
      { name: 'a tile is taken up', on: '.held:not(.unfit)' },
      { name: 'a place is picked', on: 'rect.lit', first: '.held:not(.unfit)' },
    ],
  },
  huang: {
    players: 5,
    options: { eighteen_kingdoms: 'true' },
    late: ({ view, legal }) =>
      view.pending.decision === 'act' &&
      view.tiles.length > 55 &&
      legal.some(({ notation }) => notation.startsWith('leader')),
    clicks: [
      { name: 'a tile is taken up', on: '.mine .tb[aria-disabled=false]' },
      { name: 'a place is picked', on: '[data-hex].lit', first: '.mine .tb[aria-disabled=false]' },
      { name: 'a leader is taken up', on: '.ldrs .tb[aria-disabled=false], .onm button:enabled' },
    ],
  },
  dragon: {
    players: 5,
    options: { great_wall: 'true' },
    late: ({ view, legal }) => view.month > 7 && view.ask?.what === 'act' && legal.length > 4,
    clicks: [{ name: 'an action is picked', on: '.act[aria-disabled=false]' }],
  },
}

const server = await Server.open()
const traced = await trace(server.browser)
let worst = 0
try {
  for (const [game, wanted] of Object.entries(GAMES))
    if (!process.argv[2] || process.argv[2] === game) worst = Math.max(worst, await measure(game, wanted))
} finally {
  await server.close()
}
process.exitCode = worst < WANTED ? 0 : 1

async function measure(game, { players, options = {}, late, clicks }) {
  const guests = []
  for (let seat = 0; seat < players; seat++) guests.push(await server.guest(PHONE))
  const { id, seat } = await reach(guests, { game, options }, late, (legal, roll) =>
    anyKind(legal, roll, ['withdraw', 'replace', 'riot']),
  )
  const page = guests[seat - 1]
  for (const guest of guests) if (guest !== page) await guest.context().close()
  await page.bringToFront()
  await page.goto(`/table/${id}`)
  await page.locator('.cap').waitFor({ state: 'attached' })
  await page.locator(clicks[0].on).first().waitFor({ state: 'attached' })
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
      rounds.push(framesOf(await traced(() => page.evaluate(clickAndRest, { on, round, rest: QUIET }))))
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

/** Records what the browser's threads do meanwhile. */
async function trace(browser) {
  const tools = await browser.newBrowserCDPSession()
  let events = []
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  return async (meanwhile) => {
    events = []
    await tools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: TRACED },
    })
    await meanwhile()
    const complete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve))
    await tools.send('Tracing.end')
    await complete
    return events
  }
}

/** The frames from the click on, in milliseconds: all tasks of the page's thread up to one that hands a frame over are part of it. */
function framesOf(events) {
  const click = events.find(({ name }) => name === 'click')
  const rest = events.find(({ name }) => name === 'rest')
  const here = events.filter(({ pid, tid, ts }) => pid === click.pid && tid === click.tid && ts < rest.ts)
  const commits = here.filter(({ name }) => name === 'Commit')
  const frames = []
  let frame = { clock: 0, work: 0 }
  for (const { ts, dur, tts, tdur } of here.filter(({ name, ph }) => name === 'RunTask' && ph === 'X')) {
    if (ts + dur < click.ts) continue
    // The click comes in the middle of a task, of which only the rest is its work.
    frame.clock += (Math.min(dur, ts + dur - click.ts) ?? 0) / 1000
    frame.work += (Math.min(tdur, tts + tdur - click.tts) ?? 0) / 1000
    if (!commits.some((commit) => commit.ts >= ts && commit.ts < ts + dur)) continue
    frames.push(frame)
    frame = { clock: 0, work: 0 }
  }
  return [...frames, frame]
}

function total(frames) {
  return frames.reduce((sum, { work }) => sum + work, 0)
}

/** In the browser: clicks at the beginning of a frame, and waits until the page is quiet again. */
async function clickAndRest({ on, round, rest }) {
  const things = [...document.querySelectorAll(on)]
  const thing = things[(round * 7) % things.length] ?? document.body
  const box = thing.getBoundingClientRect()
  const at = {
    clientX: box.x + box.width / 2,
    clientY: box.y + box.height / 2,
    bubbles: true,
    // A finger's click; without these it would be a key's.
    detail: 1,
    pointerType: 'touch',
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  performance.mark('click')
  thing.dispatchEvent(new PointerEvent('click', at))
  await new Promise((resolve) => setTimeout(resolve, rest))
  performance.mark('rest')
}
