// The tables at the sizes people have: upright on a tablet, on a large screen, at twice the size, and on the smallest phone.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { drawn } from '../drawn.mjs'
import { reach } from '../reach.mjs'
import { LANGUAGES, Server, makeTable } from '../server.mjs'

let server
before(async () => (server = await Server.open()))
after(() => server?.close())

const BOT = { kind: 'bot', level: 'random' }

async function sit(game, viewport, more = {}) {
  const page = await server.guest({ viewport, ...more })
  const id = await makeTable(page, { game, seats: [{ kind: 'me' }, BOT, BOT, BOT] })
  await page.goto(`/table/${id}`)
  await page.locator('.cap.asked').waitFor({ state: 'attached' })
  await page.locator(game === 'dragon' ? '.dragon' : `.${game}`).waitFor()
  return page
}

const box = (page, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect()
      return { left, right, top, bottom, width, height }
    })

const wider = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('Qin at 768 px: the board beside a column of seats, the controls below, nothing empty', async () => {
  const page = await sit('qin', { width: 768, height: 1024 })
  const [board, seats, turn, log] = await Promise.all(
    ['svg.board', '.seats', '.turn', '.qin .log'].map((part) => box(page, part)),
  )
  assert.ok(board.width > 0.7 * 768, `the board is ${board.width} px wide`)
  assert.ok(seats.left >= board.right && seats.width < 140, 'the seats stand beside the board')
  assert.ok(turn.top >= board.bottom - 20, 'the controls stand below the board')
  assert.ok(Math.max(turn.bottom, log.bottom) > 980, 'the lower part is empty')
  assert.ok((await box(page, '.held')).bottom <= 1024, 'the hand is cut')
  assert.ok((await wider(page)) <= 0)
})

for (const game of ['qin', 'huang', 'dragon'])
  test(`${game}: no words are smaller than 12 px, at any width`, async () => {
    const page = await sit(game, { width: 1440, height: 900 })
    for (const [width, height] of [
      [1440, 900],
      [1380, 860],
      [1024, 768],
      [768, 1024],
      [360, 740],
    ]) {
      await page.setViewportSize({ width, height })
      await drawn(page)
      const small = await page.evaluate(() => {
        const found = new Set()
        const texts = document.createTreeWalker(document.querySelector('.shell'), NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const { parentElement: one, data } = texts.currentNode
          if (!data.trim() || one.closest('svg') || !one.checkVisibility({ checkOpacity: true })) continue
          if (parseFloat(getComputedStyle(one).fontSize) < 12) found.add(data.trim())
        }
        return [...found]
      })
      assert.deepEqual(small, [], `${width} px`)
    }
    assert.deepEqual(page.faults, [])
  })

for (const game of ['qin', 'huang', 'dragon'])
  test(`${game} at 1920 px: type, board and targets are a fifth larger`, async () => {
    const page = await sit(game, { width: 1920, height: 1080 })
    const bar = await box(page, '.bar')
    assert.equal(Math.round(bar.height), Math.round(56 * 1.2))
    const table = await box(page, `.${game}`)
    assert.ok(table.bottom <= 1081 && table.bottom > 1070, `the table ends at ${table.bottom}`)
    assert.ok(table.width >= 1860, `the table is ${table.width} px wide`)
    assert.ok((await wider(page)) <= 0)
  })

test('Qin at 200 %: the prompt, the hand and the buttons can be reached, and cover nothing', async () => {
  const page = await sit('qin', { width: 640, height: 400 })
  await page.locator('.held:not(.unfit)').first().click()
  await drawn(page)
  await page.locator('rect.lit').first().click()
  await page.locator('.staged').waitFor()
  await page.locator('.thumb .primary').click()
  await page.waitForFunction(() => !document.querySelector('.staged:not(.flying)'))
  assert.ok((await wider(page)) <= 0)
})

