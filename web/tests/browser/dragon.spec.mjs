// The Year of the Dragon at its drawn table: whole years by mouse, finger and keys, with every super event.

import { expect, test, faultsOf, makeTable } from '../fixtures.ts'
import { dragon, finger, keys, mouse, play } from '../players.mjs'

const BOT = { kind: 'bot', level: 'random' }

async function year(server, options, hand, guest = {}) {
  const page = await server.guest(guest)
  const id = await makeTable(page, { game: 'dragon', options, seats: [{ kind: 'me' }, BOT] })
  await page.goto(`/table/${id}`)
  const met = await play(page, hand, dragon)
  await expect(page.locator('.end h2')).toHaveText(/win/i, { useInnerText: true })
  return met
}

test('a whole year with the wall and an earthquake, by clicking: draft, actions, persons, releases', async ({
  server,
}) => {
  const met = await year(server, { great_wall: 'true', super_event: 'earthquake' }, mouse)
  for (const what of ['draft', 'act', 'card', 'release'])
    expect(met.get(what), `${what} was never asked: ${[...met].join()}`).toBeGreaterThan(0)
})

test('a whole year with a tsunami, by keys alone', ({ server }) => year(server, { super_event: 'tsunami' }, keys))

test('a whole year with a treaty on a phone, by touch', async ({ server }) => {
  await year(server, { super_event: 'treaty' }, finger, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
})

for (const event of ['dawn', 'tornado', 'eclipse'])
  test(`a whole year with the super event ${event}`, ({ server }) =>
    year(server, { great_wall: 'true', super_event: event }, mouse))

test('axe finds nothing serious', async ({ server }) => {
  const page = await server.guest()
  const id = await makeTable(page, {
    game: 'dragon',
    options: { great_wall: 'true', super_event: 'random' },
    seats: [{ kind: 'me' }, BOT, BOT, BOT],
  })
  await page.goto(`/table/${id}`)
  let turns = 0
  await play(page, mouse, dragon, async () => ++turns > 3)
  expect(await faultsOf(page)).toEqual([])
})
