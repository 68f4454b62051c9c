// Moments of the Year of the Dragon that do not come in every game, each reached on purpose: the draft in two browsers, releases in an
// epidemic, a card to be discarded on a small screen, a hint on the cards.

import { expect, test, faultsOf } from '../fixtures.ts'
import { dragon, mouse } from '../players.mjs'
import { look, reach, seatAll } from '../reach.mjs'

const asks = (what) => (game) => game.view.ask?.what === what
const open = async (page, id) => {
  await page.goto(`/table/${id}`)
  await page.locator('.calm.dragon').waitFor()
}
const people = (court) => court.palaces.reduce((sum, { persons }) => sum + persons.length, 0)

test('the draft, in two browsers: each takes a pair, and not the other’s', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const id = await seatAll(guests, { game: 'dragon' })
  for (const page of guests) await open(page, id)
  let taken
  for (let decision = 0; ; decision++) {
    const { turn, at, view } = (await look(guests[0], id)).game
    if (view.phase !== 'draft') break
    const page = guests[turn - 1]
    await page.locator(`[data-at="${at}"][data-deciding=true]`).waitFor()
    if (view.ask.what === 'draft') {
      expect(await faultsOf(page)).toEqual([])
      if (taken) {
        for (const key of taken) await page.locator(`[data-thing="${key}"]`).click()
        await expect(page.locator('.question .primary'), 'a pair that somebody has is not offered').toHaveCount(0)
      }
      taken = ['person young_monk', decision ? 'person young_healer' : 'person young_farmer']
      await page.keyboard.press('Escape')
      for (const key of taken) await page.locator(`[data-thing="${key}"]`).click()
      await page.locator('.question .primary').click()
    } else await dragon(page, mouse, decision)
    await page.waitForFunction((before) => document.querySelector('[data-at]').dataset.at !== before, String(at))
  }
  const { view } = (await look(guests[0], id)).game
  const pairs = view.seats.map(({ palaces }) =>
    palaces
      .flatMap(({ persons }) => persons)
      .sort()
      .join(),
  )
  expect(pairs.every(Boolean) && new Set(pairs).size === 2, pairs.join(' | ')).toBeTruthy()
})

test('an epidemic: persons are released one after the other, each with word of what it does', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const wished = (game) =>
    asks('release')(game) && game.view.events[game.view.month - 1] === 'epidemic' && game.view.ask.left > 1
  const { id, seat, game } = await reach(guests, { game: 'dragon' }, wished)
  const page = guests[seat - 1]
  await open(page, id)
  const before = people(game.view.seats[seat - 1])
  expect(await faultsOf(page)).toEqual([])
  let released = 0
  for (; released < 3; released++) {
    const now = (await look(page, id)).game
    if (now.turn !== seat || now.view.ask?.what !== 'release') break
    const at = await page.locator('[data-at]').getAttribute('data-at')
    const person = page.locator('.palaces .thing[aria-disabled=false]').first()
    await person.focus()
    await page.keyboard.press('Enter')
    await page
      .locator('[data-point=prompt]')
      .filter({ hasText: /release/i })
      .waitFor()
    await page.locator('.question .primary').click()
    await page.waitForFunction((was) => document.querySelector('[data-at]').dataset.at !== was, at)
  }
  expect(people((await look(page, id)).game.view.seats[seat - 1])).toBe(before - released)
  expect(released).toBeGreaterThanOrEqual(2)
})

for (const [name, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a small screen', { width: 1024, height: 768 }],
])
  test(`a tornado takes cards, on ${name}`, async ({ server }) => {
    const guests = [await server.guest({ viewport, hasTouch: true }), await server.guest({ viewport, hasTouch: true })]
    const { id, seat } = await reach(guests, { game: 'dragon', options: { super_event: 'tornado' } }, asks('discard'))
    const page = guests[seat - 1]
    await open(page, id)
    const cards = (await look(page, id)).game.view.seats[seat - 1].cards.length
    const card = page.locator('[data-area=cards] .thing[aria-disabled=false]').first()
    await card.scrollIntoViewIfNeeded()
    const { width, height } = await card.boundingBox()
    const least = viewport.width < 500 ? 40 : 32
    expect(width >= least && height >= least, `a card is ${width} by ${height} px`).toBeTruthy()
    // No action is offered meanwhile.
    await expect(page.locator('.groups .thing[aria-disabled=false]')).toHaveCount(0)
    await card.tap()
    await page.locator('.question .primary').tap()
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-area=cards] button').length === count,
      cards - 1,
    )
  })

test('of two equal persons in a palace only the one that was touched is framed', async ({ server }) => {
  const guests = [await server.guest(), await server.guest()]
  const twins = ({ persons }) => persons.some((person, index) => persons.indexOf(person) < index)
  const wished = (game) => asks('release')(game) && game.view.seats[game.turn - 1].palaces.some(twins)
  const { id, seat, game } = await reach(guests, { game: 'dragon' }, wished)
  const page = guests[seat - 1]
  await open(page, id)
  const { persons } = game.view.seats[seat - 1].palaces.find(twins)
  const twin = persons.find((person, index) => persons.indexOf(person) < index)
  const number = game.view.seats[seat - 1].palaces.findIndex(twins) + 1
  const equal = page.locator(`.palaces [data-thing^="lives ${number} ${twin} "]`)
  const framed = () => equal.evaluateAll((all) => all.map((one) => one.ariaPressed === 'true'))
  await equal.nth(1).click()
  expect((await framed()).slice(0, 2)).toEqual([false, true])
  await equal.nth(0).click()
  expect((await framed()).slice(0, 2)).toEqual([true, false])
  await equal.nth(0).click()
  expect((await framed()).slice(0, 2)).toEqual([false, false])
})
