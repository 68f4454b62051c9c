// Huang's table, second edition: open hands in a replay, the first score sheet, keys that reach the map, the log, hints on the map and
// the ending.

import { expect, test, faultsOf, LANGUAGES, makeTable, settled, saying, t } from '../fixtures.ts'
import { drawn } from '../drawn.mjs'
import { anyKind, finished, look, reach, seatAll, send } from '../reach.mjs'

const BOT = { kind: 'bot', level: 'random' }
const OFFICES = ['yellow', 'red', 'blue', 'green', 'white']

async function sit(page, wanted = {}) {
  const id = await makeTable(page, { game: 'huang', seats: [{ kind: 'me' }, BOT], ...wanted })
  await page.goto(`/table/${id}`)
  await page.locator('.map').waitFor()
  return id
}

test('a replay with open hands lists each hand, the leaders off the map, and the points', async ({ server }) => {
  const page = await server.guest()
  const id = await finished(page, { game: 'huang', options: { short: 'true' } })
  const { view } = await page.request.get(`/api/tables/${id}/replay?until=40&eye=open`).then((answer) => answer.json())
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto(`/replay/${id}?at=40`)
    await page.locator('.map').waitFor()
    const spare = await page.locator('.player select').evaluate((one) => {
      const pen = document.createElement('canvas').getContext('2d')
      pen.font = getComputedStyle(one).font
      return one.clientWidth - pen.measureText(one.selectedOptions[0].text).width
    })
    expect(spare, `whose view it is has ${spare} px more than its words at ${viewport.width} px`).toBeGreaterThan(20)
    if (viewport.width === 360) await page.locator('.tabs button').nth(3).click()
    for (const { seat, hand, leaders_off, points } of view.seats) {
      const one = page.locator(`.seats [data-point="seat:${seat}"]`)
      for (const office of OFFICES) {
        await expect(one.locator(`.hand [data-office=${office}]`), `hand of ${seat}`).toHaveCount(hand[office])
        await expect(one.locator(`.off [data-office=${office}]`)).toHaveCount(leaders_off.includes(office) ? 1 : 0)
        await expect(one.locator(`.pts .o-${office} b`)).toHaveText(String(points[office]), { useInnerText: true })
      }
      await expect(one.locator('.hand')).toBeVisible()
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, `the page is ${wide} px wider than the window`).toBeLessThanOrEqual(0)
  }
  expect(await faultsOf(page)).toEqual([])
})

test('the names and levels of the players are not cut, in any language', async ({ server }) => {
  const bots = ['random', 'easy', 'medium', 'hard'].map((level) => ({ kind: 'bot', level }))
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale })
    await sit(page, { seats: [{ kind: 'me' }, ...bots] })
    // Every move of a bot turns to the tab of the map.
    await page.locator('.huang[data-deciding=true]').waitFor({ state: 'attached' })
    for (const width of [360, 1180, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      if (width === 360) await page.locator('.tabs button').nth(3).click()
      const notes = page.locator('.seats .note')
      await notes.first().waitFor()
      await expect(notes).toHaveCount(4)
      const cut = await page
        .locator('.seats .note, .seats .who b')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText))
      expect(cut, `${locale} at ${width} px`).toEqual([])
    }
    await page.context().close()
  }
})

test('the score sheet of the first turn tells how points come and who leads where', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat, game } = await reach(guests, { game: 'huang' }, () => true)
  const page = guests[seat - 1]
  await page.goto(`/table/${id}`)
  await page.locator('.map').waitFor()
  await page.keyboard.press('s')
  const sheet = page.locator('.scorenow')
  await sheet.waitFor()
  expect(await sheet.locator('.how li').count()).toBeGreaterThanOrEqual(4)
  const states = await sheet.locator('.where li').count()
  expect(states).toBe(game.view.map.capitals.length)
  // A leader beside a capital leads there.
  const leader = game.legal.find(({ notation }) => notation.startsWith('leader red'))
  await send(page, id, { do: 'act', seat, at: game.at, action: leader.number })
  await sheet.locator('.where .o-red.on').waitFor()
  await expect(sheet.locator('.where .on')).toHaveCount(1)
  expect(await faultsOf(page)).toEqual([])
})

