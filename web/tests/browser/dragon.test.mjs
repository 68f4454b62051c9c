// The Year of the Dragon at its drawn table: whole years by mouse, finger and keys, with every super event.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { faultsOf, Server, makeTable } from '../server.mjs'
import { dragon, finger, keys, mouse, play } from '../players.mjs'

let server
before(async () => (server = await Server.open()))
after(() => server?.close())

const BOT = { kind: 'bot', level: 'random' }

async function year(options, hand, guest = {}) {
  const page = await server.guest(guest)
  const id = await makeTable(page, { game: 'dragon', options, seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/table/${id}`)
  const met = await play(page, hand, dragon)
  assert.match(await page.locator('.end h2').innerText(), /win/i)
  assert.deepEqual(page.faults, [])
  return met
}

test('a whole year with the wall and an earthquake, by clicking: draft, actions, persons, releases', async () => {
  const met = await year({ great_wall: 'true', super_event: 'earthquake' }, mouse)
  for (const what of ['draft', 'act', 'card', 'release'])
    assert.ok(met.get(what) > 0, `${what} was never asked: ${[...met].join()}`)
})

test('a whole year with a tsunami, by keys alone', () => year({ super_event: 'tsunami' }, keys))

test('a whole year with a treaty on a phone, by touch', async () => {
  await year({ super_event: 'treaty' }, finger, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
})

for (const event of ['dawn', 'tornado', 'eclipse'])
  test(`a whole year with the super event ${event}`, () => year({ great_wall: 'true', super_event: event }, mouse))

test('axe finds nothing serious', async () => {
  const page = await server.guest()
  const id = await makeTable(page, {
    game: 'dragon',
    options: { great_wall: 'true', super_event: 'random' },
    seats: [{ kind: 'me' }, BOT, BOT, BOT],
  })
  await page.goto(`/table/${id}`)
  let turns = 0
  await play(page, mouse, dragon, async () => ++turns > 3)
  assert.deepEqual(await faultsOf(page), [])
})
