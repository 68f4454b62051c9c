// Games in the browser's own store, when something comes between: no room, older rules, a newer version, another app that shares a record.

import { expect, test, t } from '../fixtures.ts'
import { readFileSync } from 'node:fs'
import { begin, log, prepare, sit, table } from '../local.mjs'
import { decides, stage } from '../qin.mjs'

const record = (name) =>
  readFileSync(new URL(`../../../crates/games/tests/records/${name}.txt`, import.meta.url), 'utf8')

/** What my turn waits for: a tile in hand that can be placed. */
async function place(page) {
  await stage(page)
  await page.locator('[data-point=confirm]').first().click()
  // It is answered once it is stored.
  await page.locator('[data-ghost=staged]').waitFor({ state: 'detached' })
}

test('a full store says so and nothing has begun; with room again the game begins', async ({ site }) => {
  const page = await site.guest()
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(site.url)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await prepare(page, 'qin')
  await begin(page)
  await page.getByText(t('web-local-full')).waitFor()
  expect(table(page)).toBe(undefined)
  await session.send('Storage.overrideQuotaForOrigin', { origin })
  await begin(page)
  await page.locator('[data-point^="hand:"]').first().waitFor()
  const all = await log(page, table(page))
  expect(all).toEqual([...all.keys()])
})

test('a record of older rules is replayed by them', async ({ site }) => {
  const page = await site.guest()
  const older = record('huang-4')
  expect(older).toMatch(/^rules: 1$/m)
  await page.goto('./#/open')
  await page.getByLabel(t('web-record-text')).fill(older)
  await page.getByRole('button', { name: t('web-record-open') }).click()
  await page.getByTestId('moment').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('web-record') }).click(),
  ])
  const actions = (text) => text.slice(text.indexOf('\n\n')).trim()
  const again = readFileSync(await download.path(), 'utf8')
  expect(again).toMatch(/^rules: 1$/m)
  expect(actions(again)).toBe(actions(older))
})

test('a newer version waits until it is wanted, and the game goes on in it', async ({ site }) => {
  const page = await site.guest({ worker: true })
  await page.goto('./')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await sit(page, 'qin')
  const id = table(page)
  await page.locator('[data-point^="hand:"]').first().waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const before = await log(page, id)
  site.update()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update())
  await page.getByText(t('web-update')).waitFor()
  await place(page)
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: t('web-update-load') }).click()])
  await page.locator('[data-point^="hand:"]').first().waitFor()
  const all = await log(page, id)
  expect(all.length).toBeGreaterThan(before.length)
  expect(all, 'every entry is stored once').toEqual([...all.keys()])
})

test('a record that another app shares is opened', async ({ site }) => {
  const page = await site.guest({ worker: true })
  await page.goto('./')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // As the system posts what is shared.
  await page.evaluate((text) => {
    const form = document.createElement('form')
    Object.assign(form, { action: 'share', method: 'post', enctype: 'multipart/form-data' })
    const field = document.createElement('input')
    Object.assign(field, { type: 'file', name: 'record' })
    const files = new DataTransfer()
    files.items.add(new File([text], 'game.txt', { type: 'text/plain' }))
    field.files = files.files
    form.append(field)
    document.body.append(form)
    form.submit()
  }, record('qin-bird-2'))
  await page.getByTestId('moment').waitFor()
  expect(page.url()).toMatch(/replay\/local-/)
})

test('a bot is given another level in the middle of a game, and it holds', async ({ site }) => {
  const page = await site.guest()
  await sit(page, 'qin')
  // While I decide no bot stores anything.
  await decides(page)
  const before = (await log(page, table(page))).length
  await page.getByRole('button', { name: t('web-menu') }).click()
  const level = page.getByRole('dialog').locator('select').last()
  await level.selectOption('easy')
  while ((await log(page, table(page))).length === before) await page.waitForTimeout(50)
  await page.reload()
  await page.locator('[data-point^="hand:"]').first().waitFor()
  await page.getByRole('button', { name: t('web-menu') }).click()
  await expect(level).toHaveValue('easy')
})
