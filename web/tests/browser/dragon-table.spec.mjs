// What the table of the Year of the Dragon must not get wrong: the card that is played, whose turn it is, the end, and sizes of window.

import { expect, test, faultsOf, LANGUAGES, makeTable, settled, saying, speaking, t } from '../fixtures.ts'
import { drawn } from '../drawn.mjs'
import { anyKind, finished, look, reach, seatAll, send } from '../reach.mjs'

const asks = (what) => (game) => game.view.ask?.what === what
const open = async (page, id) => {
  await page.goto(`/table/${id}`)
  await page.locator('.dragon').waitFor()
}
const key = (words) => `person ${words.replace(' ', '_')}`
const top = (page, selector) => page.locator(selector).evaluate((one) => Math.round(one.getBoundingClientRect().top))

test('card phase: person, card, palace; the red button says which card is played, and that card is played', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest()]
  // Somebody whose own card is held, beside a wild card.
  const both = ({ legal }) =>
    legal
      .map(({ notation }) => /^person (.*)$/.exec(notation)?.[1])
      .find((person) => person && legal.some(({ notation }) => notation === `wild ${person}`))
  const { id, seat, game } = await reach(guests, { game: 'dragon' }, (now) => asks('card')(now) && both(now))
  const page = guests[seat - 1]
  await open(page, id)
  const person = both(game)
  const cards = page.locator('.tray [role=radiogroup] [role=radio]')
  await expect(cards, 'both cards have their places before anybody is chosen').toHaveCount(2)
  const before = [await top(page, '.tray'), await top(page, '.pals')]
  await page.locator(`[data-key="${key(person)}"]`).click()
  await page.locator('.tray .primary:enabled').waitFor()
  expect([await top(page, '.tray'), await top(page, '.pals')], 'the tray stays where it is').toEqual(before)
  expect(
    await cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-checked'))),
    'the own card comes first',
  ).toEqual(['true', 'false'])
  const labels = await page.locator('.tray button').evaluateAll((all) => all.map((one) => one.textContent.trim()))
  expect(new Set(labels.filter(Boolean)).size, labels.join(' | ')).toBe(labels.filter(Boolean).length)
  const primary = page.locator('.tray .primary')
  await expect(primary).toHaveText(new RegExp(t('dragon-table-with-own')), { useInnerText: true })
  await cards.nth(1).click()
  await expect(primary).toHaveText(new RegExp(t('dragon-table-with-wild')), { useInnerText: true })
  // What others say takes nothing out of one's hand.
  await send(guests[2 - seat], id, { do: 'say', seat: 3 - seat, text: 'well?' })
  await page.locator('.bar .dot').first().waitFor({ state: 'attached' })
  await expect(primary).toHaveText(new RegExp(t('dragon-table-with-wild')), { useInnerText: true })
  await cards.nth(0).click()
  // Another person under the pointer changes nothing of what is said.
  await page
    .locator('.tray .prompt p small')
    .filter({ hasText: t('web-preview-if') })
    .waitFor()
  const said = await page.locator('.tray .prompt p small').innerText()
  await page.locator('.ptile.lit:not(.sel)').first().hover()
  await expect(page.locator('.tray .prompt p small')).toHaveText(said, { useInnerText: true })
  expect(await faultsOf(page)).toEqual([])
  await primary.click()
  await page.waitForFunction((at) => document.querySelector('[data-at]').dataset.at !== String(at), game.at)
  const held = (court) => court.cards.filter((card) => card === 'wild').length
  const after = (await look(page, id)).game.view.seats[seat - 1]
  expect(held(after), 'the wild cards are still there').toBe(held(game.view.seats[seat - 1]))
  expect(after.cards.length).toBe(game.view.seats[seat - 1].cards.length - 1)
})

test('while somebody else decides, the prompt says who, and commands nobody', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'dragon' }, asks('act'))
  const page = guests[2 - seat]
  await open(page, id)
  const prompt = await page.locator('.tray .prompt p').innerText()
  expect(prompt).toMatch(saying('dragon-table-waits-for'))
  expect(prompt).not.toMatch(saying('dragon-ask-act'))
  // Whoever has not acted yet is not said to have passed.
  await expect(page.locator('.opps')).not.toHaveText(new RegExp(t('dragon-table-no-action'), 'i'), {
    useInnerText: true,
  })
})

test('after the end nothing is still to come: no month is now, no scoring is announced', async ({ server }) => {
  const page = await server.guest()
  const id = await finished(page, { game: 'dragon' }, 3)
  await open(page, id)
  await expect(page.locator('.months .now, .months [aria-current]')).toHaveCount(0)
  const shown = await page.locator('.dragon').innerText()
  expect(shown).not.toMatch(new RegExp(t('dragon-table-nothing-coming')))
  expect(shown).not.toMatch(/this month/)
})

test('on a phone seven actions, the forecast and the order stand above the prompt', async ({ server }) => {
  const viewport = { width: 360, height: 740 }
  const guests = []
  for (let seat = 0; seat < 4; seat++) guests.push(await server.guest({ viewport, hasTouch: true }))
  const { id, seat } = await reach(guests, { game: 'dragon' }, (game) => asks('act')(game) && game.view.month > 1)
  const page = guests[seat - 1]
  await open(page, id)
  await page.locator('.act[aria-disabled=false]').last().tap()
  await page
    .locator('.tray .prompt p small')
    .filter({ hasText: t('web-preview-if') })
    .waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  const prompt = await top(page, '.tray .prompt')
  const low = await page
    .locator('.act, .order, .fc')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  await expect(page.locator('.act')).toHaveCount(7)
  expect(Math.max(...low), `${Math.max(...low)} lies under the prompt at ${prompt}`).toBeLessThanOrEqual(prompt + 1)
  // Keys are for keyboards.
  await expect(page.locator('kbd:visible')).toHaveCount(0)
})

test('on a phone eight actions in five groups stand above the prompt, which keeps its height, in any language', async ({
  server,
}) => {
  const viewport = { width: 360, height: 740 }
  const guests = []
  for (let seat = 0; seat < 5; seat++) guests.push(await server.guest({ viewport }))
  const wanted = { game: 'dragon', options: { great_wall: 'true', super_event: 'earthquake' } }
  const { id, seat } = await reach(guests, wanted, (game) => asks('act')(game) && game.view.month > 1)
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ viewport, hasTouch: true, locale, storageState })
    await open(page, id)
    await expect(page.locator('.act')).toHaveCount(8)
    const before = await top(page, '.tray .prompt')
    await page.locator('.act[aria-disabled=false]').first().tap()
    await page.locator('.tray .prompt .primary').waitFor()
    const prompt = await top(page, '.tray .prompt')
    const low = await page
      .locator('.act, .order, .fc')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    expect(Math.max(...low), `${locale}: ${Math.max(...low)} lies under the prompt at ${prompt}`).toBeLessThanOrEqual(
      prompt + 1,
    )
    expect(prompt, `${locale}: the prompt moved`).toBe(before)
    await page.context().close()
  }
})

