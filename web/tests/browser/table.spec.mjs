// Around the table: joining by link, hot seat, undo, talk, reloading, a lost connection, replay, languages, wrong links.

import { expect, test, LANGUAGES, makeTable, saying, t } from '../fixtures.ts'
import { drawn } from '../drawn.mjs'
import { decides, inOrder, openForTwo, place, sitDown } from '../qin.mjs'
import { finished } from '../reach.mjs'

const BOT = { kind: 'bot', level: 'random' }
test('two browsers play by link, talk, and take back by consent', async ({ server }) => {
  const [host, friend] = [await server.guest(), await server.guest()]
  await sitDown(friend, await openForTwo(host))
  await host.getByRole('button', { name: t('web-begin') }).click()
  // Whoever begins places; then it is the other's turn.
  const [first, second] = await inOrder(host, friend)
  await place(first)
  await decides(second)
  expect(await second.title()).toMatch(/Your turn/)
  // Handing over is a barrier: the other is asked.
  await first.getByRole('button', { name: t('web-undo') }).click()
  await second.getByRole('button', { name: t('web-allow') }).click()
  await decides(first)
  await place(first)
  await second.getByRole('button', { name: t('web-chat') }).click()
  await second.getByLabel(t('web-chat-say')).fill('Good luck!')
  await second.keyboard.press('Enter')
  await first.getByRole('button', { name: new RegExp(t('web-chat')) }).click()
  await first.getByText('Good luck!').waitFor()
})

test('a third browser only watches, and hears no secret', async ({ server }) => {
  const [player, visitor] = [await server.guest(), await server.guest()]
  const id = await makeTable(player, { game: 'qin', seats: [{ kind: 'me' }, BOT] })
  await visitor.goto(`/table/${id}`)
  await visitor.getByText(t('web-watching')).waitFor()
  await expect(visitor.locator('[data-point^="hand:"]')).toHaveCount(0)
  await expect(visitor.locator('rect[data-grade]')).toHaveCount(0)
})

test('hot seat: a curtain between the players, and no hand before it is lifted', async ({ server }) => {
  const page = await server.guest()
  const id = await makeTable(page, {
    game: 'qin',
    seats: [
      { kind: 'me', name: 'North' },
      { kind: 'me', name: 'South' },
    ],
  })
  await page.goto(`/table/${id}`)
  const order = []
  for (let turn = 0; turn < 4; turn++) {
    const lift = page.getByRole('alertdialog').getByRole('button')
    await lift.waitFor()
    // The page asks the server for a visitor's view; the hand of who has just played goes with the answer.
    await page.locator('[data-point^="hand:"]').first().waitFor({ state: 'detached' })
    order.push(await lift.innerText())
    await lift.click()
    await page.locator('[data-point^="hand:"]').first().waitFor()
    await place(page)
  }
  expect(new Set(order).size).toBe(2)
  expect(order[0]).toBe(order[2])
})

test('reloading in the middle of a decision, and a server that falls, lose nothing', async ({ server }) => {
  const page = await server.guest()
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/table/${id}`)
  await decides(page)
  const before = await page.locator('.log li').count()
  await place(page)
  // My line and the bot's.
  await page
    .locator('.log li')
    .nth(before + 1)
    .waitFor()
  await decides(page)
  const lines = await page.locator('.log li').count()
  await page.reload()
  await decides(page)
  await expect(page.locator('.log li')).toHaveCount(lines)
  await page.locator('[data-point^="hand:"]').first().click()
  await drawn(page)
  await page.locator('rect[data-grade]').first().click()
  await server.fall()
  await page.getByText(t('web-reconnecting')).waitFor()
  // The move is made while the server is away; it is played once, when it is back.
  await page.locator('[data-point=confirm]').click()
  await server.serve()
  await page.getByText(t('web-reconnecting')).waitFor({ state: 'detached' })
  await page.waitForFunction((count) => document.querySelectorAll('.log li').length > count, lines)
  await decides(page)
  const mine = await page.evaluate(async (table) => {
    const { items } = await fetch(`/api/tables/${table}`).then((answer) => answer.json())
    return items.filter((item) => item.kind === 'acted' && item.seat === 1).length
  }, id)
  expect(mine).toBe(2)
})

test('undo: at once against bots, and not before there is anything to take back', async ({ server }) => {
  const page = await server.guest()
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/table/${id}`)
  const undo = page.getByRole('button', { name: t('web-undo') })
  await decides(page)
  await expect(undo).toBeDisabled()
  await place(page)
  await page.locator('[data-ghost=staged]').waitFor({ state: 'detached' })
  await decides(page)
  await undo.click()
  await page.getByText(saying('web-log-undone')).first().waitFor()
  await decides(page)
  await expect(undo).toBeDisabled()
})

