// The rules in the page: the rulebook in every language, the drawer at the table, the goal card, what things are, and why a click is
// not legal.

import { expect, test, faultsOf, LANGUAGES, makeTable } from '../fixtures.ts'
import { readFileSync } from 'node:fs'
import { seatAll, send } from '../reach.mjs'

const BOT = { kind: 'bot', level: 'random' }
const GAMES = { qin: 'Q', dragon: 'D', huang: 'H' }
const BOOKS = new URL('../../../rulebook/', import.meta.url)
/** The ids of a rulebook as its file has them. */
const idsOf = (game) =>
  [...readFileSync(new URL(`${game}/en.md`, BOOKS), 'utf8').matchAll(/^\*\*([A-Z]\d+)\*\*/gm)].map(([, id]) => id)

/** Sits at a new table of a game, the first to decide or after bots. */
async function sit(page, game, more = {}) {
  const id = await makeTable(page, { game, seats: [{ kind: 'me' }, BOT], ...more })
  await page.goto(`/table/${id}`)
  return id
}
const onBoard = (page) => page.locator('[role=gridcell]').first().waitFor()

for (const [game, letter] of Object.entries(GAMES)) {
  test(`every rule of ${game} is reachable in every language`, async ({ server }) => {
    const page = await server.guest()
    const ids = idsOf(game)
    expect(ids.length > 20 && ids.every((id) => id.startsWith(letter))).toBeTruthy()
    for (const language of LANGUAGES) {
      await page.goto('/')
      await page.evaluate((code) => localStorage.setItem('tianxia', JSON.stringify({ language: code })), language)
      await page.goto(`/rules/${game}`)
      await page.locator('[data-rule]').first().waitFor()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const shown = await page
        .locator('[data-rule]')
        .evaluateAll((rules) => rules.map((rule) => [rule.id, rule.textContent.length]))
      expect(shown.map(([id]) => id).sort()).toEqual([...ids].sort())
      expect(
        shown.every(([, length]) => length > 20),
        'a rule says nothing',
      ).toBeTruthy()
    }
  })
}

test('an address leads to its rule, and options hide what they do not need', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  await page.goto('/rules/huang#H47')
  const rule = page.locator('#H47')
  await rule.waitFor()
  await page.waitForFunction(() => {
    const { top } = document.getElementById('H47').getBoundingClientRect()
    return top >= 0 && top < innerHeight
  })
  // Its chip is an option; without it the rule goes, and the address brings it back.
  await page.getByRole('group').getByRole('button', { name: 'Rogue bandits' }).click()
  await rule.waitFor({ state: 'detached' })
  await page.locator('a[href="/rules/huang#H8"]').first().click()
  await page.waitForURL('**/rules/huang#H8')
  await page.goBack()
  await rule.waitFor()
  expect(await faultsOf(page)).toEqual([])
})

