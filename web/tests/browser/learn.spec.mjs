// Lessons in a real browser: every one of every game is finished by clicks, one path by keys alone, one on a phone by touch; wrong
// answers, "Show me", going back, and what is kept.

import { expect, test, faultsOf } from '../fixtures.ts'
import { answer } from '../answers.mjs'
import { choicesOf } from '../legal.mjs'
import { finger, keys, mouse } from '../players.mjs'

let lessons
test.beforeEach(async ({ server }) => {
  lessons = await fetch(`${server.url}/api/lessons`).then((found) => found.json())
})

/** The stage of a lesson after some right answers, from the server. */
const stageOf = (page, game, id, answers) =>
  page.request.post(`/api/lessons/${game}/${id}`, { data: { answers } }).then(async (found) => {
    if (!found.ok()) throw new Error(`${game}/${id}: ${await found.text()}`)
    return found.json()
  })

const guide = (page) => page.locator('.say')

/** Presses Next until something is asked again, or all is done. */
async function goOn(page, hand) {
  for (let times = 0; times < 40; times++) {
    const ready = page.locator('.say .next, .say .again, .closing, .learning[data-phase=asked]')
    await ready.first().waitFor()
    if ((await page.locator('.closing').count()) > 0) return
    if ((await page.locator('.learning[data-phase=asked]').count()) > 0) return
    await hand.press(page.locator('.say .next'))
  }
  throw new Error('the guide does not come to an end')
}

/** Answers the questions at the end of a path: each wrong answer first, since it must be told why. */
async function answerQuestions(page, hand, questions) {
  for (const { answers } of questions) {
    const wrong = answers.findIndex(({ right }) => !right)
    await hand.press(page.locator('.closing .answer').nth(wrong))
    expect((await page.locator('.closing .word').innerText()).trim()).not.toBe('')
    await hand.press(page.locator('.closing .answer').nth(answers.findIndex(({ right }) => right)))
    await hand.press(page.locator('.closing .next'))
  }
}

/** Finishes a lesson by its line and says how many answers it took. */
async function finish(page, hand, game, { id, questions = [] }) {
  await page.goto(`/learn/${game}/${id}`)
  const answers = []
  for (let step = 0; step < 60; step++) {
    await goOn(page, hand)
    const stage = await stageOf(page, game, id, answers)
    if (stage.done) break
    expect(
      await page
        .locator('.say .t')
        .innerText()
        .then((said) => said.trim() !== ''),
    ).toBe(true)
    if (stage.line) {
      await answer(page, hand, game, stage.update.game.legal, stage.line.number)
      await page
        .locator('.learning:not([data-phase=asked]), .learning[data-step="' + (step + 1) + '"]')
        .first()
        .waitFor()
      await expect(page.locator('.say.bad'), `${game}/${id}, step ${step + 1}: ${stage.line.notation}`).toHaveCount(0)
    } else await hand.press(page.locator('.say .next'))
    answers.push(stage.line?.notation ?? 'next')
    await page.locator(`.learning[data-answered="${answers.length}"]`).waitFor()
  }
  await page.locator('.closing').waitFor()
  await answerQuestions(page, hand, questions)
  await page.locator('.closing h2').getByText('Lesson done').waitFor()
  return answers.length
}

for (const game of ['qin', 'dragon', 'huang'])
  test(`all lessons of ${game} by clicks`, async ({ server }) => {
    expect(lessons[game]?.length, `${game} has too few lessons`).toBeGreaterThanOrEqual(6)
    const page = await server.guest()
    await page.goto('/')
    const failed = []
    for (const lesson of lessons[game]) {
      const done = await finish(page, mouse, game, lesson).catch((error) => error)
      if (done instanceof Error) failed.push(`${lesson.id}: ${done.message.split('\n')[0]}`)
    }
    expect(failed).toEqual([])
    await page.goto('/learn')
    await page.locator(`#path-${game}`).waitFor()
    await expect(page.locator(`#path-${game}`).locator('xpath=ancestor::section').locator('li.done')).toHaveCount(
      lessons[game].length,
    )
    const last = lessons[game].findLast(({ extra }) => !extra)
    expect(last.questions.length).toBe(5)
  })

test('the path of Qin by keys alone', async ({ server }) => {
  const page = await server.guest()
  for (const lesson of lessons.qin.filter(({ extra }) => !extra)) await finish(page, keys, 'qin', lesson)
})

test('the path of the Dragon on a phone, by touch', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  for (const lesson of lessons.dragon.filter(({ extra }) => !extra)) await finish(page, finger, 'dragon', lesson)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `the page is ${wide} px wider than the phone`).toBeLessThanOrEqual(0)
})

