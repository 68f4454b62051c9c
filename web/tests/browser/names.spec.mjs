// What players are called: asked once and never a wall, different for everybody at a table, bots by their marks.

import { expect, test, LANGUAGES, makeTable, speaking, t } from '../fixtures.ts'

const BOT = { kind: 'bot', level: 'random' }
const names = (page) => page.locator('.seats .who b').allInnerTexts()

test('a name is asked for once; who gives none sits down as well and is called by the mark', async ({ server }) => {
  const [host, friend, third] = [await server.guest(), await server.guest(), await server.guest({ locale: 'pl' })]
  const open = { kind: 'open' }
  const first = await makeTable(host, { game: 'qin', start: false, seats: [{ kind: 'me' }, open, open, BOT] })
  const second = await makeTable(host, { game: 'qin', start: false, seats: [{ kind: 'me' }, open] })
  await friend.goto(`/table/${first}`)
  // Who has come by the link finds a seat before the link.
  const [seats, link] = await Promise.all([friend.locator('ol').boundingBox(), friend.locator('.share').boundingBox()])
  expect(seats.y + seats.height).toBeLessThanOrEqual(link.y)
  await expect(friend.locator('li.open .primary'), 'one red button').toHaveCount(1)
  // A name that cannot be is refused in a sentence, and asked for again.
  await friend.getByLabel(t('web-ask-name')).fill('bot (hard)')
  await friend
    .getByRole('button', { name: t('web-sit') })
    .first()
    .click()
  await friend.getByRole('alert').waitFor()
  await friend.getByLabel(t('web-ask-name')).fill('Jo')
  await friend
    .getByRole('button', { name: t('web-sit') })
    .first()
    .click()
  await friend.getByText(t('web-host-begins')).waitFor()
  await third.goto(`/table/${first}?join`)
  // Nothing is typed: it is no wall.
  await third.locator('li.open .btn').click()
  await third.locator('.name').waitFor({ state: 'detached' })
  await host.goto(`/table/${first}`)
  await host.getByRole('button', { name: t('web-begin') }).click()
  await host.locator('.seats .who b').first().waitFor()
  expect(await names(host)).toEqual(['Jade Pagoda', 'Jo', 'Ivory Pagoda', 'Ink Pagoda'])
  await third.locator('.seats .who b').first().waitFor()
  expect(await names(third)).toEqual(['Nefrytowa Pagoda', 'Jo', 'Kremowa Pagoda', 'Czarna Pagoda'])
  await expect(third.getByText('Guest')).toHaveCount(0)
  // Asked once: at the next table there is no question, and the name is still there.
  await friend.goto(`/table/${second}?join`)
  await friend.getByText(t('web-host-begins')).waitFor()
  await expect(friend.locator('li', { hasText: 'Jo' })).toBeVisible()
})

test('on a phone the names of four players are not cut, in any language', async ({ server }) => {
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale, viewport: { width: 360, height: 740 } })
    const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT, BOT, BOT] })
    await page.goto(`/table/${id}`)
    await page.locator('.seats .who b').nth(3).waitFor()
    const cut = await page
      .locator('.seats .who b')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.innerText))
    expect(cut, locale).toEqual([])
    await page.context().close()
  }
})

test('people at one screen and people of one name are numbered', async ({ server }) => {
  const page = await server.guest()
  await page.goto('/')
  await page.evaluate(() =>
    fetch('/api/me', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Jo' }),
    }),
  )
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, { kind: 'me' }] })
  await page.goto(`/table/${id}`)
  await page.getByRole('alertdialog').getByRole('button').click()
  await page.locator('.seats .who b').first().waitFor()
  expect(await names(page)).toEqual(['Jo', 'Jo 2'])
})

test('people without names at one screen are called by their marks, in the language of the page', async ({
  server,
}) => {
  for (const locale of LANGUAGES) {
    const page = await server.guest({ locale })
    const say = speaking(locale)
    for (const game of ['qin', 'dragon', 'huang']) {
      const id = await makeTable(page, { game, seats: [{ kind: 'me' }, { kind: 'me' }] })
      await page.goto(`/table/${id}`)
      // The curtain says whose turn it is, and so does the table.
      const curtain = await page.getByRole('alertdialog').innerText()
      const marks = [1, 2].map((seat) => say(`mark-${game}-${seat}`))
      expect(
        marks.some((mark) => curtain.includes(mark)),
        curtain,
      ).toBeTruthy()
      await page.getByRole('alertdialog').getByRole('button').click()
      // One decides, as the question says; the other has a place of their own.
      for (const mark of marks) await page.locator(':is(.shell, .calm)', { hasText: mark }).waitFor()
    }
    await page.context().close()
  }
})