test('the search finds ids and words, and marks them', async ({ server }) => {
  const page = await server.guest()
  await page.goto('/rules/qin')
  await page.locator('#Q19').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('q19')
  await page.getByRole('option').first().filter({ hasText: 'Q19' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/rules/qin#Q19')
  await page.keyboard.press('/')
  await page.keyboard.type('pagoda')
  await page.getByRole('option').nth(3).waitFor()
  await expect(page.getByRole('option').first().locator('mark').first()).toHaveText(/^pagoda$/i, { useInnerText: true })
  // What the keys have chosen is seen, however long the list.
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowDown')
  const hidden = await page.locator('[role=option][aria-selected=true]').evaluate((option) => {
    const [own, all] = [option, option.closest('.hits')].map((one) => one.getBoundingClientRect())
    return Math.max(all.top - own.top, own.bottom - all.bottom)
  })
  expect(hidden, `${hidden} px of the chosen passage are hidden`).toBeLessThanOrEqual(1)
  expect(await faultsOf(page)).toEqual([])
})

test('an example is stepped through by its buttons and by keys', async ({ server }) => {
  const page = await server.guest()
  for (const game of Object.keys(GAMES)) {
    await page.goto(`/rules/${game}`)
    const example = page.locator('[data-example]').first()
    await example.scrollIntoViewIfNeeded()
    await example.locator('.board svg:visible').first().waitFor()
    await example.getByRole('button', { name: 'Next step' }).click()
    await example.and(page.locator('[data-step="1"]')).waitFor()
    expect((await example.locator('.told').innerText()).trim()).not.toBe('')
    await example.focus()
    await page.keyboard.press('ArrowLeft')
    await example.and(page.locator('[data-step="0"]')).waitFor()
  }
  expect(await faultsOf(page)).toEqual([])
})

test('what is printed holds every example, also those that nobody has scrolled to', async ({ server }) => {
  const page = await server.guest()
  await page.addInitScript(() => {
    globalThis.print = () => {
      const examples = [...document.querySelectorAll('[data-example]')]
      globalThis.printed = examples.map((one) => [
        one.dataset.example,
        one.querySelector('.board svg, .board .court') !== null && one.querySelectorAll('.printed li').length > 0,
      ])
    }
  })
  for (const game of Object.keys(GAMES)) {
    await page.goto(`/rules/${game}`)
    await page.getByRole('button', { name: 'Print the rulebook' }).click()
    await page.waitForFunction(() => globalThis.printed)
    const printed = await page.evaluate(() => globalThis.printed)
    expect(printed.length, `${game} has ${printed.length} examples`).toBeGreaterThanOrEqual(15)
    expect(printed.filter(([, whole]) => !whole)).toEqual([])
    const said = await page.locator('[data-example]').allInnerTexts()
    expect(
      said.flatMap((words) => words.match(/\[[a-z]+-[a-z-]+\]/g) ?? []),
      'a message of an example is missing',
    ).toEqual([])
    // The key of the browser does the same.
    await page.evaluate(() => (globalThis.printed = null))
    await page.keyboard.press('Control+p')
    await page.waitForFunction(() => globalThis.printed)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.printed').first()).toBeVisible()
    await expect(page.locator('.ctl').first()).not.toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
})

test('on a phone the rules open from the front page and fit', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await page.goto('/')
  await page.locator('a[href="/rules/dragon"]').tap()
  await page.locator('#D10').waitFor()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `the page is ${wide} px too wide`).toBeLessThanOrEqual(0)
  expect(await faultsOf(page)).toEqual([])
  // The tab of the open game is whole, also the last one.
  await page.goto('/rules/huang')
  await page.locator('#H10').waitFor()
  const cut = await page.locator('.tabs a[aria-current]').evaluate((tab) => {
    const [own, all] = [tab.getBoundingClientRect(), tab.parentElement.getBoundingClientRect()]
    return Math.max(all.left - own.left, own.right - all.right)
  })
  expect(cut, `${cut} px of the tab are hidden`).toBeLessThanOrEqual(1)
})

test('R opens the rules at the present decision; in Qin it turns a tile that is held', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  await sit(page, 'qin')
  await page.locator('rect[data-grade]').first().waitFor()
  await page.keyboard.press('r')
  const drawer = page.getByRole('region', { name: /^Rules: / })
  await drawer.locator('[data-rule="Q7"]').waitFor()
  // A rule that is named there leads on, and back again.
  await drawer.locator('.rule .rid').first().click()
  await drawer.locator('.rule.meant').waitFor()
  await drawer.getByRole('button', { name: 'Back to the present decision' }).click()
  await drawer.locator('.now').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await page.locator('[data-point^="hand:"]').first().click()
  await page.keyboard.press('r')
  await expect(drawer).toHaveCount(0)
  await page.keyboard.press('?')
  await drawer.waitFor()
})

