// The workers that think: as many as the machine has cores to spare. A thought is stopped by ending its worker, so it stops at once.

/** The most workers; each has a copy of the program in memory. */
const MOST = 4

export interface Thinking {
  /** The answer as JSON; never comes once it was stopped. */
  answer: Promise<string>
  stop: () => void
}

interface Job {
  text: string
  resolve(answer: string): void
  worker?: Worker
}

export class Thinkers {
  #idle: Worker[] = []
  #busy = 0
  #waiting: Job[] = []
  readonly #most = Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1))

  constructor(private readonly program: Promise<WebAssembly.Module>) {}

  think(text: string): Thinking {
    let resolve: (answer: string) => void = () => undefined
    const answer = new Promise<string>((done) => (resolve = done))
    const job: Job = { text, resolve }
    this.#waiting.push(job)
    void this.#next()
    return { answer, stop: () => this.#stop(job) }
  }

  async #next(): Promise<void> {
    if (this.#busy >= this.#most) return
    const job = this.#waiting.shift()
    if (!job) return
    this.#busy += 1
    const worker = this.#idle.pop() ?? (await this.#hire())
    job.worker = worker
    worker.onmessage = (event) => {
      job.resolve(String(event.data))
      this.#free(worker)
    }
    worker.postMessage(job.text)
  }

  async #hire(): Promise<Worker> {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' })
    worker.postMessage(await this.program)
    return worker
  }

  #free(worker: Worker): void {
    this.#busy -= 1
    worker.onmessage = null
    this.#idle.push(worker)
    void this.#next()
  }

  #stop(job: Job): void {
    const waiting = this.#waiting.indexOf(job)
    if (waiting >= 0) this.#waiting.splice(waiting, 1)
    const worker = job.worker
    if (!worker?.onmessage) return
    worker.terminate()
    worker.onmessage = null
    this.#busy -= 1
    void this.#next()
  }
}