for (const [width, height] of [
  [640, 400],
  [720, 450],
  [844, 390],
])
  test(`at 200 %, or on a phone on its side (${width} px): the board, the question and the hand stand beside each other`, async () => {
    for (const [game, board, others] of [
      ['qin', 'svg.board', ['.turn .prompt', '.held', '.thumb']],
      ['huang', '.board', ['.tray .prompt', '.mine .tb:last-child']],
    ]) {
      const page = await sit(game, { width, height })
      const map = await box(page, board)
      assert.ok(map.height > 0.6 * height, `${game}: ${map.height} px of the board are seen`)
      assert.ok(map.bottom <= height + 1 && map.right < width - 250, `${game}: the board ends at ${map.right}`)
      for (const part of others) {
        const { left, right, bottom } = await box(page, part)
        const inside = left >= map.right - 1 && right <= width && bottom <= height + 1
        assert.ok(inside, `${game}: ${part} lies from ${left} to ${right}, and ends at ${bottom}`)
      }
      assert.ok((await wider(page)) <= 0)
      assert.deepEqual(page.faults, [])
      await page.context().close()
    }
  })

test('Qin at 360 px: hand and buttons lie side by side with the board in one column, nothing is covered', async () => {
  const page = await sit('qin', { width: 360, height: 740 })
  const [board, hand, thumb] = await Promise.all(['svg.board', '.held', '.thumb'].map((part) => box(page, part)))
  assert.ok(board.width >= 355)
  assert.ok(hand.bottom <= thumb.top + 1, `the hand ends at ${hand.bottom}, the buttons begin at ${thumb.top}`)
  assert.ok(thumb.bottom <= 741)
  assert.ok((await wider(page)) <= 0)
})

for (const locale of LANGUAGES)
  test(`Qin on a phone: hand and buttons stay where they are while one chooses, ${locale}`, async () => {
    const page = await sit('qin', { width: 360, height: 740 }, { hasTouch: true, locale })
    for (const [width, height] of [
      [360, 740],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height })
      const places = () => Promise.all(['.hand', '.thumb'].map((part) => box(page, part).then(({ top }) => top)))
      const before = await places()
      await page.locator('.held:not(.unfit)').first().tap()
      await page.locator('.held[aria-pressed=true]').waitFor()
      await drawn(page)
      assert.deepEqual(await places(), before, `${width} px: a tile is chosen`)
      await page.locator('rect.lit').first().click()
      await page.locator('.preview').waitFor()
      assert.deepEqual(await places(), before, `${width} px: its place is chosen`)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.locator('.held[aria-pressed=true]').waitFor({ state: 'detached' })
    }
    assert.deepEqual(page.faults, [])
    await page.context().close()
  })

test('Huang at 1920 px: the map follows the pointer that drags it, and grows about the one that zooms', async () => {
  const page = await sit('huang', { width: 1920, height: 1080 })
  // Once it is larger than its window.
  for (let times = 0; times < 3; times++) await page.locator('.zoom button').first().click()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const inside = await box(page, '.map')
  const [x, y] = [inside.left + inside.width / 2, inside.top + inside.height / 2]
  const named = (spot) => box(page, `[data-hex="${spot}"]`)
  const spot = await page.evaluate(([x, y]) => document.elementFromPoint(x, y).dataset.hex, [x, y])
  const rests = (wanted) =>
    page.waitForFunction(
      ([spot, x, y]) => {
        const { left, right, top, bottom } = document.querySelector(`[data-hex="${spot}"]`).getBoundingClientRect()
        return Math.abs((left + right) / 2 - x) < 4 && Math.abs((top + bottom) / 2 - y) < 4
      },
      [spot, ...wanted],
    )
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2]
  await page.mouse.move(...middle(await named(spot)))
  const { width } = await named(spot)
  const still = middle(await named(spot))
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -60)
  await page.keyboard.up('Control')
  await page.waitForFunction(
    ([spot, width]) => document.querySelector(`[data-hex="${spot}"]`).getBoundingClientRect().width > width * 1.1,
    [spot, width],
  )
  await rests(still)
  await page.mouse.down()
  await page.mouse.move(still[0] - 60, still[1] - 40, { steps: 4 })
  await page.mouse.move(still[0] - 120, still[1] - 80, { steps: 4 })
  await page.mouse.up()
  await rests([still[0] - 120, still[1] - 80])
  assert.deepEqual(page.faults, [])
})

