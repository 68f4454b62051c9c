// A table of the server over its WebSocket. When the connection breaks it comes back by itself, asks for what it missed, and
// sends again whatever was not answered, under the same ids: the server plays each of them once.

import type { Answer, Changed, FromServer, Preview, Update } from '$lib/games'
import { api, earlier, freshId, PROTOCOL, Refused } from '$lib/protocol/api'
import type { Command, EyeName, FromClient, Problem, WhyNot } from '$lib/protocol/types'
import { changed, type Changes } from './changes'
import { previewOf } from './imagined'
import type { Listener, Session } from './session'

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8000
/** How often, and after how long, a command is sent again of which nobody knows whether it was done. */
const TRIES = 30
const AGAIN = 1000
/** The longest time without a message from a server that sends signs of life, and how often that is checked. A silent socket is given up within 30 s. */
const SILENCE = 25_000
const CHECK = 5_000

interface Waiting<T> {
  message: FromClient
  /** How often it was sent again since nobody knew whether it was done. */
  tries: number
  resolve(answer: T): void
  reject(error: Refused): void
}

export class LiveSession implements Session {
  #listener: Listener | null = null
  #socket: WebSocket | null = null
  #seen: number | undefined
  /** What the socket sent last, of which it tells changes from then on. */
  #last: Update | null = null
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #watchdog: ReturnType<typeof setInterval> | undefined
  /** When the socket was last heard. */
  #heard = 0
  /** Does the server send signs of life on this socket? */
  #alive = false
  #commands = new Map<string, Waiting<Answer>>()
  #previews = new Map<string, Waiting<Preview>>()
  #whys = new Map<string, Waiting<WhyNot>>()

  constructor(
    readonly id: string,
    private eye: EyeName = 'mine',
  ) {}

  open(listener: Listener): void {
    this.#listener = listener
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    void this.#begin()
  }

