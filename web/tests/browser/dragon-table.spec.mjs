// What the table of the Year of the Dragon must not get wrong: the card that is played, whose turn it is, drags, the event of a month, the end.

import { expect, test, faultsOf, LANGUAGES, makeTable, settled, saying, speaking, t } from '../fixtures.ts'
import { drawn } from '../drawn.mjs'
import { finished, look, reach, seatAll, send } from '../reach.mjs'

const asks = (what) => (game) => game.view.ask?.what === what
const open = async (page, id) => {
  await page.goto(`/table/${id}`)
  await page.locator('.calm.dragon').waitFor()
}
const thing = (key) => `[data-thing="${key}"]`
const key = (words) => `person ${words.replace(' ', '_')}`
const primary = '.question .primary'
const pressed = (page, selector) => page.locator(selector).getAttribute('aria-pressed')
const middle = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox()
  return [x + width / 2, y + height / 2]
}
/** Somebody whose own card is held, beside a wild card. */
const both = ({ legal }) =>
  legal
    .map(({ notation }) => /^person (.*)$/.exec(notation)?.[1])
    .find((person) => person && legal.some(({ notation }) => notation === `wild ${person}`))

test('card phase: the own card comes first, a wild card by a touch, and that card is played', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat, game } = await reach(guests, { game: 'dragon' }, (now) => asks('card')(now) && both(now))
  const page = guests[seat - 1]
  await open(page, id)
  const person = both(game)
  const own = thing(`card ${person.replace(/^(young|old) /, '')}`)
  await page.locator(thing(key(person))).click()
  await page.locator(primary).waitFor()
  expect(await pressed(page, own), 'the own card comes first').toBe('true')
  await page.locator(thing('card wild')).first().click()
  expect([await pressed(page, own), await page.locator(`${thing('card wild')}[aria-pressed=true]`).count()]).toEqual([
    'false',
    1,
  ])
  // What others say takes nothing out of the hand.
  await send(guests[2 - seat], id, { do: 'say', seat: 3 - seat, text: 'well?' })
  await page.locator('[data-mode=chat] .new').waitFor()
  await page.locator(own).click()
  expect(await pressed(page, own)).toBe('true')
  expect(await faultsOf(page)).toEqual([])
  await page.locator(primary).click()
  await page.waitForFunction((at) => document.querySelector('[data-at]').dataset.at !== String(at), game.at)
  const held = (court) => court.cards.filter((card) => card === 'wild').length
  const after = (await look(page, id)).game.view.seats[seat - 1]
  expect(held(after), 'the wild cards are still there').toBe(held(game.view.seats[seat - 1]))
  expect(after.cards.length).toBe(game.view.seats[seat - 1].cards.length - 1)
})

for (const hand of ['mouse', 'finger'])
  test(`a card is dragged onto a person, by ${hand}; Escape puts it back`, async ({ server }) => {
    const manner = { viewport: { width: 1024, height: 768 }, hasTouch: hand === 'finger' }
    const guests = [await server.guest(manner), await server.guest(manner)]
    const { id, seat, game } = await reach(guests, { game: 'dragon' }, (now) => asks('card')(now) && both(now))
    const page = guests[seat - 1]
    await open(page, id)
    const card = page.locator(thing(`card ${both(game).replace(/^(young|old) /, '')}`))
    const person = page.locator(thing(key(both(game))))
    const [from, to] = [await middle(card), await middle(person)]
    // A finger carries the card above itself.
    const aim = [to[0], to[1] + (hand === 'finger' ? 64 : 5)]
    const touch = hand === 'finger' ? await page.context().newCDPSession(page) : null
    const point = (type, [x, y]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    if (touch) {
      await point('touchStart', from)
      await point('touchMove', [from[0] + 20, from[1] - 20])
      await point('touchMove', aim)
    } else {
      await page.mouse.move(...from)
      await page.mouse.down()
      await page.mouse.move(from[0] + 20, from[1] - 20)
      await page.locator('.dragged').waitFor()
      await page.keyboard.press('Escape')
      await expect(page.locator('.dragged')).toHaveCount(0)
      await page.mouse.up()
      await expect(page.locator(`${thing(key(both(game)))}[aria-pressed=true]`)).toHaveCount(0)
      await page.mouse.move(...from)
      await page.mouse.down()
      await page.mouse.move(from[0] + 20, from[1] - 20)
      await page.mouse.move(...aim)
    }
    await page.locator('.dragged').waitFor()
    if (touch) await point('touchEnd', aim)
    else await page.mouse.up()
    await page.locator(primary).waitFor()
    await expect(person).toHaveAttribute('aria-pressed', 'true')
    await expect(card).toHaveAttribute('aria-pressed', 'true')
  })

test('while another player decides, the question says who, and asks for nothing', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'dragon' }, asks('act'))
  const page = guests[2 - seat]
  await open(page, id)
  const prompt = await page.locator('[data-point=prompt]').innerText()
  expect(prompt).toMatch(saying('web-watch-awaits'))
  await expect(page.locator('.thing[aria-disabled=false], .cover, .question .primary')).toHaveCount(0)
})

