// A first game with a coach: hints in words, a warning before a choice that costs much, and both turned off in the menu.

import { expect, test, faultsOf, makeTable } from '../fixtures.ts'
import { answer } from '../answers.mjs'
import { choicesOf } from '../legal.mjs'
import { mouse } from '../players.mjs'

/** From how much of the winning chance on a coach warns, as in src/lib/learn/cost.ts. */
const MUCH = 0.07
const DECISIONS = 24

const update = (page) => page.request.get(`/api/tables/${page.url().split('/').at(-1)}`).then((found) => found.json())

/** What a choice costs by a hint; one that it does not name at least as much as the worst it names. */
function cost(actions, number) {
  const chances = actions.map(({ chance }) => chance)
  const named = actions.find((action) => action.number === number)
  return Math.max(...chances) - (named?.chance ?? Math.min(...chances))
}

/** The hint that the page was given for a decision, once it has come. */
async function heard(hints, id, at) {
  for (let times = 0; times < 400; times++) {
    const hint = (await Promise.all(hints)).findLast((one) => one.id === id && one.at === at)
    if (hint) return hint
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no hint came for decision ${at}`)
}

test('a coach says what he would do, warns, and can be turned off', async ({ server }) => {
  const page = await server.guest()
  const hints = []
  page.on('response', (response) => {
    const [, id] = /tables\/([^/]+)\/hint/.exec(response.url()) ?? []
    // One that comes while the page is loaded again has no body any more.
    const read = ({ at, actions }) => ({ id, at, actions })
    if (id) hints.push(response.json().then(read, () => ({})))
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'First game with a coach' }).click()
  await page.locator('[data-point^="hand:"]').first().waitFor()
  const coach = page.locator('.coach')
  await coach.getByText(/The coach would play/).waitFor()
  await expect(coach).toHaveText(/Winning chance \d+\s?%/, { useInnerText: true })
  expect(await faultsOf(page)).toEqual([])

  // Against one bot a choice weighs more. The coach comes along.
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] })
  await page.evaluate(
    (table) => localStorage.setItem('tianxia-coach', JSON.stringify([[table, { words: true, warns: true }]])),
    id,
  )
  await page.goto(`/table/${id}`)
  // Plays what he says, until a choice would cost much.
  let warned = false
  for (let decision = 0; decision < DECISIONS && !warned; decision++) {
    let { game, table } = await update(page)
    for (; table.status !== 'over' && !game.legal; { game, table } = await update(page)) await page.waitForTimeout(50)
    if (table.status === 'over') break
    const hint = await heard(hints, id, game.at)
    await coach.getByText(/The coach would play/).waitFor()
    const worst = choicesOf(game.legal)
      .map(({ number }) => ({ number, lost: cost(hint.actions, number) }))
      .sort((one, other) => other.lost - one.lost)[0]
    if (worst.lost < MUCH + 0.01) await answer(page, mouse, 'qin', game.legal, hint.actions[0].number)
    else {
      await answer(page, mouse, 'qin', game.legal, worst.number)
      await page.getByRole('alertdialog', { name: 'Coach' }).waitFor()
      await expect(coach).toHaveText(/lowers your winning chance by about \d+\s?%/, { useInnerText: true })
      // Nothing was played, and what was staged is still there.
      await page.getByRole('button', { name: 'Think again' }).click()
      expect((await update(page)).game.at).toBe(game.at)
      await page.locator('[data-ghost=staged]').waitFor()
      await page.locator('[data-point="confirm"]:enabled').locator('visible=true').click()
      await page.getByRole('button', { name: 'Play it anyway' }).click()
      warned = true
    }
    await page.waitForFunction(
      ([id, at]) =>
        fetch(`/api/tables/${id}`)
          .then((found) => found.json())
          .then(({ game: now, table: then }) => then.status === 'over' || (now.at > at && now.legal !== undefined)),
      [page.url().split('/').at(-1), game.at],
    )
  }
  expect(warned, `no choice cost much in ${DECISIONS} decisions`).toBeTruthy()

  await page.getByRole('button', { name: 'Menu' }).click()
  for (const name of ['Coach: hints in words', 'Coach: warnings']) await page.getByRole('switch', { name }).click()
  await coach.waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('[data-point^="hand:"]').first().waitFor()
  await expect(coach).toHaveCount(0)
})
