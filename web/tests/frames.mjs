// How long the browser works after a click, late in a full game of each kind, on a phone: a small screen and a processor four times
// slower. `npm run frames [GAME]` prints it: by the clock until the frame is painted, and what the page itself worked for it, which a
// busy machine does not blur.

import { Server } from './server.mjs'
import { anyKind, reach } from './reach.mjs'

const ROUNDS = 12
const WANTED = 50
const SLOWER = 4
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'no-preference' }

/** What the browser counts: all work, and of it scripts, styles and layout; the rest is mostly painting. */
const PARTS = ['Task', 'Script', 'RecalcStyle', 'Layout']

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
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.waitForTimeout(1500)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const worked = async () => {
    const { metrics } = await tools.send('Performance.getMetrics')
    return PARTS.map((part) => metrics.find(({ name }) => name === `${part}Duration`).value * 1000)
  }
  let [longest, hardest] = [0, 0]
  for (const { name, on, first } of clicks) {
    const [spent, work] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      if (first) await page.locator(first).first().dispatchEvent('click')
      await page.waitForTimeout(300)
      const before = await worked()
      spent.push(await page.evaluate(clickAndPaint, { on, round }))
      work.push((await worked()).map((part, index) => part - before[index]))
    }
    spent.sort((a, b) => a - b)
    work.sort(([a], [b]) => a - b)
    longest = Math.max(longest, spent.at(-1))
    hardest = Math.max(hardest, work.at(-1)[0])
    const words = (list) => `median ${list[ROUNDS / 2].toFixed(0)} ms, longest ${list.at(-1).toFixed(0)} ms`
    const [, ...parts] = work[ROUNDS / 2].map((part) => part.toFixed(0))
    console.log(
      `${game}: ${name}: ${words(spent)}; the page's own work: ${words(work.map(([all]) => all))} ` +
        `(script ${parts[0]}, style ${parts[1]}, layout ${parts[2]})`,
    )
  }
  console.log(
    `${game}: longest frame after a click: ${longest.toFixed(0)} ms, of the page's own work ${hardest.toFixed(0)} ms ` +
      `(wanted: below ${WANTED}); ${nodes} nodes`,
  )
  await page.context().close()
  return hardest
}

/** In the browser: from the beginning of a frame, until what the click changed has been painted. */
async function clickAndPaint({ on, round }) {
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
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const begun = performance.now()
  thing.dispatchEvent(new PointerEvent('click', at))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now() - begun
}
