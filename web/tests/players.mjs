// Players for the drawn tables of Huang and the Year of the Dragon, who use nothing but what the page shows. `hand` says how they
// touch things: with a mouse, a finger, or keys alone.

import { drawn } from './drawn.mjs'
import { t } from './words.mjs'

export const mouse = {
  press: (locator) => locator.click(),
  hex: (page, spot) => page.locator(`[data-hex="${spot}"]`).click(),
  square: (page, square) => page.locator(`[data-place="${square}"]`).click(),
  turn: (page) => page.keyboard.press('r'),
  site: async (page, spots) => page.mouse.click(...(await middleOf(page, spots))),
}
export const finger = {
  press: (locator) => locator.tap(),
  hex: (page, spot) => page.locator(`[data-hex="${spot}"]`).tap(),
  square: (page, square) => page.locator(`[data-place="${square}"]`).tap(),
  turn: (page) => page.locator('[data-turn]').tap(),
  site: async (page, spots) => page.touchscreen.tap(...(await middleOf(page, spots))),
}
export const keys = {
  async press(locator) {
    await locator.press('Enter')
  },
  /** Into the board, and by arrows to the square. */
  async square(page, square) {
    await page.locator('rect[tabindex="0"]').focus()
    const here = await page.locator('rect[tabindex="0"]').getAttribute('data-place')
    const column = square.charCodeAt(0) - here.charCodeAt(0)
    const row = Number(square.slice(1)) - Number(here.slice(1))
    for (let k = 0; k < Math.abs(column); k++) await page.keyboard.press(column > 0 ? 'ArrowRight' : 'ArrowLeft')
    for (let k = 0; k < Math.abs(row); k++) await page.keyboard.press(row > 0 ? 'ArrowDown' : 'ArrowUp')
    await page.keyboard.press('Enter')
  },
  turn: (page) => page.keyboard.press('r'),
  /** Enter on the staged tile places it. */
  place: (page) => page.keyboard.press('Enter'),
  /** Into the map, and by arrows to the hex: straight on, and from where one has been before another way, around gaps in the map. */
  async hex(page, spot) {
    const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']
    const been = new Map()
    await page.locator('[data-hex][tabindex="0"]').focus()
    for (let step = 0; step < 300; step++) {
      const here = await page.evaluate(() => document.activeElement.getAttribute('data-hex'))
      if (here === spot) return page.keyboard.press('Enter')
      const times = been.get(here) ?? 0
      been.set(here, times + 1)
      const [column, row] = [spot.charCodeAt(0) - here.charCodeAt(0), Number(spot.slice(1)) - Number(here.slice(1))]
      const straight = row ? (row > 0 ? 'ArrowDown' : 'ArrowUp') : column > 0 ? 'ArrowRight' : 'ArrowLeft'
      await page.keyboard.press(times === 0 ? straight : arrows[(arrows.indexOf(straight) + times) % arrows.length])
    }
    throw new Error(`no way by arrows to ${spot}`)
  },
}

/** The middle of some hexes on screen. */
async function middleOf(page, spots) {
  const boxes = []
  for (const spot of spots) {
    const hex = page.locator(`[data-hex="${spot}"]`)
    await hex.scrollIntoViewIfNeeded()
    boxes.push(await hex.boundingBox())
  }
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
  return [mean(boxes.map(({ x, width }) => x + width / 2)), mean(boxes.map(({ y, height }) => y + height / 2))]
}

/** Waits until this page decides, or the game is over; says whether it decides. */
async function asked(page) {
  await page.locator('[data-deciding=true], .end').first().waitFor({ state: 'attached', timeout: 240_000 })
  return (await page.locator('.end').count()) === 0
}

/** Waits until the game has gone on; a page that was drawn anew under a key or a finger may have missed it. */
const passed = (page, at) =>
  page
    .waitForFunction(
      (before) =>
        document.querySelector('.end') || document.querySelector('[data-at]')?.getAttribute('data-at') !== before,
      at,
    )
    .then(
      () => true,
      () => false,
    )