test('the rules beside a table are searched there', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  const id = await sit(page, 'huang')
  await onBoard(page)
  await page.keyboard.press('r')
  const drawer = page.getByRole('region', { name: /^Rules: / })
  await drawer.getByRole('combobox').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('pagoda')
  await drawer.getByRole('option').nth(2).waitFor()
  await expect(drawer.getByRole('option').filter({ hasText: 'Qin' }), 'another game is searched').toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
  await drawer.getByRole('combobox').fill('h25')
  await drawer.getByRole('option').first().filter({ hasText: 'H25' }).waitFor()
  await page.keyboard.press('Enter')
  await drawer.locator('.rule.meant[data-rule="H25"]').waitFor()
  expect(page.url().endsWith(`/table/${id}`), 'the search has left the table').toBeTruthy()
  // On a phone too.
  await page.setViewportSize({ width: 360, height: 740 })
  await drawer.getByRole('combobox').fill('war')
  await drawer.getByRole('option').nth(1).click()
  await drawer.locator('.bd').waitFor()
  await expect(drawer.getByRole('option')).toHaveCount(0)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `the page is ${wide} px too wide`).toBeLessThanOrEqual(0)
})

test('what helps against an event is outlined while it is explained', async ({ server }) => {
  const [page, friend] = [await server.guest({ viewport: { width: 1440, height: 900 } }), await server.guest()]
  const id = await seatAll([page, friend], { game: 'dragon' })
  await page.goto(`/table/${id}`)
  await page.locator('.dragon').waitFor()
  await page.locator('[data-explains]').waitFor({ state: 'attached' })
  await page.locator('[data-about=event-drought]').first().click()
  await page.locator('[data-card][data-kind=event-drought]').waitFor()
  const helping = () =>
    page.locator('[data-helps]').evaluateAll((things) => [...new Set(things.map((one) => one.dataset.about))].sort())
  expect((await helping()).includes('role-farmer')).toBeTruthy()
  // A word from somebody else is no reason to close it.
  await send(friend, id, { do: 'say', seat: 2, text: 'your turn' })
  await page.locator('[data-mode=chat] .new').waitFor()
  await expect(page.locator('[data-card][data-kind=event-drought]')).toHaveCount(1)
  await expect(page.locator('[data-aside] [data-helps]'), 'what others have is outlined').toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.locator('[data-card]').waitFor({ state: 'detached' })
  expect(await helping()).toEqual([])
})

test('the goal card opens at the first table of a game, once', async ({ server }) => {
  const page = await server.guest({ goals: false })
  for (const game of Object.keys(GAMES)) {
    const id = await sit(page, game)
    const card = page.getByRole('dialog')
    await card.getByRole('heading', { name: 'Goal' }).waitFor()
    await expect(card.locator('section p')).toHaveCount(3)
    expect((await card.innerText()).includes('['), 'a message of the card is missing').toBeFalsy()
    expect(await card.getByRole('button', { name: 'Begin' }).evaluate((one) => one === document.activeElement)).toBe(
      true,
    )
    // Lessons begins the path of this game.
    await card.locator(`a[href^="/learn/${game}/01-"]`).waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await page.goto(`/table/${id}`)
    await page.locator(':is(.shell .bar, .calm .title)').first().waitFor()
    await page.keyboard.press('r')
    await page.getByRole('button', { name: 'Goal, your turn, scoring' }).click()
    await card.waitFor()
    await card.getByRole('button', { name: 'Begin' }).click()
    await card.waitFor({ state: 'detached' })
  }
})

