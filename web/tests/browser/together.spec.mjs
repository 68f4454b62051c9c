// Players who do not know each other: a live clock, a host who removes and mutes, a game aborted, and one that goes on without somebody.

import { expect, test, makeTable, t } from '../fixtures.ts'
import { inOrder, openForTwo, sitDown } from '../qin.mjs'

test.use({ settings: 'absence = 1' })

const button = (page, id, args) => page.getByRole('button', { name: t(id, args), exact: true })

const seconds = async (clock) => {
  const [minutes, rest] = (await clock.innerText()).split(':').map(Number)
  return 60 * minutes + rest
}

test('a live clock is chosen, told before the start, and runs for the active player alone', async ({ server }) => {
  const [host, friend] = [await server.guest(), await server.guest()]
  const link = await openForTwo(host, 2)
  await host.getByText(t('web-clock-choice', { minutes: 10, seconds: 10 })).waitFor()
  await host.getByText(t('web-shuffle-shared')).waitFor()
  await sitDown(friend, link)
  // Both browsers take part in the shuffle without being asked.
  await friend.waitForFunction(async () => {
    const shown = await fetch(`/api/tables/${location.pathname.split('/').pop()}`).then((answer) => answer.json())
    return shown.table.seats.every((seat) => seat.contributed)
  })
  await button(host, 'web-begin').click()
  const clocks = host.locator('.seat .clock')
  await host.locator('.seat.on .clock').waitFor()
  await expect(clocks).toHaveCount(2)
  const still = host.locator('.seat:not(.on) .clock')
  await host.waitForFunction(() =>
    /^9:([0-4]\d|5[0-8])$/.test(document.querySelector('.seat.on .clock')?.textContent ?? ''),
  )
  expect(await seconds(still)).toBe(600)
})

test('who comes to sit down sees the board that will be played on', async ({ server }) => {
  const [host, page] = [await server.guest(), await server.guest({ viewport: { width: 1280, height: 800 } })]
  for (const [game, options, words, pieces, count] of [
    ['qin', { board: 'lion' }, t('web-map-lion'), 'use[href="#houses"]', 14],
    ['huang', { eighteen_kingdoms: 'true' }, t('web-map-eighteen-kingdoms'), '[data-thing^=plate]', 19],
  ]) {
    const id = await makeTable(host, { game, options, start: false, seats: [{ kind: 'me' }, { kind: 'open' }] })
    await page.goto(`/table/${id}`)
    const board = page.getByRole('figure').filter({ hasText: words })
    await board.locator('svg').first().waitFor()
    const seat = await page.getByRole('button', { name: t('web-sit') }).boundingBox()
    const drawn = await board.boundingBox()
    expect(drawn.x + drawn.width < seat.x && drawn.y + drawn.height < 800, 'beside the seats').toBeTruthy()
    const map = await board.locator('svg').first().boundingBox()
    expect(map.width > 600, 'and as large as the window allows').toBeTruthy()
    await expect(board.locator(pieces), 'drawn as at the table').toHaveCount(count)
  }
})

test('the host removes a player, mutes another, and the first round can be aborted', async ({ server }) => {
  const [host, rude, friend] = [await server.guest(), await server.guest(), await server.guest()]
  const link = await openForTwo(host)
  await sitDown(rude, link)
  await button(host, 'web-remove').click()
  await host
    .getByRole('alertdialog')
    .getByRole('button', { name: t('web-remove'), exact: true })
    .click()
  await button(rude, 'web-sit').click()
  await rude.getByRole('alert').waitFor()
  await sitDown(friend, link)
  await button(host, 'web-begin').click()
  await host.getByRole('button', { name: t('web-menu'), exact: true }).click()
  // Whatever the table calls the friend.
  const named = (id) => host.getByRole('button', { name: new RegExp(`^${t(id, { name: '.+' })}$`) })
  await named('web-mute').click()
  await named('web-unmute').waitFor()
  await button(host, 'web-abort').click()
  await host
    .getByRole('alertdialog')
    .getByRole('button', { name: t('web-abort'), exact: true })
    .click()
  await friend.getByText(t('web-closed-title')).waitFor()
})

test('a game goes on with a bot when the active player has left', async ({ server }) => {
  const [host, friend] = [await server.guest(), await server.guest()]
  const link = await openForTwo(host, 1)
  await sitDown(friend, link)
  await button(host, 'web-begin').click()
  const [active, other] = await inOrder(host, friend)
  await active.goto('about:blank')
  // The word of it looks like the others of a table: a band whose words keep off the edge.
  const claim = button(other, 'web-claim-bot')
  await claim.waitFor()
  const band = claim.locator('..')
  expect(await band.evaluate((one) => [getComputedStyle(one).display, getComputedStyle(one).paddingLeft])).toEqual([
    'flex',
    '12px',
  ])
  await claim.click()
  await other.getByText(t('web-seat-overdue')).first().waitFor()
})
