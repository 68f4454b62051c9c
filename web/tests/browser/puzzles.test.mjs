// Puzzles in a real browser: the ones of the day, a wrong answer and what it gave, the right one and why, and what is remembered.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { actionsOf, answer } from '../answers.mjs'
import { faultsOf, House } from '../house.mjs'
import { mouse } from '../players.mjs'

let house
let puzzles
before(async () => {
  house = await House.open()
  puzzles = await fetch(`${house.url}/api/puzzles`).then((found) => found.json())
})
after(() => house?.close())

const asked = (page, game, id, data) =>
  page.request.post(`/api/puzzles/${game}/${id}`, { data }).then((found) => found.json())

test('the list of puzzles: those of the day first, or that there are none', async () => {
  const page = await house.guest()
  await page.goto('/puzzles')
  await page.getByRole('heading', { name: 'Puzzles', exact: true }).waitFor()
  const games = Object.keys(puzzles).filter((game) => puzzles[game].length)
  if (games.length === 0) await page.getByText('This server has no puzzles.').waitFor()
  for (const game of games)
    for (const { id } of puzzles[game]) await page.locator(`a[href="/puzzles/${game}/${id}"]`).first().waitFor()
  assert.equal(await page.locator('.daily .card').count(), games.length)
  assert.deepEqual(await faultsOf(page), [])
  assert.deepEqual(page.faults, [])
})

test('a puzzle of each game: a wrong answer, the right one, and it is remembered', async () => {
  const page = await house.guest()
  for (const [game, [puzzle]] of Object.entries(puzzles).filter(([, all]) => all.length)) {
    await page.goto(`/puzzles/${game}/${puzzle.id}`)
    await page.locator('.learning[data-phase=asked]').waitFor()
    const { line, update } = await asked(page, game, puzzle.id, { answers: [] })
    const { legal } = update.game
    const wrong = actionsOf(legal).find(({ number }) => number !== line.number)
    await answer(page, mouse, game, legal, wrong.number)
    await page.locator('.puzzle .bad').waitFor()
    assert.match(await page.locator('.puzzle').innerText(), /What would give you more/)
    await page.locator('.puzzle .again').click()
    await page.locator('.learning[data-phase=asked]').waitFor()
    await answer(page, mouse, game, legal, line.number)
    await page.locator('.puzzle .good').waitFor()
    assert.ok((await page.locator('.puzzle li').count()) > 0, `${game}: no reason is given`)
    assert.match(await page.locator('.puzzle').innerText(), /Winning chance \d+\s?%/)
    assert.deepEqual(await faultsOf(page), [])
    await page.goto('/puzzles')
    await page.locator(`a.solved[href="/puzzles/${game}/${puzzle.id}"]`).first().waitFor()
  }
  assert.deepEqual(page.faults, [])
})
