// Huang's conflicts from every chair at once: a war, a revolt, a fight with bandits; and hints drawn on the map.

import { expect, test, faultsOf, LANGUAGES, t } from '../fixtures.ts'
import { drawn } from '../drawn.mjs'
import { anyKind, look, reach, send } from '../reach.mjs'

const WINDS = ['East', 'South', 'West', 'North']
const LONG = ['Northeaster', 'Southwester', 'Northwester']
const eager = (legal, roll) => anyKind(legal, roll, ['withdraw', 'replace'])
const decision = (name) => (game) => game.view.pending.decision === name

/** People at browsers of their own, named by the winds. */
async function people(server, count, names = WINDS) {
  const guests = []
  for (const wind of names.slice(0, count)) {
    const page = await server.guest()
    await page.request.post('/api/me', { data: { name: wind } })
    guests.push(page)
  }
  return guests
}

const open = (guests, id) =>
  Promise.all(guests.map((page) => page.goto(`/table/${id}`).then(() => page.locator('.map').waitFor())))
const noFaults = (...pages) => expect(pages.flatMap((page) => page.faults)).toEqual([])
const totals = (page, box) => page.locator(`${box} .side .tot b`).allInnerTexts()

test('a war seen by a supporter, by the active player and by a spectator', async ({ server }) => {
  const guests = await people(server, 3, LONG)
  const wished = (game, seat) =>
    decision('war')(game) &&
    seat !== game.view.active &&
    game.legal.some(({ notation }) => notation.startsWith('support'))
  const { id, seat, game } = await reach(guests, { game: 'huang' }, wished, eager)
  const [supporter, active, visitor] = [guests[seat - 1], guests[game.view.active - 1], await server.guest()]
  const all = [supporter, active, visitor]
  await open(all, id)
  const side = game.view.pending.sides[0]
  for (const page of all) {
    await page.locator('.war .side').nth(1).waitFor()
    expect(await totals(page, '.war')).toEqual(game.view.pending.sides.map(({ total }) => String(total)))
    await expect(page.locator('.war .ask li'), 'who is asked, in order').toHaveCount(3)
    await expect(page.locator('.banner')).toHaveCount(game.view.pending.sides.length)
  }
  for (const page of [active, visitor])
    await expect(page.locator('.war .go'), 'only who is asked has something to decide').toHaveCount(0)
  await expect(visitor.locator('.mine .tb'), 'a spectator sees no hand').toHaveCount(0)
  await expect(active.locator('.war .ask')).toHaveText(/ties/, { useInnerText: true })
  expect([...(await faultsOf(supporter)), ...(await faultsOf(visitor))]).toEqual([])
  // The choice in mind shows as a ghost to the supporter alone.
  await supporter.locator('.war [role=radio]').first().click()
  await supporter.locator('.war .ghost').waitFor()
  const then = Number((await supporter.locator('.war .to').innerText()).replace(/\D/g, ''))
  expect(then).toBeGreaterThan(side.total)
  await expect(active.locator('.war .ghost')).toHaveCount(0)
  await supporter.locator('.war .go .primary').click()
  for (const page of all)
    await page.waitForFunction(
      (sum) => document.querySelector('.war .tot b')?.textContent === sum || !document.querySelector('.war'),
      String(then),
    )
  // A long name beside what was given is not cut.
  const giver = active.locator('.war .side .nm').first()
  await giver.waitFor()
  expect(LONG.includes(await giver.innerText())).toBeTruthy()
  expect(await giver.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  // The others give nothing; the war is decided on the map, and every browser sees it end.
  for (;;) {
    const { game: now } = await look(guests[0], id)
    // The turn of a war may be the last of the game: then nobody decides any more.
    if (!now.turn) break
    const { game: theirs } = await look(guests[now.turn - 1], id)
    if (theirs.view.pending.decision !== 'war') break
    const none = theirs.legal.find(({ notation }) => notation === 'none') ?? theirs.legal[0]
    await send(guests[now.turn - 1], id, { do: 'act', seat: now.turn, at: theirs.at, action: none.number })
  }
  for (const page of all) await page.locator('.war').waitFor({ state: 'detached' })
  noFaults(...all)
})

test('a war of many tiles upright on a tablet: every figure stands inside its side', async ({ server }) => {
  const guests = await people(server, 3)
  const many = (game) => decision('war')(game) && game.view.pending.sides.length === 2
  const wished = (game) => many(game) && game.view.pending.sides.some(({ reds }) => reds > 7)
  const { id, seat } = await reach(guests, { game: 'huang' }, wished, eager)
  const page = guests[seat - 1]
  await page.setViewportSize({ width: 768, height: 1024 })
  await open([page], id)
  await page.locator('.war .side').nth(1).waitFor()
  const out = await page
    .locator('.war .side li em')
    .evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().right > one.closest('.side').getBoundingClientRect().right - 8)
        .map((one) => one.textContent),
    )
  expect(out).toEqual([])
  noFaults(page)
})