test('the score stands beside the map, which stays as large as it was; where there is no column it is a sheet', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'huang' }, () => true)
  const page = guests[seat - 1]
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/table/${id}`)
  await page.locator('.map').waitFor()
  const before = await page.locator('.map').boundingBox()
  await page.keyboard.press('s')
  const score = page.getByRole('region', { name: t('web-score') })
  await score.locator('.scorenow').waitFor()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.locator('.map').boundingBox()).toEqual(before)
  const { x, width } = await score.boundingBox()
  expect(x >= before.x + before.width && x + width <= 1441, `the score lies from ${x} to ${x + width}`).toBeTruthy()
  // What is opened after it takes its place, and the other way round.
  await page.keyboard.press('c')
  await page.getByLabel(t('web-chat-say')).waitFor()
  await score.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: t('web-score'), exact: true }).click()
  await score.waitFor()
  await page.keyboard.press('Escape')
  await score.waitFor({ state: 'detached' })
  await page.locator('.dock .panel.log').waitFor()
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.keyboard.press('s')
  await page.getByRole('dialog').locator('.scorenow').waitFor()
})

test('Enter on a tile brings the keys to the map: arrows move there, Enter places, Esc leads back', async ({
  server,
}) => {
  const page = await server.guest()
  await sit(page)
  const tile = page.locator('.mine .tb[aria-disabled=false]').first()
  await tile.focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-hex].lit:focus').waitFor()
  const before = await page.locator('[data-hex]:focus').getAttribute('data-hex')
  await page.keyboard.press('ArrowRight')
  const beside = await page.locator('[data-hex]:focus').getAttribute('data-hex')
  expect(beside).not.toBe(before)
  await page.keyboard.press('Escape')
  await page.locator('.mine .tb:focus').waitFor()
  await page.locator('[data-hex].lit').first().waitFor({ state: 'detached' })
  // A number takes up a tile as well.
  await page.keyboard.press('1')
  await page.locator('[data-hex].lit:focus').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.insp .go .primary').waitFor()
})

test('the log says one thing a line, with the state it happened in', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const lively = (legal, roll) => anyKind(legal, roll, ['replace', 'withdraw'])
  const { id, seat } = await reach(guests, { game: 'huang' }, ({ at }) => at > 60, lively)
  const page = guests[seat - 1]
  await page.goto(`/table/${id}`)
  await page.locator('.map').waitFor()
  await page.locator('.log li').first().waitFor()
  const lines = await page.locator('.log li').allInnerTexts()
  // One direction: the newest entry stands last, and is in sight.
  const { items, game } = await look(page, id)
  const last = items.filter(({ kind }) => kind === 'acted').at(-1).told
  expect(last.length).toBeGreaterThan(0)
  await page.waitForFunction(() => {
    const [line, panel] = ['.log li:last-child', '.panel.log'].map((one) => [...document.querySelectorAll(one)].at(-1))
    return line.getBoundingClientRect().bottom <= panel.getBoundingClientRect().bottom + 1
  })
  const states = game.view.map.capitals.map(({ name }) => name.split(',')[0])
  const placed = lines.filter((line) => / places /.test(line))
  expect(
    placed.some((line) => states.some((state) => line.includes(` in ${state}.`))),
    placed.join('\n'),
  ).toBeTruthy()
  expect(lines.filter((line) => /[.!] \S+ (gains|draws|takes|builds)/.test(line))).toEqual([])
})

test('what another player moves is ringed until the next move', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const places = ({ at, view, legal }) =>
    at > 4 && view.pending.decision === 'act' && legal.some(({ notation }) => notation.startsWith('tile'))
  const { id, seat, game } = await reach(guests, { game: 'huang' }, places)
  const [acts, watches] = [guests[seat - 1], guests[2 - seat]]
  for (const page of [acts, watches]) {
    await page.goto(`/table/${id}`)
    await page.locator('.map').waitFor()
    await page.locator('.log li').first().waitFor()
    // What is there at first sight has not just moved.
    await expect(page.locator('.moved')).toHaveCount(0)
    await settled(page)
  }
  const tile = game.legal.find(({ notation }) => notation.startsWith('tile'))
  await send(acts, id, { do: 'act', seat, at: game.at, action: tile.number })
  await watches.locator(`[data-moved="${tile.notation.split(' ')[2]}"] .trail`).waitFor({ state: 'attached' })
  // Its trail begins at a card beside the map: no edge of the land cuts it.
  const trail = watches.locator('.moved .trail')
  expect(await trail.evaluate((one) => getComputedStyle(one.ownerSVGElement).overflow)).toBe('visible')
  await acts.locator(`[data-at="${game.at + 1}"]`).waitFor({ state: 'attached' })
  await expect(acts.locator('.moved')).toHaveCount(0)
})

test('hints are numbered on the map, and the first is lifted', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const places = ({ view, legal }) => view.pending.decision === 'chain' && legal.length > 2
  const { id, seat } = await reach(guests, { game: 'huang' }, places, (legal, roll) =>
    anyKind(legal, roll, ['withdraw', 'replace']),
  )
  const page = guests[seat - 1]
  await page.goto(`/table/${id}`)
  await page.locator('.map').waitFor()
  await page.keyboard.press('h')
  await page.locator('.tag.hint').first().waitFor({ state: 'attached', timeout: 240_000 })
  const ranks = await page.locator('.tag.hint').evaluateAll((all) => all.map((one) => Number(one.dataset.rank)))
  // The best is drawn last: it lies on top.
  expect(ranks).toEqual([...ranks].sort().reverse())
  await expect(page.locator('.tag.hint.first')).toHaveCount(ranks.includes(1) ? 1 : 0)
  for (const tag of await page.locator('.tag.hint:not(.first) .edge').all())
    expect(await tag.evaluate((line) => getComputedStyle(line).strokeDasharray)).not.toBe('none')
  // A label covers no piece but its own: it stands inside the line around its place.
  const outside = await page.locator('.tag.hint').evaluateAll((all) =>
    all.flatMap((tag) => {
      const [line, label] = ['.edge', '.long rect'].map((part) => tag.querySelector(part).getBoundingClientRect())
      const over = Math.max(
        line.left - label.left,
        label.right - line.right,
        line.top - label.top,
        label.bottom - line.bottom,
      )
      return over > 3 ? `${tag.textContent.trim()}: ${over} px` : []
    }),
  )
  expect(outside).toEqual([])
})

test('stopping a chain is a choice like any other, and planned replacements are put back by a button that says so', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest()]
  const lively = (legal, roll) => anyKind(legal, roll, ['withdraw', 'replace'])
  const chain = await reach(guests, { game: 'huang' }, ({ view }) => view.pending.decision === 'chain', lively)
  const page = guests[chain.seat - 1]
  await page.goto(`/table/${chain.id}`)
  const stop = page.locator('[data-point=pass]')
  await stop.waitFor()
  await expect(stop).not.toHaveAttribute('class', /primary/)
  const replaces = ({ legal }) => legal.some(({ notation }) => notation.startsWith('replace'))
  const plan = await reach(guests, { game: 'huang' }, replaces, lively)
  const other = guests[plan.seat - 1]
  await other.goto(`/table/${plan.id}`)
  const toggle = other.locator('[data-point=replace]')
  expect((await toggle.innerText()).trim()).toBe(t('huang-table-replace-plan'))
  await toggle.click()
  expect((await toggle.innerText()).trim()).toBe(t('huang-table-back'))
  await toggle.click()
  expect((await toggle.innerText()).trim()).toBe(t('huang-table-replace-plan'))
})

test('upright on a tablet: the map over the whole width, all racks, players and log beside each other', async ({
  server,
}) => {
  const page = await server.guest({ viewport: { width: 768, height: 1024 } })
  await sit(page)
  const box = (selector) => page.locator(selector).boundingBox()
  expect((await box('.board')).width).toBeGreaterThanOrEqual(760)
  for (const rack of ['.mine', '.ldrs', '.mkt']) await expect(page.locator(`.rack${rack}`), rack).toBeVisible()
  const [seats, log] = [await box('.seatbox'), await box('.panel.log')]
  expect(seats.x + seats.width, 'players and log do not overlap').toBeLessThanOrEqual(log.x + 1)
  expect(await page.locator('.tabs').isVisible()).toBeFalsy()
  expect(await faultsOf(page)).toEqual([])
})

test('on a large screen type, map and targets grow together, and a click still meets its hex', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  await sit(page)
  const tile = page.locator('.mine .tb[aria-disabled=false]').first()
  const small = (await tile.boundingBox()).height
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.waitForFunction(
    (before) => document.querySelector('.mine .tb').getBoundingClientRect().height > before * 1.15,
    small,
  )
  await tile.click()
  await drawn(page)
  const lit = page.locator('[data-hex].lit')
  const hex = await lit.nth((await lit.count()) >> 1).getAttribute('data-hex')
  const box = await page.locator(`[data-hex="${hex}"]`).boundingBox()
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.locator('.insp .go .primary', { hasText: hex }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBeTruthy()
})

test('the end: four bars a player, white on what it raised, and one sentence that says why', async ({ server }) => {
  const page = await server.guest()
  const id = await finished(page, { game: 'huang', options: { short: 'true' } })
  const { outcome } = (await look(page, id)).game
  await page.goto(`/table/${id}`)
  await page.locator('.map').waitFor()
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog')
  await sheet.locator('.evidence .bar').nth(7).waitFor()
  await expect(sheet.locator('.evidence .bar')).toHaveCount(4 * outcome.places.length)
  for (const [index, score] of outcome.scores.entries()) {
    const totals = await sheet.locator(`.evidence [data-seat="${index + 1}"] em`).allInnerTexts()
    expect(Math.min(...totals.map(Number)), 'the lowest bar is the result').toBe(score)
  }
  const decided = outcome.sheet.find(({ section }) => section === 'huang-sheet-decided').label.id
  const why = saying(decided.replace('huang-sheet-decided', 'huang-because'))
  await expect(sheet.locator('.because')).toHaveText(why, { useInnerText: true })
  expect(await faultsOf(page)).toEqual([])
})

test('the names of the offices break at a hyphen or not at all, in any language', async ({ server }) => {
  const guest = await server.guest()
  const id = await seatAll([guest, await server.guest()], { game: 'huang' })
  const storageState = await guest.context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState })
    await page.goto(`/table/${id}`)
    await page.locator('.offices').waitFor()
    for (const [width, height] of [
      [1024, 768],
      [1440, 900],
      [1920, 1080],
    ]) {
      await page.setViewportSize({ width, height })
      const broken = await page.locator('.offices small').evaluateAll((all) =>
        all.flatMap(({ firstChild: text }) => {
          const range = document.createRange()
          return [...text.data.matchAll(/[^\s\u00AD]+/g)].flatMap(({ 0: part, index }) => {
            // A hyphen belongs to the part behind it.
            range.setStart(text, index === 0 ? 0 : index + 1)
            range.setEnd(text, index + part.length)
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? part : []
          })
        }),
      )
      expect(broken, `${locale} at ${width} px`).toEqual([])
    }
    await page.context().close()
  }
})

test('hints stand beside the map, which stays as large as it was', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  await sit(page)
  await page.locator('.tray .tb[aria-disabled=false]').first().waitFor()
  const size = () => page.locator('.map').evaluate((map) => map.getBoundingClientRect().height)
  const before = await size()
  await page.keyboard.press('h')
  await page.locator('.dock .hints .primary').waitFor()
  expect(await size()).toBe(before)
  await expect(page.locator('.hints')).toHaveCount(1)
  // Where the column lies below the map they stand before the question.
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.locator('.tray .hints .primary').waitFor()
  await expect(page.locator('.hints')).toHaveCount(1)
})

test('on a phone some of the map stays in sight beside hints, and nothing of it lies over the bar', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest()]
  const places = ({ view, legal }) => view.pending.decision === 'chain' && legal.length > 2
  const lively = (legal, roll) => anyKind(legal, roll, ['withdraw', 'replace'])
  const { id, seat } = await reach(guests, { game: 'huang' }, places, lively)
  const page = guests[seat - 1]
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/table/${id}`)
  await page.locator('.map').waitFor()
  await page.keyboard.press('h')
  await page.locator('.hints .primary').waitFor()
  await drawn(page)
  await page.evaluate(() => scrollTo(0, 0))
  const [bar, board, zoom, play] = await Promise.all(
    ['.bar', '.board', '.zoom', '.hints .primary'].map((part) => page.locator(part).first().boundingBox()),
  )
  expect(board.height, `the map is ${board.height} px high`).toBeGreaterThanOrEqual(140)
  expect(zoom.y, `the buttons of the map begin at ${zoom.y}`).toBeGreaterThanOrEqual(bar.y + bar.height)
  expect(play.y + play.height, `the button of the hints ends at ${play.y + play.height}`).toBeLessThan(740)
})