/** Plays until the end or until `stop` says so; tells what was asked on the way. */
export async function play(page, hand, decide, stop = async () => false) {
  const met = new Map()
  let missed = 0
  for (let turn = 0; turn < 900; turn++) {
    if (!(await asked(page)) || (await stop(page, met))) return met
    const at = await page.locator('[data-at]').getAttribute('data-at')
    const what = await decide(page, hand, turn)
    met.set(what, (met.get(what) ?? 0) + 1)
    if (!(await passed(page, at)) && ++missed > 2) throw new Error(`the game does not go on: ${what} at ${at}`)
  }
  throw new Error('the game does not end')
}

const first = async (locator) => ((await locator.count()) > 0 ? locator.first() : null)

async function openTab(page, name, hand) {
  const tab = page.locator('.tabs button').filter({ hasText: name })
  if ((await tab.count()) && (await tab.first().isVisible())) await hand.press(tab.first())
}

/** One decision at Huang's table. */
export async function huang(page, hand, turn) {
  await drawn(page)
  const conflict = await first(page.locator('.war .go .primary, .revolt .go .primary'))
  if (conflict) {
    const side = await first(page.locator('.war [role=radio]:not([aria-checked=true]):enabled'))
    if (side && turn % 2) await hand.press(side)
    const what = (await page.locator('.revolt').count()) ? 'revolt' : 'war'
    await hand.press(conflict)
    return what
  }
  const market = await first(page.locator('.asked .tb:not(.dim)'))
  if (market) {
    await openTab(page, t('huang-table-tab-market'), hand)
    await hand.press(market)
    await hand.press(page.locator('.insp .go .primary'))
    return 'market'
  }
  const site = await first(page.locator('.site'))
  if (site) {
    await hand.hex(page, await page.locator('.site').first().getAttribute('data-site'))
    await hand.press(page.locator('.insp .go .primary'))
    return 'build'
  }
  if (
    (await page.locator('.mine .tb[aria-pressed=true]').count()) === 0 &&
    (await page.locator('[data-hex].lit').count()) === 0
  ) {
    await openTab(page, t('huang-table-tab-hand'), hand)
    // Replacing many tiles brings the end nearer.
    const plan = await first(page.getByRole('button', { name: t('huang-table-replace-plan') }))
    if (plan && turn % 3 === 2) {
      await hand.press(plan)
      const tiles = page.locator('.mine .tb')
      for (let i = 0; i < (await tiles.count()); i++) await hand.press(tiles.nth(i))
      await hand.press(page.getByRole('button', { name: /^Replace \d/ }))
      return 'replace'
    }
    const leader = await first(page.locator('.ldrs .tb[aria-disabled=false]'))
    const tile = page.locator('.mine .tb[aria-disabled=false]')
    const count = await tile.count()
    if (count === 0 && !leader) {
      // Nothing can be placed: whatever is asked is declined.
      await hand.press(page.locator('.acts .btn').first())
      return 'nothing'
    }
    await hand.press(leader && (turn < 6 || count === 0) ? leader : tile.nth(turn % count))
    await drawn(page)
  }
  const lit = page.locator('[data-hex].lit')
  const count = await lit.count()
  if (count === 0) {
    await hand.press(page.locator('.acts .btn').first())
    return 'nothing'
  }
  await hand.hex(page, await lit.nth((turn * 7) % count).getAttribute('data-hex'))
  await hand.press(page.locator('.insp .go .primary'))
  return 'place'
}

/** One decision at the Year of the Dragon's table. */
export async function dragon(page, hand, turn) {
  const what = await page.locator('.year').getAttribute('data-asks')
  const primary = page.locator('.question .primary')
  const lit = page.locator('.thing[aria-disabled=false]:not(.held), .cover')
  const press = async (touchable) => hand.press(touchable.nth(turn % (await touchable.count())))
  if (what === 'give_back') {
    await hand.press(primary)
    return what
  }
  if ((await lit.count()) === 0) {
    await hand.press(page.locator('.question .go .btn').last())
    return what
  }
  await press(lit)
  // A second person, a size of a privilege, a tile of the wall, a palace: whatever is still missing.
  for (let next = 0; (await primary.count()) === 0; next++) {
    const ways = page.locator('.ways .btn')
    const tiles = page.locator('[data-area=tiles] .thing[aria-disabled=false]:not(.held)')
    const more = (await ways.count()) ? ways : (await tiles.count()) ? tiles : lit
    await hand.press(more.nth((turn + next) % (await more.count())))
  }
  await hand.press(primary)
  return what
}
