// The main screens, one after the other: for pictures and for checks.

import { drawn } from './drawn.mjs'
import { makeTable } from './server.mjs'
import { anyKind, look, reach, send } from './reach.mjs'
import { t } from './words.mjs'

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]

const BOTS = Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'easy' }))

/** Plays some decisions of seat 1 over the API, until it is asked again. */
async function playOn(page, id, turns) {
  await page.evaluate(
    async ({ id, turns }) => {
      for (let turn = 0; turn < turns;) {
        const { game, table } = await fetch(`/api/tables/${id}`).then((answer) => answer.json())
        if (table.status === 'over') return
        if (!game.legal) {
          await new Promise((resolve) => setTimeout(resolve, 60))
          continue
        }
        const numbers = game.legal.groups.flatMap((group) => group.numbers)
        const command = {
          do: 'act',
          seat: 1,
          at: game.at,
          action: numbers[Math.floor(numbers.length * 0.4)],
        }
        await fetch(`/api/tables/${id}/commands`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id: `${id}-${turn}`, command }),
        })
        turn++
      }
    },
    { id, turns },
  )
}

/** What somebody else has opened: tables that wait for players, each with a way to play of its own. */
const WAITING = [
  { game: 'huang', options: { bandits: 'true', palace: 'true' } },
  { game: 'dragon', options: { great_wall: 'true' } },
  { game: 'qin', options: { board: 'lion' } },
]