test('the courts of four others can be seen beside the table, and below them the log', async ({ server }) => {
  const viewport = { width: 1440, height: 900 }
  const guests = []
  for (let seat = 0; seat < 5; seat++) guests.push(await server.guest({ viewport }))
  const wanted = { game: 'dragon', options: { great_wall: 'true', super_event: 'earthquake' } }
  const { id, seat } = await reach(guests, wanted, (game) => asks('act')(game) && game.view.month > 3)
  const page = guests[seat - 1]
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height })
    await open(page, id)
    const low = await page
      .locator('.opps > ul > li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    expect(low.length).toBe(4)
    const log = await top(page, '.dock > .log')
    expect(
      Math.max(...low) <= log && log <= height - 60,
      `the courts end at ${low}, the log begins at ${log}`,
    ).toBeTruthy()
    const wide = await page
      .locator('.opps .mps, .opps .os, .opps .who b')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))
    expect(wide).toEqual([])
  }
  // Where they do not fit, an arrow says that there is more, until there is no more.
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.locator('.dock > .more').waitFor()
  await page.locator('.dock').evaluate((dock) => dock.scrollTo(0, dock.scrollHeight))
  await page.locator('.dock > .more').waitFor({ state: 'detached' })
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
    const sheet = page.locator('[role=dialog] .scroll').last()
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

test('at a shared device a phone shows what is asked when it was handed over', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 360, height: 740 } })
  await page.goto('/')
  const seats = ['North', 'South'].map((name) => ({ kind: 'me', name }))
  const id = await makeTable(page, { game: 'dragon', seats })
  await page.goto(`/table/${id}`)
  await page.locator('.curtain button').click()
  await page.locator('.draft .ptile.lit').first().click()
  await page.locator('.draft .ptile.sel').waitFor()
})

test('at 768 px everything is on one page, without tabs and without anything cut', async ({ server }) => {
  const viewport = { width: 768, height: 1024 }
  const guests = [await server.guest({ viewport }), await server.guest({ viewport })]
  const { id, seat } = await reach(guests, { game: 'dragon' }, (game) => asks('act')(game) && game.view.month > 3)
  const page = guests[seat - 1]
  await open(page, id)
  await expect(page.locator('.tabs:visible')).toHaveCount(0)
  for (const part of ['.months', '.order', '.groups', '.supply .sg', '.pals', '.stores', '.opps'])
    await expect(page.locator(part).first(), `${part} is to be seen`).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBeTruthy()
  const cut = await page
    .locator('.rn, .an b, .months b')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))
  expect(cut).toEqual([])
})

test('at 768 px what goods would become stands beside them, and the words beside long buttons are no narrow column', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest()]
  const wanted = { game: 'dragon', options: { super_event: 'tsunami' } }
  const { id, seat } = await reach(guests, wanted, asks('give_back'))
  const page = guests[seat - 1]
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, id)
  await page.locator('.stores s').first().waitFor()
  const lines = await page
    .locator('.stores dd')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height > 34).map((one) => one.textContent))
  expect(lines).toEqual([])
  const over = await page.locator('.stores > div').evaluateAll((all) =>
    all
      .filter(({ firstElementChild: word, lastElementChild: figure, parentElement: box }) => {
        const { left, right } = figure.getBoundingClientRect()
        return (
          word.lastElementChild.getBoundingClientRect().right > left || right > box.getBoundingClientRect().right + 1
        )
      })
      .map((one) => one.textContent),
  )
  expect(over).toEqual([])
  const { width } = await page.locator('.tray .prompt p').boundingBox()
  expect(width, `the question is ${width} px wide`).toBeGreaterThan(500)
})

/** In the browser: words of these things that break in their midst. */
const broken = (all) =>
  all.flatMap((one) => {
    const [text, range] = [one.firstChild, document.createRange()]
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? word : []
    })
  })

test('beside the column and on a tablet every month has room for its names, in any language', async ({ server }) => {
  const host = await server.guest()
  // The longest name of a super event: that of French.
  const id = await seatAll([host, await server.guest()], { game: 'dragon', options: { super_event: 'assassination' } })
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState: await host.context().storageState() })
    await open(page, id)
    for (const width of [768, 901, 930, 1024, 1240, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await drawn(page)
      const wide = await page.locator('.months li :is(b, small, .super i)').evaluateAll((all) =>
        all
          .filter((one) => {
            const [words, slip] = [one, one.closest('li')].map((part) => part.getBoundingClientRect())
            return words.left < slip.left || words.right > slip.right
          })
          .map((one) => one.textContent),
      )
      expect(wide, `${locale} at ${width} px`).toEqual([])
      expect(await page.locator('.months b').evaluateAll(broken), `${locale} at ${width} px`).toEqual([])
      const over = await page.locator('.months').evaluate((one) => one.scrollWidth - one.clientWidth)
      expect(over, `${locale} at ${width} px: the strip is ${over} px too wide`).toBeLessThanOrEqual(0)
    }
    await page.context().close()
  }
})

test('while hints are shown on a laptop all persons to choose from stand above them, and no number lies over how many are left', async ({
  server,
}) => {
  const [page, other] = [await server.guest(), await server.guest()]
  for (const what of ['draft', 'card']) {
    const { id } = await reach([page, other], { game: 'dragon' }, (game, seat) => seat === 1 && asks(what)(game))
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, id)
    await page.locator('[data-deciding=true]').waitFor()
    await page.keyboard.press('h')
    await page.locator('.hints .chance').first().waitFor()
    await drawn(page)
    const { y } = await page.locator('.tray').boundingBox()
    const bottoms = await page
      .locator('.ptile')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    expect(
      Math.max(...bottoms),
      `${what}: persons end at ${Math.max(...bottoms)}, below them is ${y}`,
    ).toBeLessThanOrEqual(y)
  }
  await page.setViewportSize({ width: 768, height: 1024 })
  await drawn(page)
  const covered = await page.locator('.ptile[data-rank]').evaluateAll((all) =>
    all.map((tile) => {
      const { left, width } = getComputedStyle(tile, '::after')
      return parseFloat(left) + parseFloat(width) > tile.querySelector('.cnt').offsetLeft
    }),
  )
  expect(
    covered.length > 0 && !covered.includes(true),
    `numbers of hints that lie over others: ${covered}`,
  ).toBeTruthy()
})

