// Puzzles in a real browser: the ones of the day, a wrong answer and what it gave, the right one and why, and what is remembered.

import { expect, test, faultsOf } from '../fixtures.ts'
import { answer } from '../answers.mjs'
import { choicesOf } from '../legal.mjs'
import { mouse } from '../players.mjs'

let puzzles
test.beforeEach(async ({ server }) => {
  puzzles = await fetch(`${server.url}/api/puzzles`).then((found) => found.json())
})

const asked = (page, game, id, data) =>
  page.request.post(`/api/puzzles/${game}/${id}`, { data }).then((found) => found.json())

test('the list of puzzles: those of the day first, or that there are none', async ({ server }) => {
  const page = await server.guest()
  await page.goto('/puzzles')
  await page.getByRole('heading', { name: 'Puzzles', exact: true }).waitFor()
  const games = Object.keys(puzzles).filter((game) => puzzles[game].length)
  if (games.length === 0) await page.getByText('This server has no puzzles.').waitFor()
  for (const game of games)
    for (const { id } of puzzles[game]) await page.locator(`a[href="/puzzles/${game}/${id}"]`).first().waitFor()
  await expect(page.locator('.daily .card')).toHaveCount(games.length)
  expect(await faultsOf(page)).toEqual([])
})

test('a puzzle of each game: a wrong answer, the right one, and it is remembered', async ({ server }) => {
  const page = await server.guest()
  for (const [game, [puzzle]] of Object.entries(puzzles).filter(([, all]) => all.length)) {
    await page.goto(`/puzzles/${game}/${puzzle.id}`)
    await page.locator('.learning[data-phase=asked]').waitFor()
    const { line, update } = await asked(page, game, puzzle.id, { answers: [] })
    const { legal } = update.game
    const wrong = choicesOf(legal).find(({ number }) => number !== line.number)
    await answer(page, mouse, game, legal, wrong.number)
    await page.locator('.puzzle .bad').waitFor()
    await expect(page.locator('.puzzle')).toHaveText(/What would give you more/, { useInnerText: true })
    await page.locator('.puzzle .again').click()
    await page.locator('.learning[data-phase=asked]').waitFor()
    await answer(page, mouse, game, legal, line.number)
    await page.locator('.puzzle .good').waitFor()
    expect(await page.locator('.puzzle li').count(), `${game}: no reason is given`).toBeGreaterThan(0)
    await expect(page.locator('.puzzle')).toHaveText(/Winning chance \d+\s?%/, { useInnerText: true })
    expect(await faultsOf(page)).toEqual([])
    // The position can still be explored.
    await page.locator('.inside [data-about]').first().click({ button: 'right' })
    await page.locator('[data-card]').waitFor()
    await page.keyboard.press('Escape')
    await page.goto('/puzzles')
    await page.locator(`a.solved[href="/puzzles/${game}/${puzzle.id}"]`).first().waitFor()
  }
})

test('how a solved puzzle may go on is told, and numbered on the board', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  const marks = { qin: '[data-disc]', dragon: '[data-disc]', huang: '[data-mark=line]' }
  for (const [game, mark] of Object.entries(marks)) {
    // One whose next step is the same player's or another's, with a place of its own.
    let found
    for (const { id } of puzzles[game]) {
      const { line, update } = await asked(page, game, id, { answers: [] })
      const { follows } = await asked(page, game, id, { answers: [], try: line.notation })
      if (follows.length > 2) {
        found = { id, line, legal: update.game.legal, follows }
        break
      }
    }
    expect(found, `${game} has no puzzle with a line`).toBeTruthy()
    await page.goto(`/puzzles/${game}/${found.id}`)
    await page.locator('.learning[data-phase=asked]').waitFor()
    await answer(page, mouse, game, found.legal, found.line.number)
    await page.locator(`.learning[data-phase=done] ${mark}`).first().waitFor()
    await expect(page.locator('.puzzle .goes li')).toHaveCount(found.follows.length)
    if (game === 'dragon') await expect(page.locator('.groups [data-disc]').first()).toBeInViewport()
    expect(await page.locator('.puzzle .instead li').count(), 'the next best choice is not explained').toBeGreaterThan(
      0,
    )
    expect((await page.locator('.puzzle').innerText()).includes('['), 'a message is missing').toBeFalsy()
    // Once more, and they are gone.
    await page.getByRole('button', { name: 'Once more' }).click()
    await page.locator('.learning[data-phase=asked]').waitFor()
    await expect(page.locator(mark)).toHaveCount(0)
  }
})
