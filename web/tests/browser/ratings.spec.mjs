// Ratings: agreed to on the page "You", shown at rated tables, with a page of their own, and erased on demand.

import { expect, test, faultsOf, LANGUAGES, t } from '../fixtures.ts'
import { look, send } from '../reach.mjs'

const button = (page, id, args) => page.getByRole('button', { name: t(id, args), exact: true })

/** Somebody of this name who has agreed that ratings are kept. */
async function rated(server, name) {
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
  await button(page, 'web-ratings-agree').click()
  await page.getByRole('link', { name: t('web-ratings-page') }).waitFor()
  return page
}

/** A rated table of Qin for two, opened on the page for new tables; says its address. */
async function open(host) {
  await host.goto('/new?game=qin')
  const seats = host.locator('.st')
  await seats
    .nth(1)
    .getByRole('button', { name: t('web-fill-open') })
    .click()
  for (const index of [2, 3])
    await seats
      .nth(index)
      .getByRole('button', { name: t('web-fill-none') })
      .click()
  await host.getByRole('switch', { name: t('web-rated-game') }).click()
  // There are no hints in a rated game, and it has a clock.
  await expect(host.getByRole('switch', { name: t('web-hints-explained') })).toHaveCount(0)
  await button(host, 'web-open-table').click()
  await host.getByText(t('web-rated-told')).waitFor()
  return host.locator('#table-link').inputValue()
}

/** Plays more than the first round, which counts for nobody, over the API. */
async function playRounds(players, id) {
  for (let moves = 0; moves < 4 * players.length; moves++) {
    const { turn } = (await look(players[0], id)).game
    const page = players[turn - 1]
    const { game } = await look(page, id)
    await send(page, id, { do: 'act', seat: turn, at: game.at, action: game.legal[0].number })
  }
}

async function resign(page) {
  await page.getByRole('button', { name: t('web-menu'), exact: true }).click()
  await expect(button(page, 'web-hand-over'), 'nobody lets a bot play for them').toHaveCount(0)
  await button(page, 'web-resign').click()
  await button(page, 'web-resign').click()
}

test('a rated game is told before, counts at the end, and has its place on a page of its own', async ({ server }) => {
  const [host, guest] = [await rated(server, 'East'), await server.guest()]
  const link = await open(host)
  await host.getByRole('img', { name: t('web-rating-young', { rating: '1500', games: 0 }) }).waitFor()
  await guest.goto(link)
  await guest.getByText(t('web-rated-told')).waitFor()
  await button(guest, 'web-sit').click()
  await guest.getByRole('alert').getByText(t('table-rated-consent')).waitFor()
  await guest.goto('/me')
  await button(guest, 'web-ratings-agree').click()
  await guest.getByRole('link', { name: t('web-ratings-page') }).waitFor()
  await guest.goto(link)
  await button(guest, 'web-sit').click()
  await guest.getByText(t('web-host-begins')).waitFor()
  await button(host, 'web-begin').click()
  await host.locator('.seat .rating').nth(1).waitFor()
  await expect(host.locator('.seat .rating')).toHaveCount(2)
  await playRounds([host, guest], new URL(host.url()).pathname.split('/').pop())
  await resign(guest)
  await host.getByRole('img', { name: t('web-rating-young', { rating: '1658', games: 1 }) }).waitFor()

  await host.goto('/me/games')
  await host.locator('.figure', { hasText: '1658 ± 484' }).waitFor()
  await host.getByRole('img', { name: t('web-ratings-curve', { count: 1, from: '1658', to: '1658' }) }).waitFor()
  await host.getByText(t('web-ratings-history'), { exact: true }).click()
  await host.getByText('(+158)').waitFor()
  await host.getByRole('heading', { name: t('web-ratings-against') }).waitFor()
  expect(await faultsOf(host)).toEqual([])
  for (const language of LANGUAGES)
    for (const [theme, width] of [
      ['light', 360],
      ['dark', 1280],
    ]) {
      await host.setViewportSize({ width, height: 740 })
      await host.evaluate((kept) => localStorage.setItem('tianxia', JSON.stringify(kept)), { language, theme })
      await host.goto('/me/games')
      await host.locator('.figure').waitFor()
      const [words, wide] = await host.evaluate(() => [
        document.body.innerText,
        document.documentElement.scrollWidth - innerWidth,
      ])
      expect(words, language).not.toMatch(/\[web-[\w-]+\]/)
      expect(wide, `${language} ${theme} is ${wide} px too wide`).toBeLessThanOrEqual(0)
      expect(await faultsOf(host), `${language} ${theme}`).toEqual([])
    }
})

test('who takes the consent back has no ratings any more', async ({ server }) => {
  const page = await rated(server, 'West')
  await button(page, 'web-ratings-withdraw').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('web-ratings-withdraw') })
    .click()
  await page.getByText(t('web-ratings-gone')).waitFor()
  await page.goto('/me/games')
  await page.getByText(t('web-ratings-not-kept')).waitFor()
})
