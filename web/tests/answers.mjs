// Gives one answer through the controls of a drawn table. The action decides which controls are used. `hand` is the input device: a mouse,
// a finger, or keys alone (players.mjs).

import { drawn } from './drawn.mjs'
import { choicesOf } from './legal.mjs'

/** Gives the answer with this number. */
export async function answer(page, hand, game, legal, number) {
  const choices = choicesOf(legal)
  const choice = choices.find((one) => one.number === number)
  if (!choice) throw new Error(`no answer has the number ${number}`)
  // The question may stand before the table is drawn.
  await page.locator('[data-point="prompt"]').first().waitFor({ state: 'attached' })
  await { qin, huang, dragon }[game](page, hand, choice, choices)
}

const seen = (locator) => locator.locator('visible=true').first()

/** Touches something, turning over the tabs of a small table until it can be seen. */
async function touch(page, hand, selector) {
  const thing = page.locator(selector)
  await thing.first().waitFor({ state: 'attached' })
  await drawn(page)
  if ((await thing.locator('visible=true').count()) === 0)
    for (const tab of await page.locator('.tabs button').all()) {
      await hand.press(tab)
      if ((await thing.locator('visible=true').count()) > 0) break
    }
  await hand.press(seen(thing))
}

const confirm = (page, hand) => touch(page, hand, '[data-point="confirm"]:enabled')

async function qin(page, hand, { notation }) {
  if (notation === 'pass') return touch(page, hand, '[data-point="pass"]')
  const [tile, first, second] = notation.split(' ')
  await touch(page, hand, `[data-point="hand:${tile}"]`)
  await hand.spot(page, first)
  const staged = page.locator('[data-ghost=staged]')
  await staged.waitFor({ state: 'attached' })
  for (let turn = 0; turn < 8; turn++) {
    await drawn(page)
    if ((await staged.getAttribute('data-places')) === `${first} ${second}`)
      return hand.place ? hand.place(page) : confirm(page, hand)
    await hand.turn(page)
  }
  throw new Error(`no turn of ${tile} lies on ${first} and ${second}`)
}

async function huang(page, hand, { action }) {
  const place = async (spots) => {
    await (spots.length === 1 ? hand.spot(page, spots[0]) : hand.site(page, spots))
    await confirm(page, hand)
  }
  /** Takes up a leader off the map, or touches it where it stands. */
  const leader = async (colour) => {
    const off = `[data-area=off] [data-point="leader:${colour}"]`
    if (await page.locator(off).count()) return touch(page, hand, off)
    const standing = page.locator(`.seat.me [data-colour="${colour}"] i`)
    await hand.spot(page, await standing.getAttribute('title'))
  }
  /** Lets a leader help, or not: where nothing is possible without it, it helps by itself. */
  const helped = async (wanted, colour) => {
    await drawn(page)
    const help = page.locator(`[data-area=off] [data-point="leader:${colour}"]`)
    if ((await help.count()) && ((await help.getAttribute('aria-pressed')) === 'true') !== Boolean(wanted))
      await hand.press(help)
  }
  switch (action.action) {
    case 'tile':
      await touch(page, hand, `[data-point="hand:${action.colour}"]`)
      return place([action.at])
    case 'leader':
      await leader(action.colour)
      return place([action.at])
    case 'withdraw':
      await leader(action.colour)
      await touch(page, hand, '[data-point="withdraw"]')
      return confirm(page, hand)
    case 'riot':
      await touch(page, hand, '[data-point="riot"]')
      await helped(action.leader, 'blue')
      return place([action.at])
    case 'pagoda':
    case 'palace':
      if (await page.locator('[data-point="build"]').count()) {
        await touch(page, hand, '[data-point="build"]')
        await helped(action.leader, 'green')
      }
      return place(action.at)
    case 'move':
      return place(action.from)
    case 'replace':
      await touch(page, hand, '[data-point="replace"]')
      for (const [colour, count] of Object.entries(action.tiles))
        for (let tile = 0; tile < count; tile++)
          await hand.press(page.locator(`[data-point="hand:${colour}"][aria-pressed=false]`).first())
      return confirm(page, hand)
    case 'take':
      await touch(page, hand, `[data-point="market:${action.colour}"]`)
      return confirm(page, hand)
    case 'commit':
    case 'support':
      return conflict(page, hand, action)
    case 'win':
      await touch(page, hand, `button[data-side="${action.side}"]`)
      return confirm(page, hand)
    case 'remove':
    case 'keep':
      return place([action.at])
    case 'none':
      return touch(page, hand, '[data-point="pass"]')
    default:
      throw new Error(`no controls are known for the action ${action.action}`)
  }
}

