// A player for the drawn table of Qin, who uses nothing but what the page shows.

import assert from 'node:assert/strict'
import { drawn } from './drawn.mjs'
import { t } from './words.mjs'

/** Waits until this page decides. */
export const decides = (page) => page.locator('.qin[data-deciding=true]').waitFor()

/** Places the first tile that fits, or passes where none does. */
export async function place(page) {
  await decides(page)
  const pass = page.getByRole('button', { name: t('web-qin-pass') })
  if (await pass.isVisible()) return pass.click()
  await page.locator('[data-point^="hand:"][aria-disabled=false]').first().click()
  await drawn(page)
  await page.locator('[data-grade]').first().click()
  await page.locator('[data-point=confirm]').click()
}

/** A table for two, made on the page for new tables, with the clock of this number in the list; says its address. */
export async function openForTwo(host, clock) {
  await host.goto('/new?game=qin')
  const fill = (seat, how) =>
    host
      .locator('.st')
      .nth(seat)
      .getByRole('button', { name: t(how) })
      .click()
  await fill(1, 'web-fill-open')
  await fill(2, 'web-fill-none')
  await fill(3, 'web-fill-none')
  if (clock) await host.getByLabel(t('web-clock-setting')).selectOption({ index: clock })
  await host.getByRole('button', { name: t('web-open-table'), exact: true }).click()
  return host.locator('#table-link').inputValue()
}

/** Sits down at a table that has not begun. */
export async function sitDown(page, link) {
  await page.goto(link)
  await page.getByRole('button', { name: t('web-sit'), exact: true }).click()
  await page.getByText(t('web-host-begins')).waitFor()
}

/** Who of two begins, and who comes after. */
export async function inOrder(one, other) {
  const first = await Promise.race([one, other].map((page) => decides(page).then(() => page)))
  return first === one ? [one, other] : [other, one]
}

/** Waits until this page decides or the game is over; says which. */
export async function next(page) {
  const ready = page.locator('.qin[data-deciding=true], .end').first()
  await ready.waitFor()
  return (await page.locator('.end').count()) === 0
}

/** Waits until this page decides; then picks a tile of the hand and a lit square; the tile is staged then. */
export async function stage(page, tap) {
  const act = (locator) => (tap ? locator.tap() : locator.click())
  await decides(page)
  for (let index = 0; index < 3; index++) {
    const tile = page.locator('[data-point^="hand:"]').nth(index)
    if (
      (await tile.count()) === 0 ||
      ((await tile.getAttribute('aria-disabled')) === 'true' && (await tile.getAttribute('aria-pressed')) !== 'true')
    )
      continue
    if ((await tile.getAttribute('aria-pressed')) !== 'true') await act(tile)
    await drawn(page)
    const lit = page.locator('[data-grade]')
    const count = await lit.count()
    if (count === 0) continue
    await act(lit.nth(Math.floor(count / 2)))
    await page.locator('[data-ghost=staged]').waitFor({ state: 'attached' })
    return
  }
  assert.fail('no tile fits, and yet a placement is asked')
}

/** Waits until a decision has passed, or the game is over. */
export const passed = (page, at) =>
  page.waitForFunction(
    (before) => document.querySelector('.end') || Number(document.querySelector('.qin')?.dataset.at) > before,
    at,
  )

/** Plays to the end. */
export async function playOut(page, tap = false) {
  const act = (locator) => (tap ? locator.tap() : locator.click())
  for (let turn = 0; turn < 60 && (await next(page)); turn++) {
    const pass = page.getByRole('button', { name: t('web-qin-pass') })
    const at = Number(await page.locator('.qin').getAttribute('data-at'))
    if (await pass.isVisible()) await act(pass)
    else {
      await stage(page, tap)
      await act(page.locator('[data-point=confirm]'))
    }
    await passed(page, at)
  }
  await page.locator('.end').waitFor()
}
