// The tables at the sizes people have: upright on a tablet, on a large screen, at twice the size, and on the smallest phone.

import { expect, test, LANGUAGES, makeTable } from '../fixtures.ts'
import { drawn } from '../drawn.mjs'
import { reach } from '../reach.mjs'

const BOT = { kind: 'bot', level: 'random' }

async function sit(server, game, viewport, more = {}) {
  const page = await server.guest({ viewport, ...more })
  const id = await makeTable(page, { game, seats: [{ kind: 'me' }, BOT, BOT, BOT] })
  await page.goto(`/table/${id}`)
  await page.locator(':is(.cap.asked, .calm[data-deciding=true])').waitFor({ state: 'attached' })
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

/** In the browser: what is wrong with a table: panels that overflow, words that are cut, targets that are too small for a finger. */
function wrongs() {
  const found = []
  const table = document.querySelector('.table')
  const frame = table.getBoundingClientRect()
  if (table.scrollHeight > table.clientHeight + 1)
    found.push(`the table is ${table.scrollHeight - table.clientHeight} px too high`)
  for (const panel of table.querySelectorAll('.title, .seats, .board, .tabs, .tray, .question')) {
    const { left, right, top, bottom } = panel.getBoundingClientRect()
    if (left < -1 || right > frame.right + 1 || top < -1 || bottom > frame.bottom + 1)
      found.push(`${panel.className} is outside`)
    if (panel.scrollHeight > panel.clientHeight + 1 && panel.matches('.tray, .question'))
      found.push(`${panel.className} overflows`)
  }
  for (const one of table.querySelectorAll('.ask h2, .go .btn, .modes .w')) {
    if (!one.checkVisibility({ checkOpacity: true }) || getComputedStyle(one).position === 'absolute') continue
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
      found.push(`${one.textContent.trim()} is cut`)
  }
  for (const one of table.querySelectorAll('.go .btn, [data-point^="hand:"], .modes button')) {
    const { width, height } = one.getBoundingClientRect()
    if (width < 40 || height < 40) found.push(`${one.className} is ${Math.round(width)} × ${Math.round(height)} px`)
  }
  return found
}

const FORMS = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 740],
  [844, 390],
]
for (const locale of LANGUAGES)
  test(`Qin, ${locale}: no panel overflows, no word is cut, and nothing is too small for a finger, in every form`, async ({
    server,
  }) => {
    const page = await sit(server, 'qin', { width: 1440, height: 900 }, { locale })
    for (const [width, height] of FORMS) {
      await page.setViewportSize({ width, height })
      await page.locator('[data-point^="hand:"][aria-disabled=false]').first().click()
      await page.locator('rect[data-grade]').first().click()
      await page.locator('[data-ghost=staged]').waitFor()
      await drawn(page)
      expect(await page.evaluate(wrongs), `${width} × ${height}`).toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    }
    expect((await wider(page)) <= 0).toBeTruthy()
    await page.context().close()
  })

for (const locale of LANGUAGES)
  test(`the Dragon, ${locale}: nothing overflows but a hand that scrolls, and no word is cut, in every form`, async ({
    server,
  }) => {
    const page = await sit(server, 'dragon', { width: 1440, height: 900 }, { locale })
    for (const [width, height] of FORMS) {
      await page.setViewportSize({ width, height })
      const persons = page.locator('.draft .thing[aria-disabled=false]:not(.held)')
      await persons.nth(1).click()
      await persons.nth(3).click()
      await drawn(page)
      const found = (await page.evaluate(wrongs)).filter((wrong) => !/^tray .*overflows$/.test(wrong))
      expect(found, `${width} × ${height}`).toEqual([])
      await page.keyboard.press('Escape')
    }
    expect((await wider(page)) <= 0).toBeTruthy()
    await page.context().close()
  })

test('Qin with text at 200 %: the question, the hand and the buttons can be reached', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
  )
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT, BOT, BOT] })
  await page.goto(`/table/${id}`)
  await page.locator('.side [data-point^="hand:"][aria-disabled=false]').first().click()
  await page.locator('rect[data-grade]').first().click()
  await page.locator('[data-point=confirm]').click()
  await page.locator('[data-ghost=staged]').waitFor({ state: 'detached' })
  expect((await wider(page)) <= 0).toBeTruthy()
})

test('Qin: nothing moves and nothing covers the board when a mode opens', async ({ server }) => {
  const page = await sit(server, 'qin', { width: 1440, height: 900 })
  for (const [width, height] of FORMS) {
    await page.setViewportSize({ width, height })
    await drawn(page)
    const places = () => Promise.all(['svg[role=grid]', '.seats', '.tabs'].map((part) => box(page, part)))
    const before = await places()
    for (const mode of ['score', 'chat', 'rules', 'log']) {
      await page.locator(`[data-mode=${mode}]`).last().click()
      expect(await places(), `${mode} at ${width} px`).toEqual(before)
      const over = await page.locator('svg[role=grid]').evaluate((board) => {
        const { left, top, width, height } = board.getBoundingClientRect()
        return board.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
      expect(over, `${mode} covers the board at ${width} px`).toBeTruthy()
    }
    await page.keyboard.press('Escape')
  }
})

for (const game of ['qin', 'huang', 'dragon'])
  test(`${game}: no words are smaller than 12 px, at any width`, async ({ server }) => {
    const page = await sit(server, game, { width: 1440, height: 900 })
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
        const texts = document.createTreeWalker(document.querySelector('.shell, .calm'), NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const { parentElement: one, data } = texts.currentNode
          if (!data.trim() || one.closest('svg') || !one.checkVisibility({ checkOpacity: true })) continue
          if (parseFloat(getComputedStyle(one).fontSize) < 12) found.add(data.trim())
        }
        return [...found]
      })
      expect(small, `${width} px`).toEqual([])
    }
  })

