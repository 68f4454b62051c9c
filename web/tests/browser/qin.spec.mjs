// Qin at its drawn table, by mouse, by finger and by keys.

import { expect, test, makeTable, settled, saying, t } from '../fixtures.ts'
import { drawn } from '../drawn.mjs'
import { answer } from '../answers.mjs'
import { choicesOf } from '../legal.mjs'
import { keys } from '../players.mjs'
import { next, passed, playOut, stage } from '../qin.mjs'
import { look, reach, send } from '../reach.mjs'

const BOT = { kind: 'bot', level: 'random' }

/** Waits until seat 1 has placed one tile, no more and no less. */
const placedOnce = (page, id) =>
  page.waitForFunction(
    (table) =>
      fetch(`/api/tables/${table}`)
        .then((answer) => answer.json())
        .then(({ items }) => items.filter((item) => item.kind === 'acted' && item.seat === 1).length === 1),
    id,
  )

test('a whole game by clicking against bots, from the front page to the final score', async ({ server }) => {
  const page = await server.guest()
  await page.addInitScript(() => localStorage.setItem('tianxia', JSON.stringify({ level: 'random', goals: ['qin'] })))
  await page.goto('/')
  await page.getByRole('button', { name: t('web-play-game-now', { game: t('web-title-qin') }) }).click()
  await page.getByRole('heading', { name: 'Qin', exact: true }).waitFor()
  await page.locator('[data-point^="hand:"]').first().waitFor()
  await playOut(page)
  await expect(page.locator('.end h2')).toHaveText(/win|share/i, { useInnerText: true })
  await page
    .locator('.end')
    .getByRole('button', { name: t('web-score') })
    .click()
  await page.locator('.leaf').getByText(t('qin-sheet-provinces')).first().waitFor()
  // Every point can be asked why; mine are there at once.
  expect((await page.locator('.leaf .why li').count()) > 0).toBeTruthy()
})