test('after the end no month is the present one', async ({ server }) => {
  const page = await server.guest()
  const id = await finished(page, { game: 'dragon' }, 3)
  await open(page, id)
  await page.locator('.month.past').last().waitFor()
  await expect(page.locator('.month.past')).toHaveCount(12)
})

test('five players, the wall and a super event: track, log and own court are in sight', async ({ server }) => {
  const guests = []
  for (let seat = 0; seat < 5; seat++) guests.push(await server.guest({ viewport: { width: 1440, height: 900 } }))
  const wanted = { game: 'dragon', options: { great_wall: 'true', super_event: 'earthquake' } }
  const { id, seat } = await reach(guests, wanted, (game) => asks('act')(game) && game.view.month > 3)
  const page = guests[seat - 1]
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ]) {
    await page.setViewportSize({ width, height })
    await open(page, id)
    await drawn(page)
    for (const part of ['.year .track', '.year .groups', '.year .persons', '.court', '.leaf'])
      await expect(page.locator(part), `${part} at ${width}`).toBeInViewport({ ratio: 0.95 })
    const cut = await page.locator('.year').evaluate((year) => year.scrollHeight - year.clientHeight)
    expect(cut, `the table at ${width} is too high for its room`).toBeLessThanOrEqual(1)
  }
})

test('a phone shows actions or persons, whichever is asked for, above the palaces', async ({ server }) => {
  const manner = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const guests = [await server.guest(manner), await server.guest(manner)]
  const act = await reach(guests, { game: 'dragon' }, asks('act'))
  await open(guests[act.seat - 1], act.id)
  await guests[act.seat - 1].locator('.year .groups').waitFor()
  await expect(guests[act.seat - 1].locator('.year .persons, .year .track')).toHaveCount(0)
  const card = await reach(guests, { game: 'dragon' }, asks('card'))
  await open(guests[card.seat - 1], card.id)
  await guests[card.seat - 1].locator('.year .persons').waitFor()
  await expect(guests[card.seat - 1].locator('.year .groups')).toHaveCount(0)
})

test('at a shared device a phone shows what is asked when it was handed over', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 360, height: 740 } })
  await page.goto('/')
  const seats = ['North', 'South'].map((name) => ({ kind: 'me', name }))
  const id = await makeTable(page, { game: 'dragon', seats })
  await page.goto(`/table/${id}`)
  await page.locator('.curtain button').click()
  const person = page.locator('.draft .thing[aria-disabled=false]').first()
  await person.click()
  await expect(person).toHaveAttribute('aria-pressed', 'true')
})

test('the event of a month has a mode: it opens while persons are released, and goes by Escape or another mode', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest()]
  const epidemic = (game) =>
    asks('release')(game) &&
    game.view.events[game.view.month - 1] === 'epidemic' &&
    game.view.seats[game.turn - 1].symbols.healer > 0
  const { id, seat, game } = await reach(guests, { game: 'dragon' }, epidemic)
  const page = guests[seat - 1]
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, id)
  const rows = page.locator('.round tbody tr')
  await expect(rows).toHaveCount(2)
  const own = game.view.seats[seat - 1]
  await expect(rows.nth(seat - 1)).toHaveText(new RegExp(t('dragon-table-due', { count: own.due })), {
    useInnerText: true,
  })
  for (const part of ['.palaces', '.groups', '.persons'])
    await expect(page.locator(`.table ${part}`).first()).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  // What is said at the table neither closes nor opens it.
  await send(guests[2 - seat], id, { do: 'say', seat: 3 - seat, text: 'well?' })
  await page.locator('[data-mode=chat] .new').waitFor()
  await expect(page.locator('.round')).toBeVisible()
  await page.locator('[data-mode=log]').click()
  await expect(page.locator('.round')).toHaveCount(0)
  await page.locator('[data-mode=game]').click()
  await page.locator('.round').waitFor()
})

