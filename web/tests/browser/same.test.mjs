// The compiled program in a real browser plays what the native one plays: the same seed and levels, the same game.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { reach } from '../reach.mjs'
import { PROGRAM, Server } from '../server.mjs'
import { Site } from '../site.mjs'

/** It searches, so it reckons with chances; what is reckoned otherwise shows in its choices. */
const LEVEL = 'medium'
const GAMES = [
  ['qin', {}],
  ['dragon', {}],
  ['huang', { short: 'true' }],
]

let site
let server
let folder
before(async () => {
  site = await Site.open()
  server = await Server.open()
  folder = mkdtempSync(join(tmpdir(), 'tianxia-same-'))
})
after(async () => {
  await site?.close()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

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
  test(`${game}: two bots that search play the same game in a browser and in the terminal`, async () => {
    const page = await site.guest()
    await page.goto('./')
    const worker = site.asset(/\/worker-[^/]*\.js$/)
    const there = await page.evaluate(botGame, { worker, game, options, level: LEVEL })
    const [, seed] = /^seed: (\w+)$/m.exec(there) ?? []
    assert.ok(seed, there)
    const file = join(folder, `${game}.txt`)
    const chosen = Object.entries(options).flatMap(([key, value]) => ['--option', `${key}=${value}`])
    execFileSync(PROGRAM, ['play', game, '--seats', `${LEVEL},${LEVEL}`, '--seed', seed, '--save', file, ...chosen])
    assert.equal(actions(there), actions(readFileSync(file, 'utf8')))
    assert.deepEqual(page.faults, [])
  })

/** In the browser: a hint for an imagined decision, asked for twice; the milliseconds of the second, when everything is loaded. */
async function hint({ worker, world }) {
  const tables = new Worker(worker, { type: 'module' })
  const ask = (id) =>
    new Promise((resolve) => {
      tables.onmessage = ({ data }) => data.id === id && resolve(data)
      tables.postMessage({ kind: 'ask', id, method: 'POST', path: '/page/hint', body: world })
    })
  await ask(1)
  const begun = performance.now()
  const { status, text } = await ask(2)
  return { status, text, time: performance.now() - begun }
}

for (const [game, options] of GAMES)
  test(`${game}: the page thinks about a hint as the server does, and how fast it is told`, async (context) => {
    const guest = await server.guest()
    const bots = [{ kind: 'bot', level: 'easy' }]
    const { id, seat } = await reach([guest], { game, options, bots, hints: true }, () => true)
    const table = `/api/tables/${id}`
    const world = await guest.request.get(`${table}/imagined?seat=${seat}`).then((answer) => answer.json())
    const begun = performance.now()
    const native = await guest.request.post(`${table}/hint?seat=${seat}`).then((answer) => answer.json())
    const time = performance.now() - begun
    const page = await site.guest()
    await page.goto('./')
    const there = await page.evaluate(hint, { worker: site.asset(/\/worker-[^/]*\.js$/), world })
    assert.equal(there.status, 200, there.text)
    assert.equal(JSON.parse(there.text).actions.length, native.actions.length)
    context.diagnostic(`${game}: the page thinks at ${Math.round((100 * time) / there.time)} % of native speed`)
    assert.deepEqual(page.faults, [])
  })
