// The page "You" and what strangers need from each other: the way back, devices, data, blocks, reports, the administrator.

import { expect, test, faultsOf, LANGUAGES, makeTable, t } from '../fixtures.ts'

const button = (page, id) => page.getByRole('button', { name: t(id), exact: true })

/** Becomes a player of this name, and opens the page "You". */
async function you(server, name) {
  const page = await server.guest()
  await page.goto('/')
  await page.evaluate(
    (wanted) =>
      fetch('/api/me', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: wanted }),
      }),
    name,
  )
  await page.goto('/me')
  await page.getByText(t('web-you-known', { name })).waitFor()
  return page
}

test('a recovery phrase brings a player back in another browser, which can be signed out', async ({ server }) => {
  const page = await you(server, 'East')
  await button(page, 'web-phrase-make').click()
  const phrase = await page.locator('.phrase').innerText()
  expect(phrase.trim().split(/\s+/).length).toBe(12)
  expect(await faultsOf(page)).toEqual([])

  const other = await server.guest()
  await other.goto('/me')
  await other.getByLabel(t('web-recover-label')).fill('not twelve words')
  await button(other, 'web-recover-go').click()
  await other.getByText(/no word of a recovery phrase/).waitFor()
  await other.getByLabel(t('web-recover-label')).fill(phrase.toUpperCase())
  await button(other, 'web-recover-go').click()
  await other.getByText(t('web-you-known', { name: 'East' })).waitFor()
  await other.locator('li').nth(1).waitFor()

  await page.reload()
  const theirs = page.locator('li').filter({ hasNotText: t('web-device-this') })
  await theirs.getByRole('button', { name: t('web-device-sign-out') }).click()
  await page.getByText(t('web-device-signed-out')).waitFor()
  await expect(page.locator('li')).toHaveCount(1)
  await other.goto('/me')
  await other.getByText(t('web-you-nobody')).waitFor()
})

test('my data can be downloaded, and I can be erased', async ({ server }) => {
  const page = await you(server, 'Vermilion')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('web-data-export') }).click(),
  ])
  const { readFile } = await import('node:fs/promises')
  expect(JSON.parse(await readFile(await download.path(), 'utf8')).account.name).toBe('Vermilion')
  await button(page, 'web-erase').click()
  await page.getByLabel(t('web-erase-name', { name: 'Vermilion' })).fill('Vermilion')
  await button(page, 'web-erase-go').click()
  await page.waitForURL(/\/$/)
  await page.goto('/me')
  await page.getByText(t('web-you-nobody')).waitFor()
})

test('a player is blocked and reported from the table, and the administrator settles it', async ({ server }) => {
  const [host, guest] = [await you(server, 'Host'), await you(server, 'Rude')]
  const id = await makeTable(host, { game: 'qin', start: false, seats: [{ kind: 'me' }, { kind: 'open' }] })
  await guest.goto(`/table/${id}`)
  await guest.getByRole('button', { name: t('web-sit') }).click()
  await guest.getByText(t('web-host-begins')).waitFor()
  await host.goto(`/people/${id}`)
  await button(host, 'web-block').click()
  await host.getByText(t('web-block-done', { name: 'Rude' })).waitFor()
  await expect(button(host, 'web-block'), 'nobody is blocked twice').toBeDisabled()
  await host.getByLabel(t('web-keeper-about')).selectOption('2')
  await host.getByLabel(t('web-keeper-text')).fill('insults')
  await button(host, 'web-keeper-send').click()
  await host.getByText(t('web-keeper-sent')).waitFor()
  await host.goto('/me')
  await button(host, 'web-unblock').click()
  await button(host, 'web-unblock').waitFor({ state: 'detached' })

  const keeper = await server.guest()
  // The log of acts comes last, and later than an administrator may click.
  await keeper.route('**/acts', async (route) => {
    await new Promise((come) => setTimeout(come, 500))
    await route.continue()
  })
  await keeper.goto('/admin')
  await keeper.getByLabel(t('web-admin-token')).fill('wrong')
  await button(keeper, 'web-admin-enter').click()
  await keeper.getByText(/not the token|no token yet/).waitFor()
  await keeper.getByLabel(t('web-admin-token')).fill(server.token())
  await button(keeper, 'web-admin-enter').click()
  await keeper.getByText('insults').waitFor()
  await keeper.getByLabel(t('web-admin-reason')).fill('spoken to')
  await button(keeper, 'web-admin-settle').click()
  await keeper.getByText(t('web-admin-done')).waitFor()
  await keeper.getByText(/settle 1 spoken to/).waitFor()
  await keeper.getByLabel(t('web-admin-announce-label')).fill('Update at noon.')
  await button(keeper, 'web-keep').click()
  await keeper.getByText(/announce\s+Update at noon\./).waitFor()
  await host.goto('/')
  await host.getByText('Update at noon.').waitFor()
  // A table below the announcement still ends where the window ends.
  const played = await makeTable(host, { game: 'qin', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
  await host.goto(`/table/${played}`)
  await host.locator('.qin').waitFor()
  await host.getByText('Update at noon.').waitFor()
  const { y, height } = await host.locator('.qin').boundingBox()
  expect(y + height, `the table ends at ${y + height}`).toBeLessThanOrEqual(host.viewportSize().height + 1)
  await host.setViewportSize({ width: 360, height: 740 })
  const held = await makeTable(host, { game: 'huang', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
  await host.goto(`/table/${held}`)
  await host.getByText('Update at noon.').waitFor()
  await host.locator('.tabs').waitFor()
  const tabs = await host.locator('.tabs').boundingBox()
  expect(tabs.y + tabs.height, `on a phone the tabs end at ${tabs.y + tabs.height}`).toBeLessThanOrEqual(741)
  expect(await faultsOf(keeper)).toEqual([])
})

test('in every language nothing is missing and nothing is wider than a phone', async ({ server }) => {
  const page = await you(server, 'East')
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const language of LANGUAGES) {
    await page.evaluate((code) => localStorage.setItem('tianxia', JSON.stringify({ language: code })), language)
    for (const path of ['/me', `/people/${id}`, '/admin']) {
      await page.goto(path)
      await page.locator('main h1').waitFor()
      await page.locator('main button').first().waitFor()
      const [words, wide] = await page.evaluate(() => [
        document.body.innerText,
        document.documentElement.scrollWidth - innerWidth,
      ])
      expect(words, `${language} ${path}`).not.toMatch(/\[web-[\w-]+\]/)
      expect(wide, `${language} ${path} is ${wide} px too wide`).toBeLessThanOrEqual(0)
    }
  }
})