test('the nine persons in the least room: names break only where they may, and no figure lies over another', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'dragon' }, asks('card'))
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState, viewport: { width: 905, height: 900 } })
    await open(page, id)
    await page.locator('.rn').first().waitFor()
    const wide = await page
      .locator('.rn')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.closest('h3').clientWidth).map((one) => one.innerText),
      )
    expect(wide, locale).toEqual([])
    const covered = await page.locator('.supply .ptile').evaluateAll((all) =>
      all.flatMap((tile) => {
        const [count, steps, symbols] = ['.cnt', '.val', '.syms'].map((part) =>
          tile.querySelector(part).getBoundingClientRect(),
        )
        const meet = (a, b) =>
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3
        const within = symbols.right <= tile.getBoundingClientRect().right
        return meet(count, steps) || meet(steps, symbols) || !within ? tile.dataset.key : []
      }),
    )
    expect(covered, locale).toEqual([])
    await page.context().close()
  }
})

test('five players, the wall and a super event: what is to be seen while an action is chosen is seen in full', async ({
  server,
}) => {
  const guests = []
  for (let seat = 0; seat < 5; seat++) guests.push(await server.guest())
  const wanted = { game: 'dragon', options: { great_wall: 'true', super_event: 'earthquake' } }
  const high = (game, seat) => game.view.seats[seat - 1].palaces.some(({ floors }) => floors === 3)
  const taken = (game) => game.view.groups.some(({ taken_by }) => taken_by.length > 1)
  const wished = (game, seat) => asks('act')(game) && high(game, seat) && taken(game) && game.legal.length > 3
  const { id, seat } = await reach(guests, wanted, wished)
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState })
    await open(page, id)
    for (const [width, height] of [
      [1440, 900],
      [1280, 800],
      [1024, 768],
    ]) {
      await page.setViewportSize({ width, height })
      await page.keyboard.press('Escape')
      await page.locator('.act[aria-disabled=false]').first().click()
      await page.locator('.tray .prompt .primary').waitFor()
      await page.locator('.tray .prompt p small:has(b)').waitFor()
      await drawn(page)
      const where = `${locale} at ${width} px`
      expect(await page.locator('.an b').evaluateAll(broken), where).toEqual([])
      const small = await page
        .locator('.an b')
        .evaluateAll((all) =>
          all.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 12).map((one) => one.innerText),
        )
      expect(small, where).toEqual([])
      await page.locator('.left').evaluate((left) => left.scrollTo(0, 0))
      const lowest = await page
        .locator('.act')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)))
      expect(lowest, `${where}: an action lies ${lowest} deep`).toBeLessThanOrEqual(await top(page, '.tray'))
      const cut = await page
        .locator('.tracks .lab')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))
      expect(cut, where).toEqual([])
      // The seals of the track are as large as anywhere.
      const scale = await page
        .locator('.tr svg')
        .evaluate((one) => one.getBoundingClientRect().width / one.viewBox.baseVal.width)
      expect(scale, `${where}: the track is drawn ${scale} times as large`).toBeGreaterThan(0.95)
      if (width < 1440) continue
      const tray = await top(page, '.tray')
      const low = await page
        .locator('.ptile:visible')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
      expect(
        low.length > 9 && Math.max(...low) <= tray + 1,
        `${where}: ${Math.max(...low)} lies under ${tray}`,
      ).toBeTruthy()
    }
    await page.context().close()
  }
})

test('what taking a person does is read in full, in any language', async ({ server }) => {
  const guests = [await server.guest(), await server.guest(), await server.guest()]
  // Whoever is taken moves in at once, into the one palace with room.
  const wanted = { game: 'dragon', options: { great_wall: 'true' } }
  const { id, seat } = await reach(guests, wanted, (game) => asks('card')(game) && game.view.month > 2)
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ viewport: { width: 1280, height: 800 }, locale, storageState })
    await open(page, id)
    for (const person of await page.locator('.ptile.lit').all()) {
      await person.click()
      const said = page.locator('.tray .prompt p small:has(b)')
      await said.waitFor()
      const [room, needed, words] = await said.evaluate((one) => [one.clientHeight, one.scrollHeight, one.textContent])
      expect(needed, `${locale}: ${words}`).toBeLessThanOrEqual(room + 2)
    }
    await page.context().close()
  }
})

test('what ends a month is told in whole sentences', async ({ server }) => {
  const guests = [await server.guest(), await server.guest(), await server.guest()]
  const room = ({ persons, floors }) => persons.length < floors
  // The last of the month, whose person moves in at once: the event follows.
  const last = ({ view, legal }, seat) =>
    asks('card')({ view }) &&
    view.month > 2 &&
    view.order.at(-1) === seat &&
    view.seats[seat - 1].palaces.filter(room).length === 1 &&
    legal.some(({ notation }) => notation.startsWith('person'))
  const { id, seat } = await reach(guests, { game: 'dragon', options: { great_wall: 'true' } }, last)
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState })
    for (const [width, height] of [
      [1024, 768],
      [360, 740],
    ]) {
      await page.setViewportSize({ width, height })
      await open(page, id)
      if (width < 700) await page.locator('.tabs button').nth(2).click()
      await page.locator('.ptile.lit').first().click()
      const said = page.locator('.tray .prompt p small:has(b)')
      await said.waitFor()
      const [seen, needed, all] = await said.evaluate((one) => [one.clientHeight, one.scrollHeight, one.textContent])
      const where = `${locale} at ${width} px: ${all}`
      expect(needed, where).toBeLessThanOrEqual(seen + 2)
      expect(all, where).toMatch(/: .*\d.*[.!]$/)
    }
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

