// A server of its own for every test file, and a real browser in front of it.

import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = new URL('../../', import.meta.url).pathname
export const PROGRAM = process.env.TIANXIA ?? join(ROOT, 'target/release/tianxia')
const LOCALES = join(ROOT, 'locales')
/** The languages: each folder of `locales/` is one. */
export const LANGUAGES = readdirSync(LOCALES).filter((code) => existsSync(join(LOCALES, code, 'common.ftl')))
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Do service workers come to all guests, and not only to those whom a test is about? */
export const WORKERS = Boolean(process.env.WORKERS)

// A freshly built client (`CLIENT=dist`) in place of the embedded one, so that a change can be tried without cargo.
const CLIENT = process.env.CLIENT
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', png: 'image/png' }

async function unembedded(route) {
  const { pathname } = new URL(route.request().url())
  const path = pathname.includes('.') ? pathname : '/index.html'
  // The embedded service worker asks for the files that were built with it.
  if (!existsSync(join(CLIENT, path))) return route.continue()
  await route.fulfill({ path: join(CLIENT, path), contentType: TYPES[path.split('.').pop()] ?? 'application/json' })
}

/** In the browser: this person has sat at every game before. */
export function haveSeenGoals() {
  try {
    const kept = JSON.parse(localStorage.getItem('tianxia') ?? '{}')
    if (!kept.goals) localStorage.setItem('tianxia', JSON.stringify({ ...kept, goals: ['qin', 'dragon', 'huang'] }))
  } catch {
    // A page without an address of its own keeps nothing.
  }
}

/**
 * In the browser: the service worker is never there. It would store the whole client anew for every guest, more work than most tests
 * themselves. `WORKERS=1` lets it come to all.
 */
export function comesWithoutWorker() {
  if (globalThis.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register = () => new Promise(() => {})
}

/**
 * Is this message of the console a fault of the page? A request that the server refuses, and a server that is gone, are what some tests
 * are about; the browser writes them down by itself.
 */
function isFault(message) {
  const refused = /^Failed to load resource|^WebSocket connection to/.test(message.text())
  return ['error', 'warning'].includes(message.type()) && !refused
}

/**
 * In the page: what the server says comes so many milliseconds late, in order. `LATE=400` shows the tests that do not wait for an answer, and what
 * a page says meanwhile.
 */
function hearLate(delay) {
  const { setTimeout, fetch, WebSocket } = window
  const later = () => new Promise((resolve) => setTimeout(resolve, delay))
  window.fetch = async (...request) => {
    const answer = await fetch(...request)
    await later()
    return answer
  }
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address)
      const heard = new WeakSet()
      this.addEventListener('message', async (event) => {
        if (heard.has(event)) return
        event.stopImmediatePropagation()
        await later()
        const again = new MessageEvent('message', { data: event.data })
        heard.add(again)
        this.dispatchEvent(again)
      })
    }
  }
}

/** The pages of the test that runs. They close with it: open pages would go on drawing and have finished games analysed. */
let pages = []

/** Closes the pages that guests opened, and returns their faults. */
export async function leave() {
  const left = pages.splice(0)
  await Promise.all(left.map((page) => page.context().close()))
  return left.flatMap((page) => page.faults)
}

export class Server {
  #folder = mkdtempSync(join(tmpdir(), 'tianxia-web-'))
  #server
  #port
  #settings = ''

  /** What the server process has written to its standard error, for the report of a failing test. */
  said = ''
  /** How a guest's browser looks if the test does not say. */
  look = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', locale: 'en' }

  /** Starts a server with these settings (TOML), whose guests use this browser. */
  static async open(settings = '', browser) {
    const server = new Server()
    server.#settings = settings
    await server.serve()
    server.browser = browser
    return server
  }

