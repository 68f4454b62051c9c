// Puzzles in a real browser: the ones of the day, a wrong answer and what it gave, the right one and why, and what is remembered.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { actionsOf, answer } from '../answers.mjs'
import { faultsOf, Server } from '../server.mjs'
import { mouse } from '../players.mjs'

let server
let puzzles
before(async () => {
  server = await Server.open()
  puzzles = await fetch(`${server.url}/api/puzzles`).then((found) => found.json())
})
after(() => server?.close())

const asked = (page, game, id, data) =>
  page.request.post(`/api/puzzles/${game}/${id}`, { data }).then((found) => found.json())

test('the list of puzzles: those of the day first, or that there are none', async () => {
  const page = await server.guest()
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
  const page = await server.guest()
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
    // The position can still be explored.
    await page.locator('.inside [data-about]').first().click({ button: 'right' })
    await page.locator('[data-card]').waitFor()
    await page.keyboard.press('Escape')
    await page.goto('/puzzles')
    await page.locator(`a.solved[href="/puzzles/${game}/${puzzle.id}"]`).first().waitFor()
  }
  assert.deepEqual(page.faults, [])
})

test('how a solved puzzle may go on is told, and numbered on the board', async () => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  const marks = { qin: '.step[data-step]', dragon: '[data-mark=line]', huang: '.tag.line' }
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
    assert.ok(found, `${game} has no puzzle with a line`)
    await page.goto(`/puzzles/${game}/${found.id}`)
    await page.locator('.learning[data-phase=asked]').waitFor()
    await answer(page, mouse, game, found.legal, found.line.number)
    await page.locator(`.learning[data-phase=done] ${mark}`).first().waitFor()
    assert.equal(await page.locator('.puzzle .goes li').count(), found.follows.length)
    // What it speaks of is in sight: neither the words nor the own court lie over the cards with its numbers.
    if (game === 'dragon')
      await page.waitForFunction(() => {
        const cards = [...document.querySelectorAll('button[data-rank]')].map((card) => card.getBoundingClientRect())
        const above = ['.puzzle', '.tray'].map((one) => document.querySelector(one).getBoundingClientRect().top)
        return cards.every(({ top, bottom }) => top >= 56 && bottom <= Math.min(...above))
      })
    assert.ok((await page.locator('.puzzle .instead li').count()) > 0, 'the next best choice is not explained')
    assert.ok(!(await page.locator('.puzzle').innerText()).includes('['), 'a message is missing')
    // Once more, and they are gone.
    await page.getByRole('button', { name: 'Once more' }).click()
    await page.locator('.learning[data-phase=asked]').waitFor()
    assert.equal(await page.locator(mark).count(), 0)
  }
  assert.deepEqual(page.faults, [])
})