for (const viewport of [
  { width: 720, height: 450 },
  { width: 640, height: 400 },
])
  test(`at 200 % zoom (${viewport.width} px) the prompt leaves the palaces to choose from`, async ({ server }) => {
    const guests = [await server.guest({ viewport }), await server.guest({ viewport })]
    const { id, seat } = await reach(guests, { game: 'dragon' }, asks('place'))
    const page = guests[seat - 1]
    await open(page, id)
    const covers = page.locator('.pal .cover')
    for (let index = 0; index < (await covers.count()); index++) {
      const free = await covers.nth(index).evaluate((one) => {
        one.scrollIntoView({ block: 'center' })
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        return document.elementFromPoint(x, y) === one
      })
      expect(free, `palace ${index + 1} is covered`).toBeTruthy()
    }
    const stuck = await page
      .locator('.tray .prompt, .tabs')
      .evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).position === 'sticky')
          .reduce((sum, one) => sum + one.getBoundingClientRect().height, 0),
      )
    expect(stuck, `${stuck} of ${viewport.height} px are the prompt’s`).toBeLessThanOrEqual(viewport.height * 0.4)
  })

test('prices and takers lie side by side, and no label of a ruler meets another', async ({ server }) => {
  const guests = [await server.guest(), await server.guest(), await server.guest(), await server.guest()]
  const twice = (game) => game.view.groups.some(({ taken_by }) => taken_by.length > 1)
  const { id, seat } = await reach(guests, { game: 'dragon' }, (game) => asks('act')(game) && twice(game))
  for (const width of [1440, 768, 360]) {
    const page = guests[seat - 1]
    await page.setViewportSize({ width, height: 900 })
    await open(page, id)
    const meeting = await page.evaluate(() => {
      const box = (one) => one.getBoundingClientRect()
      const meet = (a, b) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
      const found = []
      const against = (all, what) =>
        all.forEach((one, i) =>
          all.slice(i + 1).forEach((two) => {
            if (meet(box(one), box(two))) found.push(`${what}: ${one.textContent.trim()} and ${two.textContent.trim()}`)
          }),
        )
      for (const head of document.querySelectorAll('.gh')) against([...head.querySelectorAll('.cost, .token')], 'group')
      for (const ruler of document.querySelectorAll('.track svg')) {
        if (box(ruler).width === 0) continue
        against([...ruler.querySelectorAll('text')], 'ruler')
      }
      return found
    })
    expect(meeting, `${width} px`).toEqual([])
  }
})

for (const locale of ['fr', 'de', 'pl'])
  test(`long names are whole, and a wild card is a star: ${locale}`, async ({ server }) => {
    const guests = [await server.guest({ locale }), await server.guest({ locale })]
    const { id, seat } = await reach(guests, { game: 'dragon' }, asks('card'))
    const page = guests[seat - 1]
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, id)
      const cut = await page
        .locator('.rn:visible, .cards .wild:visible, .tray .prompt button:visible, .an b:visible')
        .evaluateAll((all) =>
          all
            .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
            .map((one) => one.textContent.trim() || one.title),
        )
      expect(cut, `${width} px`).toEqual([])
      expect((await page.locator('.cards .wild').allTextContents()).join('').trim()).toBe('')
      expect(await page.locator('.cards .wild svg').count()).toBeGreaterThan(0)
    }
  })

test('in the card phase every person to take stands above the question, on a laptop too', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'dragon', options: { great_wall: 'true' } }, asks('card'))
  const page = guests[seat - 1]
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, id)
  await page.locator('.ptile.lit').first().click()
  const prompt = await top(page, '.tray .prompt')
  const low = await page
    .locator('.ptile:visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  expect(Math.max(...low), `${Math.max(...low)} lies under the question at ${prompt}`).toBeLessThanOrEqual(prompt + 1)
})

test('in the card phase the actions stay above the persons, and no room is left lying above the question', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'dragon' }, asks('card'))
  const storageState = await guests[seat - 1].context().storageState()
  for (const [locale, width, height] of [
    ['en', 1440, 900],
    ['de', 1440, 900],
    ['en', 1920, 1080],
  ]) {
    const page = await server.guest({ locale, storageState, viewport: { width, height } })
    await open(page, id)
    await page.locator('.ptile.lit').first().click()
    await page.locator('.tray .primary:enabled').waitFor()
    await drawn(page)
    await page.locator('.grps').waitFor()
    const tray = await top(page, '.tray')
    const low = await page
      .locator('.ptile:visible')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)))
    expect(low, `${width} px: ${low} lies under the question at ${tray}`).toBeLessThanOrEqual(tray + 1)
    expect(tray - low, `${locale}, ${width} px: ${tray - low} px above the question are empty`).toBeLessThan(70)
  }
})

test('what a card keeps is read in full on a small screen, in any language', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'dragon' }, asks('card'))
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState })
    await open(page, id)
    await page.locator('.ptile.lit').first().click()
    for (const [width, height] of [
      [910, 720],
      [960, 720],
      [1024, 768],
    ]) {
      await page.setViewportSize({ width, height })
      await drawn(page)
      const cut = await page.locator('.tray [role=radio]').evaluateAll((all) =>
        all
          .filter((one) => {
            const [card, words] = [one, one.querySelector('.words')].map((part) => part.getBoundingClientRect())
            return words.top < card.top || words.bottom > card.bottom
          })
          .map((one) => one.textContent),
      )
      expect(cut, `${locale} at ${width} px`).toEqual([])
    }
    await page.context().close()
  }
})

for (const locale of ['de', 'fr'])
  test(`long words of a preview cover no person: ${locale}`, async ({ server }) => {
    const guests = [await server.guest(), await server.guest()]
    const sizes = [
      [1440, 900],
      [1280, 800],
      [1024, 768],
    ]
    // Whoever is taken replaces somebody; and whoever is to be taken is chosen.
    const replaces = (game) => game.legal.some(({ notation }) => notation.startsWith('replace'))
    for (const [wished, touches] of [
      [replaces, '.fl .cover'],
      [(game) => asks('card')(game) && game.view.month > 2, '.ptile.lit'],
    ]) {
      const { id, seat } = await reach(guests, { game: 'dragon' }, wished)
      const page = await server.guest({ locale, storageState: await guests[seat - 1].context().storageState() })
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        await open(page, id)
        await page.locator(touches).first().click()
        await page.locator('.tray .prompt .primary:enabled').waitFor()
        await drawn(page)
        const tray = await top(page, '.tray')
        const low = await page
          .locator('.ptile:visible')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
        expect(Math.max(0, ...low), `${touches} at ${width} px: ${Math.max(...low)} under ${tray}`).toBeLessThanOrEqual(
          tray + 1,
        )
      }
      await page.context().close()
    }
  })

