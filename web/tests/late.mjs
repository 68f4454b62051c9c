// Each game late, on a phone, and what is clicked there: the fullest tables, whose clicks cost most.

import { anyKind, reach } from './reach.mjs'

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** For each game: how many play, which moment is late enough, and what is clicked; `first` is clicked before each time. */
export const LATE = {
  qin: {
    players: 4,
    late: ({ at, legal }) => at > 40 && legal.length > 20,
    clicks: [
      { name: 'a tile is taken up', on: '[data-point^="hand:"][aria-disabled=false]' },
      { name: 'a place is picked', on: 'rect[data-grade]', first: '[data-point^="hand:"][aria-disabled=false]' },
    ],
  },
  huang: {
    players: 5,
    options: { eighteen_kingdoms: 'true' },
    late: ({ view, legal }) =>
      view.pending.decision === 'act' &&
      view.tiles.length > 55 &&
      legal.some(
        ({ action }) =>
          action.action === 'leader' &&
          !view.leaders.some(({ seat, colour }) => seat === view.active && colour === action.colour),
      ),
    clicks: [
      { name: 'a tile is taken up', on: '[data-area=hand] button[aria-disabled=false]' },
      { name: 'a place is picked', on: 'rect[data-grade]', first: '[data-area=hand] button[aria-disabled=false]' },
      { name: 'a leader is taken up', on: '[data-area=off] button[aria-disabled=false]' },
    ],
  },
  dragon: {
    players: 5,
    options: { great_wall: 'true' },
    late: ({ view, legal }) => view.month > 7 && view.ask?.what === 'act' && legal.length > 4,
    clicks: [{ name: 'an action is picked', on: '.groups .thing[aria-disabled=false]' }],
  },
}

/** The page of the one who decides late in a game, when the table is drawn. */
export async function lateIn(server, game, context = PHONE) {
  const { players, options = {}, late, clicks } = LATE[game]
  const guests = []
  for (let seat = 0; seat < players; seat++) guests.push(await server.guest(context))
  const { id, seat } = await reach(guests, { game, options }, late, (legal, roll) =>
    anyKind(legal, roll, ['withdraw', 'replace', 'riot']),
  )
  const page = guests[seat - 1]
  for (const guest of guests) if (guest !== page) await guest.context().close()
  await page.bringToFront()
  await page.goto(`/table/${id}`)
  await page.locator(':is(section.cap, .calm)').waitFor({ state: 'attached' })
  await page.locator(clicks[0].on).first().waitFor({ state: 'attached' })
  return page
}