/** A game that bots play to its end. */
async function finished(page, game) {
  const id = await makeTable(page, { game, listed: true, stand_in: 'easy', seats: [{ kind: 'me' }, ...BOTS] })
  await send(page, id, { do: 'hand_over', seat: 1 })
  await page.evaluate(async (id) => {
    for (;;) {
      const { table } = await fetch(`/api/tables/${id}`).then((answer) => answer.json())
      if (table.status === 'over') return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }, id)
  return id
}

/** A game in its middle, sensibly played so far: it begins from a moment of a finished one, where seat 1 decides. */
async function middle(page, game, share) {
  const whole = await finished(page, game)
  const step = await page.evaluate(
    async ({ whole, share }) => {
      const moment = (until) => fetch(`/api/tables/${whole}/replay?until=${until}`).then((answer) => answer.json())
      const { of } = await moment(0)
      for (let step = Math.floor(of * share); step > 0; step--) if ((await moment(step)).turn === 1) return step
      throw new Error('seat 1 never decides')
    },
    { whole, share },
  )
  const id = await makeTable(page, { game, from: { table: whole, step }, seats: [{ kind: 'me' }, ...BOTS] })
  await playOn(page, id, 2)
  // Some games are short: one that ends before it is seat 1's turn again is begun earlier.
  return (await decides(page, id)) ? id : middle(page, game, share * 0.7)
}

/** Waits until seat 1 decides; false if the game is over before. */
async function decides(page, id) {
  for (;;) {
    const { table, game } = await look(page, id)
    if (table.status === 'over') return false
    if (game.legal) return true
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
}

/** Some tables for the lists, and each game in its middle: made once for all sizes and themes, by somebody whose cookie is given back. */
async function prepare(server) {
  const [other, page] = [await server.guest(), await server.guest()]
  for (const wanted of WAITING)
    await makeTable(other, {
      ...wanted,
      listed: true,
      start: false,
      seats: [{ kind: 'me', name: 'East' }, { kind: 'open' }, { kind: 'open' }],
    })
  await other.context().close()
  await page.goto('/')
  const table = (wanted) => makeTable(page, wanted)
  const ids = {}
  ids.opening = await table({ game: 'qin', options: { board: 'lion' }, seats: [{ kind: 'me' }, ...BOTS] })
  ids.waiting = await table({
    game: 'dragon',
    listed: true,
    start: false,
    deadline: 86400,
    seats: [{ kind: 'me' }, { kind: 'open' }, BOTS[0]],
  })
  for (const [game, share] of Object.entries({ dragon: 0.6, huang: 0.45, qin: 0.6 }))
    ids[game] = await middle(page, game, share)
  ids.over = await finished(page, 'qin')
  ids.hot = await table({
    game: 'qin',
    seats: [
      { kind: 'me', name: 'North' },
      { kind: 'me', name: 'South' },
    ],
  })
  const { cookies } = await page.context().storageState()
  await page.context().close()
  return { person: { cookies, origins: [] }, ids }
}

/**
 * Moments that show most: a war, a revolt, a building, an epidemic, a draft; and a game that is over after a few turns. Each is
 * reached once for all sizes and themes, by somebody whose cookie is given back.
 */
async function moments(server) {
  const guests = [await server.guest(), await server.guest(), await server.guest()]
  const [page] = guests
  const eager = (legal, roll) => anyKind(legal, roll, ['withdraw', 'replace'])
  const mine = (wished) => (game, seat) => seat === 1 && wished(game)
  const huang = (decision, more = () => true) =>
    reach(
      guests,
      { game: 'huang' },
      mine((game) => game.view.pending.decision === decision && game.legal.length > 1 && more(game)),
      eager,
    )
  const dragon = (options, wished) => reach(guests, { game: 'dragon', options }, mine(wished))
  const found = {
    'huang-war': await huang('war', ({ view, legal }) => view.pending.step.asks === 'support' && legal.length > 2),
    'huang-revolt': await huang('revolt'),
    'huang-build': await huang('build'),
    'dragon-draft': await dragon({}, ({ view }) => view.ask?.what === 'draft'),
    'dragon-epidemic': await dragon(
      { great_wall: 'true' },
      ({ view }) => view.ask?.what === 'release' && view.events[view.month - 1] === 'epidemic',
    ),
    'dragon-person': await dragon({ super_event: 'dawn' }, ({ view }) => view.ask?.what === 'card' && view.month > 2),
  }
  const two = await reach([page, guests[1]], { game: 'huang' }, ({ view }) => view.tiles.length > 16, eager)
  await send(guests[1], two.id, { do: 'resign', seat: 2 })
  const storageState = await page.context().storageState()
  for (const guest of guests) await guest.context().close()
  return {
    storageState,
    rare: { ...Object.fromEntries(Object.entries(found).map(([name, { id }]) => [name, id])), report: two.id },
  }
}

/** Visits every screen with one guest and calls `look(name, page)` at each; only those named in `wanted` if there is such a list. */
export async function screens(server, options, look, wanted) {
  const { person, ids } = await (server.prepared ??= prepare(server))
  let page = await server.guest({ ...options, storageState: person })
  const visit = async (name, path, ready, then) => {
    if (wanted && !wanted.includes(name)) return
    await page.goto(path)
    await page.locator(ready).first().waitFor()
    await then?.()
    await page.waitForTimeout(250)
    await look(name, page)
  }
  await visit('front', '/', '.mg', () => page.locator('.lob li').first().waitFor())
  await visit('me', '/', '.mg', async () => {
    await page.locator('.who').click()
    await page.locator('#my-name').waitFor()
  })
  await visit('new-table', '/new?game=qin', '.board .map')
  await visit('new-huang', '/new?game=huang', '.board .map')
  await visit('new-dragon', '/new?game=dragon', 'form .st')
  await visit('lobby', '/lobby', 'li')
  await visit('my-games', '/games', 'li')
  await visit('archive', '/archive', 'li')
  await visit('opening', `/table/${ids.opening}`, '[data-point^="hand:"]')
  await visit('qin', `/table/${ids.qin}`, '.calm[data-deciding=true]', async () => {
    for (let index = 0; index < 3; index++) {
      const tile = page.locator('[data-point^="hand:"]').nth(index)
      if (await tile.evaluate((node) => node.classList.contains('unfit'))) continue
      await tile.click()
      break
    }
    // The place that does most makes the best picture.
    await drawn(page)
    const lit = page.locator('rect[data-grade]')
    const count = await lit.count()
    const stage = async (index) => {
      await lit.nth(index).click()
      await page.locator('.fx li').first().waitFor()
      await page.waitForTimeout(120)
      return page.locator('.fx li:not(.muted)').count()
    }
    let best = { index: 0, effects: -1 }
    for (let tried = 0; tried < Math.min(count, 12); tried++) {
      const index = (tried * 7) % count
      const effects = await stage(index)
      if (effects > best.effects) best = { index, effects }
      await page.keyboard.press('Escape')
    }
    await stage(best.index)
  })
  await visit('huang', `/table/${ids.huang}`, '[data-deciding=true]', async () => {
    const tile = page.locator('[data-area=hand] button[aria-disabled=false]:visible')
    if ((await tile.count()) && (await page.locator('.strife').count()) === 0) await tile.first().click()
  })
  await visit('dragon', `/table/${ids.dragon}`, '[data-deciding=true]', async () => {
    const thing = page.locator('.act[aria-disabled=false]:visible, .ptile.lit:visible, .cover:visible')
    if (await thing.count()) await thing.first().click()
  })
  // Reached only where somebody looks: it takes a while.
  const RARE = [
    'huang-war',
    'huang-revolt',
    'huang-build',
    'dragon-draft',
    'dragon-epidemic',
    'dragon-person',
    'report',
  ]
  const asked = !wanted || RARE.some((name) => wanted.includes(name))
  const { storageState, rare } = asked ? await (server.moments ??= moments(server)) : { rare: {} }
  const own = page
  if (storageState) page = await server.guest({ ...options, storageState })
  const first = async (selector) => {
    const thing = page.locator(selector)
    if (await thing.count()) await thing.first().click()
  }
  await visit('huang-war', `/table/${rare['huang-war']}`, '.strife .side', () => first('.strife .side:enabled'))
  await visit('huang-revolt', `/table/${rare['huang-revolt']}`, '.strife .side', () => first('.strife .side:enabled'))
  await visit('huang-build', `/table/${rare['huang-build']}`, '[data-ghost^=site]')
  await visit('dragon-draft', `/table/${rare['dragon-draft']}`, '[data-deciding=true]', () =>
    first('.ptile.lit:visible'),
  )
  await visit('dragon-epidemic', `/table/${rare['dragon-epidemic']}`, '[data-deciding=true]', () =>
    first('.cover:visible'),
  )
  await visit('dragon-person', `/table/${rare['dragon-person']}`, '[data-deciding=true]', () =>
    first('.ptile.lit:visible'),
  )
  await visit('report', `/report/${rare.report}?at=9`, '.frame [data-at]', () =>
    page.locator('progress').waitFor({ state: 'detached', timeout: 240_000 }),
  )
  if (storageState) await page.context().close()
  page = own
  await visit('qin-score', `/table/${ids.over}`, '.end', async () => {
    await page
      .locator('.end')
      .getByRole('button')
      .filter({ hasText: t('web-score') })
      .click()
    await page.locator('.leaf .seg [aria-pressed=false]').first().click()
  })
  await visit('end', `/table/${ids.over}`, '.end')
  await visit('replay', `/replay/${ids.over}?at=14`, '.player')
  await visit('curtain', `/table/${ids.hot}`, '.curtain')
  await visit('menu', `/table/${ids.qin}`, '[data-point^="hand:"]', async () => {
    await page.getByRole('button', { name: t('web-menu') }).click()
    await page.locator('[role=dialog]').waitFor()
  })
  await visit('talk', `/table/${ids.qin}`, '[data-point^="hand:"]', async () => {
    await page.getByRole('button', { name: t('web-chat') }).click()
    await page.getByLabel(t('web-chat-say')).fill('Well placed!')
    await page.keyboard.press('Enter')
    // At another size it has been said before.
    await page.getByText('Well placed!').last().waitFor()
  })
  await visit('waiting', `/table/${ids.waiting}`, '#table-link')
  await visit('wrong-link', '/table/nothing-here', '.trouble')
  await visit('not-over', `/replay/${ids.qin}`, '.trouble')
  await visit('nowhere', '/nowhere', '.trouble')
  await page.evaluate(() =>
    localStorage.setItem(
      'tianxia',
      JSON.stringify({ ...JSON.parse(localStorage.getItem('tianxia') ?? '{}'), text: true }),
    ),
  )
  await visit('text-qin', `/table/${ids.qin}`, 'input[role=combobox]')
  await visit('text-huang', `/table/${ids.huang}`, '.text')
  await visit('text-dragon', `/table/${ids.dragon}`, '.text')
  await page.context().close()
}
