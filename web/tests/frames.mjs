// How long the browser works after a click on the largest map, in the middle of a game of five: taking up a tile lights a hundred
// places, picking one stages it, a leader lights those beside governors. `npm run frames` prints it: by the clock until the frame is
// painted, and what the page itself worked for it, which a busy machine does not blur.

import { House } from './house.mjs'
import { anyKind, reach } from './reach.mjs'

const ROUNDS = 12
const WANTED = 50

const house = await House.open()
try {
  const guests = []
  for (let seat = 0; seat < 5; seat++)
    guests.push(await house.guest({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' }))
  const middle = ({ view, legal }) =>
    view.pending.decision === 'act' &&
    view.tiles.length > 55 &&
    legal.some(({ notation }) => notation.startsWith('leader'))
  const { id, seat } = await reach(
    guests,
    { game: 'huang', options: { eighteen_kingdoms: 'true' } },
    middle,
    (legal, roll) => anyKind(legal, roll, ['withdraw', 'replace', 'riot']),
  )
  const page = guests[seat - 1]
  for (const guest of guests) if (guest !== page) await guest.context().close()
  await page.bringToFront()
  await page.goto(`/table/${id}`)
  await page.locator('[data-deciding=true]').waitFor({ state: 'attached' })
  await page.waitForTimeout(1500)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () =>
    (await tools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  let [longest, hardest] = [0, 0]
  for (const [name, selector] of [
    ['a tile is taken up', '.mine .tb[aria-disabled=false]'],
    ['a place is picked', '[data-hex].lit'],
    ['a leader is taken up', '.ldrs .tb[aria-disabled=false], .onm button:enabled'],
  ]) {
    const [spent, work] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      if (name === 'a place is picked') await page.locator('.mine .tb[aria-disabled=false]').first().click()
      await page.waitForTimeout(200)
      const before = await worked()
      spent.push(
        await page.evaluate(
          async ({ selector, round }) => {
            const things = [...document.querySelectorAll(selector)]
            const box = (things[(round * 7) % things.length] ?? document.body).getBoundingClientRect()
            const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true }
            // From the beginning of a frame, until what the click changed has been painted.
            await new Promise((resolve) => requestAnimationFrame(resolve))
            const begun = performance.now()
            things[(round * 7) % things.length]?.dispatchEvent(new PointerEvent('click', at))
            await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
            return performance.now() - begun
          },
          { selector, round },
        ),
      )
      work.push((await worked()) - before)
    }
    for (const list of [spent, work]) list.sort((a, b) => a - b)
    longest = Math.max(longest, spent.at(-1))
    hardest = Math.max(hardest, work.at(-1))
    const words = (list) => `median ${list[ROUNDS / 2].toFixed(0)} ms, longest ${list.at(-1).toFixed(0)} ms`
    console.log(`${name}: ${words(spent)}; the page's own work: ${words(work)}`)
  }
  console.log(
    `longest frame after a click: ${longest.toFixed(0)} ms, of the page's own work ${hardest.toFixed(0)} ms (wanted: below ${WANTED})`,
  )
} finally {
  await house.close()
}