/** Which parts of a war are not in sight: outside the column, or behind the button that stays there. */
const hidden = (page) =>
  page.locator('.war').evaluate((war) => {
    const dock = war.closest('.dock').getBoundingClientRect()
    const go = war.querySelector('.go').getBoundingClientRect()
    const parts = [...war.querySelectorAll('.side, .ask, .seg3 button, .step button, .out, .go button')]
    const out = parts.filter((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect()
      const behind = !part.closest('.go') && bottom > go.top + 1 && right > go.left && left < go.right
      return top < dock.top || bottom > dock.bottom || left < dock.left || right > dock.right || behind
    })
    return { parts: parts.length, out: out.map((part) => part.textContent.trim()) }
  })

const DESK = { width: 1440, height: 900 }
const UPRIGHT = { width: 768, height: 1024 }
const PHONE = { width: 360, height: 740 }

/** Does this page show the whole war, with the button? On a phone the map is not beside it: all that can be given is in sight, above the button. */
const shownOnPhone = async (page, where) => {
  const [button, tabs] = await Promise.all(
    [page.locator('.war .go .primary'), page.locator('.tabs')].map((one) => one.boundingBox()),
  )
  expect(button.y + button.height, `${where}: the button ends at ${button.y + button.height}`).toBeLessThanOrEqual(
    tabs.y,
  )
  const low = await page
    .locator('.war .pick button')
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)))
  expect(low, `${where}: a piece of the hand ends at ${low}, the button begins at ${button.y}`).toBeLessThanOrEqual(
    button.y,
  )
  const { height } = await page.locator('.board').boundingBox()
  expect(height, `${where}: the map is ${height} px high`).toBeGreaterThan(120)
}
const shownBesideMap = async (page, where) => {
  const { parts, out } = await hidden(page)
  expect(parts, where).toBeGreaterThan(7)
  expect(out, where).toEqual([])
}

for (const [states, sizes] of [
  [2, [UPRIGHT]],
  [3, [UPRIGHT, DESK, PHONE]],
])
  test(`a war of ${states} states: the states and the choice are seen at once, in any language`, async ({ server }) => {
    const guests = await people(server, 4)
    // Where three are at war, as many as that can be given: the longest row of pieces.
    const wished = ({ view: { pending }, legal }) =>
      pending.decision === 'war' &&
      pending.sides.length === states &&
      pending.step.asks === 'support' &&
      (states < 3 || legal.some(({ notation }) => notation.startsWith('support') && notation.includes('3')))
    const sides = ({ effect }) => effect?.war?.totals.length ?? 0
    const until = (legal, roll) => {
      const peace = legal.filter((one) => sides(one) === 0)
      return legal.find((one) => sides(one) === states) ?? anyKind(peace, roll, ['withdraw', 'replace', 'riot'])
    }
    const { id, seat } = await reach(guests, { game: 'huang' }, wished, until)
    const storageState = await guests[seat - 1].context().storageState()
    for (const locale of LANGUAGES) {
      const page = await server.guest({ locale, storageState })
      for (const viewport of sizes) {
        await page.setViewportSize(viewport)
        await open([page], id)
        const side = page.locator('.war .seg3 [data-side]').first()
        await side.waitFor()
        if (await side.isEnabled()) await side.click()
        await drawn(page)
        const shown = viewport === PHONE ? shownOnPhone : shownBesideMap
        await shown(page, `${locale} at ${viewport.width} px`)
      }
      noFaults(page)
      await page.context().close()
    }
  })

test('a revolt and a war on a phone: where it happens is in sight beside all that is told of it', async ({
  server,
}) => {
  const guests = await people(server, 3)
  /** Is this hex in the window of the map, and not under the question? */
  const sees = (page, spot) =>
    page.locator(`[data-hex="${spot}"]`).evaluate((hex) => {
      const [one, port] = [hex, hex.closest('.port')].map((box) => box.getBoundingClientRect())
      return one.top >= port.top - 1 && one.bottom <= port.bottom + 1 && one.left >= port.left - 1
    })
  for (const [name, places, pick] of [
    ['revolt', ({ attacker, defender }) => [attacker.at, defender.at], '.revolt .pick button'],
    ['war', ({ tile }) => [tile], '.war [role=radio]:enabled'],
  ]) {
    const asked = (game) =>
      decision(name)(game) &&
      game.legal.length > 1 &&
      (name === 'war' ? game.view.pending.step.asks === 'support' : game.view.pending.defender.at)
    const { id, seat, game } = await reach(guests, { game: 'huang' }, asked, eager)
    const page = guests[seat - 1]
    await page.setViewportSize(PHONE)
    await open([page], id)
    await page.locator(pick).first().click()
    await page.locator(`.${name} .ghost`).waitFor()
    await drawn(page)
    for (const spot of places(game.view.pending)) expect(await sees(page, spot), `${name} on ${spot}`).toBeTruthy()
    noFaults(page)
  }
})

