// What tests of tables in the page itself have in common.

import assert from 'node:assert/strict'
import { t } from './words.mjs'

/** Starts a game from the front page. */
export const playNow = (page, game) =>
  page.getByRole('button', { name: t('web-play-game-now', { game: t(`web-title-${game}`) }) }).click()
/** The id of the table that is shown. */
export const table = (page) => /table\/(local-\w+)/.exec(page.url())?.[1]
/** The game is over, and it is said who won. */
export const wins = async (page) => assert.match(await page.locator('.end h2').innerText(), /win|share/i)

/** What a log in the browser's database holds, in the order of its numbers. */
export const log = (page, id) =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        indexedDB.open('tianxia').onsuccess = ({ target }) => {
          target.result.transaction('entries').objectStore('entries').getAll().onsuccess = (found) =>
            resolve(found.target.result.filter((row) => row.table === wanted).map((row) => row.seq))
        }
      }),
    id,
  )

/** The form for a new table, filled in for two. `front` is where the client begins: a folder's pages stand behind a `#`. */
export async function prepare(page, game, { front = './#/', short = false } = {}) {
  await page.goto(`${front}new?game=${game}`)
  const rows = page.locator('.st')
  await rows.nth(2).waitFor()
  for (let seat = 2; seat < (await rows.count()); seat++)
    await rows
      .nth(seat)
      .getByRole('button', { name: t('web-fill-none') })
      .click()
  if (short) await page.getByRole('switch', { name: /short/i }).click()
}

export const begin = (page) => page.getByRole('button', { name: t('web-begin') }).click()

/** A table of two, played in the page. */
export async function sit(page, game, options) {
  await prepare(page, game, options)
  await begin(page)
  await page.waitForURL(/table\/local-/)
}
