// Players for the drawn tables of Huang and the Year of the Dragon, who use nothing but what the page shows. `hand` says how they
// touch things: with a mouse, a finger, or keys alone.

import { drawn } from './drawn.mjs'

export const mouse = {
  press: (locator) => locator.click(),
  spot: (page, spot) => page.locator(`[data-place="${spot}"]`).click(),
  turn: (page) => page.keyboard.press('r'),
  site: async (page, spots) => page.mouse.click(...(await middleOf(page, spots))),
}
export const finger = {
  press: (locator) => locator.tap(),
  spot: (page, spot) => page.locator(`[data-place="${spot}"]`).tap(),
  turn: (page) => page.locator('[data-turn]').tap(),
  site: async (page, spots) => page.touchscreen.tap(...(await middleOf(page, spots))),
}
export const keys = {
  async press(locator) {
    await locator.press('Enter')
  },
  turn: (page) => page.keyboard.press('r'),
  /** Enter on the staged tile places it. */
  place: (page) => page.keyboard.press('Enter'),
  /** Into the board, and by arrows to the place: straight on, and from where one has been before another way, around gaps in the board. */
  async spot(page, spot) {
    const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']
    const been = new Map()
    await page.locator('rect[tabindex="0"]').focus()
    for (let step = 0; step < 300; step++) {
      const here = await page.evaluate(() => document.activeElement.getAttribute('data-place'))
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
    const hex = page.locator(`[data-place="${spot}"]`)
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

/** One decision at Huang's table. */
export async function huang(page, hand, turn) {
  await drawn(page)
  const confirm = () => hand.press(page.locator('[data-point=confirm]'))
  const pass = await first(page.locator('[data-point=pass]'))
  const side = await first(page.locator('.strife .side:enabled'))
  if (side) {
    const what = (await page.locator('.strife [data-about=war]').count()) ? 'war' : 'revolt'
    if (pass && turn % 2) {
      await hand.press(pass)
      return what
    }
    await hand.press(side)
    await confirm()
    return what
  }
  const market = await first(page.locator('[data-area=market] button[aria-disabled=false]'))
  if (market) {
    await hand.press(market)
    await confirm()
    return 'market'
  }
  const lit = page.locator('[data-place][data-grade]')
  if ((await lit.count()) === 0) {
    // Replacing many tiles brings the end nearer.
    const plan = await first(page.locator('[data-point=replace]'))
    if (plan && turn % 3 === 2) {
      await hand.press(plan)
      const tiles = page.locator('[data-area=hand] button')
      for (let i = 0; i < (await tiles.count()); i++) await hand.press(tiles.nth(i))
      await confirm()
      return 'replace'
    }
    const leader = await first(page.locator('[data-area=off] button[aria-disabled=false]'))
    const tile = page.locator('[data-area=hand] button[aria-disabled=false]')
    const count = await tile.count()
    if (count === 0 && !leader) {
      // Nothing can be placed: whatever is asked is declined.
      await hand.press(pass)
      return 'nothing'
    }
    await hand.press(leader && (turn < 6 || count === 0) ? leader : tile.nth(turn % count))
    await drawn(page)
  }
  const count = await lit.count()
  if (count === 0) {
    // A piece that goes nowhere is put back, and the tiles are replaced.
    await page.keyboard.press('Escape')
    await hand.press(pass ?? page.locator('[data-point=replace]'))
    if (pass) return 'nothing'
    await hand.press(page.locator('[data-area=hand] button').first())
    await confirm()
    return 'replace'
  }
  await hand.spot(page, await lit.nth((turn * 7) % count).getAttribute('data-place'))
  await confirm()
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