test('the event of a month with a super event names it and what it took of each, in any language', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest(), await server.guest()]
  const wanted = { game: 'dragon', options: { super_event: 'tornado', great_wall: 'true' } }
  const { id, seat } = await reach(guests, wanted, ({ view }) => view.month === 8)
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState, viewport: { width: 360, height: 740 }, hasTouch: true })
    await open(page, id)
    await page.locator('[data-mode=game]').tap()
    const sheet = page.locator('.round')
    await expect(sheet.locator('h2'), locale).toHaveText(/7.* · Torna/, { useInnerText: true })
    // Everybody had two cards left to discard.
    expect(
      await sheet.locator('.special').evaluateAll((all) => all.map((row) => row.querySelectorAll('.part').length)),
    ).toEqual([2, 2, 2])
    const over = await sheet.evaluate((one) => one.scrollWidth - one.clientWidth)
    expect(over, `${locale}: the sheet is ${over} px too wide`).toBeLessThanOrEqual(0)
    await page.context().close()
  }
})

test('a wall tile and a privilege are asked for by what they give', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  for (const [action, wanted, ways] of [
    ['wall', { great_wall: 'true' }, '[data-area=tiles] .thing[aria-disabled=false]'],
    ['privilege', {}, '.ways button'],
  ]) {
    const several = ({ legal }) => legal.filter(({ notation }) => notation.startsWith(action)).length > 1
    const { id, seat } = await reach(
      guests,
      { game: 'dragon', options: wanted },
      (now) => asks('act')(now) && several(now),
    )
    const page = guests[seat - 1]
    await open(page, id)
    await page.locator(thing(`act ${action}`)).click()
    await expect(page.locator('.question .go')).toHaveText(new RegExp(t(`dragon-table-how-${action}`)), {
      useInnerText: true,
    })
    await page.locator(ways).first().click()
    await page.locator(primary).waitFor()
  }
})

test('what a super event asks of the others is said: cards or floors, not persons', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  for (const [super_event, what] of [
    ['tornado', 'cards'],
    ['earthquake', 'floors'],
  ]) {
    const wanted = { game: 'dragon', options: { super_event } }
    const first = ({ view }) => view.phase === 'super' && view.seats.every(({ due }) => due === 2)
    const { id, seat } = await reach(guests, wanted, first)
    const page = guests[seat - 1]
    await open(page, id)
    await expect(page.locator(`[data-seat="${3 - seat}"] .who small`)).toHaveText(
      t(`dragon-table-due-${what}`, { count: 2 }),
      { useInnerText: true },
    )
  }
})

test('a move of another player is ringed on the table, and seen again by a key', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const first = (game) => asks('act')(game) && game.view.done === 0
  const { id, seat, game } = await reach(guests, { game: 'dragon' }, first)
  const watches = guests[2 - seat]
  await open(watches, id)
  const { number, notation } = game.legal.find(({ notation }) => notation === 'taxes' || notation === 'harvest')
  // What is there at first sight is no news.
  await expect(watches.locator('.tone-moved')).toHaveCount(0)
  await settled(watches)
  await send(guests[seat - 1], id, { do: 'act', seat, at: game.at, action: number })
  await watches.locator(thing(`taker ${seat}`)).waitFor()
  await watches.keyboard.press('l')
  await watches.locator(`${thing(`act ${notation}`)}.tone-moved`).waitFor()
})

test('hints stand on what they need, 2 chooses the second, and Enter plays it wherever the focus is', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat, game } = await reach(guests, { game: 'dragon' }, (now) => asks('act')(now) && now.view.month > 1)
  const page = guests[seat - 1]
  await open(page, id)
  const card = page.locator('.groups .thing[aria-disabled=false]').last()
  await card.click()
  await page.keyboard.press('h')
  await page.locator('[data-hint="2"]').waitFor({ timeout: 240_000 })
  await expect(page.locator('.thing[aria-pressed=true]'), 'hints put back what was held').toHaveCount(0)
  await page.locator('.disc').first().waitFor()
  await page.locator('.groups button.thing').last().focus()
  await page.keyboard.press('2')
  await expect(page.locator('[data-hint="2"]')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.primary')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.waitForFunction((at) => document.querySelector('[data-at]').dataset.at !== String(at), game.at)
})

