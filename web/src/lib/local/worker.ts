// The worker that keeps the tables of this page: it asks the compiled program, stores what the program wants kept before it answers, and lets
// bots play. Everything about games is in the program; everything about browsers is here.

import { url } from 'virtual:page'
import { Bots } from './bots'
import { Program } from './program'
import { store } from './store'
import { Thinkers } from './thinkers'
import { problem, type FromWorker, type Reply, type Thought, type ToWorker } from './wire'

/** How often a request is tried again when another tab stored an entry first, or a table has to be loaded. */
const TRIES = 8

const post = (message: FromWorker) => postMessage(message)
const program = compiled()
const thinkers = new Thinkers(program)
const tables = program.then((module) => Program.start(module))
const bots = tables.then(
  (all) => new Bots(thinkers, (table: string) => JSON.parse(all.thought(table)) as Thought | null, play),
)
/** Other tabs of this page. */
const tabs = new BroadcastChannel('tianxia tables')
/** One request after the other: what is not stored yet must not be seen by the next. */
let queue: Promise<unknown> = Promise.resolve()
const stops = new Map<number, () => void>()

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = queue.then(work)
  queue = turn.catch(() => undefined)
  return turn
}

async function compiled(): Promise<WebAssembly.Module> {
  if (!url) throw new Error('this page was built without its own tables')
  const response = await fetch(url)
  // Some web servers give it another type than browsers ask for.
  const typed = response.headers.get('content-type') === 'application/wasm'
  return typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())
}

const chance = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')

async function ask(method: string, path: string, body: unknown): Promise<Reply> {
  const address = new URL(path, 'page:/')
  const request = {
    method,
    path: address.pathname.split('/').slice(1).map(decodeURIComponent),
    query: Object.fromEntries(address.searchParams),
    body: body ?? null,
    now: Date.now(),
    random: chance(),
    name: await store.name(),
  }
  const all = await tables
  for (let tries = 0; tries < TRIES; tries++) {
    const reply = JSON.parse(all.ask(JSON.stringify(request))) as Reply
    if (reply.missing !== undefined) {
      const wrong = all.load(reply.missing, JSON.stringify(await store.log(reply.missing)))
      if (wrong) return { status: 503, body: problem('unavailable', wrong) }
      continue
    }
    const kept = reply.keep?.length ? await store.append(reply.keep) : 'kept'
    if (kept === 'kept') {
      if (reply.name !== undefined) await store.rename(reply.name)
      return reply
    }
    for (const { table } of reply.keep ?? []) all.forget(table)
    if (kept === 'full') {
      const message = 'the browser has no room left to store this; remove games you no longer need, and try again'
      return { status: 507, body: problem('not_kept', message, 'web-local-full') }
    }
  }
  return { status: 503, body: problem('unavailable', 'another tab acts at this table at the same time; try again') }
}

/** Asks in turn, and lets everybody know what changed. */
async function answer(method: string, path: string, body: unknown): Promise<Reply> {
  const reply = await inTurn(() => ask(method, path, body))
  const playing = await bots
  for (const { table } of reply.keep ?? []) {
    post({ kind: 'changed', table })
    tabs.postMessage(table)
    playing.goOn(table)
  }
  const [, , looked] = /^\/api\/tables\/(([\w-]+))(\?|$)/.exec(path) ?? []
  if (looked) playing.goOn(looked)
  return reply
}

function play(table: string, at: number, number: number): void {
  void answer('POST', `/page/tables/${table}/bot`, { at, number }).catch(() => undefined)
}

/** The lines of a report: verdicts in the order of the game, judged by all thinkers at once; then a few decisions are thought over at length. */
async function report(id: number, { jobs }: Thought): Promise<void> {
  const line = (value: unknown) => post({ kind: 'line', id, text: JSON.stringify(value) })
  const decisions = await judged(id, jobs, (verdict) => line({ of: jobs.length, verdict }))
  if (!Array.isArray(decisions)) return decisions && line(decisions)
  const numbers = (await answer('POST', '/page/candidates', decisions)).body as number[]
  const { record } = JSON.parse(jobs[0] ?? '{}') as { record?: string }
  const weighed = await judged(
    id,
    numbers.map((number) => JSON.stringify({ kind: 'weigh', record, number })),
  )
  if (!Array.isArray(weighed)) return weighed && line(weighed)
  line({ analysis: (await answer('POST', '/page/analysis', { decisions, weighed })).body })
}

/** What all thinkers together say to some jobs, told one by one in their order. A problem if one has no answer, nothing if it was stopped. */
async function judged(
  id: number,
  jobs: string[],
  tell: (verdict: unknown) => void = () => undefined,
): Promise<unknown[] | { problem: unknown } | undefined> {
  const thinking = jobs.map((job) => thinkers.think(job))
  const stopped = new Promise<null>((resolve) => {
    stops.set(id, () => {
      thinking.forEach(({ stop }) => stop())
      resolve(null)
    })
  })
  const verdicts: unknown[] = []
  for (const { answer: said } of thinking) {
    const text = await Promise.race([said, stopped])
    if (text === null) return undefined
    const verdict = JSON.parse(text) as { problem?: unknown } | null
    if (!verdict || verdict.problem)
      return { problem: verdict?.problem ?? problem('unavailable', 'a decision cannot be judged') }
    verdicts.push(verdict)
    tell(verdict)
  }
  return verdicts
}

async function hear(message: ToWorker & { kind: 'ask' }): Promise<void> {
  const { id, method, path, body } = message
  const say = (status: number, value: unknown) =>
    post({ kind: 'answer', id, status, type: 'json', text: JSON.stringify(value) })
  if (path === '/api/me/tables') return say(200, await inTurn(() => store.lists()))
  const removed = /^\/page\/tables\/([\w-]+)\/remove$/.exec(path)?.[1]
  if (removed) {
    await inTurn(async () => {
      await store.remove(removed)
      ;(await tables).forget(removed)
    })
    tabs.postMessage(removed)
    return say(200, null)
  }
  const reply = await answer(method, path, body)
  if (reply.think && path.endsWith('/analysis')) {
    post({ kind: 'answer', id, status: 200, type: 'lines', text: '' })
    await report(id, reply.think)
    post({ kind: 'end', id })
  } else if (reply.think) {
    const thinking = thinkers.think(reply.think.jobs[0] ?? '')
    stops.set(id, thinking.stop)
    say(200, JSON.parse(await thinking.answer))
  } else if (reply.text !== undefined)
    post({ kind: 'answer', id, status: reply.status, type: 'text', text: reply.text })
  else say(reply.status, reply.body)
}

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const message = event.data
  if (message.kind === 'watch') void bots.then((playing) => playing.watch(message.table, message.on))
  else if (message.kind === 'stop') stops.get(message.id)?.()
  else
    void hear(message)
      .catch((error: unknown) => {
        const text = JSON.stringify(
          problem('unavailable', `this page cannot play by itself: ${String(error)}`, 'web-local-failed'),
        )
        post({ kind: 'answer', id: message.id, status: 503, type: 'json', text })
      })
      .finally(() => stops.delete(message.id))
})

// Another tab has changed a table: what is in memory here is old.
tabs.addEventListener('message', (event: MessageEvent<string>) => {
  void inTurn(async () => (await tables).forget(event.data)).then(() => post({ kind: 'changed', table: event.data }))
})
