// A table of the server over its WebSocket: whom a problem means that carries no id, and views of which only changes come.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Update } from '$lib/games'
import { api } from '$lib/protocol/api'
import type { Code } from '$lib/protocol/types'
import { LiveSession } from '$lib/session/live'

class Socket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static last: Socket
  readyState = Socket.OPEN
  sent: { type: string; id: string }[] = []
  onopen: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: () => void = () => undefined
  constructor() {
    super()
    Socket.last = this
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string; id: string })
  }
  says(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  closed = false
  close() {
    this.closed = true
  }
}

let session: LiveSession
let shown: unknown[]
let links: string[]

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { href: 'http://here/' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('document', new EventTarget())
  vi.spyOn(api, 'table').mockResolvedValue({ seq: 1 } as Update)
  session = new LiveSession('table')
  shown = []
  links = []
  session.open({
    update: ({ table, game }) => shown.push({ table, game }),
    earlier: () => undefined,
    link: (state) => links.push(state),
    refused: () => undefined,
  })
  await vi.waitFor(() => expect(Socket.last).toBeDefined())
  Socket.last.onopen()
})
afterEach(() => {
  session.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const problem = (code: Code) => ({ type: 'problem', code, message: '' })

test('that the store is away refuses nobody: each command is answered by its id', async () => {
  const answers: string[] = []
  const done = session.send({ do: 'leave' }).then(({ problem }) => answers.push(problem?.code ?? 'done'))
  Socket.last.says(problem('unavailable'))
  await Promise.resolve()
  expect(answers).toEqual([])
  Socket.last.says({ type: 'answer', id: Socket.last.sent[0]?.id })
  await done
  expect(answers).toEqual(['done'])
})

test('who is nobody is refused everything', async () => {
  const sent = [session.send({ do: 'leave' }), session.send({ do: 'close' })]
  Socket.last.says(problem('nobody'))
  expect((await Promise.all(sent)).map(({ problem }) => problem?.code)).toEqual(['nobody', 'nobody'])
})

test('a flood of previews refuses no command', async () => {
  const answers: string[] = []
  const done = session.send({ do: 'leave' }).then(({ problem }) => answers.push(problem?.code ?? 'done'))
  Socket.last.says(problem('too_many'))
  Socket.last.says({ type: 'answer', id: Socket.last.sent[0]?.id })
  await done
  expect(answers).toEqual(['done'])
})

const open = { status: 'open' }
const playing = { status: 'playing' }
const update = (seq: number, table: object, game: object) => ({ type: 'update', seq, table, game })
const news = (seq: number, since: number, view: object, table?: object) => ({
  type: 'changed',
  seq,
  since,
  table,
  game: { at: seq, view },
})

test('a table of which only changes came is shown as a whole', () => {
  Socket.last.says(update(2, open, { at: 2, view: { month: 1, seats: [{ rice: 1 }] } }))
  Socket.last.says(news(5, 2, { '/seats/0/rice': 3 }))
  Socket.last.says(news(5, 5, {}, playing))
  Socket.last.says(news(6, 5, { '/month': 2 }))
  Socket.last.says(update(7, open, { at: 7, view: { month: 3, seats: [] } }))
  expect(shown.slice(1)).toEqual([
    { table: open, game: { at: 2, view: { month: 1, seats: [{ rice: 1 }] } } },
    { table: open, game: { at: 5, view: { month: 1, seats: [{ rice: 3 }] } } },
    { table: playing, game: { at: 5, view: { month: 1, seats: [{ rice: 3 }] } } },
    { table: playing, game: { at: 6, view: { month: 2, seats: [{ rice: 3 }] } } },
    { table: open, game: { at: 7, view: { month: 3, seats: [] } } },
  ])
})

test.each([
  ['a view that is not here', news(5, 1, { '/month': 3 })],
  ['a place that the view does not have', news(5, 2, { '/moon': 3 })],
])('changes of %s are not shown: a new connection begins with the whole', (_, changes) => {
  Socket.last.says(update(2, open, { at: 2, view: { month: 1 } }))
  Socket.last.says(changes)
  expect(shown.slice(2)).toEqual([])
  expect(Socket.last.closed).toBe(true)
})

test('a command whose fate is unknown is sent again under the same id', async () => {
  vi.useFakeTimers()
  try {
    const done = session.send({ do: 'leave' })
    const id = Socket.last.sent[0]?.id
    Socket.last.says({ type: 'answer', id, problem: { code: 'unknown', message: '' } })
    await vi.advanceTimersToNextTimerAsync()
    expect(Socket.last.sent.map((sent) => sent.id)).toEqual([id, id])
    Socket.last.says({ type: 'answer', id })
    expect((await done).problem).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

/** Lets time pass for the session's timers. */
function passes(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds)
}

test('a socket that falls silent is given up within 30 seconds, and another one is opened', () => {
  vi.useFakeTimers()
  try {
    Socket.last.onclose()
    passes(10_000)
    const silent = Socket.last
    silent.onopen()
    silent.says({ type: 'alive' })
    passes(12_000)
    silent.says({ type: 'alive' })
    passes(24_000)
    expect(Socket.last).toBe(silent)
    expect(links.at(-1)).toBe('live')
    passes(6_000)
    expect(links.at(-1)).toBe('lost')
    expect(silent.closed).toBe(true)
    passes(10_000)
    expect(Socket.last).not.toBe(silent)
    // Its close event, if it ever comes, changes nothing.
    const fresh = Socket.last
    silent.onclose()
    passes(10_000)
    expect(Socket.last).toBe(fresh)
  } finally {
    vi.useRealTimers()
  }
})

test('a socket of a server that sends no signs of life may be silent', () => {
  vi.useFakeTimers()
  try {
    Socket.last.onclose()
    passes(10_000)
    const quiet = Socket.last
    quiet.onopen()
    passes(120_000)
    expect(Socket.last).toBe(quiet)
  } finally {
    vi.useRealTimers()
  }
})

test('a socket that does not open is given up, too', () => {
  vi.useFakeTimers()
  try {
    Socket.last.onclose()
    passes(10_000)
    const hanging = Socket.last
    hanging.readyState = Socket.CONNECTING
    passes(40_000)
    expect(Socket.last).not.toBe(hanging)
  } finally {
    vi.useRealTimers()
  }
})