test('a place first, then a tile; turning by key, wheel and button; a second tap plays', async ({ server }) => {
  const page = await server.guest()
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/table/${id}`)
  await next(page)
  // A square over which the first tile can lie in several ways.
  const { game } = await look(page, id, '?eye=1')
  const [tile] = game.view.players[0].hand
  const ways = {}
  for (const { notation } of game.legal)
    if (notation.startsWith(tile))
      for (const square of notation.split(' ').slice(1)) ways[square] = (ways[square] ?? 0) + 1
  const roomy = Object.keys(ways).sort((a, b) => ways[b] - ways[a])[0]
  await page.locator(`[data-place="${roomy}"]`).click()
  await page.keyboard.press('1')
  await page.locator('[data-ghost=staged]').waitFor()
  const where = async () => {
    await drawn(page)
    return page.locator('[data-ghost=staged]').getAttribute('data-places')
  }
  const first = await where()
  const seen = new Set([first])
  for (let turn = 0; turn < 8; turn++) {
    await page.keyboard.press('r')
    seen.add(await where())
  }
  expect(seen.size > 1, 'the key turns nothing').toBeTruthy()
  // The wheel and the button turn it as the key does.
  for (const turn of [() => page.mouse.wheel(0, 100), () => page.locator('[data-turn]').click()]) {
    const before = await where()
    await page.locator('svg[role=grid]').hover({ position: { x: 5, y: 5 } })
    await turn()
    await page.waitForFunction((old) => document.querySelector('[data-ghost=staged]').dataset.places !== old, before)
  }
  // The question says what would happen, or that nothing would.
  await page.locator('.fx li').first().waitFor()
  const square = (await where()).split(' ')[0]
  await page.locator(`[data-place="${square}"]`).click()
  await placedOnce(page, id)
})

/** What the previews of all legal placements give seat 1, as the best over each square. */
async function previewed(page, id) {
  const { game } = await look(page, id, '?eye=1')
  const best = {}
  const rank = ['legal', 'other', 'one', 'more']
  const previews = await page.evaluate(
    ({ table, at, numbers }) =>
      Promise.all(
        numbers.map((number) =>
          fetch(`/api/tables/${table}/preview?seat=1&at=${at}&number=${number}`).then((answer) => answer.json()),
        ),
      ),
    { table: id, at: game.at, numbers: game.legal.map(({ number }) => number) },
  )
  for (const [index, { told }] of previews.entries()) {
    const gained = {}
    for (const { event } of told) {
      const by = { founded: 1, major: 1, village_won: 1, village_lost: -1, returned: -event.count }[event.event] ?? 0
      gained[event.seat] = (gained[event.seat] ?? 0) + by
    }
    const own = gained[1] ?? 0
    const others = Object.entries(gained).some(([seat, by]) => seat !== '1' && by > 0)
    const grade = own > 1 ? 'more' : own > 0 ? 'one' : others ? 'other' : 'legal'
    for (const square of game.legal[index].notation.split(' ').slice(1))
      if (rank.indexOf(grade) > rank.indexOf(best[square])) best[square] = grade
  }
  return best
}

test('lit places are graded by what the server says they give', async ({ server }) => {
  const page = await server.guest()
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT, BOT] })
  await page.goto(`/table/${id}`)
  const met = new Set()
  for (let turn = 0; turn < 12 && (await next(page)); turn++) {
    if (await page.getByRole('button', { name: t('web-qin-pass') }).isVisible()) break
    if (turn % 3 === 2) {
      await drawn(page)
      const shown = await page
        .locator('rect[data-grade]')
        .evaluateAll((all) => Object.fromEntries(all.map(({ dataset }) => [dataset.place, dataset.grade])))
      const told = await previewed(page, id)
      expect(shown, `turn ${turn}`).toEqual(told)
      for (const grade of Object.values(told)) met.add(grade)
    }
    await stage(page)
    await page.locator('[data-point=confirm]').click()
    await page.waitForFunction(() => document.querySelector('.end') || !document.querySelector('[data-ghost=staged]'))
  }
  expect(met.has('legal') && met.has('one') && met.has('more'), `only ${[...met]} came up`).toBeTruthy()
})

test('by keys alone: a tile, arrows over the board, Enter twice', async ({ server }) => {
  const page = await server.guest()
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/table/${id}`)
  await next(page)
  await page.keyboard.press('1')
  await drawn(page)
  await page.locator('rect[tabindex="0"]').focus()
  const lit = await page.locator('rect[data-grade]').first().getAttribute('data-place')
  const target = [lit.charCodeAt(0) - 97, Number(lit.slice(1)) - 1]
  const here = await page.locator('rect[tabindex="0"]').getAttribute('data-place')
  const [x, y] = [here.charCodeAt(0) - 97, Number(here.slice(1)) - 1]
  for (let k = 0; k < Math.abs(target[0] - x); k++)
    await page.keyboard.press(target[0] > x ? 'ArrowRight' : 'ArrowLeft')
  for (let k = 0; k < Math.abs(target[1] - y); k++) await page.keyboard.press(target[1] > y ? 'ArrowDown' : 'ArrowUp')
  expect(await page.evaluate(() => document.activeElement.getAttribute('aria-label'))).toMatch(
    new RegExp(`^${lit}, .*legal`),
  )
  await page.keyboard.press('Enter')
  await page.locator('[data-ghost=staged]').waitFor()
  await page.keyboard.press('Enter')
  await placedOnce(page, id)
})

test('a whole game by keys alone', async ({ server }) => {
  const page = await server.guest()
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/table/${id}`)
  for (let turn = 0; turn < 60; turn++) {
    await page.locator(':is(.cap.asked, .calm[data-deciding=true]), .end').first().waitFor()
    if (await page.locator('.end').count()) break
    const { game } = await page.request.get(`/api/tables/${id}`).then((seen) => seen.json())
    const choices = choicesOf(game.legal)
    await answer(page, keys, 'qin', game.legal, choices[(turn * 11) % choices.length].number)
    await page.waitForFunction(
      ({ id, at }) =>
        fetch(`/api/tables/${id}`)
          .then((seen) => seen.json())
          .then((now) => now.table.status === 'over' || now.game.at > at),
      { id, at: game.at },
    )
    await passed(page, game.at)
  }
  await expect(page.locator('.end h2')).toHaveText(/win|share/i, { useInnerText: true })
})

test('on a phone, by touch', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/table/${id}`)
  await playOut(page, true)
  await expect(page.locator('.end h2')).toHaveText(/win|share/i, { useInnerText: true })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `the page is ${wide} px wider than the phone`).toBeLessThanOrEqual(0)
})

/** In place of what was played: a pass. Games in which somebody must pass are too rare to wait for one. */
function passing(said) {
  if (Array.isArray(said)) return said.map(passing)
  if (said === null || typeof said !== 'object') return said
  const { seat } = said
  if (said.kind === 'acted')
    return {
      ...said,
      told: [{ event: { event: 'passed', seat }, phrase: { id: 'qin-passed', args: [['seat', { seat }]] } }],
    }
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, passing(value)]))
}