test('a hint marks the palace that it means', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const builds = ({ legal }) =>
    legal.length > 1 && legal.every(({ action }) => ['floor', 'new_palace'].includes(action.action))
  const { id, seat } = await reach(guests, { game: 'dragon' }, builds)
  const page = guests[seat - 1]
  await open(page, id)
  await page.locator('[data-cover^="palace "]').first().waitFor()
  await page.keyboard.press('h')
  await page.locator('[data-hint="1"][aria-pressed=true]').waitFor({ timeout: 240_000 })
  const lifted = page.locator('[data-marked^="palace "].tone-hint')
  await expect(lifted.first()).toBeVisible()
  await page.locator('[data-marked^="palace "] .disc.chosen').first().waitFor()
  await expect(page.locator('[data-cover]')).toHaveCount(0)
})

test('a staged action survives a reload', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'dragon' }, asks('act'))
  const page = guests[seat - 1]
  await open(page, id)
  const card = page.locator('.groups .thing[aria-disabled=false]').first()
  await card.click()
  await page.locator('.question .go').waitFor()
  await page.reload()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
})

/** Words that are broken over two lines. */
const broken = (all) =>
  all.flatMap((one) => {
    const [text, range] = [one.firstChild, document.createRange()]
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? word : []
    })
  })

test('the ending of five players with long names: on a phone all are named in full, and no word is broken, in any language', async ({
  server,
}) => {
  const viewport = { width: 360, height: 740 }
  const guests = []
  for (const name of ['Maximiliane', 'Bartholomäus', 'Wilhelmina', 'Konstantin', 'Alexandrine']) {
    const page = await server.guest({ viewport })
    await page.request.post('/api/me', { data: { name } })
    guests.push(page)
  }
  const id = await seatAll(guests, { game: 'dragon', stand_in: 'random' })
  for (const [index, page] of guests.entries()) await send(page, id, { do: 'hand_over', seat: index + 1 })
  const storageState = await guests[0].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ viewport, locale, storageState })
    await open(page, id)
    const heads = page.locator('.end thead .who b')
    await heads.nth(4).waitFor()
    expect(await heads.evaluateAll(broken), locale).toEqual([])
    const boxes = await heads.evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
    )
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3
    boxes.forEach((one, i) =>
      boxes.slice(i + 1).forEach((other) => expect(meet(one, other), `${locale}: two names meet`).toBeFalsy()),
    )
    expect(boxes[4].right, `${locale}: the last name ends at ${boxes[4].right}`).toBeLessThanOrEqual(350)
    const wide = await page.locator('.end .scroll').evaluate((one) => one.scrollWidth - one.clientWidth)
    expect(wide, locale).toBe(0)
    await page
      .locator('.end')
      .getByRole('button', { name: speaking(locale)('web-score') })
      .click()
    const sheet = page.locator('.leaf .scroll').last()
    const over = await sheet.evaluate((one) => one.scrollWidth - one.clientWidth)
    expect(over, `${locale}: the score sheet is ${over} px too wide`).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    // On a large screen a source says beside its name that it decided, or below.
    await page.setViewportSize({ width: 1920, height: 1080 })
    await drawn(page)
    expect(await page.locator('.end .src > span').evaluateAll(broken), locale).toEqual([])
    await page.context().close()
  }
})

test('every sign of the game is drawn: its lines enclose something', async ({ server }) => {
  const page = await server.guest()
  const id = await seatAll([page, await server.guest()], { game: 'dragon' })
  await open(page, id)
  const empty = await page.evaluate(() => {
    const field = Array.from(
      { length: 53 * 53 },
      (_, k) => new DOMPoint((k % 53) / 2 - 13, Math.floor(k / 53) / 2 - 13),
    )
    const drawn = (shape) => {
      const lines = getComputedStyle(shape).stroke !== 'none'
      return field.filter((at) => shape.isPointInFill(at) || (lines && shape.isPointInStroke(at))).length
    }
    return [...document.querySelectorAll('g[id^="m-"]')]
      .filter((sign) => ![...sign.querySelectorAll('path, circle, rect, ellipse')].some((shape) => drawn(shape) > 60))
      .map(({ id }) => id)
  })
  expect(empty).toEqual([])
})
