// Qin at its drawn table, by mouse, by finger and by keys.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Server, makeTable, settled } from '../server.mjs'
import { drawn } from '../drawn.mjs'
import { actionsOf, answer } from '../answers.mjs'
import { keys } from '../players.mjs'
import { next, passed, playOut, stage } from '../qin.mjs'
import { look, reach, send } from '../reach.mjs'
import { saying, t } from '../words.mjs'

let server
before(async () => (server = await Server.open()))
after(() => server?.close())

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

test('a whole game by clicking against bots, from the front page to the final score', async () => {
  const page = await server.guest()
  await page.addInitScript(() => localStorage.setItem('tianxia', JSON.stringify({ level: 'random', goals: ['qin'] })))
  await page.goto('/')
  await page.getByRole('button', { name: t('web-play-game-now', { game: t('web-title-qin') }) }).click()
  await page.getByRole('heading', { name: 'Qin', exact: true }).waitFor()
  await page.locator('.held').first().waitFor()
  await playOut(page)
  assert.match(await page.locator('.end h2').innerText(), /win|share/i)
  await page
    .locator('.end')
    .getByRole('button', { name: t('web-score') })
    .click()
  await page.getByRole('dialog').getByText(t('qin-sheet-provinces')).waitFor()
  // Every point can be asked why.
  await page.getByRole('dialog').locator('.seg button').first().click()
  assert.ok((await page.locator('.why li').count()) > 0)
  assert.deepEqual(page.faults, [])
})

test('a place first, then a tile; turning by key, wheel and handle; a second tap plays', async () => {
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
  await page.locator(`[data-square="${roomy}"]`).click()
  await page.keyboard.press('1')
  await page.locator('.staged').waitFor()
  const where = async () => {
    await drawn(page)
    return page.locator('.preview .head b').innerText()
  }
  const first = await where()
  const seen = new Set([first])
  for (let turn = 0; turn < 8; turn++) {
    await page.keyboard.press('r')
    seen.add(await where())
  }
  assert.ok(seen.size > 1, 'the key turns nothing')
  // The wheel and the handle turn it as the key does.
  for (const turn of [() => page.mouse.wheel(0, 100), () => page.locator('.handle').click()]) {
    const before = await where()
    await page.locator('svg.board').hover({ position: { x: 5, y: 5 } })
    await turn()
    await page.waitForFunction((old) => document.querySelector('.preview .head b').textContent !== old, before)
  }
  // The panel says what would happen, or that nothing would.
  await page.locator('.preview').locator('li b, .quiet').first().waitFor()
  const square = (await where()).split('–')[0]
  await page.locator(`[data-square="${square}"]`).click()
  await placedOnce(page, id)
  assert.deepEqual(page.faults, [])
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

test('lit places are graded by what the server says they give', async () => {
  const page = await server.guest()
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT, BOT] })
  await page.goto(`/table/${id}`)
  const met = new Set()
  for (let turn = 0; turn < 12 && (await next(page)); turn++) {
    if (await page.getByRole('button', { name: t('web-qin-pass') }).isVisible()) break
    if (turn % 3 === 2) {
      await drawn(page)
      const shown = await page
        .locator('rect.lit')
        .evaluateAll((all) => Object.fromEntries(all.map(({ dataset }) => [dataset.square, dataset.grade])))
      const told = await previewed(page, id)
      assert.deepEqual(shown, told, `turn ${turn}`)
      for (const grade of Object.values(told)) met.add(grade)
    }
    await stage(page)
    await page.locator('.go .place').click()
    await page.waitForFunction(() => document.querySelector('.end') || !document.querySelector('.staged:not(.flying)'))
  }
  assert.ok(met.has('legal') && met.has('one') && met.has('more'), `only ${[...met]} came up`)
  assert.deepEqual(page.faults, [])
})

test('by keys alone: a tile, arrows over the board, Enter twice', async () => {
  const page = await server.guest()
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/table/${id}`)
  await next(page)
  await page.keyboard.press('1')
  await drawn(page)
  await page.locator('rect[tabindex="0"]').focus()
  const lit = await page.locator('rect.lit').first().getAttribute('data-square')
  const target = [lit.charCodeAt(0) - 97, Number(lit.slice(1)) - 1]
  const here = await page.locator('rect[tabindex="0"]').getAttribute('data-square')
  const [x, y] = [here.charCodeAt(0) - 97, Number(here.slice(1)) - 1]
  for (let k = 0; k < Math.abs(target[0] - x); k++)
    await page.keyboard.press(target[0] > x ? 'ArrowRight' : 'ArrowLeft')
  for (let k = 0; k < Math.abs(target[1] - y); k++) await page.keyboard.press(target[1] > y ? 'ArrowDown' : 'ArrowUp')
  assert.match(
    await page.evaluate(() => document.activeElement.getAttribute('aria-label')),
    new RegExp(`^${lit}, .*legal`),
  )
  await page.keyboard.press('Enter')
  await page.locator('.staged').waitFor()
  await page.keyboard.press('Enter')
  await placedOnce(page, id)
})

test('a whole game by keys alone', async () => {
  const page = await server.guest()
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/table/${id}`)
  for (let turn = 0; turn < 60; turn++) {
    await page.locator('.cap.asked, .end').first().waitFor()
    if (await page.locator('.end').count()) break
    const { game } = await page.request.get(`/api/tables/${id}`).then((seen) => seen.json())
    const choices = actionsOf(game.legal)
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
  assert.match(await page.locator('.end h2').innerText(), /win|share/i)
  assert.deepEqual(page.faults, [])
})

test('on a phone, by touch', async () => {
  const page = await server.guest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/table/${id}`)
  await playOut(page, true)
  assert.match(await page.locator('.end h2').innerText(), /win|share/i)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.ok(wide <= 0, `the page is ${wide} px wider than the phone`)
  assert.deepEqual(page.faults, [])
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

test('a pass of somebody else is seen at the seat, and told in one line', async () => {
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
  assert.equal(await page.locator('.passed').count(), 0)
  await send(other, id, { do: 'act', seat, at: game.at, action: game.legal[0].number })
  await page.locator(`[data-seat="${seat}"].rung .passed`).waitFor({ timeout: 10_000 })
  assert.equal(await page.locator('.passed').count(), 1)
  assert.match(await page.locator('.cap').innerText(), saying('qin-passed'))
  assert.deepEqual(page.faults, [])
})