test('the draft fills the table with nine large cards, and says what the year asks for', async ({ server }) => {
  const guests = [await server.guest({ viewport: { width: 1440, height: 900 } }), await server.guest()]
  const id = await seatAll(guests, { game: 'dragon' })
  const { turn } = (await look(guests[0], id)).game
  const page = guests[turn - 1]
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, id)
  const cards = page.locator('.draft .ptile')
  await expect(cards).toHaveCount(9)
  const sizes = await cards.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map((b) => [b.width, b.height]),
  )
  for (const [width, height] of sizes) expect(width > 250 && height > 90, `${width} × ${height}`).toBeTruthy()
  await page.getByText(t('dragon-table-year')).waitFor()
})

test('the nine cards of the draft stand above the question on small and low screens, in any language', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'dragon' }, asks('draft'))
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState })
    await open(page, id)
    await page.locator('.ptile.lit').first().click()
    for (const [width, height] of [
      [910, 700],
      [960, 720],
      [1024, 768],
      [1120, 768],
      [1200, 800],
      [1280, 800],
      [1366, 768],
    ]) {
      await page.setViewportSize({ width, height })
      await drawn(page)
      const tray = await top(page, '.tray')
      const low = await page
        .locator('.ptile')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)))
      expect(
        low,
        `${locale}, ${width} × ${height}: a card ends at ${low}, the question begins at ${tray}`,
      ).toBeLessThanOrEqual(tray + 1)
      const meeting = await page.locator('.months em:visible').evaluateAll(
        (all) =>
          all.filter((one, i) => {
            const next = all[i + 1]
            return next && one.getBoundingClientRect().right > next.getBoundingClientRect().left
          }).length,
      )
      expect(meeting, `${locale}, ${width} px: now and next meet`).toBe(0)
    }
    await page.context().close()
  }
})

test('the nine cards of the draft stand above the question below a strip of months with the wall and long names', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest()]
  const wanted = { game: 'dragon', options: { great_wall: 'true', super_event: 'assassination' } }
  const { id, seat } = await reach(guests, wanted, asks('draft'))
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState })
    await open(page, id)
    for (const [width, height] of [
      [910, 700],
      [1024, 768],
      [1280, 800],
      [1440, 900],
    ]) {
      await page.setViewportSize({ width, height })
      await drawn(page)
      const low = await page
        .locator('.ptile')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)))
      const tray = await top(page, '.tray')
      expect(
        low,
        `${locale}, ${width} × ${height}: a card ends at ${low}, the question begins at ${tray}`,
      ).toBeLessThanOrEqual(tray + 1)
      const under = await page
        .locator('.months em:visible')
        .evaluateAll((all) => Math.max(0, ...all.map((one) => one.getBoundingClientRect().bottom)))
      const heading = await top(page, '.draft h2')
      expect(
        under,
        `${locale}, ${width} px: words end at ${under}, the heading begins at ${heading}`,
      ).toBeLessThanOrEqual(heading + 1)
    }
    await page.context().close()
  }
})

test('an event has a sheet: a row for every player, in the place of cards and persons, never of the palaces', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest()]
  const epidemic = (game) => asks('release')(game) && game.view.events[game.view.month - 1] === 'epidemic'
  const { id, seat, game } = await reach(guests, { game: 'dragon' }, epidemic)
  const page = guests[seat - 1]
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, id)
  const rows = page.locator('.round tbody tr')
  await expect(rows).toHaveCount(2)
  const own = game.view.seats[seat - 1]
  await expect(rows.nth(seat - 1).locator('.had')).toHaveText(String(own.symbols.healer), { useInnerText: true })
  await expect(rows.nth(seat - 1)).toHaveText(new RegExp(t('dragon-table-due', { count: own.due })), {
    useInnerText: true,
  })
  await expect(page.locator('.pals')).toBeVisible()
  expect(await page.locator('.groups').isHidden()).toBeTruthy()
  expect(await faultsOf(page)).toEqual([])
  // A tablet has room for the names, too.
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const name of await rows.locator('.who b').all()) await name.waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: t('dragon-round-hide') }).click()
  await page.locator('.groups').waitFor()
  // Later it is opened from beside the log, and closed by Escape.
  await page.locator('.lastround').click()
  await page.locator('.round').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.groups').waitFor()
})

test('the event sheet of five players stands above the question', async ({ server }) => {
  const guests = []
  for (let seat = 0; seat < 5; seat++) guests.push(await server.guest({ viewport: { width: 1440, height: 900 } }))
  // With the last person who leaves the month ends, and much is to be said of it. Several have left before, whom the rows show.
  let most = 0
  const wished = (game) => {
    const due = game.view.seats.reduce((sum, seat) => sum + seat.due, 0)
    most = due ? Math.max(most, due) : 0
    return asks('release')(game) && due === 1 && most > 3
  }
  const { id, seat } = await reach(guests, { game: 'dragon' }, wished)
  const storageState = await guests[seat - 1].context().storageState()
  const page = await server.guest({ locale: 'fr', storageState })
  await open(page, id)
  await page.locator('.cover').first().click()
  await page.locator('.tray .prompt p small:has(b)').waitFor()
  const rows = page.locator('.round tbody tr')
  for (const [width, height, seen] of [
    [1440, 900, 5],
    [1366, 768, 5],
    [1024, 768, 5],
    [910, 700, 3],
  ]) {
    await page.setViewportSize({ width, height })
    await drawn(page)
    await expect(rows).toHaveCount(5)
    const [row, question] = await Promise.all(
      [rows.nth(seen - 1), page.locator('.tray')].map((part) => part.boundingBox()),
    )
    expect(row.y + row.height, `${width} px: ${row.y + row.height} lies under ${question.y}`).toBeLessThanOrEqual(
      question.y,
    )
    const heights = await rows.evaluateAll((all) => all.map((one) => one.offsetHeight))
    expect(Math.max(...heights), `${width} px: rows of ${heights} px are no lines`).toBeLessThan(50)
  }
})

