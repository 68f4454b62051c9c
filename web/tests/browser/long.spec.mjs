// What is longer than one page or one part: the lobby, the log of a long table; and bots that think less when much waits.

import { expect, test, makeTable, t } from '../fixtures.ts'

test.use({ settings: 'bot_threads = 1' })

test('the lobby shows fifty tables, and more on demand', async ({ server }) => {
  const page = await server.guest()
  for (let made = 0; made < 55; made++)
    await makeTable(page, { game: 'qin', start: false, listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] })
  await page.goto('/lobby')
  const more = page.getByRole('button', { name: t('web-more'), exact: true })
  await more.waitFor()
  const lines = page.locator('main li')
  await expect(lines).toHaveCount(50)
  await more.click()
  await more.waitFor({ state: 'detached' })
  await expect(lines).toHaveCount(55)
})

test('of a long log the newest part comes first and the earlier ones after it', async ({ server }) => {
  const page = await server.guest()
  await page.goto('/')
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
  await page.evaluate(async (table) => {
    for (let number = 1; number <= 620; number++)
      await fetch(`/api/tables/${table}/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: `say ${number}`, command: { do: 'say', seat: 1, text: `message ${number}` } }),
      })
  }, id)
  const asked = page.waitForRequest((request) => /\/log\?.*before=\d+/.test(request.url()))
  await page.goto(`/table/${id}`)
  await asked
  await page.locator('[data-mode=chat]').click()
  const messages = page.locator('.leaf li')
  const said = (number) => messages.filter({ hasText: new RegExp(`message ${number}$`) })
  await said(620).waitFor()
  await said(1).waitFor({ state: 'attached' })
})

test('a table says that its bots think less while much waits', async ({ server }) => {
  const page = await server.guest()
  const experts = Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'expert' }))
  let id
  for (let made = 0; made < 14; made++) id = await makeTable(page, { game: 'qin', seats: experts })
  await page.goto(`/table/${id}`)
  await page.getByText(t('web-hurried')).waitFor()
})