test('a small screen points at what a lesson is about, in every game', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  for (const width of [360, 768])
    for (const game of ['qin', 'dragon', 'huang']) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/learn/${game}/${lessons[game][0].id}`)
      await page.locator('.learning[data-phase=asked]').waitFor()
      await page.locator('.veil .brush').waitFor({ state: 'attached' })
      // Nothing of the table lies beyond the edges of the part that scrolls.
      const cut = await page.locator('.inside').evaluate((inside) => inside.scrollWidth - inside.clientWidth)
      expect(cut, `${game} at ${width} px: ${cut} px are cut`).toBeLessThanOrEqual(0)
    }
})

test('a wrong answer stays until it is tried again; what was done is kept over a reload', async ({ server }) => {
  const page = await server.guest()
  const [lesson] = lessons.qin
  await page.goto(`/learn/qin/${lesson.id}`)
  const answers = []
  // To the first step that can be answered wrongly.
  let wrong
  for (;;) {
    await goOn(page, mouse)
    const stage = await stageOf(page, 'qin', lesson.id, answers)
    if (!stage.line) {
      await page.locator('.say .next').click()
      answers.push('next')
      continue
    }
    const { legal } = stage.update.game
    for (const { number, notation } of choicesOf(legal)) {
      const tried = await page.request
        .post(`/api/lessons/qin/${lesson.id}`, { data: { answers, try: notation } })
        .then((found) => found.json())
      if (tried.verdict.kind === 'wrong') {
        wrong = { number, legal, tried }
        break
      }
    }
    if (wrong) break
    await answer(page, mouse, 'qin', legal, stage.line.number)
    answers.push(stage.line.notation)
  }
  await answer(page, mouse, 'qin', wrong.legal, wrong.number)
  await page.locator('.say.bad').waitFor()
  await expect(guide(page)).toHaveText(/Not yet/, { useInnerText: true })
  // It lies on the board, and nothing can be done there before it is tried again.
  await expect(page.locator('.inside[inert]')).toHaveCount(1)
  await page.locator('.say .again').click()
  await page.locator('.learning[data-phase=asked]').waitFor()
  // "Show me" plays it and hands it back.
  await page.keyboard.press('v')
  await page.locator('.learning[data-phase=showing]').waitFor()
  await page.locator('.learning[data-phase=asked]').waitFor()
  await expect(guide(page)).toHaveText(/Now you/, { useInnerText: true })
  const { line, update } = await stageOf(page, 'qin', lesson.id, answers)
  await answer(page, mouse, 'qin', update.game.legal, line.number)
  await goOn(page, mouse)
  const done = answers.length + 1
  await page.locator(`.learning[data-answered="${done}"]`).waitFor()
  await page.reload()
  await page.locator(`.learning[data-answered="${done}"]`).waitFor()
  // Back to the step before.
  await page.keyboard.press('Backspace')
  await page.locator(`.learning[data-answered="${done - 1}"]`).waitFor()
})

test('in a lesson things explain themselves, and their rules open apart', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  const kinds = { qin: 'village', dragon: 'event-peace', huang: 'river' }
  const card = page.locator('[data-card]')
  for (const [game, kind] of Object.entries(kinds)) {
    await page.goto(`/learn/${game}/${lessons[game][0].id}`)
    await goOn(page, mouse)
    await page.locator('[data-explains]').waitFor({ state: 'attached' })
    const thing = page.locator(`.inside [data-about=${kind}]`).first()
    await thing.click({ button: 'right' })
    await card.and(page.locator(`[data-kind=${kind}]`)).waitFor()
    const link = card.locator('a.rid')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('href', new RegExp(`^/rules/${game}#`))
    expect(await faultsOf(page), game).toEqual([])
    // The key closes the card and nothing else.
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await page.locator('.learning[data-phase=asked]').waitFor()
  }
})

/** Answers rightly until the guide has something to say about it, which is read before the lesson goes on. */
async function untilRead(page, game, id) {
  await page.goto(`/learn/${game}/${id}`)
  for (const answers = []; ;) {
    await page.locator('.learning[data-phase=asked]').waitFor()
    const { line, update, done } = await stageOf(page, game, id, answers)
    if (done) throw new Error(`${game}/${id}: nothing is only read`)
    await answer(page, mouse, game, update.game.legal, line.number)
    answers.push(line.notation)
    await page.locator(`.learning[data-answered="${answers.length}"]`).waitFor()
    await page.locator('.say .next, .learning[data-phase=asked], .closing').first().waitFor()
    if ((await page.locator('.learning[data-phase=right] .say .next').count()) > 0) return
  }
}

test('while something is only read, a click explains what it meets and chooses nothing', async ({ server }) => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  const kinds = { qin: 'village', dragon: 'event-', huang: 'river' }
  const card = page.locator('[data-card]')
  for (const [game, kind] of Object.entries(kinds)) {
    await untilRead(page, game, lessons[game][0].id)
    await expect(page.locator('.inside[inert]')).toHaveCount(0)
    const thing = page.locator(`.inside [data-about^=${kind}]`).first()
    // The guide may stand above it; the click is meant for the thing.
    const { x, y, width, height } = await thing.boundingBox()
    await thing.dispatchEvent('click', { clientX: x + width / 2, clientY: y + height / 2, detail: 1 })
    await card.and(page.locator(`[data-kind^=${kind}]`)).waitFor()
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await page.locator('.learning[data-phase=right] .say .next').click()
  }
})

test('axe finds nothing serious on the hub, in a lesson and at its end', async ({ server }) => {
  const page = await server.guest()
  await page.goto('/learn')
  await page.locator('.path, .game').first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  for (const game of ['qin', 'dragon', 'huang']) {
    await page.goto(`/learn/${game}/${lessons[game][0].id}`)
    await page.locator('.learning[data-phase=asked]').waitFor()
    expect(await faultsOf(page), game).toEqual([])
  }
  await finish(page, mouse, 'qin', lessons.qin[0])
  expect(await faultsOf(page)).toEqual([])
})