test('the sheet opened by hand, with the wall: every row is seen whole, and a button beside the question leads back', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest(), await server.guest(), await server.guest()]
  const wanted = { game: 'dragon', options: { great_wall: 'true', super_event: 'eruption' } }
  const { id, seat } = await reach(guests, wanted, ({ view }) => view.month === 8)
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState })
    for (const [width, height] of [
      [1280, 800],
      [1440, 900],
      [768, 1024],
    ]) {
      await page.setViewportSize({ width, height })
      await open(page, id)
      await page.locator('.lastround').click()
      await drawn(page)
      const where = `${locale} at ${width} px`
      const rows = page.locator('.round tbody tr')
      await expect(rows).toHaveCount(4)
      const [low, room] = await Promise.all([rows.last(), page.locator('.round')].map((one) => one.boundingBox()))
      const tray = await top(page, '.tray .prompt')
      const end = low.y + low.height
      expect(end, `${where}: the last row ends at ${end}`).toBeLessThanOrEqual(Math.min(room.y + room.height, tray) + 1)
      // What is paid stands in even rows.
      const uneven = await page.locator('.round .pips').evaluateAll((all) =>
        all
          .map((one) => {
            const tops = [...one.querySelectorAll('i')].map((pip) => Math.round(pip.getBoundingClientRect().top))
            return [...new Set(tops)].map((line) => tops.filter((other) => other === line).length).join('+')
          })
          .filter((lines) => ['1+1', '3+1'].includes(lines)),
      )
      expect(uneven, where).toEqual([])
      // The eruption has nothing to tell of each player, so the head says what it did.
      await page.locator('.round h2 small').waitFor()
      const [head, close] = await Promise.all(
        [page.locator('.round h2'), page.locator('.round header .icon')].map((one) => one.boundingBox()),
      )
      expect(close.x > head.x && close.y < head.y + head.height, `${where}: the head has two lines`).toBeTruthy()
      await page.locator('.tray .go .btn').first().click()
      await page.locator('.groups').waitFor()
    }
    await page.context().close()
  }
})

test('what is said at the table neither opens nor closes the sheet of an event', async ({ server }) => {
  const moving = { reducedMotion: 'no-preference' }
  const guests = [await server.guest(), await server.guest(moving), await server.guest(moving)]
  const room = ({ persons, floors }) => persons.length < floors
  const last = ({ view, legal }, seat) =>
    asks('card')({ view }) &&
    view.events[view.month - 1] === 'festival' &&
    view.order.at(-1) === seat &&
    view.seats[seat - 1].palaces.filter(room).length === 1 &&
    legal.some(({ notation }) => notation.startsWith('person'))
  const { id, seat, game } = await reach(guests, { game: 'dragon' }, last)
  const other = (seat % 3) + 1
  // Whoever sees all moves at once sees all columns at once, too: a festival keeps nobody waiting.
  const storageState = await guests[other - 1].context().storageState()
  const page = await server.guest({ ...moving, storageState })
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('tianxia') ?? '{}')
    localStorage.setItem('tianxia', JSON.stringify({ ...kept, pace: 'instant' }))
  })
  await open(page, id)
  await settled(page)
  const { number } = game.legal.find(({ notation }) => notation.startsWith('person'))
  await send(guests[seat - 1], id, { do: 'act', seat, at: game.at, action: number })
  await page.locator('.round').waitFor()
  await expect(page.locator('.round .steps [aria-pressed=true]')).toHaveText(`3 ${t('dragon-round-step-points')}`, {
    useInnerText: true,
  })
  await page
    .getByRole('button', { name: t('dragon-round-hide') })
    .first()
    .click()
  await page.locator('.round').waitFor({ state: 'detached' })
  await send(guests[seat - 1], id, { do: 'say', seat, text: 'well?' })
  await page.locator('.bar .dot').first().waitFor({ state: 'attached' })
  await drawn(page)
  await expect(page.locator('.round')).toHaveCount(0)
})

test('the tiles of the wall on a phone stand in two rows with the button that builds one, below all actions', async ({
  server,
}) => {
  const viewport = { width: 360, height: 740 }
  const guests = []
  for (let seat = 0; seat < 4; seat++) guests.push(await server.guest({ viewport }))
  const wall = ({ notation }) => notation.startsWith('wall')
  const wished = (game) => asks('act')(game) && game.legal.filter(wall).length > 4
  const { id, seat } = await reach(guests, { game: 'dragon', options: { great_wall: 'true' } }, wished)
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ viewport, locale, storageState })
    await open(page, id)
    await page.locator('[data-point="action:wall"]').first().click()
    const tiles = page.locator('.tray .alt')
    await tiles.nth(4).click()
    await page.locator('.tray .primary').waitFor()
    const lines = await page
      .locator('.tray .go .btn')
      .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)))].length)
    expect(lines, locale).toBe(2)
    const low = await page
      .locator('.act')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)))
    const prompt = await top(page, '.tray .prompt')
    expect(low, `${locale}: ${low} lies under the prompt at ${prompt}`).toBeLessThanOrEqual(prompt + 1)
    // What the tile gives is said, and not which action that is.
    await page.locator('.tray .prompt p small').filter({ hasText: /\d/ }).waitFor()
    await page.context().close()
  }
})

test('beside the column and on a tablet the six tiles of the wall and the button that builds one stand in one row', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest(), await server.guest(), await server.guest()]
  const wall = ({ notation }) => notation.startsWith('wall')
  const wished = (game) => asks('act')(game) && game.legal.filter(wall).length === 6
  const { id, seat } = await reach(guests, { game: 'dragon', options: { great_wall: 'true' } }, wished)
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState })
    for (const [width, height] of [
      [768, 1024],
      [1024, 768],
    ]) {
      await page.setViewportSize({ width, height })
      if (width < 1000) {
        await open(page, id)
        await page.locator('[data-point="action:wall"]').first().click()
        await page.locator('.tray .alt').nth(5).click()
      }
      await page.locator('.tray .primary:enabled').waitFor()
      await drawn(page)
      const buttons = await page.locator('.tray .go .btn').evaluateAll((all) =>
        all.map((one) => ({
          top: Math.round(one.getBoundingClientRect().top),
          cut: one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
        })),
      )
      const where = `${locale} at ${width} px`
      expect(buttons.length, where).toBe(7)
      expect(new Set(buttons.map(({ top }) => top)).size, where).toBe(1)
      expect(
        buttons.some(({ cut }) => cut),
        where,
      ).toBeFalsy()
    }
    await page.context().close()
  }
})

