// The tables of this page, asked as a server is asked. The worker starts with the first request.

import type { FromWorker, ToWorker } from './wire'

type Hears = (message: FromWorker) => void

class Tables {
  #worker: Worker | null = null
  #asked = 0
  #waiting = new Map<number, Hears>()
  #watching = new Map<string, Set<() => void>>()

  /** What a server would answer. */
  request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
    const id = (this.#asked += 1)
    signal?.addEventListener('abort', () => this.#post({ kind: 'stop', id }))
    // As over the wire: what the page watches for changes cannot be handed to a worker as it is.
    const plain: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body))
    this.#post({ kind: 'ask', id, method, path, body: plain })
    return new Promise((resolve) => {
      this.#waiting.set(id, (message) => {
        if (message.kind !== 'answer') return
        if (message.type === 'lines') return resolve(new Response(this.#lines(id), { status: message.status }))
        this.#waiting.delete(id)
        const type = message.type === 'json' ? 'application/json' : 'text/plain; charset=utf-8'
        resolve(new Response(message.text, { status: message.status, headers: { 'content-type': type } }))
      })
    })
  }

  /** Lets the bots of a table play, and calls back when it changes, until the answer is called. */
  watch(table: string, changed: () => void): () => void {
    const all = this.#watching.get(table) ?? new Set()
    all.add(changed)
    this.#watching.set(table, all)
    this.#post({ kind: 'watch', table, on: true })
    return () => {
      all.delete(changed)
      if (all.size > 0) return
      this.#watching.delete(table)
      this.#post({ kind: 'watch', table, on: false })
    }
  }

  #lines(id: number): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder()
    let wanted = true
    return new ReadableStream({
      start: (stream) => {
        this.#waiting.set(id, (message) => {
          if (message.kind === 'line' && wanted) stream.enqueue(encoder.encode(`${message.text}\n`))
          if (message.kind !== 'end') return
          this.#waiting.delete(id)
          if (wanted) stream.close()
        })
      },
      cancel: () => {
        wanted = false
        this.#post({ kind: 'stop', id })
      },
    })
  }

  #post(message: ToWorker): void {
    this.#worker ??= this.#begin()
    this.#worker.postMessage(message)
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' })
    worker.onmessage = (event: MessageEvent<FromWorker>) => {
      const message = event.data
      if (message.kind === 'changed') for (const changed of this.#watching.get(message.table) ?? []) changed()
      else this.#waiting.get(message.id)?.(message)
    }
    return worker
  }
}

export const tables = new Tables()
