// The rules in the page: the rulebook in every language, the drawer at the table, the goal card, what things are, and why a click is
// not legal.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { seatAll, send } from '../reach.mjs'
import { faultsOf, Server, LANGUAGES, makeTable } from '../server.mjs'

let server
before(async () => (server = await Server.open()))
after(() => server?.close())

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
  test(`every rule of ${game} is reachable in every language`, async () => {
    const page = await server.guest()
    const ids = idsOf(game)
    assert.ok(ids.length > 20 && ids.every((id) => id.startsWith(letter)))
    for (const language of LANGUAGES) {
      await page.goto('/')
      await page.evaluate((code) => localStorage.setItem('tianxia', JSON.stringify({ language: code })), language)
      await page.goto(`/rules/${game}`)
      await page.locator('[data-rule]').first().waitFor()
      assert.equal(await page.locator('html').getAttribute('lang'), language)
      const shown = await page
        .locator('[data-rule]')
        .evaluateAll((rules) => rules.map((rule) => [rule.id, rule.textContent.length]))
      assert.deepEqual(shown.map(([id]) => id).sort(), [...ids].sort())
      assert.ok(
        shown.every(([, length]) => length > 20),
        'a rule says nothing',
      )
    }
    assert.deepEqual(page.faults, [])
  })
}

test('an address leads to its rule, and options hide what they do not need', async () => {
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
  assert.deepEqual(await faultsOf(page), [])
})

test('the search finds ids and words, and marks them', async () => {
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
  assert.match(await page.getByRole('option').first().locator('mark').first().innerText(), /^pagoda$/i)
  // What the keys have chosen is seen, however long the list.
  for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowDown')
  const hidden = await page.locator('[role=option][aria-selected=true]').evaluate((option) => {
    const [own, all] = [option, option.closest('.hits')].map((one) => one.getBoundingClientRect())
    return Math.max(all.top - own.top, own.bottom - all.bottom)
  })
  assert.ok(hidden <= 1, `${hidden} px of the chosen passage are hidden`)
  assert.deepEqual(await faultsOf(page), [])
})

test('an example is stepped through by its buttons and by keys', async () => {
  const page = await server.guest()
  for (const game of Object.keys(GAMES)) {
    await page.goto(`/rules/${game}`)
    const example = page.locator('[data-example]').first()
    await example.scrollIntoViewIfNeeded()
    await example.locator('.board svg:visible').first().waitFor()
    await example.getByRole('button', { name: 'Next step' }).click()
    await example.and(page.locator('[data-step="1"]')).waitFor()
    assert.notEqual((await example.locator('.told').innerText()).trim(), '')
    await example.focus()
    await page.keyboard.press('ArrowLeft')
    await example.and(page.locator('[data-step="0"]')).waitFor()
  }
  assert.deepEqual(await faultsOf(page), [])
  assert.deepEqual(page.faults, [])
})

test('what is printed holds every example, also those that nobody has scrolled to', async () => {
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
    assert.ok(printed.length >= 15, `${game} has ${printed.length} examples`)
    assert.deepEqual(
      printed.filter(([, whole]) => !whole),
      [],
    )
    const said = await page.locator('[data-example]').allInnerTexts()
    assert.deepEqual(
      said.flatMap((words) => words.match(/\[[a-z]+-[a-z-]+\]/g) ?? []),
      [],
      'a message of an example is missing',
    )
    // The key of the browser does the same.
    await page.evaluate(() => (globalThis.printed = null))
    await page.keyboard.press('Control+p')
    await page.waitForFunction(() => globalThis.printed)
    await page.emulateMedia({ media: 'print' })
    assert.equal(await page.locator('.printed').first().isVisible(), true)
    assert.equal(await page.locator('.ctl').first().isVisible(), false)
    await page.emulateMedia({ media: 'screen' })
  }
  assert.deepEqual(page.faults, [])
})

test('on a phone the rules open from the front page and fit', async () => {
  const page = await server.guest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await page.goto('/')
  await page.locator('a[href="/rules/dragon"]').tap()
  await page.locator('#D10').waitFor()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.ok(wide <= 0, `the page is ${wide} px too wide`)
  assert.deepEqual(await faultsOf(page), [])
  // The tab of the open game is whole, also the last one.
  await page.goto('/rules/huang')
  await page.locator('#H10').waitFor()
  const cut = await page.locator('.tabs a[aria-current]').evaluate((tab) => {
    const [own, all] = [tab.getBoundingClientRect(), tab.parentElement.getBoundingClientRect()]
    return Math.max(all.left - own.left, own.right - all.right)
  })
  assert.ok(cut <= 1, `${cut} px of the tab are hidden`)
})