test('five players after a tornado: persons, names in palaces and the rows of the sheet are seen whole or not at all', async ({
  server,
}) => {
  const guests = []
  for (const name of ['Maximiliane', 'Bartholomäus', 'Wilhelmina', 'Konstantin', 'Alexandrine']) {
    const page = await server.guest()
    await page.request.post('/api/me', { data: { name } })
    guests.push(page)
  }
  const wanted = { game: 'dragon', options: { great_wall: 'true', super_event: 'tornado' } }
  const old = ({ persons }) => persons.some((person) => person.startsWith('old'))
  const wished = (game, seat) =>
    asks('act')(game) && game.view.month === 8 && game.view.seats[seat - 1].palaces.some(old)
  const { id, seat } = await reach(guests, wanted, wished)
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState })
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
      [1366, 768],
      [1440, 900],
    ]) {
      await page.setViewportSize({ width, height })
      await open(page, id)
      await drawn(page)
      const where = `${locale} at ${width} px`
      const tray = await top(page, '.tray')
      const low = await page
        .locator('.supply .ptile:visible')
        .evaluateAll((all) => Math.max(0, ...all.map((one) => one.getBoundingClientRect().bottom)))
      expect(low, `${where}: a person ends at ${low}, the question begins at ${tray}`).toBeLessThanOrEqual(tray + 1)
      await expect(page.locator('.supply h2:visible'), where).toHaveCount(low > 0 && width > 1240 ? 1 : 0)
      const cut = await page.locator('.fl .fi b').evaluateAll((all) =>
        all
          .filter((one) => {
            const [name, floor] = [one, one.closest('.fl')].map((part) => part.getBoundingClientRect())
            return name.top < floor.top - 1 || one.scrollHeight > one.clientHeight + 1
          })
          .map((one) => one.innerText),
      )
      expect(cut, where).toEqual([])
      await page.locator('.lastround').dispatchEvent('click')
      await page.locator('.round').waitFor()
      await drawn(page)
      const rows = page.locator('.round tbody tr')
      await expect(rows).toHaveCount(5)
      const [last, room] = await Promise.all([rows.last(), page.locator('.round')].map((one) => one.boundingBox()))
      const end = last.y + last.height
      const limit = Math.min(room.y + room.height, await top(page, '.tray'))
      expect(end, `${where}: the last row ends at ${end}, below ${limit}`).toBeLessThanOrEqual(limit + 1)
    }
    await page.context().close()
  }
})

test('the sheet of a month with a super event names it, says what it took of each, and is not cut on a phone', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest(), await server.guest()]
  const wanted = { game: 'dragon', options: { super_event: 'tornado', great_wall: 'true' } }
  const { id, seat } = await reach(guests, wanted, ({ view }) => view.month === 8)
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState, viewport: { width: 360, height: 740 } })
    await open(page, id)
    await page.locator('.lastround').dispatchEvent('click')
    const sheet = page.locator('.round')
    await expect(sheet.locator('h2'), locale).toHaveText(/7.* · Torna/, { useInnerText: true })
    // Everybody had two cards left to discard.
    expect(
      await sheet.locator('tbody tr').evaluateAll((all) => all.map((row) => row.querySelectorAll('.part').length)),
    ).toEqual([2, 2, 2])
    const over = await sheet.evaluate((one) => one.scrollWidth - one.clientWidth)
    expect(over, `${locale}: the sheet is ${over} px too wide`).toBeLessThanOrEqual(0)
    await page.context().close()
  }
})

test('the sheet of a month in which some lose three persons, and others nobody, fits on a phone', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest(), await server.guest()]
  const wanted = { game: 'dragon', options: { super_event: 'treaty', great_wall: 'true' } }
  const { id, seat } = await reach(
    guests,
    wanted,
    ({ view }) => view.month === 8 && view.events[6] === 'tribute' && view.seats.some(({ yuan }) => yuan > 5),
    // Who plays at random seldom has as much.
    (legal, roll) => legal.find(({ notation }) => notation === 'taxes') ?? anyKind(legal, roll),
  )
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState, viewport: { width: 360, height: 740 } })
    await open(page, id)
    await page.locator('.lastround').dispatchEvent('click')
    const sheet = page.locator('.round')
    await sheet.locator('.safe').first().waitFor({ state: 'attached' })
    const over = await sheet.evaluate((one) => one.scrollWidth - one.clientWidth)
    expect(over, `${locale}: the sheet is ${over} px too wide`).toBeLessThanOrEqual(0)
    await page.context().close()
  }
})

