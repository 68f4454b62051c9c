// Motion tells what happened: pieces come and go, the last turn can be seen again, a click ends all waiting; and who wants no motion has none.

import { expect, test, makeTable } from '../fixtures.ts'
import { anyKind, look, reach, send } from '../reach.mjs'

const moving = { reducedMotion: 'no-preference' }
const open = async (page, id) => {
  await page.goto(`/table/${id}`)
  await page.locator('svg[role=grid], .dragon').first().waitFor()
  // What is there at first sight does not move; what comes later does.
  await page.waitForTimeout(300)
}

test('a riot: the tile leaves the map, and is seen again by a key', async ({ server }) => {
  const guests = [await server.guest(moving), await server.guest(moving)]
  const riots = (game) =>
    game.view.pending.decision === 'act' && game.legal.some(({ notation }) => notation.startsWith('riot'))
  const { id, seat, game } = await reach(guests, { game: 'huang' }, riots, (legal, roll) =>
    anyKind(legal, roll, ['withdraw', 'replace']),
  )
  const watches = guests[2 - seat]
  const still = await server.guest()
  await open(watches, id)
  await open(still, id)
  const riot = game.legal.find(({ notation }) => notation.startsWith('riot'))
  await send(guests[seat - 1], id, { do: 'act', seat, at: game.at, action: riot.number })
  const [, spot] = riot.notation.split(' ')
  for (const page of [watches, still]) {
    await page.locator('[data-mark=moved]').waitFor({ state: 'attached' })
    await expect(page.locator(`[data-thing="tile ${spot}"]`)).toHaveCount(0)
  }
  // Once more, with the place ringed.
  await watches.keyboard.press('l')
  await watches.locator(`[data-mark=moved][data-places="${spot}"]`).waitFor({ state: 'attached' })
})

test('a tile flies from its player to its hex; without motion it lies there at once', async ({ server }) => {
  const guests = [await server.guest(moving), await server.guest(moving)]
  const { id, seat, game } = await reach(
    guests,
    { game: 'huang' },
    (now) => now.view.pending.decision === 'act' && now.view.tiles.length > 9,
  )
  const [watches, still] = [guests[2 - seat], await server.guest()]
  await open(watches, id)
  await open(still, id)
  const flights = []
  await still.exposeFunction('flew', (to) => flights.push(to))
  await still.evaluate(() =>
    new MutationObserver(() => {
      const flyer = document.querySelector('[data-flight]')
      if (flyer) globalThis.flew(flyer.dataset.flight)
    }).observe(document.body, { childList: true, subtree: true }),
  )
  const tile = game.legal.find(({ notation }) => notation.startsWith('tile'))
  const flyer = watches.locator('[data-flight]').waitFor({ state: 'attached' })
  await send(guests[seat - 1], id, { do: 'act', seat, at: game.at, action: tile.number })
  await flyer
  const lies = `[data-thing="tile ${tile.notation.split(' ').at(-1)}"]`
  for (const page of [watches, still]) await page.locator(lies).waitFor({ state: 'attached' })
  expect(flights).toEqual([])
})

test('a click ends all waiting: what the bots did stands at once', async ({ server }) => {
  const page = await server.guest(moving)
  const bot = { kind: 'bot', level: 'random' }
  const id = await makeTable(page, { game: 'huang', seats: [{ kind: 'me' }, bot, bot, bot, bot] })
  await open(page, id)
  for (let decision = 0; decision < 6; decision++) {
    let now = (await look(page, id)).game
    while (now.turn !== 1) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      now = (await look(page, id)).game
    }
    // The server waits for this seat; the page may still be telling what happened before. A click anywhere, and it is done.
    await page.locator('.board').click({ position: { x: 3, y: 3 } })
    await page.locator(`[data-at="${now.at}"][data-deciding=true]`).waitFor({ state: 'attached' })
    await send(page, id, { do: 'act', seat: 1, at: now.at, action: now.legal[0].number })
  }
})

test('the dragon’s persons come and go with a motion', async ({ server }) => {
  const guests = [await server.guest(moving), await server.guest(moving)]
  const { id, seat, game } = await reach(guests, { game: 'dragon' }, ({ view }) => view.ask?.what === 'release')
  const watches = guests[2 - seat]
  await open(watches, id)
  const count = await watches.locator('.seats .mf:not(.e)').count()
  await send(guests[seat - 1], id, { do: 'act', seat, at: game.at, action: game.legal[0].number })
  await watches.waitForFunction((before) => document.querySelectorAll('.seats .mf:not(.e)').length < before, count)
})