test('replay: steps, turns, eyes, autoplay, and a link to a moment', async ({ server }) => {
  const page = await server.guest()
  const id = await finished(page, { game: 'qin', listed: true })
  await page.goto(`/replay/${id}`)
  const moment = page.getByTestId('moment')
  await page.getByText(/^0 of \d+/).waitFor()
  await page.getByRole('button', { name: t('web-replay-next') }).click()
  await page.getByText(/^1 of/).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText(/^2 of/).waitFor()
  await page.getByRole('button', { name: t('web-replay-turn-back') }).click()
  await page.getByText(/^1 of/).waitFor()
  // All hands lie open; one seat's viewpoint sees one, a visitor's none.
  const hands = page.locator('.tray li').filter({ has: page.locator('.tile') })
  await hands.nth(1).waitFor()
  await expect(hands).toHaveCount(2)
  await page.getByLabel(t('web-replay-view')).selectOption('2')
  await page.waitForURL(/eye=2/)
  await page.waitForFunction(() => document.querySelectorAll('.tray li .tile').length === 3)
  await page.getByLabel(t('web-replay-view')).selectOption('spectator')
  await page.waitForFunction(() => document.querySelectorAll('.tray .tile').length === 0)
  await page.goto(`/replay/${id}?at=5`)
  await page.getByText(/^5 of/).waitFor()
  await page.getByRole('button', { name: t('web-replay-play') }).click()
  await page.getByText(/^([6-9]|\d\d+) of/).waitFor()
  await page.getByRole('button', { name: t('web-replay-last') }).click()
  await page.waitForFunction(() => /^(\d+) of \1$/.test(document.querySelector('[data-testid=moment]').textContent))
  await expect(moment).toBeVisible()
  // The finished game is in the archive, too.
  await page.goto('/archive')
  await page
    .getByRole('link', { name: t('web-replay') })
    .first()
    .waitFor()
})

test('languages change at once, without reloading', async ({ server }) => {
  const page = await server.guest()
  await page.goto('/')
  await page.evaluate(() => (globalThis.here = true))
  const languages = page.locator('button[lang]')
  const codes = await languages.evaluateAll((all) => all.map((one) => one.lang))
  expect(codes.toSorted()).toEqual(LANGUAGES.toSorted())
  const words = new Set()
  for (let index = 0; index < (await languages.count()); index++) {
    await languages.nth(index).click()
    await page.waitForFunction(
      (code) => document.documentElement.lang === code,
      await languages.nth(index).getAttribute('lang'),
    )
    words.add(await page.locator('.line').innerText())
  }
  expect(words.size).toBe(await languages.count())
  expect(await page.evaluate(() => globalThis.here), 'the page was loaded again').toBeTruthy()
})

test('a rematch, and handing over to a bot', async ({ server }) => {
  const page = await server.guest()
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/table/${id}`)
  await decides(page)
  await page.getByRole('button', { name: t('web-menu') }).click()
  await page.getByRole('button', { name: t('web-hand-over') }).click()
  await page.locator('.end').waitFor({ timeout: 240_000 })
  await page.getByRole('button', { name: t('web-rematch') }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id))
})

test('wrong links and full tables have a page that says so', async ({ server }) => {
  const page = await server.guest()
  await page.goto('/table/nothing-here')
  await page.getByText(t('web-no-table-title')).waitFor()
  await page.goto('/nowhere/at/all')
  await page.getByText(t('web-nowhere-title')).waitFor()
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/replay/${id}`)
  await page.getByText(t('web-no-replay-title')).waitFor()
  const full = await makeTable(page, { game: 'qin', start: false, seats: [{ kind: 'me' }, BOT] })
  const other = await server.guest()
  await other.goto(`/table/${full}?join`)
  await other.getByText(t('web-table-full')).waitFor()
  await page.route('**/api/about', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), protocol: 99 } })
  })
  await page.goto('/')
  await page.getByText(t('web-foreign-title'), { exact: true }).waitFor()
})