test('at the beginning a palace without persons says so in full, and on a phone no heading stands alone', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest()]
  const { id, seat } = await reach(guests, { game: 'dragon' }, asks('place'))
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState })
    for (const [width, height] of [
      [1440, 900],
      [1920, 1080],
    ]) {
      await page.setViewportSize({ width, height })
      await open(page, id)
      const cut = await page
        .locator('.grd')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))
      expect(cut, `${locale} at ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, id)
    await page.locator('.pals').waitFor()
    await expect(page.locator('.fcs h2:visible')).toHaveCount(await page.locator('.fcs ul:has(li:visible)').count())
    await page.context().close()
  }
})

test('a wall tile and a privilege are asked for by what they give', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  for (const [action, wanted] of [
    ['wall', { great_wall: 'true' }],
    ['privilege', {}],
  ]) {
    const ways = ({ legal }) => legal.filter(({ notation }) => notation.startsWith(action)).length > 1
    const { id, seat } = await reach(
      guests,
      { game: 'dragon', options: wanted },
      (now) => asks('act')(now) && ways(now),
    )
    const page = guests[seat - 1]
    await open(page, id)
    await page.locator(`[data-point="action:${action}"]`).first().click()
    await page
      .locator('.tray .prompt p small')
      .filter({ hasText: t(`dragon-table-how-${action}`) })
      .waitFor()
  }
})

test('the frame around a kind of person touches no name', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const wanted = { game: 'dragon', options: { super_event: 'treaty' } }
  const { id, seat } = await reach(guests, wanted, asks('treaty'))
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of ['de', 'pl']) {
    const page = await server.guest({ locale, storageState, viewport: { width: 768, height: 1024 } })
    await open(page, id)
    await page.locator('.role').first().waitFor()
    const touched = await page.evaluate(() => {
      const frames = [...document.querySelectorAll('.role')].map((one) => one.getBoundingClientRect())
      return [...document.querySelectorAll('.sg .rn')]
        .filter((name) => {
          const words = document.createRange()
          words.selectNodeContents(name)
          const { left, right } = words.getBoundingClientRect()
          return frames.some((frame) => [frame.left, frame.right].some((edge) => left < edge + 2 && edge < right + 1))
        })
        .map((name) => name.textContent)
    })
    expect(touched, locale).toEqual([])
    await page.context().close()
  }
})

test('what a super event asks of the others is said: cards, floors or goods, not persons', async ({ server }) => {
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
    const said = await page.locator('.opps .lab').innerText()
    expect(said).toBe(t(`dragon-table-due-${what}`, { count: 2 }))
  }
})

test('five players with long names: all names are read in full, in the head and above the order nothing is a narrow column', async ({
  server,
}) => {
  const guests = []
  for (const name of ['Maximiliane', 'Bartholomäus', 'Wilhelmina', 'Konstantin', 'Alexandrine']) {
    const page = await server.guest()
    await page.request.post('/api/me', { data: { name } })
    guests.push(page)
  }
  const wanted = { game: 'dragon', options: { great_wall: 'true', super_event: 'assassination' } }
  const { id, seat } = await reach(guests, wanted, asks('act'))
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState })
    await open(page, id)
    for (const [width, height] of [
      [905, 800],
      [930, 800],
      [1024, 768],
      [1440, 900],
      [1920, 1080],
    ]) {
      await page.setViewportSize({ width, height })
      await drawn(page)
      const where = `${locale} at ${width} px`
      const cut = await page
        .locator('.opps .who b')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))
      expect(cut, where).toEqual([])
      // Late in the year points have two or three figures.
      for (const points of await page.locator('.opps .sum').all())
        await points.evaluate((one) => (one.textContent = '108'))
      expect(await page.locator('.opps .who b').evaluateAll(broken), where).toEqual([])
      const [title, note] = await page
        .locator('.bar h1, .sc .lab')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(title, `${where}: the title is ${title} px high`).toBeLessThan(40)
      expect(note, `${where}: the points are ${note} px high`).toBeLessThan(30)
      const { height: head } = await page.locator('.bar').boundingBox()
      expect(head, `${where}: the head is ${head} px high`).toBeLessThan(75)
    }
    await page.context().close()
  }
})

test('upright on a tablet the palaces that are asked about begin right below the question', async ({ server }) => {
  const viewport = { width: 768, height: 1024 }
  const guests = []
  for (let seat = 0; seat < 5; seat++) guests.push(await server.guest({ viewport }))
  const wanted = { game: 'dragon', options: { great_wall: 'true' } }
  const { id, seat } = await reach(guests, wanted, asks('release'))
  const page = guests[seat - 1]
  await open(page, id)
  const [question, stores, palace] = await Promise.all(
    [page.locator('.tray .prompt'), page.locator('.stores'), page.locator('.pals')].map((one) => one.boundingBox()),
  )
  expect(
    stores.y - question.y - question.height,
    `${stores.y} is far below ${question.y + question.height}`,
  ).toBeLessThan(30)
  expect(
    palace.y - question.y - question.height,
    `${palace.y} is far below ${question.y + question.height}`,
  ).toBeLessThan(30)
})

test('a move of somebody else is framed on the table, and seen again by a key', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const first = (game) => asks('act')(game) && game.view.done === 0
  const { id, seat, game } = await reach(guests, { game: 'dragon' }, first)
  const watches = guests[2 - seat]
  await open(watches, id)
  const { number } = game.legal.find(({ notation }) => notation === 'taxes' || notation === 'harvest')
  // What is there at first sight is no news.
  await watches.waitForFunction(() => document.querySelector('.token') === null)
  await settled(watches)
  await send(guests[seat - 1], id, { do: 'act', seat, at: game.at, action: number })
  await watches.locator(`.token.rung[data-taker="${seat}"]`).waitFor()
  await watches.keyboard.press('l')
  await watches.locator('.act.rung').waitFor()
  await watches.locator('.opps .rung').waitFor()
})

test('beside the column, while an action is chosen, no heading stands alone and names in palaces are read in full', async ({
  server,
}) => {
  const guests = [await server.guest(), await server.guest(), await server.guest()]
  const old = ({ persons }) => persons.some((person) => person.startsWith('old'))
  const wished = (game, seat) => {
    const { palaces } = game.view.seats[seat - 1]
    return asks('act')(game) && palaces.length > 2 && palaces.some(old)
  }
  const { id, seat } = await reach(guests, { game: 'dragon' }, wished)
  const storageState = await guests[seat - 1].context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState, viewport: { width: 930, height: 900 } })
    await open(page, id)
    const headings = await page.locator('.supply h2:visible').count()
    expect(headings > 0, locale).toBe((await page.locator('.supply .ptile:visible').count()) > 0)
    const cut = await page.locator('.fl .fi b').evaluateAll((all) =>
      all
        .filter((one) => {
          const [name, floor] = [one, one.closest('.fl')].map((part) => part.getBoundingClientRect())
          return name.top < floor.top - 1 || one.scrollHeight > one.clientHeight + 1
        })
        .map((one) => one.innerText),
    )
    expect(cut, locale).toEqual([])
    await page.context().close()
  }
})

test('in the replay whoever decides is said in one line in the order', async ({ server }) => {
  const host = await server.guest()
  const id = await finished(host, { game: 'dragon' }, 5)
  const storageState = await host.context().storageState()
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, storageState })
    await page.goto(`/replay/${id}?at=30`)
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
    ]) {
      await page.setViewportSize({ width, height })
      await page.locator('.order .now').waitFor()
      await drawn(page)
      const said = await page.locator('.order .now > span:not(.sr)').evaluate((one) => {
        const words = document.createRange()
        words.selectNodeContents(one)
        const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)))
        return { lines: lines.size, cut: one.scrollWidth > one.clientWidth + 1 }
      })
      expect(said, `${locale} at ${width} px`).toEqual({ lines: 1, cut: false })
    }
    await page.context().close()
  }
})

test('after an eclipse, which brings an event twice, all five rows of the sheet are seen on a laptop and on a large screen', async ({
  server,
}) => {
  const guests = []
  for (let seat = 0; seat < 5; seat++) guests.push(await server.guest())
  const wanted = { game: 'dragon', options: { super_event: 'eclipse' } }
  // Of a tribute everybody owes eight pieces then.
  const owed = ({ view }) => view.month === 8 && view.events[6] === 'tribute'
  const { id, seat } = await reach(guests, wanted, (game) => asks('act')(game) && owed(game))
  const page = guests[seat - 1]
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ]) {
    await page.setViewportSize({ width, height })
    await open(page, id)
    await page.locator('.lastround').click()
    await drawn(page)
    const rows = page.locator('.round tbody tr')
    await expect(rows).toHaveCount(5)
    const [row, sheet] = await Promise.all([rows.last(), page.locator('.round')].map((one) => one.boundingBox()))
    const end = row.y + row.height
    expect(end, `${width} px: the last row ends at ${end}`).toBeLessThanOrEqual(sheet.y + sheet.height + 1)
  }
})