test('R opens the rules at the present decision; in Qin it turns a tile that is held', async () => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  await sit(page, 'qin')
  await page.locator('rect.lit').first().waitFor()
  await page.keyboard.press('r')
  const drawer = page.getByRole('region', { name: /^Rules: / })
  await drawer.locator('[data-rule="Q7"]').waitFor()
  // A rule that is named there leads on, and back again.
  await drawer.locator('.rule .rid').first().click()
  await drawer.locator('.rule.meant').waitFor()
  await drawer.getByRole('button', { name: 'Back to the present decision' }).click()
  await drawer.locator('.now').waitFor()
  assert.deepEqual(await faultsOf(page), [])
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await page.locator('.held').first().click()
  await page.keyboard.press('r')
  assert.equal(await drawer.count(), 0)
  await page.keyboard.press('?')
  await drawer.waitFor()
})

test('the rules beside a table are searched there', async () => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  const id = await sit(page, 'huang')
  await onBoard(page)
  await page.keyboard.press('r')
  const drawer = page.getByRole('region', { name: /^Rules: / })
  await drawer.getByRole('combobox').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('pagoda')
  await drawer.getByRole('option').nth(2).waitFor()
  assert.equal(await drawer.getByRole('option').filter({ hasText: 'Qin' }).count(), 0, 'another game is searched')
  assert.deepEqual(await faultsOf(page), [])
  await drawer.getByRole('combobox').fill('h25')
  await drawer.getByRole('option').first().filter({ hasText: 'H25' }).waitFor()
  await page.keyboard.press('Enter')
  await drawer.locator('.rule.meant[data-rule="H25"]').waitFor()
  assert.ok(page.url().endsWith(`/table/${id}`), 'the search has left the table')
  // On a phone too.
  await page.setViewportSize({ width: 360, height: 740 })
  await drawer.getByRole('combobox').fill('war')
  await drawer.getByRole('option').nth(1).click()
  await drawer.locator('.bd').waitFor()
  assert.equal(await drawer.getByRole('option').count(), 0)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.ok(wide <= 0, `the page is ${wide} px too wide`)
  assert.deepEqual(page.faults, [])
})

test('what helps against an event is outlined while it is explained', async () => {
  const [page, friend] = [await server.guest({ viewport: { width: 1440, height: 900 } }), await server.guest()]
  const id = await seatAll([page, friend], { game: 'dragon' })
  await page.goto(`/table/${id}`)
  await page.locator('.dragon').waitFor()
  await page.locator('[data-explains]').waitFor({ state: 'attached' })
  await page.locator('[data-about=event-drought]').first().click()
  await page.locator('[data-card][data-kind=event-drought]').waitFor()
  const helping = () =>
    page.locator('[data-helps]').evaluateAll((things) => [...new Set(things.map((one) => one.dataset.about))].sort())
  assert.ok((await helping()).includes('role-farmer'))
  // A word from somebody else is no reason to close it.
  await send(friend, id, { do: 'say', seat: 2, text: 'your turn' })
  await page.locator('.bar .dot').first().waitFor({ state: 'attached' })
  assert.equal(await page.locator('[data-card][data-kind=event-drought]').count(), 1)
  assert.equal(await page.locator('[data-aside] [data-helps]').count(), 0, 'what others have is outlined')
  await page.keyboard.press('Escape')
  await page.locator('[data-card]').waitFor({ state: 'detached' })
  assert.deepEqual(await helping(), [])
})

test('the goal card opens at the first table of a game, once', async () => {
  const page = await server.guest({ goals: false })
  for (const game of Object.keys(GAMES)) {
    const id = await sit(page, game)
    const card = page.getByRole('dialog')
    await card.getByRole('heading', { name: 'Goal' }).waitFor()
    assert.equal(await card.locator('section p').count(), 3)
    assert.ok(!(await card.innerText()).includes('['), 'a message of the card is missing')
    assert.equal(
      await card.getByRole('button', { name: 'Begin' }).evaluate((one) => one === document.activeElement),
      true,
    )
    // Lessons begins the path of this game.
    await card.locator(`a[href^="/learn/${game}/01-"]`).waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await page.goto(`/table/${id}`)
    await page.locator('.shell .bar').waitFor()
    await page.keyboard.press('r')
    await page.getByRole('button', { name: 'Goal, your turn, scoring' }).click()
    await card.waitFor()
    await card.getByRole('button', { name: 'Begin' }).click()
    await card.waitFor({ state: 'detached' })
  }
  assert.deepEqual(page.faults, [])
})