const EDGES = [
  [0.2, 0.5],
  [0.8, 0.5],
  [0.5, 0.2],
  [0.5, 0.8],
]

/** In the browser: a point near an edge of a place, and the place's name if nothing lies over it. */
function near(place, [x, y]) {
  const { left, top, width, height } = place.getBoundingClientRect()
  const point = [left + x * width, top + y * height]
  const hit = document.elementFromPoint(...point) === place
  return [...point, hit ? (place.dataset.square ?? place.dataset.hex) : null]
}

// A board that has more room than it needs stands in the middle of it.
for (const [game, squares] of Object.entries({ qin: 'rect[data-square]', huang: '[data-hex]' }))
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1024, 700],
    [768, 1024],
  ])
    // Where Huang's map is larger than its window, it moves towards what was picked.
    if (game === 'qin' || width > 768)
      test(`${game} at ${width} px: a click means the place that it hits, near its edges too`, async () => {
        const page = await sit(game, { width, height })
        const count = await page.locator(squares).count()
        const wrong = []
        let clicked = 0
        for (let index = 0; index < count; index += 5) {
          const [x, y, meant] = await page
            .locator(squares)
            .nth(index)
            .evaluate(near, EDGES[index % EDGES.length])
          if (!meant) continue
          await page.mouse.click(x, y)
          clicked++
          await drawn(page)
          const taken = await page
            .locator(`${squares}[tabindex="0"]`)
            .evaluate((one) => one.dataset.square ?? one.dataset.hex)
          if (taken !== meant) wrong.push(`${meant}: ${taken}`)
          await page.keyboard.press('Escape')
          await page.keyboard.press('Escape')
          await drawn(page)
        }
        assert.ok(clicked > 12, `${clicked} of ${count} places could be clicked`)
        assert.deepEqual(wrong, [])
        assert.deepEqual(page.faults, [])
        await page.context().close()
      })

/** What a placement does to provinces, as a measure of how much there is to tell. */
const told = ({ effect }) =>
  (effect?.provinces ?? []).length + (effect?.provinces ?? []).filter(({ major }) => major).length

test('Qin on a phone and upright on a tablet: what a merge does is read at once, in any language', async () => {
  const guests = [await server.guest(), await server.guest()]
  const merges = ({ effect }) => (effect?.provinces ?? []).some(({ what }) => what === 'merged')
  const much = (choice) => merges(choice) && told(choice) > 2
  const { id, seat, game } = await reach(guests, { game: 'qin' }, ({ legal }) => legal.some(much))
  const [tile, first, second] = game.legal.find(much).notation.split(' ')
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES)
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
    ]) {
      const page = await server.guest({ locale, storageState, viewport: { width, height } })
      await page.goto(`/table/${id}`)
      await page.locator(`[data-point="hand:${tile}"]`).first().click()
      await page.locator(`[data-square="${first}"].lit`).click()
      const asked = page.locator('.turn .prompt', { hasText: new RegExp(`${first}–\u2060?${second}`) })
      for (let turn = 0; turn < 8 && (await asked.count()) === 0; turn++) {
        await page.keyboard.press('r')
        await drawn(page)
      }
      await asked.waitFor()
      const list = page.locator('.preview ul')
      await list.locator('li').nth(1).waitFor()
      await drawn(page)
      const { rows, hidden, more } = await list.evaluate((one) => ({
        rows: [...one.children].map((row) => row.getBoundingClientRect().height),
        hidden: one.scrollHeight - one.clientHeight,
        more: one.hasAttribute('data-more'),
      }))
      // Of more than three there may be more than fits, and then it shows.
      const fits = hidden <= 1 || (rows.length > 3 && more)
      assert.ok(fits, `${locale} at ${width} px: ${hidden} px of what happens are hidden, in rows of ${rows}`)
      assert.deepEqual(page.faults, [])
      await page.context().close()
    }
})
