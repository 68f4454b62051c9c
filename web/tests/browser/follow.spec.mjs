// Following the others: their moves come one by one at the pace one likes, are told, ringed and heard, and can be seen again.

import { expect, test, makeTable, settled, t } from '../fixtures.ts'
import { anyKind, look, reach, seatAll, send } from '../reach.mjs'

const BOT = { kind: 'bot', level: 'random' }
const moving = { reducedMotion: 'no-preference' }

/** Somebody with a pace of their own. */
async function guest(server, pace, options = moving) {
  const localStorage = [{ name: 'tianxia', value: JSON.stringify({ pace }) }]
  return server.guest({
    ...options,
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
  })
}

/** Waits until the server asks seat 1 again, whatever the page shows; says how the table stands. */
async function asked(page, id) {
  for (;;) {
    const { game, items } = await look(page, id)
    if (game.legal) return { game, items }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Answers for seat 1 until the others have moved since, and the decision is `wished`; says which decision it is then. */
async function untilTurn(page, id, begun, wished = () => true) {
  for (;;) {
    const { game, items } = await asked(page, id)
    const acted = items.filter(({ kind }) => kind === 'acted')
    const since = acted.slice(acted.findLastIndex(({ seat }) => seat === 1) + 1)
    if (game.at > begun && since.length > 2 && wished(game)) {
      // The page has heard of it, too.
      await page
        .locator(`:is(section.cap.asked, .calm[data-deciding=true])[data-number="${since.length}"]`)
        .waitFor({ state: 'attached' })
      return game.at
    }
    await answer(page, id)
  }
}

/** Plays the first answer of seat 1 over the API. */
async function answer(page, id) {
  const { game } = await asked(page, id)
  await send(page, id, { do: 'act', seat: 1, at: game.at, action: game.legal[0].number })
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, ...moving }
const SEATS = [{ kind: 'me' }, BOT, BOT, BOT]
/** A decision that a piece of the table answers, and such a piece. A war or a revolt opens a page of its own. */
const TURNS = {
  qin: [() => true, '[data-point^="hand:"]'],
  huang: [({ view }) => view.pending.decision === 'act', '[data-point^="hand:"]'],
  dragon: [({ view }) => view.ask?.what === 'act', '[data-thing^="act "]'],
}

for (const [game, [wished, piece]] of Object.entries(TURNS))
  test(`${game} on a phone: the ribbon shows the move that brought the turn until the first touch, the log all moves since the last turn`, async ({
    server,
  }) => {
    const page = await guest(server, 'instant', phone)
    const id = await makeTable(page, { game, seats: SEATS })
    await page.goto(`/table/${id}`)
    await decides(page).waitFor()
    await answer(page, id)
    const turn = await untilTurn(page, id, 0, wished)
    const ribbon = page.getByRole('region', { name: t('web-follow') })
    await ribbon.waitFor()
    const board = await page.locator('.board').boundingBox()
    const { x, y, width } = await ribbon.boundingBox()
    expect(x >= 0 && x + width <= 360).toBeTruthy()
    expect(y + 30 <= board.y, 'it covers no board').toBeTruthy()
    await page.locator(`${piece}[aria-disabled=false]`).first().tap()
    await ribbon.waitFor({ state: 'detached' })
    expect(await page.locator('.board').boundingBox(), 'and nothing moves').toEqual(board)
    expect((await look(page, id)).game.at).toBe(turn)
    await page.locator('.tabs [data-mode=log]').tap()
    await page.getByRole('heading', { name: t('web-log-since'), exact: true }).waitFor()
    expect(await page.locator('.loghead + .log li').count()).toBeGreaterThan(2)
  })

test('on a phone, move by move: the ribbon shows the move that brought the turn, until a hint is asked for; the pace is in the menu, too', async ({
  server,
}) => {
  const page = await guest(server, 'normal', { viewport: { width: 360, height: 740 }, ...moving })
  const id = await makeTable(page, { game: 'huang', seats: SEATS })
  const { game: first } = await asked(page, id)
  await page.goto(`/table/${id}`)
  await decides(page).waitFor({ state: 'attached' })
  await answer(page, id)
  await untilTurn(page, id, first.at, TURNS.huang[0])
  const ribbon = page.getByRole('region', { name: t('web-follow') })
  await ribbon.waitFor()
  await page.keyboard.press('h')
  await ribbon.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: t('web-menu') }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: t('web-pace-slow'), exact: true }).click()
  await menu.locator('[data-pace=slow][aria-pressed=true]').waitFor()
})

