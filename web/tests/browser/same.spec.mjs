// The compiled program in a real browser plays what the native one plays: the same seed and levels, the same game.

import { expect, test, PROGRAM } from '../fixtures.ts'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { reach } from '../reach.mjs'

/** It searches, so it reckons with chances; what is reckoned otherwise shows in its choices. */
const LEVEL = 'medium'
/** It searches for so long that little else counts. */
const THINKER = 'hard'
const GAMES = [
  ['qin', {}],
  ['dragon', {}],
  ['huang', { short: 'true' }],
]

/** In the browser: asks the worker of the tables, as the client does, for a game between bots; its record when it is over. */
async function botGame({ worker, game, options, level }) {
  const tables = new Worker(worker, { type: 'module' })
  const waiting = new Map()
  let changed = () => undefined
  tables.onmessage = ({ data }) => (data.kind === 'changed' ? changed() : waiting.get(data.id)?.(data))
  const ask = (method, path, body) =>
    new Promise((resolve) => {
      const id = waiting.size + 1
      waiting.set(id, resolve)
      tables.postMessage({ kind: 'ask', id, method, path, body })
    })
  const seats = [1, 2].map(() => ({ kind: 'bot', level }))
  const made = await ask('POST', '/api/tables', { id: 'one', game, options, seats, start: true })
  if (made.status !== 201) return made.text
  const { table } = JSON.parse(made.text)
  const path = `/api/tables/${table}`
  await new Promise((over) => {
    changed = async () => {
      const seen = await ask('GET', path)
      if (JSON.parse(seen.text).table.status === 'over') over()
    }
    tables.postMessage({ kind: 'watch', table, on: true })
  })
  return (await ask('GET', `${path}/record`)).text
}

const actions = (record) => record.slice(record.indexOf('\n\n'))

for (const [game, options] of GAMES)
  test(`${game}: two bots that search play the same game in a browser and in the terminal`, async ({ site }, info) => {
    const page = await site.guest()
    await page.goto('./')
    const worker = site.asset(/\/worker-[^/]*\.js$/)
    const there = await page.evaluate(botGame, { worker, game, options, level: LEVEL })
    const [, seed] = /^seed: (\w+)$/m.exec(there) ?? []
    expect(seed, there).toBeTruthy()
    const file = info.outputPath('game.txt')
    const chosen = Object.entries(options).flatMap(([key, value]) => ['--option', `${key}=${value}`])
    execFileSync(PROGRAM, ['play', game, '--seats', `${LEVEL},${LEVEL}`, '--seed', seed, '--save', file, ...chosen])
    expect(actions(there)).toBe(actions(readFileSync(file, 'utf8')))
  })

/** In the browser: thinks about every decision of a game, one after the other; the milliseconds of all of them together. */
async function thinkAgain({ thinker, program, record, level }) {
  const module = await WebAssembly.compileStreaming(
    fetch(program).then(
      async (file) => new Response(await file.arrayBuffer(), { headers: { 'content-type': 'application/wasm' } }),
    ),
  )
  const worker = new Worker(thinker, { type: 'module' })
  worker.postMessage(module)
  const think = (job) =>
    new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.postMessage(JSON.stringify({ kind: 'move', level, seed: 1, ...job }))
    })
  const [head, entries] = record.split('\n\n')
  const before = entries.split('\n').map((_, index, all) => [head, '', ...all.slice(0, index), ''].join('\n'))
  await think({ record: before[0] })
  const begun = performance.now()
  for (const record of before) if (!/^\d+$/.test(await think({ record }))) throw new Error(`no choice after\n${record}`)
  return performance.now() - begun
}

for (const [game] of GAMES)
  test(`${game}: how fast the page thinks is told`, async ({ site }, info) => {
    const records = info.outputPath('records')
    const bots = `${THINKER},${THINKER}`
    const begun = performance.now()
    execFileSync(PROGRAM, ['arena', game, '--bots', bots, '--games', '1', '--records', records])
    const natively = performance.now() - begun
    const page = await site.guest()
    await page.goto('./')
    const record = readFileSync(`${records}/${readdirSync(records)[0]}`, 'utf8')
    const [thinker, program] = [site.asset(/\/thinker-[^/]*\.js$/), site.asset(/\.wasm$/)]
    const here = await page.evaluate(thinkAgain, { thinker, program, record, level: THINKER })
    info.annotations.push({
      type: 'speed',
      description:
        `${game}: all choices of a game take ${Math.round(here)} ms in the page, ${Math.round(natively)} ms natively: ` +
        `${Math.round((100 * natively) / here)} % of native speed`,
    })
  })

/** In the browser: a hint for an imagined decision. */
async function hint({ worker, world }) {
  const tables = new Worker(worker, { type: 'module' })
  const { status, text } = await new Promise((resolve) => {
    tables.onmessage = ({ data }) => data.id === 1 && resolve(data)
    tables.postMessage({ kind: 'ask', id: 1, method: 'POST', path: '/page/hint', body: world })
  })
  return { status, text }
}

for (const [game, options] of GAMES)
  test(`${game}: the page thinks about a hint as the server does`, async ({ server, site }) => {
    const guest = await server.guest()
    const bots = [{ kind: 'bot', level: 'easy' }]
    const { id, seat } = await reach([guest], { game, options, bots, hints: true }, () => true)
    const table = `/api/tables/${id}`
    const world = await guest.request.get(`${table}/imagined?seat=${seat}`).then((answer) => answer.json())
    const native = await guest.request.post(`${table}/hint?seat=${seat}`).then((answer) => answer.json())
    const page = await site.guest()
    await page.goto('./')
    const there = await page.evaluate(hint, { worker: site.asset(/\/worker-[^/]*\.js$/), world })
    expect(there.status, there.text).toBe(200)
    expect(JSON.parse(there.text).actions.length).toBe(native.actions.length)
  })
