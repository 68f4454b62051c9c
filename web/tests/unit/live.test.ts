// A table of the server over its WebSocket: whom a problem means that carries no id.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Update } from '$lib/games'
import { api } from '$lib/protocol/api'
import type { Code } from '$lib/protocol/types'
import { LiveSession } from '$lib/session/live'

class Socket extends EventTarget {
  static readonly OPEN = 1
  static last: Socket
  readyState = Socket.OPEN
  sent: { type: string; id: string }[] = []
  onopen: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
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
  close() {
    // Nothing listens.
  }
}

let session: LiveSession

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { href: 'http://here/' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('document', new EventTarget())
  vi.spyOn(api, 'table').mockResolvedValue({ seq: 1 } as Update)
  session = new LiveSession('table')
  session.open({ update: () => undefined, earlier: () => undefined, link: () => undefined, refused: () => undefined })
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