test('before one’s first decision nothing is told as happened since one’s last turn', async ({ server }) => {
  const guests = [await guest(server, 'instant'), await guest(server, 'instant')]
  let first
  const { id, seat } = await reach(guests, { game: 'dragon' }, (_, seat) => seat !== (first ??= seat))
  const page = guests[seat - 1]
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/table/${id}`)
  await decides(page).waitFor({ state: 'attached' })
  expect(
    (await look(page, id)).items.filter(({ kind }) => kind === 'acted').length,
    'the other one has moved',
  ).toBeGreaterThan(1)
  await page.locator('.tabs [data-mode=log]').click()
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await page.getByRole('heading', { name: t('web-log-since-start') }).waitFor()
    await expect(page.getByText(t('web-log-since'), { exact: true })).toHaveCount(0)
  }
})

const number = (page) => page.locator(':is(section.cap, .calm)').getAttribute('data-number').then(Number)
const decides = (page) => page.locator(':is(section.cap.asked, .calm[data-deciding=true])')

test('step by step: Space shows the next move, Backspace the one before, and only the newest can be answered', async ({
  server,
}) => {
  const page = await guest(server, 'step')
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT, BOT, BOT] })
  await page.goto(`/table/${id}`)
  await page.locator('svg[role=grid]').waitFor()
  while (!(await decides(page).count())) await page.keyboard.press('Space')
  await answer(page, id)
  await asked(page, id)
  // The server has long been asking; the page shows the first of three moves and waits.
  await page.locator('.calm[data-number="1"]').waitFor()
  await page.getByText(t('web-follow-count', { number: 1, of: 3 })).waitFor()
  await expect(decides(page)).toHaveCount(0)
  const told = await page.locator('.ribbon p').innerText()
  await page.locator('[data-mark=moved]').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await page.locator('.calm[data-number="2"]').waitFor()
  await page.keyboard.press('Backspace')
  await page.locator('.calm[data-number="1"]').waitFor()
  expect(await page.locator('.ribbon p').innerText()).toBe(told)
  await page.getByRole('button', { name: t('web-follow-next') }).click()
  await page.getByRole('button', { name: t('web-follow-next') }).click()
  await decides(page).waitFor()
  expect(await number(page)).toBe(3)
  // Back from one's own decision, and there again.
  await page.keyboard.press('Backspace')
  await page.locator('.calm[data-number="2"][data-deciding=false]').waitFor()
  await page.keyboard.press('Space')
  await decides(page).waitFor()
})

test('the pace is changed by a key in the middle of a move, and kept', async ({ server }) => {
  const page = await guest(server, 'step')
  const id = await makeTable(page, { game: 'qin', seats: [{ kind: 'me' }, BOT, BOT, BOT] })
  await page.goto(`/table/${id}`)
  await page.locator('svg[role=grid]').waitFor()
  while (!(await decides(page).count())) await page.keyboard.press('Space')
  await answer(page, id)
  await asked(page, id)
  await page.locator('.calm[data-number="1"][data-deciding=false]').waitFor()
  // Step, slow, normal, at once: with the last nothing waits any more.
  for (const pace of ['slow', 'normal', 'instant']) {
    await page.keyboard.press('p')
    await page.locator(`.calm[data-pace="${pace}"]`).waitFor()
  }
  await decides(page).waitFor()
  await page.reload()
  await page.locator('.calm[data-pace="instant"]').waitFor()
})

for (const [game, ring] of [
  ['qin', '[data-mark=moved]'],
  ['huang', '[data-mark=moved]'],
  ['dragon', '.tone-moved'],
]) {
  test(`${game}: a move of somebody else is told in a sentence and ringed until the next move, and is seen again`, async ({
    server,
  }) => {
    const [mover, watcher] = [await server.guest(moving), await guest(server, 'step')]
    const places = {
      qin: (now) => now.at > 12,
      huang: (now) => now.view.pending.decision === 'act' && now.view.tiles.length > 12,
      dragon: (now) => now.view.ask?.what === 'act' && now.view.month > 1,
    }
    const found = await reach([mover, watcher], { game }, (now, seat) => seat === 1 && places[game](now))
    await watcher.goto(`/table/${found.id}`)
    await watcher.locator(':is(section.cap, .calm)').waitFor()
    await settled(watcher)
    const choice =
      found.game.legal.find(({ notation }) => /^(tile|act|[RYB]{2}) /.test(notation)) ?? found.game.legal[0]
    await send(mover, found.id, { do: 'act', seat: 1, at: found.game.at, action: choice.number })
    await watcher.locator(ring).first().waitFor({ state: 'attached' })
    // Where the watcher is asked now, the ribbon has gone, and the log tells it.
    const sentence = watcher.locator('.log .now')
    await sentence.locator('b').first().waitFor()
    const told = await sentence.innerText()
    await watcher.keyboard.press('l')
    await watcher.locator(ring).first().waitFor({ state: 'attached' })
    expect(await sentence.innerText()).toBe(told)
  })
}

test('step by step nobody is asked, or said to think, whose move is only shown', async ({ server }) => {
  for (const game of ['qin', 'huang', 'dragon']) {
    const page = await guest(server, 'step')
    const id = await makeTable(page, { game, seats: [{ kind: 'me' }, BOT, BOT] })
    const moves = async () =>
      (await asked(page, id)).items.filter(({ kind, seat }) => kind === 'acted' && seat > 1).length
    const begun = await moves()
    await page.goto(`/table/${id}`)
    await decides(page).waitFor({ state: 'attached' })
    // The first move is shown at once, so one more has to be left.
    do await answer(page, id)
    while ((await moves()) < begun + 2)
    const prompt = page.locator('[data-point=prompt]').first()
    await prompt.filter({ hasText: t('web-watch-behind') }).waitFor()
    await expect(prompt.locator('small').filter({ hasText: 'thinking' })).toHaveCount(0)
    await page.context().close()
  }
})

test('who thinks has three dots at the seat, and words after a while', async ({ server }) => {
  const [me, other] = [await guest(server, 'normal'), await server.guest()]
  for (const [game, seats] of [
    ['qin', '.seats'],
    ['huang', '.seats'],
    ['dragon', '.seats'],
  ]) {
    const id = await seatAll([me, other], { game })
    await me.clock.install()
    await me.goto(`/table/${id}`)
    await me.locator(':is(section.cap, .calm)').waitFor()
    for (;;) {
      const { game: now } = await look(me, id)
      if (now.turn !== 1) break
      await send(me, id, { do: 'act', seat: 1, at: now.at, action: now.legal[0].number })
    }
    const dots = me.locator(`${seats} .thinking`)
    await dots.waitFor()
    await expect(dots).toHaveAttribute('data-long', 'false')
    await me.clock.fastForward(9000)
    await me.locator(`${seats} .thinking[data-long=true]`).waitFor()
    await expect(dots).toHaveText(t('web-thinks-still'), { useInnerText: true })
  }
})

/** What a page plays, by the pitch of its first note. */
const PITCH = { tile: 320, war: 130, event: 196, turn: 740 }

/** Somebody whose sounds are written down. */
async function listener(server, sound) {
  const page = await guest(server, 'instant')
  await page.addInitScript((sound) => {
    const kept = JSON.parse(localStorage.getItem('tianxia') ?? '{}')
    localStorage.setItem('tianxia', JSON.stringify({ ...kept, sound, volume: 0.5 }))
    globalThis.heard = []
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'running' })
    const make = AudioContext.prototype.createOscillator
    AudioContext.prototype.createOscillator = function () {
      const tone = make.call(this)
      const set = tone.frequency.setValueAtTime.bind(tone.frequency)
      tone.frequency.setValueAtTime = (pitch, at) => (globalThis.heard.push(pitch), set(pitch, at))
      return tone
    }
  }, sound)
  return page
}

for (const sound of [true, false]) {
  test(`a tile and one’s turn are heard: ${sound}`, async ({ server }) => {
    const [other, page] = [await server.guest(), await listener(server, sound)]
    const { id, game } = await reach([other, page], { game: 'qin' }, (now, seat) => seat === 1 && now.at > 8)
    await page.goto(`/table/${id}`)
    await page.locator('svg[role=grid]').waitFor()
    await settled(page)
    await send(other, id, { do: 'act', seat: 1, at: game.at, action: game.legal[0].number })
    await decides(page).waitFor()
    const heard = await page.evaluate(() => globalThis.heard)
    expect(heard.includes(PITCH.tile)).toBe(sound)
    expect(heard.includes(PITCH.turn)).toBe(sound)
  })
}

for (const [sound, game, wished] of [
  ['war', 'huang', ({ view }) => view.pending.decision === 'war'],
  ['event', 'dragon', ({ view }) => view.ask?.what === 'release'],
]) {
  test(`${game}: the sound of the ${sound} is heard again with the move`, async ({ server }) => {
    const guests = [await listener(server, true), await listener(server, true)]
    const { id } = await reach(guests, { game }, wished, (legal, roll) => anyKind(legal, roll, ['withdraw', 'replace']))
    const { items } = await look(guests[0], id)
    const begun = items.findLast((item) => item.told?.some(({ event }) => event.event === sound))
    const page = guests[2 - begun.seat]
    await page.goto(`/table/${id}`)
    await page.locator(':is(section.cap, .calm)').waitFor()
    await settled(page)
    await page.keyboard.press('l')
    await page.waitForFunction((pitch) => globalThis.heard.includes(pitch), PITCH[sound])
  })
}
