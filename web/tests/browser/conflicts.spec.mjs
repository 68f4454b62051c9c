// Huang's conflicts from every chair at once: a war, a revolt, a fight with bandits.

import { expect, test, faultsOf } from '../fixtures.ts'
import { anyKind, look, reach, send } from '../reach.mjs'

const LONG = ['Northeaster', 'Southwester', 'Northwester']
const eager = (legal, roll) => anyKind(legal, roll, ['withdraw', 'replace'])
const decision = (name) => (game) => game.view.pending.decision === name

/** People at browsers of their own, with long names. */
async function people(server, count) {
  const guests = []
  for (const name of LONG.slice(0, count)) {
    const page = await server.guest()
    await page.request.post('/api/me', { data: { name } })
    guests.push(page)
  }
  return guests
}

const open = (guests, id) =>
  Promise.all(guests.map((page) => page.goto(`/table/${id}`).then(() => page.locator('svg[role=grid]').waitFor())))
const noFaults = (...pages) => expect(pages.flatMap((page) => page.faults)).toEqual([])
const sides = (page) => page.locator('.strife .side')
const totals = (page) => page.locator('.strife strong').allInnerTexts()

test('a war seen by a supporter, by the active player and by a spectator', async ({ server }) => {
  const guests = await people(server, 3)
  const wished = (game, seat) =>
    decision('war')(game) &&
    seat !== game.view.active &&
    game.legal.some(({ notation }) => notation.startsWith('support'))
  const { id, seat, game } = await reach(guests, { game: 'huang' }, wished, eager)
  const [supporter, active, visitor] = [guests[seat - 1], guests[game.view.active - 1], await server.guest()]
  const all = [supporter, active, visitor]
  await open(all, id)
  const { sides: states } = game.view.pending
  for (const page of all) {
    await sides(page).nth(1).waitFor()
    expect(await totals(page)).toEqual(states.map(({ total }) => String(total)))
    await expect(page.locator('[data-ghost^=banner]')).toHaveCount(states.length)
  }
  for (const page of [active, visitor])
    await expect(page.locator('.strife .side:enabled'), 'only the asked player has something to decide').toHaveCount(0)
  await expect(visitor.locator('[data-area=hand]'), 'a spectator sees no hand').toHaveCount(0)
  expect([...(await faultsOf(supporter)), ...(await faultsOf(visitor))]).toEqual([])
  // The choice in mind shows to the supporter alone, in the panel and on the banner.
  await sides(supporter).first().click()
  await expect(sides(supporter).first()).toHaveAttribute('aria-pressed', 'true')
  await supporter.locator('.strife .ghost').waitFor()
  const then = Number((await totals(supporter))[0])
  expect(then).toBeGreaterThan(states[0].total)
  await expect(active.locator('.strife .ghost')).toHaveCount(0)
  await expect(supporter.locator('.ask .primary')).toHaveCount(1)
  await supporter.locator('[data-point=confirm]').click()
  for (const page of all)
    await page.waitForFunction(
      (sum) => document.querySelector('.strife strong')?.textContent === sum || !document.querySelector('.strife'),
      String(then),
    )
  // The others give nothing; the war is decided on the map, and every browser sees it end.
  for (;;) {
    const { game: now } = await look(guests[0], id)
    // The turn of a war may be the last of the game: then no seat decides.
    if (!now.turn) break
    const { game: theirs } = await look(guests[now.turn - 1], id)
    if (theirs.view.pending.decision !== 'war') break
    const none = theirs.legal.find(({ notation }) => notation === 'none') ?? theirs.legal[0]
    await send(guests[now.turn - 1], id, { do: 'act', seat: now.turn, at: theirs.at, action: none.number })
  }
  for (const page of all) await page.locator('.strife').waitFor({ state: 'detached' })
  noFaults(...all)
})

test(
  'a war: a side brings its cheapest support, and one more with every touch',
  { tag: '@forms' },
  async ({ position }) => {
    const { page, id } = await position('huang war')
    const { view } = (await look(page, id)).game
    const state = view.pending.sides[0]
    await sides(page).first().click()
    await expect.poll(async () => Number((await totals(page))[0])).toBe(state.total + 1)
    const pieces = page.locator(':is([data-area=hand] button, [data-add])[aria-pressed=true]:visible')
    await expect(pieces).toHaveCount(1)
    await sides(page).first().click()
    const given = await pieces.count()
    await expect.poll(async () => Number((await totals(page))[0])).toBe(state.total + given)
    // The other side takes what was given; Escape puts it back.
    await sides(page).nth(1).click()
    await expect(sides(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(pieces).toHaveCount(0)
    await expect(page.locator('[data-point=pass]')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  },
)

test('a revolt: attacker, defender and a spectator, to its end', async ({ server }) => {
  const guests = await people(server, 3)
  const wished = (game) => decision('revolt')(game) && game.legal.length > 1
  const { id, seat, game } = await reach(guests, { game: 'huang' }, wished, eager)
  const { attacker, defender, colour } = game.view.pending
  const [attacks, defends, visitor] = [guests[attacker.seat - 1], guests[defender.seat - 1], await server.guest()]
  await open([attacks, defends, visitor], id)
  for (const page of [attacks, defends, visitor]) {
    await sides(page).nth(1).waitFor()
    expect(await totals(page)).toEqual([String(attacker.total), String(defender.total)])
  }
  expect(await faultsOf(attacks)).toEqual([])
  const decides = guests[seat - 1]
  await decides.locator('.strife .side:enabled').click()
  await decides.locator('.strife .ghost').waitFor()
  await decides.locator('[data-point=confirm]').click()
  await expect(decides.locator('.strife .side:enabled')).toHaveCount(0)
  // If the other player is asked, they commit nothing.
  for (const page of [attacks, defends]) {
    const { game: now } = await look(page, id)
    if (page !== decides && now.view.pending.decision === 'revolt') await page.locator('[data-point=pass]').click()
  }
  for (const page of [attacks, defends, visitor]) await page.locator('.strife').waitFor({ state: 'detached' })
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
  const { reds, left, beaten } = game.view.pending
  await expect(page.locator('.ask h2')).toContainText(String(beaten))
  const lit = () => page.locator('[data-grade]').evaluateAll((all) => all.map((one) => one.dataset.place).sort())
  await expect.poll(lit).toEqual([...reds].sort())
  expect(await faultsOf(page)).toEqual([])
  for (let gone = 0; gone < left; gone++) {
    const { pending } = (await look(page, id)).game.view
    if (pending.decision !== 'bandits') break
    const at = await page.locator('[data-at]').getAttribute('data-at')
    await page.locator(`[data-place="${pending.reds[0]}"]`).click()
    await page.locator('[data-point=confirm]').click()
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

test('a market tile is taken; a hint marks it beside the map', async ({ server }) => {
  const guests = await people(server, 2)
  const offered = (game) => decision('market')(game) && game.legal.length > 3
  const { id, seat } = await reach(guests, { game: 'huang' }, offered, eager)
  const page = guests[seat - 1]
  await open([page], id)
  await page.keyboard.press('h')
  await page.locator('[data-hint]').first().waitFor({ timeout: 240_000 })
  await page.locator('[data-area=market] [data-disc]').first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-area=market] button[aria-disabled=false]').first().click()
  await expect(page.locator('.ask .primary')).toHaveCount(1)
  await page.locator('[data-point=confirm]').click()
  await expect(page.locator('[data-area=market] button')).toHaveCount(0)
  noFaults(page)
})