test('the map keeps its size when a piece is taken up, in any language', async ({ server }) => {
  const guest = await server.guest()
  const id = await sit(guest)
  const storageState = await guest.context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState, viewport: { width: 1440, height: 900 } })
    await page.goto(`/table/${id}`)
    const tile = page.locator('.mine .tb[aria-disabled=false]').first()
    await tile.waitFor()
    await drawn(page)
    const size = () => page.locator('.map').evaluate((map) => map.getBoundingClientRect().height)
    const before = await size()
    await tile.click()
    await page.locator('[data-hex].lit').first().waitFor()
    expect(await size(), locale).toBe(before)
    await page.context().close()
  }
})

test('on a phone what else could be begun makes room for the choice in mind', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 360, height: 740 } })
  await sit(page)
  await page.locator('.mine .tb[aria-disabled=false]').first().click()
  await drawn(page)
  await expect(page.locator('.acts')).toBeVisible()
  const hex = await page.locator('[data-hex].lit').first().getAttribute('data-hex')
  await page.locator(`[data-hex="${hex}"]`).dispatchEvent('click')
  await page.locator('.insp .go .primary').waitFor()
  expect(await page.locator('.acts').isVisible()).toBeFalsy()
  await page.locator('.insp .go .btn:not(.primary)').click()
  await page.locator('.acts').waitFor()
  // The last places of the map are seen beside the buttons that lie over it.
  await page.locator('.port').evaluate((port) => port.scrollTo(port.scrollWidth, 0))
  const last = await page
    .locator('[data-hex]')
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)))
  const { x } = await page.locator('.zoom').boundingBox()
  expect(last, `the map ends at ${last}, its buttons begin at ${x}`).toBeLessThanOrEqual(x)
})