test('a revolt: attacker, defender and a spectator, to its end', async ({ server }) => {
  const guests = await people(server, 3)
  const wished = (game) => decision('revolt')(game) && game.legal.length > 1
  const { id, seat, game } = await reach(guests, { game: 'huang' }, wished, eager)
  const { attacker, defender, colour } = game.view.pending
  const [attacks, defends, visitor] = [guests[attacker.seat - 1], guests[defender.seat - 1], await server.guest()]
  await open([attacks, defends, visitor], id)
  for (const page of [attacks, defends, visitor]) {
    await page.locator('.revolt .side').nth(1).waitFor()
    expect(await totals(page, '.revolt')).toEqual([String(attacker.total), String(defender.total)])
  }
  expect(await faultsOf(attacks)).toEqual([])
  const decides = guests[seat - 1]
  await decides.locator('.revolt .pick button').first().click()
  await decides.locator('.revolt .ghost').waitFor()
  await decides.locator('.revolt .go .primary').click()
  // Whoever is asked next, if anybody is, commits nothing.
  await decides.locator('.revolt .go').waitFor({ state: 'detached' })
  for (const page of [attacks, defends]) {
    const go = page.locator('.revolt .go .primary')
    if (page !== decides && (await look(page, id)).game.view.pending.decision === 'revolt') await go.click()
  }
  for (const page of [attacks, defends, visitor]) await page.locator('.revolt').waitFor({ state: 'detached' })
  const { view } = (await look(visitor, id)).game
  const left = view.leaders.filter(
    (leader) => leader.colour === colour && [attacker.seat, defender.seat].includes(leader.seat),
  )
  expect(left.length, 'one of the two leaders has gone home').toBe(1)
  noFaults(attacks, defends, visitor)
})

test('a fight with bandits: the soldiers that go are chosen on the map', async ({ server }) => {
  const guests = await people(server, 2)
  const { id, seat, game } = await reach(
    guests,
    { game: 'huang', options: { bandits: 'true' } },
    decision('bandits'),
    eager,
  )
  const page = guests[seat - 1]
  await open([page], id)
  const { reds, left, soldiers, beaten } = game.view.pending
  // Beside the map: the soldiers behind the victory, and the bandits they beat.
  await expect(page.locator('.bandits .tot b')).toHaveText(String(soldiers), { useInnerText: true })
  await expect(page.locator('.bandits .camp b')).toHaveText(String(beaten), { useInnerText: true })
  await drawn(page)
  expect((await page.locator('[data-hex].lit').evaluateAll((all) => all.map((one) => one.dataset.hex))).sort()).toEqual(
    [...reds].sort(),
  )
  expect(await faultsOf(page)).toEqual([])
  for (let gone = 0; gone < left; gone++) {
    const { pending } = (await look(page, id)).game.view
    if (pending.decision !== 'bandits') break
    const at = await page.locator('[data-at]').getAttribute('data-at')
    await page.locator(`[data-hex="${pending.reds[0]}"]`).click()
    // What it does is told before it is done.
    await page.locator('.insp li').first().waitFor()
    await page.locator('.insp .go .primary').click()
    await page.waitForFunction((before) => document.querySelector('[data-at]').dataset.at !== before, at)
  }
  const { view } = (await look(page, id)).game
  expect(view.pending.decision).not.toBe('bandits')
  expect(
    reds.filter((spot) => !view.tiles.some(({ at }) => at === spot)).length,
    'the soldiers are gone',
  ).toBeGreaterThanOrEqual(left)
  noFaults(page)
})

test('a hint stands on the map and beside it, with its chances', async ({ server }) => {
  const guests = await people(server, 2)
  const places = (game) => decision('chain')(game) && game.legal.length > 2
  const chain = await reach(guests, { game: 'huang' }, places, eager)
  const page = guests[chain.seat - 1]
  await open([page], chain.id)
  await page.keyboard.press('h')
  await page.locator('.tag.hint').first().waitFor({ timeout: 240_000 })
  await expect(page.locator('.tag.hint').first()).toHaveText(/\d+\s?%/)
  const market = await reach(
    guests,
    { game: 'huang' },
    (game) => decision('market')(game) && game.legal.length > 3,
    eager,
  )
  const other = guests[market.seat - 1]
  await open([other], market.id)
  await other.getByRole('button', { name: t('web-hint') }).click()
  await other.locator('.mkt [data-mark=hint]').first().waitFor({ timeout: 240_000 })
  await expect(other.locator('.mkt [data-mark=hint]').first()).toHaveAttribute('data-word', /\d+\s?%/)
  noFaults(page, other)
})