  /** Starts the server, on the same port and data as before if there was one. */
  async serve() {
    const config = join(this.#folder, 'config.toml')
    const none = [
      'requests',
      'commands',
      'sayings',
      'tables',
      'identities',
      'hints',
      'sockets',
      'sockets_per_address',
      'sockets_in_all',
    ]
    // Games are drawn from one number, so that a test meets the same game whenever it runs; `SEED` draws others.
    writeFileSync(
      config,
      `table_seeds = ${process.env.SEED ?? 1}\n${this.#settings}\n[limits]\n${none.map((limit) => `${limit} = 0`).join('\n')}\n`,
    )
    const args = [
      'serve',
      '--config',
      config,
      '--listen',
      `127.0.0.1:${this.#port ?? 0}`,
      '--data',
      join(this.#folder, 'data.sqlite'),
    ]
    this.#server = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    this.url = await new Promise((resolve, reject) => {
      this.#server.stderr.on('data', (part) => (this.said += part))
      this.#server.stdout.on('data', (part) => {
        const found = /Open (http:\S+)/.exec(String(part))
        if (found) resolve(found[1].replace(/\/$/, ''))
      })
      this.#server.on('error', reject)
      this.#server.on('exit', () => reject(new Error(`the server did not start: ${this.said}`)))
    })
    this.#port = new URL(this.url).port
  }

  /** Ends the server as a crash would. */
  async fall() {
    const gone = new Promise((resolve) => this.#server.once('exit', resolve))
    this.#server.kill('SIGKILL')
    await gone
  }

  /** A token of the server's administrator. */
  token() {
    const args = ['admin', 'token', '--data', join(this.#folder, 'data.sqlite')]
    return execFileSync(PROGRAM, args, { encoding: 'utf8' }).trim()
  }

  async close() {
    await this.fall()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /**
   * Somebody at a browser of their own, who has seen the goal cards unless `goals` is false, and has no service worker unless `worker` is
   * true. Errors of the page end up in `page.faults`.
   */
  async guest({ goals = true, worker = WORKERS, ...options } = {}) {
    const context = await this.browser.newContext({ ...this.look, baseURL: this.url, ...options })
    if (CLIENT) await context.route((url) => !url.pathname.startsWith('/api/'), unembedded)
    if (goals) await context.addInitScript(haveSeenGoals)
    if (!worker) await context.addInitScript(comesWithoutWorker)
    if (process.env.LATE) await context.addInitScript(hearLate, Number(process.env.LATE))
    askAgain(context.request)
    return arrive(context)
  }
}

/** A new page of this context. Errors that it reports are collected in `page.faults`. */
export async function arrive(context) {
  const page = await arriving(await context.newPage())
  page.setDefaultTimeout(60_000)
  page.faults = []
  pages.push(page)
  page.on('pageerror', (error) => page.faults.push(error.message))
  page.on('console', (message) => {
    if (isFault(message)) page.faults.push(message.text())
  })
  return page
}

/**
 * A page whose `goto` and `reload` end when the client has drawn something, not when its files are there: a test that counts or reads at once
 * would else read an empty page on a busy machine. `SLOW=6` makes the page six times as slow, which shows the tests that do not wait.
 */
export async function arriving(page) {
  for (const verb of ['goto', 'reload']) {
    const go = page[verb].bind(page)
    page[verb] = async (...request) => {
      const answer = await go(...request)
      // Neither a file that is no page, nor the sentence for old browsers, has a client that draws.
      if (await page.locator('html:not([data-old]) #app').count())
        await page.locator('#app > *').first().waitFor({ state: 'attached' })
      return answer
    }
  }
  if (process.env.SLOW) {
    const tools = await page.context().newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.SLOW) })
  }
  return page
}

/** Waits until the first sight of a table has settled: the page set a timer for that before, so a later one fires after it. */
export const settled = (page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)))

/**
 * The server closes a connection on which nothing was asked for a while. A request that meets this is sent again on a new one, as browsers do by
 * themselves.
 */
function askAgain(request) {
  for (const verb of ['get', 'post']) {
    const ask = request[verb].bind(request)
    request[verb] = (path, options) => ask(path, { maxRetries: 3, ...options })
  }
}

let source
const axe = () => (source ??= readFileSync(AXE, 'utf8'))

/** What axe finds that is at least moderate: landmarks count, too. */
export async function faultsOf(page, options = {}) {
  // The content policy forbids foreign scripts, so axe comes in through the debugger, once for all that is looked at on a page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe())
  const { violations } = await page.evaluate(
    (options) => globalThis.axe.run(document, { resultTypes: ['violations'], ...options }),
    options,
  )
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => node.html.slice(0, 140))
          .join(' | ')}`,
    )
}

/** Makes a table over the API, as this page's person. */
export async function makeTable(page, wanted) {
  const post = async (path, data) => (await page.request.post(path, { data })).json()
  await post('/api/me', {})
  const made = await post('/api/tables', { id: String(Math.random()), start: true, hints: true, ...wanted })
  if (!made.table) throw new Error(JSON.stringify(made))
  return made.table
}