test('upright on a tablet, hints leave the map as large as its pieces can be told apart, about the first of them', async ({
  server,
}) => {
  const guests = await Promise.all(LANGUAGES.map((locale) => server.guest({ locale })))
  const { id, seat } = await reach(
    guests,
    { game: 'huang' },
    ({ view }) => view.tiles.length > 12,
    (legal, roll) => anyKind(legal, roll, ['withdraw', 'replace', 'riot']),
  )
  const page = guests[seat - 1]
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(`/table/${id}`)
  await page.locator('.map').waitFor()
  await page.keyboard.press('h')
  await page.locator('[data-hint]').first().waitFor({ timeout: 240_000 })
  await drawn(page)
  const { width } = await page.locator('[data-hex]').first().boundingBox()
  expect(width, `a hex is ${width} px wide`).toBeGreaterThan(28)
  // Closed again, the whole of it is seen.
  await page.keyboard.press('Escape')
  await page.locator('[data-hint]').first().waitFor({ state: 'detached' })
  await drawn(page)
  const [map, port] = await Promise.all(['.map', '.port'].map((box) => page.locator(box).boundingBox()))
  expect(map.width <= port.width + 1 && map.height <= port.height + 1).toBeTruthy()
})

test('replacing tiles on a phone says what to do', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const replaces = ({ legal }) => legal.some(({ notation }) => notation.startsWith('replace'))
  const { id, seat } = await reach(guests, { game: 'huang' }, replaces)
  const page = guests[seat - 1]
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/table/${id}`)
  await page.locator('[data-point=replace]').click()
  await page.locator('.prompt').getByText(t('huang-table-how-replace')).waitFor()
})

test('where a pagoda could be built on a phone is in sight as soon as one wants to build', async ({ server }) => {
  const guests = [await server.guest(), await server.guest(), await server.guest()]
  const builds = ({ view, legal }) =>
    view.pending.decision === 'act' && legal.some(({ notation }) => notation.startsWith('pagoda'))
  const { id, seat } = await reach(guests, { game: 'huang' }, builds, (legal, roll) =>
    anyKind(legal, roll, ['withdraw', 'replace']),
  )
  const page = guests[seat - 1]
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/table/${id}`)
  await page.locator('[data-point=build]').click()
  await page.locator('.site').first().waitFor({ state: 'attached' })
  // The panel that explains comes a few frames later, and the map follows.
  const outside = () =>
    page.evaluate(() => {
      const port = document.querySelector('.port').getBoundingClientRect()
      const boxes = [...document.querySelectorAll('.site')].map((site) => site.getBoundingClientRect())
      const isIn = ({ left, top, right, bottom }) =>
        left >= port.left && right <= port.right && top >= port.top && bottom <= port.bottom
      return boxes.filter((box) => !isIn(box)).map((box) => ({ box: box.toJSON(), port: port.toJSON() }))
    })
  for (let frames = 0; frames < 120 && (await outside()).length; frames++) await drawn(page)
  expect(await outside()).toEqual([])
})
