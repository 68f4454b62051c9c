// What every other test stands on: a seat at a table of each game, and a prepared position, in the three forms of the table.

import { expect, look, test } from '../fixtures.ts'

for (const game of ['qin', 'dragon', 'huang'])
  test(`a player sits at a table of ${game} and decides`, { tag: '@forms' }, async ({ player }) => {
    const { page, id } = await player({ game })
    await expect(async () => {
      const { game } = await look(page, id)
      expect(game.legal.length).toBeGreaterThan(0)
      await expect(page.locator(`[data-at="${game.at}"]`)).toBeAttached({ timeout: 1000 })
    }).toPass()
  })

test('a table starts from a prepared position', { tag: '@forms' }, async ({ position }) => {
  const { page, id, seat, guests } = await position('huang war')
  await expect(page.locator('[data-deciding=true]')).toBeAttached()
  const { game } = await look(page, id)
  expect(game.turn).toBe(seat)
  expect(game.view.pending.decision).toBe('war')
  expect(guests).toHaveLength(3)
})
