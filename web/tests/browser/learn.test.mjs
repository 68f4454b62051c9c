// Lessons in a real browser: every one of every game is finished by clicks, one path by keys alone, one on a phone by touch; wrong
// answers, "Show me", going back, and what is kept.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { actionsOf, answer } from '../answers.mjs'
import { faultsOf, Server } from '../server.mjs'
import { finger, keys, mouse } from '../players.mjs'

let server
let lessons
before(async () => {
  server = await Server.open()
  lessons = await fetch(`${server.url}/api/lessons`).then((found) => found.json())
})
after(() => server?.close())

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
    assert.notEqual((await page.locator('.closing .word').innerText()).trim(), '')
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
    assert.equal(
      await page
        .locator('.say .t')
        .innerText()
        .then((said) => said.trim() !== ''),
      true,
    )
    if (stage.line) {
      await answer(page, hand, game, stage.update.game.legal, stage.line.number)
      await page
        .locator('.learning:not([data-phase=asked]), .learning[data-step="' + (step + 1) + '"]')
        .first()
        .waitFor()
      assert.equal(await page.locator('.say.bad').count(), 0, `${game}/${id}, step ${step + 1}: ${stage.line.notation}`)
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
  test(`all lessons of ${game} by clicks`, async () => {
    assert.ok(lessons[game]?.length >= 6, `${game} has too few lessons`)
    const page = await server.guest()
    await page.goto('/')
    const failed = []
    for (const lesson of lessons[game]) {
      const done = await finish(page, mouse, game, lesson).catch((error) => error)
      if (done instanceof Error) failed.push(`${lesson.id}: ${done.message.split('\n')[0]}`)
    }
    assert.deepEqual(failed, [])
    assert.deepEqual(page.faults, [])
    await page.goto('/learn')
    await page.locator(`#path-${game}`).waitFor()
    assert.equal(
      await page.locator(`#path-${game}`).locator('xpath=ancestor::section').locator('li.done').count(),
      lessons[game].length,
    )
    const last = lessons[game].findLast(({ extra }) => !extra)
    assert.equal(last.questions.length, 5)
  })

test('the path of Qin by keys alone', async () => {
  const page = await server.guest()
  for (const lesson of lessons.qin.filter(({ extra }) => !extra)) await finish(page, keys, 'qin', lesson)
  assert.deepEqual(page.faults, [])
})

test('the path of the Dragon on a phone, by touch', async () => {
  const page = await server.guest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  for (const lesson of lessons.dragon.filter(({ extra }) => !extra)) await finish(page, finger, 'dragon', lesson)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.ok(wide <= 0, `the page is ${wide} px wider than the phone`)
  assert.deepEqual(page.faults, [])
})

test('a small screen points at what a lesson is about, in every game', async () => {
  const page = await server.guest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  for (const width of [360, 768])
    for (const game of ['qin', 'dragon', 'huang']) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/learn/${game}/${lessons[game][0].id}`)
      await page.locator('.learning[data-phase=asked]').waitFor()
      await page.locator('.veil .brush').waitFor({ state: 'attached' })
      // Nothing of the table lies beyond the edges of the part that scrolls.
      const cut = await page.locator('.inside').evaluate((inside) => inside.scrollWidth - inside.clientWidth)
      assert.ok(cut <= 0, `${game} at ${width} px: ${cut} px are cut`)
    }
  assert.deepEqual(page.faults, [])
})

test('a wrong answer stays until it is tried again; what was done is kept over a reload', async () => {
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
    for (const { number, notation } of actionsOf(legal)) {
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
  assert.match(await guide(page).innerText(), /Not yet/)
  // It lies on the board, and nothing can be done there before it is tried again.
  assert.equal(await page.locator('.inside[inert]').count(), 1)
  await page.locator('.say .again').click()
  await page.locator('.learning[data-phase=asked]').waitFor()
  // "Show me" plays it and hands it back.
  await page.keyboard.press('v')
  await page.locator('.learning[data-phase=showing]').waitFor()
  await page.locator('.learning[data-phase=asked]').waitFor()
  assert.match(await guide(page).innerText(), /Now you/)
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
  assert.deepEqual(page.faults, [])
})

test('in a lesson things explain themselves, and their rules open apart', async () => {
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
    assert.equal(await link.getAttribute('target'), '_blank')
    assert.match(await link.getAttribute('href'), new RegExp(`^/rules/${game}#`))
    assert.deepEqual(await faultsOf(page), [], game)
    // The key closes the card and nothing else.
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await page.locator('.learning[data-phase=asked]').waitFor()
  }
  assert.deepEqual(page.faults, [])
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

test('while something is only read, a click explains what it meets and chooses nothing', async () => {
  const page = await server.guest({ viewport: { width: 1440, height: 900 } })
  const kinds = { qin: 'village', dragon: 'event-', huang: 'river' }
  const card = page.locator('[data-card]')
  for (const [game, kind] of Object.entries(kinds)) {
    await untilRead(page, game, lessons[game][0].id)
    assert.equal(await page.locator('.inside[inert]').count(), 0)
    const thing = page.locator(`.inside [data-about^=${kind}]`).first()
    // The guide may stand above it; the click is meant for the thing.
    const { x, y, width, height } = await thing.boundingBox()
    await thing.dispatchEvent('click', { clientX: x + width / 2, clientY: y + height / 2, detail: 1 })
    await card.and(page.locator(`[data-kind^=${kind}]`)).waitFor()
    await page.keyboard.press('Escape')
    await card.waitFor({ state: 'detached' })
    await page.locator('.learning[data-phase=right] .say .next').click()
  }
  assert.deepEqual(page.faults, [])
})

test('axe finds nothing serious on the hub, in a lesson and at its end', async () => {
  const page = await server.guest()
  await page.goto('/learn')
  await page.locator('.path, .game').first().waitFor()
  assert.deepEqual(await faultsOf(page), [])
  for (const game of ['qin', 'dragon', 'huang']) {
    await page.goto(`/learn/${game}/${lessons[game][0].id}`)
    await page.locator('.learning[data-phase=asked]').waitFor()
    assert.deepEqual(await faultsOf(page), [], game)
  }
  await finish(page, mouse, 'qin', lessons.qin[0])
  assert.deepEqual(await faultsOf(page), [])
})