for (const [width, height] of [
  [640, 400],
  [720, 450],
  [844, 390],
])
  test(`at 200 %, or on a phone on its side (${width} px): the board, the question and the hand stand beside each other`, async ({
    server,
  }) => {
    for (const [game, board, others] of [
      ['qin', 'svg[role=grid]', ['.ask h2', '[data-point^="hand:"]', '.go']],
      ['huang', '.board', ['.ask h2', '[data-point^="hand:"]', '.go']],
    ]) {
      const page = await sit(server, game, { width, height })
      const map = await box(page, board)
      expect(map.height, `${game}: ${map.height} px of the board are seen`).toBeGreaterThan(0.6 * height)
      expect(
        map.bottom <= height + 1 && map.right < width - 250,
        `${game}: the board ends at ${map.right}`,
      ).toBeTruthy()
      for (const part of others) {
        const { left, right, bottom } = await box(page, part)
        const inside = left >= map.right - 1 && right <= width && bottom <= height + 1
        expect(inside, `${game}: ${part} lies from ${left} to ${right}, and ends at ${bottom}`).toBeTruthy()
      }
      expect(await wider(page)).toBeLessThanOrEqual(0)
      await page.context().close()
    }
  })

for (const locale of LANGUAGES)
  test(`Qin on a phone: hand and buttons stay where they are while one chooses, ${locale}`, async ({ server }) => {
    const page = await sit(server, 'qin', { width: 360, height: 740 }, { hasTouch: true, locale })
    for (const [width, height] of [
      [360, 740],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height })
      await drawn(page)
      const places = () =>
        Promise.all(['[data-point=hand]', '.go'].map((part) => box(page, part).then(({ top }) => top)))
      const before = await places()
      await page.locator('[data-point^="hand:"][aria-disabled=false]').first().tap()
      await page.locator('[data-point^="hand:"][aria-pressed=true]').waitFor()
      await drawn(page)
      expect(await places(), `${width} px: a tile is chosen`).toEqual(before)
      await page.locator('rect[data-grade]').first().click()
      await page.locator('.fx li').first().waitFor()
      expect(await places(), `${width} px: its place is chosen`).toEqual(before)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.locator('[data-point^="hand:"][aria-pressed=true]').waitFor({ state: 'detached' })
    }
    await page.context().close()
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
  return [...point, hit ? place.dataset.place : null]
}

// A board that has more room than it needs stands in the middle of it.
for (const [game, squares] of Object.entries({ qin: 'rect[data-place]', huang: 'rect[data-place]' }))
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1024, 700],
    [768, 1024],
  ])
    // Where Huang's map is larger than its window, it moves towards what was picked.
    if (game === 'qin' || width > 768)
      test(`${game} at ${width} px: a click means the place that it hits, near its edges too`, async ({ server }) => {
        const page = await sit(server, game, { width, height })
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
          const taken = await page.locator(`${squares}[tabindex="0"]`).evaluate((one) => one.dataset.place)
          if (taken !== meant) wrong.push(`${meant}: ${taken}`)
          await page.keyboard.press('Escape')
          await page.keyboard.press('Escape')
          await drawn(page)
        }
        expect(clicked, `${clicked} of ${count} places could be clicked`).toBeGreaterThan(12)
        expect(wrong).toEqual([])
        await page.context().close()
      })

/** What a placement does to provinces, as a measure of how much there is to tell. */
const told = ({ effect }) =>
  (effect?.provinces ?? []).length + (effect?.provinces ?? []).filter(({ major }) => major).length

test('Qin on a phone and upright on a tablet: what a merge does is read at once, in any language', async ({
  server,
}) => {
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
      await page.locator(`[data-place="${first}"][data-grade]`).click()
      const asked = page.locator('.ask h2', { hasText: new RegExp(`${first}–\u2060?${second}`) })
      for (let turn = 0; turn < 8 && (await asked.count()) === 0; turn++) {
        await page.keyboard.press('r')
        await drawn(page)
      }
      await asked.waitFor()
      const list = page.locator('.fx')
      await list.locator('li').nth(1).waitFor()
      await drawn(page)
      const { rows, hidden, more } = await list.evaluate((one) => ({
        rows: [...one.querySelectorAll('li')].map((row) => row.getBoundingClientRect().height),
        hidden: one.scrollHeight - one.clientHeight,
        more: one.hasAttribute('data-more'),
      }))
      // Of more than three there may be more than fits, and then it shows.
      const fits = hidden <= 1 || (rows.length > 3 && more)
      expect(fits, `${locale} at ${width} px: ${hidden} px of what happens are hidden, in rows of ${rows}`).toBeTruthy()
      await page.context().close()
    }
})
