// The compiled program (`crates/page`), as JavaScript calls it: texts go into its memory, and the answer is read there.

/** What it offers; a call without an answer has one of no length. */
interface Exports {
  memory: WebAssembly.Memory
  begin(): void
  /** Makes room for so many bytes and says where. */
  room(bytes: number): number
  /** Where the answer to the last call lies. */
  answer(): number
  ask(): number
  load(id: number): number
  forget(): number
  thought(): number
  consider(): number
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export class Program {
  readonly #exports: Exports

  private constructor(instance: WebAssembly.Instance) {
    this.#exports = instance.exports as unknown as Exports
    this.#exports.begin()
  }

  static async start(compiled: WebAssembly.Module): Promise<Program> {
    return new Program(await WebAssembly.instantiate(compiled, { env: { now: () => performance.now() } }))
  }

  /** Answers a request of the server's protocol. */
  ask(request: string): string {
    this.#write(encoder.encode(request))
    return this.#read(this.#exports.ask())
  }

  /** Takes a table's log from the store; says what is wrong with it, if something is. */
  load(id: string, log: string): string {
    const name = encoder.encode(id)
    this.#write(name, encoder.encode(log))
    return this.#read(this.#exports.load(name.length))
  }

  /** Forgets a table, which then has to be loaded again. */
  forget(id: string): void {
    this.#write(encoder.encode(id))
    this.#exports.forget()
  }

  /** What the bot of a table has to think about, as JSON. */
  thought(id: string): string {
    this.#write(encoder.encode(id))
    return this.#read(this.#exports.thought())
  }

  /** Does a job of thinking. */
  think(job: string): string {
    this.#write(encoder.encode(job))
    return this.#read(this.#exports.consider())
  }

  #write(...texts: Uint8Array[]): void {
    let at = this.#exports.room(texts.reduce((bytes, text) => bytes + text.length, 0))
    const memory = new Uint8Array(this.#exports.memory.buffer)
    for (const text of texts) {
      memory.set(text, at)
      at += text.length
    }
  }

  #read(bytes: number): string {
    return decoder.decode(new Uint8Array(this.#exports.memory.buffer, this.#exports.answer(), bytes))
  }
}