test('a pass of somebody else is seen at the seat, and told in one line', async ({ server }) => {
  const [page, other] = [await server.guest(), await server.guest()]
  const { id, seat, game } = await reach([other, page], { game: 'qin' }, (_, seat) => seat === 1)
  await page.routeWebSocket(/./, (socket) => {
    const behind = socket.connectToServer()
    socket.onMessage((message) => behind.send(message))
    behind.onMessage((message) => socket.send(JSON.stringify(passing(JSON.parse(message)))))
  })
  await page.goto(`/table/${id}`)
  await page.locator('.qin').waitFor()
  await settled(page)
  await expect(page.locator('.passed')).toHaveCount(0)
  await send(other, id, { do: 'act', seat, at: game.at, action: game.legal[0].number })
  await page.locator(`[data-seat="${seat}"].rung .passed`).waitFor({ timeout: 10_000 })
  await expect(page.locator('.passed')).toHaveCount(1)
  expect(await page.locator('.log .now').innerText()).toMatch(saying('qin-passed'))
})

/** The middle of something on the page. */
const middle = (locator) =>
  locator.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  })

/** A tile of the hand, and two of its placements that lie across, as far from each other as can be. */
async function twoPlaces(page, id) {
  const { game } = await look(page, id, '?eye=1')
  const across = game.legal
    .filter(({ notation }) => notation !== 'pass')
    .map(({ notation }) => notation.split(' '))
    .filter(([, first, second]) => first.slice(1) === second.slice(1) && first < second)
  const [tile] = across[0]
  const own = across.filter(([other]) => other === tile).map(([, first, second]) => [first, second])
  return { tile, from: own[0], to: own.at(-1) }
}

/** The point between two squares. */
async function between(page, [first, second]) {
  const [a, b] = await Promise.all([first, second].map((at) => middle(page.locator(`[data-place="${at}"]`))))
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

test('by dragging: a drop stages, a second drag moves, Escape returns, and nothing is sent before the button', async ({
  server,
}) => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/table/${id}`)
  await next(page)
  const { tile, from, to } = await twoPlaces(page, id)
  const staged = page.locator('[data-ghost=staged]')
  const drag = async (start, end) => {
    await page.mouse.move(...start)
    await page.mouse.down()
    await page.mouse.move(start[0] + 8, start[1] + 2)
    await page.locator('.dragged').waitFor()
    await page.mouse.move(...end, { steps: 5 })
  }
  const hand = await middle(page.locator(`[data-point="hand:${tile}"]`).first())
  await drag(hand, await between(page, from))
  await page.locator('[data-mark=looked]').waitFor()
  await page.mouse.up()
  await staged.waitFor()
  expect(await staged.getAttribute('data-places')).toBe(from.join(' '))
  if (from.join() !== to.join()) {
    await drag(await between(page, from), await between(page, to))
    await expect(staged, 'it is in the air').toHaveCount(0)
    await page.keyboard.press('Escape')
    await staged.waitFor()
    expect(await staged.getAttribute('data-places'), 'Escape returns it').toBe(from.join(' '))
    await page.mouse.up()
    await drag(await between(page, from), await between(page, to))
    await page.mouse.up()
    await page.locator(`[data-ghost=staged][data-places="${to.join(' ')}"]`).waitFor()
  }
  // A reload keeps what is staged.
  await page.reload()
  await page.locator(`[data-ghost=staged][data-places="${to.join(' ')}"]`).waitFor()
  const { items } = await look(page, id)
  expect(items.filter(({ kind, seat }) => kind === 'acted' && seat === 1).length).toBe(0)
  await page.locator('[data-point=confirm]').click()
  await placedOnce(page, id)
})

test('by dragging with a finger: the tile is carried above it', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/table/${id}`)
  await next(page)
  const { tile, from } = await twoPlaces(page, id)
  const client = await page.context().newCDPSession(page)
  const touch = (type, points) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) })
  const [x, y] = await middle(page.locator(`[data-point="hand:${tile}"]`).first())
  const [left, top] = await between(page, from)
  await touch('touchStart', [[x, y]])
  await touch('touchMove', [[x, y - 10]])
  await page.locator('.dragged').waitFor()
  // The finger stays 64 px below the tile.
  await touch('touchMove', [[left, top + 64]])
  await page.locator('[data-mark=looked]').waitFor()
  await touch('touchEnd', [])
  await page.locator(`[data-ghost=staged][data-places="${from.join(' ')}"]`).waitFor()
})