  close(): void {
    this.#listener = null
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#timer)
    clearInterval(this.#watchdog)
    this.#socket?.close()
  }

  send(command: Command): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const id = freshId()
      const message: FromClient = { type: 'command', id, command }
      this.#commands.set(id, { message, tries: 0, resolve, reject })
      this.#post(message)
    })
  }

  preview(seat: number, at: number, number: number): Promise<Preview> {
    return previewOf(this.id, seat, at, number, () => this.#preview(seat, at, number))
  }

  #preview(seat: number, at: number, number: number): Promise<Preview> {
    return this.#ask(this.#previews, { type: 'preview', id: freshId(), seat, at, number })
  }

  whyNot(seat: number, at: number, notation: string): Promise<WhyNot> {
    return this.#ask(this.#whys, { type: 'why_not', id: freshId(), seat, at, action: notation })
  }

  /** Asks a question, which is asked again after a lost connection. */
  #ask<T>(waiting: Map<string, Waiting<T>>, message: FromClient & { id: string }): Promise<T> {
    return new Promise((resolve, reject) => {
      waiting.set(message.id, { message, tries: 0, resolve, reject })
      this.#post(message)
    })
  }

  /** Passes on the answer to a question. */
  #answer<T>(waiting: Map<string, Waiting<T>>, id: string, answer: T | undefined, problem: Problem | undefined): void {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (answer) asked?.resolve(answer)
    else if (problem) asked?.reject(new Refused(problem))
  }

  look(eye: EyeName): void {
    this.eye = eye
    this.#post({ type: 'look', eye })
  }

  /** The first sight of the table comes over HTTP, which can say why there is none. */
  async #begin(): Promise<void> {
    try {
      const update = await api.table(this.id, this.eye)
      this.#tell(update)
      this.#connect()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.problem.code === 'unavailable') this.#retry(() => void this.#begin())
      else this.#listener?.refused(error.problem)
    }
  }

  /** Shows what is new at once, and what a long log left out as it comes. */
  #tell(update: Update): void {
    const since = this.#seen
    this.#seen = update.seq
    this.#listener?.update(update)
    if (update.earlier !== undefined) void this.#lookBack(update.earlier, since, update.eye)
  }

  async #lookBack(before: number, since: number | undefined, eye: EyeName): Promise<void> {
    try {
      for await (const items of earlier(this.id, before, eye, since)) this.#listener?.earlier(items)
    } catch (error) {
      // The table can be played without what happened long ago.
      if (!(error instanceof Refused)) throw error
    }
  }

  #connect(): void {
    if (!this.#listener) return
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const { eye } = this
    address.searchParams.set('eye', String(eye))
    address.searchParams.set('changes', 'true')
    address.searchParams.set('alive', 'true')
    address.searchParams.set('protocol', String(PROTOCOL))
    this.#last = null
    if (this.#seen !== undefined) address.searchParams.set('since', String(this.#seen))
    const socket = new WebSocket(address)
    this.#socket = socket
    this.#alive = false
    this.#heard = Date.now()
    clearInterval(this.#watchdog)
    this.#watchdog = setInterval(() => this.#watch(socket), CHECK)
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE
      this.#listener?.link('live')
      // Who looked through other eyes meanwhile could not say so yet.
      if (this.eye !== eye) this.#post({ type: 'look', eye: this.eye })
      const unanswered = [...this.#commands.values(), ...this.#previews.values(), ...this.#whys.values()]
      for (const { message } of unanswered) this.#post(message)
    }
    socket.onmessage = (event) => {
      this.#heard = Date.now()
      this.#hear(JSON.parse(String(event.data)) as FromServer)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#retry(() => this.#connect())
    }
  }

  /** Gives up a socket that has fallen silent, or does not open. Its close event may come much later, so nothing waits for it. */
  #watch(socket: WebSocket): void {
    if (this.#socket !== socket || Date.now() - this.#heard <= SILENCE) return
    if (!this.#alive && socket.readyState !== WebSocket.CONNECTING) return
    this.#retry(() => this.#connect())
    socket.close()
  }

  #retry(again: () => void): void {
    clearInterval(this.#watchdog)
    if (!this.#listener) return
    this.#socket = null
    this.#listener.link('lost')
    clearTimeout(this.#timer)
    this.#again = again
    this.#timer = setTimeout(this.#hurry, this.#pause)
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.7)
  }

  #again: (() => void) | null = null

  #hurry = (): void => {
    const again = this.#again
    this.#again = null
    clearTimeout(this.#timer)
    if (!this.#socket) again?.()
  }

  /** A problem without an id: whom it means is known by its kind. */
  #refuse(problem: Problem): void {
    const { code } = problem
    // The table cannot be looked at just now, which nobody asked for: every command still gets an answer of its own.
    if (code === 'unavailable' || code === 'not_kept' || code === 'unknown') return
    // Who is nobody can do nothing at all.
    const most = code === 'nobody' ? Infinity : 1
    // A flood of previews is refused before it is read; commands are counted where they are obeyed, and answered by their ids.
    const commands = code === 'too_many' ? [] : [...this.#commands].slice(0, most)
    for (const [id, waiting] of commands) {
      this.#commands.delete(id)
      waiting.resolve({ id, problem })
    }
    const questions = [...this.#previews, ...this.#whys].slice(0, most - commands.length)
    for (const [id, waiting] of questions) {
      this.#previews.delete(id)
      this.#whys.delete(id)
      waiting.reject(new Refused(problem))
    }
  }

  /** May a command have been done or not, so that it is sent again? Under the same id it acts once. */
  #isUnknown(problem: Problem | undefined, { tries }: Waiting<Answer>): boolean {
    const again = problem?.code === 'unknown' || (problem?.code === 'unavailable' && tries > 0)
    return again && tries < TRIES
  }

  #post(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** The whole update, of which the socket has sent only what changed. */
  #whole({ since, ...news }: Changed): Update | null {
    const last = this.#last
    if (last?.seq !== since || !last.game) return null
    const view = changed(last.game.view, news.game.view as unknown as Changes)
    return view && { ...news, table: news.table ?? last.table, game: { ...news.game, view } }
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'update':
        this.#last = message
        this.#tell(message)
        break
      case 'changed':
        this.#last = this.#whole(message)
        if (this.#last) this.#tell(this.#last)
        // It tells changes of something that is not here: a new connection begins with all of it.
        else this.#socket?.close()
        break
      case 'answer': {
        const waiting = this.#commands.get(message.id)
        if (waiting && this.#isUnknown(message.problem, waiting)) {
          waiting.tries += 1
          setTimeout(() => this.#post(waiting.message), AGAIN)
          break
        }
        this.#commands.delete(message.id)
        if (message.update) this.#listener?.update(message.update)
        waiting?.resolve(message)
        break
      }
      case 'preview':
        this.#answer(this.#previews, message.id, message.preview, message.problem)
        break
      case 'why_not':
        this.#answer(this.#whys, message.id, message.why_not, message.problem)
        break
      case 'problem':
        this.#refuse(message)
        break
      case 'closing':
        this.#listener?.link('lost')
        break
      case 'alive':
        this.#alive = true
        break
    }
  }
}