test('things explain themselves: by click, by key and by the right button, never by resting', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  await sit(page, 'qin')
  await page.locator('rect[data-grade]').first().waitFor()
  const card = page.locator('[data-card]')
  await page.locator('[data-explains]').waitFor({ state: 'attached' })
  // What is no choice explains itself by a click.
  await page.locator('[data-about=village]').first().click()
  await card.and(page.locator('[data-kind=village]')).waitFor()
  expect(await faultsOf(page)).toEqual([])
  // Its rule opens beside the table.
  await card.getByRole('link', { name: 'Q19' }).click()
  await page
    .getByRole('region', { name: /^Rules: / })
    .locator('[data-rule="Q19"]')
    .waitFor()
  await card.waitFor({ state: 'detached' })
  // A resting pointer explains nothing, and never covers a choice.
  await page.locator('[data-about^=tile-]').first().hover()
  await page.waitForTimeout(1500)
  await expect(card).toHaveCount(0)
  // The key, for what has the focus; Esc closes and chooses nothing.
  await page.locator('[data-about^=tile-]').first().focus()
  await page.keyboard.press('i')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  // The right button explains what a click would choose.
  await page.locator('[data-about^=tile-]').nth(1).click({ button: 'right' })
  await page.getByRole('dialog').waitFor()
  await expect(page.locator('[data-point^="hand:"][aria-pressed=true]')).toHaveCount(0)
})

test('a long press explains, and chooses nothing', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await sit(page, 'huang')
  await onBoard(page)
  await page.locator('[data-deciding=true]').waitFor()
  const tile = page.locator('[data-area=hand] [data-about^=tile-]').first()
  await tile.waitFor()
  await page.locator('[data-explains]').waitFor({ state: 'attached' })
  const { x, y, width, height } = await tile.boundingBox()
  const client = await page.context().newCDPSession(page)
  const point = [{ x: x + width / 2, y: y + height / 2 }]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point })
  await page.locator('[data-card]').waitFor()
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.locator('[data-card]')).toHaveCount(1)
  await expect(tile).toHaveAttribute('aria-pressed', 'false')
  expect(await faultsOf(page)).toEqual([])
})

test('a click that is not legal says why, and the piece stays in the hand', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  await sit(page, 'qin')
  await page.locator('rect[data-grade]').first().waitFor()
  await page.locator('[data-point^="hand:"]').first().click()
  await page.locator('[data-about=village]').first().click()
  const why = page.locator('[data-refusal]')
  await why.and(page.locator('[data-refusal=qin-illegal-not-free]')).waitFor()
  // It stays while it is pointed at.
  await why.getByRole('link', { name: 'Q7' }).hover()
  await expect(page.locator('[data-point^="hand:"][aria-pressed=true]')).toHaveCount(1)
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await why.waitFor({ state: 'detached' })
  await expect(page.locator('[data-point^="hand:"][aria-pressed=true]'), 'Esc took the tile too').toHaveCount(1)

  await sit(page, 'huang')
  await page.locator('[data-deciding=true]').waitFor()
  await page.locator('[data-point="leader:red"]').first().click()
  await page.locator('[data-about=river]').nth(3).click({ force: true })
  await why.waitFor()
  await why.getByRole('link').click()
  await page.getByRole('region', { name: /^Rules: / }).waitFor()
  await expect(page.locator('[data-point="leader:red"][aria-pressed=true]')).toHaveCount(1)
})

test('in the text table things and their rules are listed', async ({ server }) => {
  const page = await server.guest()
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('tianxia', JSON.stringify({ text: true })))
  await sit(page, 'dragon')
  await page.locator('.things summary').click()
  await page.locator('.things dt', { hasText: 'Taxes' }).getByRole('link', { name: 'D11' }).click()
  await page
    .getByRole('region', { name: /^Rules: / })
    .locator('[data-rule="D11"]')
    .waitFor()
  expect(await faultsOf(page)).toEqual([])
})

test('what lies under the pointer when the curtain goes is not explained', async ({ server }) => {
  const page = await server.guest()
  await page.goto('/')
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, { kind: 'me' }] })
  await page.clock.install()
  await page.goto(`/table/${id}`)
  await page.getByRole('alertdialog').getByRole('button').click()
  await page.locator('.curtain').waitFor({ state: 'detached' })
  await page.clock.runFor(4000)
  await expect(page.locator('[data-card]')).toHaveCount(0)
})