/** So many tiles, and the leader or not, for a side: the side brings the cheapest support with it. */
async function conflict(page, hand, { action, side, tiles, leader }) {
  if (action === 'support') await touch(page, hand, `button[data-side="${side}"]`)
  const own = (what, state) =>
    page.locator(`:is([data-thing^="${what}"], [data-add^="${what}"])${state}`).locator('visible=true')
  for (const [what, wanted] of [
    ['hand', tiles],
    ['off', leader ? 1 : 0],
  ]) {
    const given = () => own(what, '[aria-pressed=true]')
    while ((await given().count()) > wanted) await hand.press(given().first())
    while ((await given().count()) < wanted)
      await hand.press(own(what, '[aria-pressed=false][aria-disabled=false]').first())
  }
  await confirm(page, hand)
}

/** The things to touch for an action. */
function things({ action }) {
  const thing = (key) => `[data-thing="${key}"]`
  const name = (words) => words.replace(' ', '_')
  const person = (words) => thing(`person ${name(words)}`)
  const young = (role) => `:is(${thing(`person young_${role}`)}, ${thing(`person ${role}`)})`
  switch (action.action) {
    case 'draft':
      return [young(action.first), young(action.second)]
    case 'act':
      return [thing(`act ${action.card}`)]
    case 'privilege':
      return [thing('act privilege'), `.ways button:nth-child(${action.size === 'small' ? 1 : 2})`]
    case 'wall':
      return [thing('act wall'), thing(`tile ${action.tile}`)]
    case 'person':
      return [person(action.person), thing(`card ${action.person.replace(/^(young|old) /, '')}`)]
    case 'wild':
      return [person(action.person), thing('card wild')]
    case 'dawn':
      return [young(action.role)]
    case 'treaty':
      return [`[data-cover="role ${action.role}"]`]
    case 'spend':
    case 'discard':
      return [thing(`card ${action.card}`)]
    case 'new_palace':
      return ['[data-cover="palace new"]']
    case 'floor':
    case 'palace':
    case 'fall':
      return [`[data-cover="palace ${action.palace}"]`]
    case 'replace':
    case 'release':
      return [`[data-thing^="lives ${action.palace} ${name(action.person)} "]`]
    default:
      return []
  }
}

async function dragon(page, hand, choice) {
  const { action } = choice
  if (action.action === 'give') return give(page, hand, action)
  const touched = things(choice)
  if (touched.length === 0) return touch(page, hand, '[data-point="pass"]')
  // What the table has taken up by itself is not touched again, or it would go back.
  for (const one of touched)
    if ((await page.locator(one).first().getAttribute('aria-pressed')) !== 'true') await touch(page, hand, one)
  await confirm(page, hand)
}

async function give(page, hand, wanted) {
  for (const [index, good] of ['rice', 'fireworks'].entries()) {
    const stepper = page.locator('.stepper').nth(index)
    for (let step = 0; step < 20; step++) {
      const now = Number(await stepper.locator('b').textContent())
      if (now === wanted[good]) break
      await hand.press(stepper.locator('button').nth(now > wanted[good] ? 0 : 1))
    }
  }
  await touch(page, hand, '.question .primary')
}
