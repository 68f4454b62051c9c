// The folder of `tianxia site` behind a plain web server, in a subfolder, and a real browser in front of it.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { arrive, comesWithoutWorker, haveSeenGoals, PROGRAM, WORKERS } from './server.mjs'

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}
const PREFIX = '/club/tianxia/'

export class Site {
  #folder = mkdtempSync(join(tmpdir(), 'tianxia-site-'))
  #server
  /** What was asked for that lies not in the folder. */
  strays = []

  static async open(browser) {
    const site = new Site()
    site.browser = browser
    execFileSync(PROGRAM, ['site', site.#folder])
    site.#server = createServer((request, response) => void site.#answer(request, response))
    await new Promise((resolve) => site.#server.listen(0, '127.0.0.1', resolve))
    site.url = `http://127.0.0.1:${site.#server.address().port}${PREFIX}`
    return site
  }

  async #answer(request, response) {
    const { pathname } = new URL(request.url, 'http://site')
    const path = pathname.startsWith(PREFIX) ? normalize(pathname.slice(PREFIX.length) || 'index.html') : '..'
    const content = path.startsWith('..') ? null : await readFile(join(this.#folder, path)).catch(() => null)
    if (content === null && pathname !== '/favicon.ico') this.strays.push(pathname)
    // A plain server knows nothing of .wasm.
    response.writeHead(content ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
    response.end(content ?? 'not found')
  }

  /** The address of a file of the folder. */
  asset(name) {
    const found = readdirSync(this.#folder, { recursive: true }).find((path) => name.test(`/${path}`))
    if (!found) throw new Error(`the folder has no file ${name}`)
    return this.url + found
  }

  /** Puts another version of the client into the folder, as far as browsers can tell. */
  update() {
    const worker = join(this.#folder, 'sw.js')
    writeFileSync(worker, `${readFileSync(worker, 'utf8')}// newer\n`)
  }

  async close() {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /**
   * Somebody at a browser of their own, whose bots are quick, without a service worker unless `worker` is true. Errors of the page end up in
   * `page.faults`.
   */
  async guest({ worker = WORKERS, ...options } = {}) {
    const context = await this.browser.newContext({ ...this.look, baseURL: this.url, ...options })
    await context.addInitScript(quickBots)
    if (!worker) await context.addInitScript(comesWithoutWorker)
    await context.addInitScript(haveSeenGoals)
    return this.page(context)
  }

  /** Another tab. */
  async page(context) {
    return arrive(context)
  }
}

/** In the browser: bots of the weakest level. */
export function quickBots() {
  const kept = JSON.parse(localStorage.getItem('tianxia') ?? '{}')
  if (!kept.level) localStorage.setItem('tianxia', JSON.stringify({ ...kept, level: 'random' }))
}
