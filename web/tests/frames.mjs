// How long the browser works after a click on the largest map: taking up a tile lights a hundred places. `npm run frames` prints it.

import { House, makeTable } from './house.mjs'

const house = await House.open()
try {
  const page = await house.guest({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' })
  await page.goto('/')
  const bots = Array(4).fill({ kind: 'bot', level: 'random' })
  const id = await makeTable(page, { game: 'huang', options: { eighteen_kingdoms: 'true' }, seats: [{ kind: 'me' }, ...bots] })
  await page.goto(`/table/${id}`)
  await page.locator('[data-deciding=true]').waitFor({ state: 'attached', timeout: 60_000 })
  await page.waitForTimeout(1500)
  const worst = []
  for (let round = 0; round < 10; round++) {
    worst.push(
      await page.evaluate(async () => {
        const tiles = [...document.querySelectorAll('.mine .tb[aria-disabled=false]')]
        const begun = performance.now()
        tiles[Math.floor(Math.random() * tiles.length)]?.click()
        // Until the frame after the click has been painted.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        return performance.now() - begun
      }),
    )
    await page.waitForTimeout(150)
  }
  worst.sort((a, b) => a - b)
  console.log(`after a click: median ${worst[5].toFixed(0)} ms, longest ${worst[9].toFixed(0)} ms (wanted: below 50)`)
} finally {
  await house.close()
}