test('things explain themselves: by click, by resting, by key and by focus', async () => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  await sit(page, 'qin')
  await page.locator('rect.lit').first().waitFor()
  const card = page.locator('[data-card]')
  await page.locator('[data-explains]').waitFor({ state: 'attached' })
  // What is no choice explains itself by a click.
  await page.locator('[data-about=village]').first().click()
  await card.and(page.locator('[data-kind=village]')).waitFor()
  assert.deepEqual(await faultsOf(page), [])
  // Its rule opens beside the table.
  await card.getByRole('link', { name: 'Q19' }).click()
  await page
    .getByRole('region', { name: /^Rules: / })
    .locator('[data-rule="Q19"]')
    .waitFor()
  await card.waitFor({ state: 'detached' })
  // Resting on it, also where a click would choose.
  await page.locator('[data-about^=tile-]').first().hover()
  await page.getByRole('tooltip').waitFor()
  assert.deepEqual(await faultsOf(page), [])
  await page.mouse.move(2, 2)
  await card.waitFor({ state: 'detached' })
  // The key, for what has the focus; Esc closes and chooses nothing.
  await page.locator('[data-about^=tile-]').first().focus()
  await page.keyboard.press('i')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  // The focus that comes by keys rests on a thing as a pointer does.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.getByRole('tooltip').waitFor()
  // The right button explains what a click would choose.
  await page.locator('[data-about^=tile-]').nth(1).click({ button: 'right' })
  await page.getByRole('dialog').waitFor()
  assert.equal(await page.locator('.held.picked').count(), 0)
  assert.deepEqual(page.faults, [])
})

test('a long press explains, and chooses nothing', async () => {
  const page = await server.guest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await sit(page, 'huang')
  await onBoard(page)
  await page.locator('[data-deciding=true]').waitFor()
  const tile = page.locator('.mine [data-about^=tile-]').first()
  await tile.waitFor()
  await page.locator('[data-explains]').waitFor({ state: 'attached' })
  const { x, y, width, height } = await tile.boundingBox()
  const client = await page.context().newCDPSession(page)
  const point = [{ x: x + width / 2, y: y + height / 2 }]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point })
  await page.locator('[data-card]').waitFor()
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  assert.equal(await page.locator('[data-card]').count(), 1)
  assert.equal(await tile.getAttribute('aria-pressed'), 'false')
  assert.deepEqual(await faultsOf(page), [])
})

test('a click that is not legal says why, and the piece stays in the hand', async () => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  await sit(page, 'qin')
  await page.locator('rect.lit').first().waitFor()
  await page.locator('.held').first().click()
  await page.locator('[data-about=village]').first().click()
  const why = page.locator('[data-refusal]')
  await why.and(page.locator('[data-refusal=qin-illegal-not-free]')).waitFor()
  // It stays while it is pointed at.
  await why.getByRole('link', { name: 'Q7' }).hover()
  assert.equal(await page.locator('.held.picked').count(), 1)
  assert.deepEqual(await faultsOf(page), [])
  await page.keyboard.press('Escape')
  await why.waitFor({ state: 'detached' })
  assert.equal(await page.locator('.held.picked').count(), 1, 'Esc took the tile too')

  await sit(page, 'huang')
  await page.locator('[data-deciding=true]').waitFor()
  await page.locator('[data-point="leader:red"]').first().click()
  await page.locator('[data-about=river]').nth(3).click({ force: true })
  await why.waitFor()
  await why.getByRole('link').click()
  await page.getByRole('region', { name: /^Rules: / }).waitFor()
  assert.equal(await page.locator('[data-point="leader:red"][aria-pressed=true]').count(), 1)
  assert.deepEqual(page.faults, [])
})

test('in the text table things and their rules are listed', async () => {
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
  assert.deepEqual(await faultsOf(page), [])
})

test('what lies under the pointer when the curtain goes is not explained; what the pointer is moved to is', async () => {
  const page = await server.guest()
  await page.goto('/')
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, { kind: 'me' }] })
  await page.clock.install()
  await page.goto(`/table/${id}`)
  const button = page.getByRole('alertdialog').getByRole('button')
  await button.click()
  await page.locator('.curtain').waitFor({ state: 'detached' })
  await page.clock.runFor(4000)
  assert.equal(await page.locator('[data-card]').count(), 0)
  await page.locator('[data-about=village]').first().hover()
  await page.clock.runFor(4000)
  await page.locator('[data-card]').waitFor()
  assert.deepEqual(page.faults, [])
})
