// What browser tests start from: a real server with its own data file, people with a browser of their own, seats at tables, and
// prepared positions. Errors that a page reports fail the test.

import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test'
import { POSITIONS, prepare } from './positions.mjs'
import { look, send } from './reach.mjs'
import { leave, makeTable, Server } from './server.mjs'
import { Site } from './site.mjs'

export { expect }
export {
  arriving,
  comesWithoutWorker,
  faultsOf,
  haveSeenGoals,
  LANGUAGES,
  makeTable,
  PROGRAM,
  settled,
} from './server.mjs'
export { saying, speaking, t } from './words.mjs'

/** A person's page; it notes what the page reports as errors. */
export type Guest = Page & { faults: string[] }

/** How a person comes: with `goals: false` the goal cards are new to them; with `worker: true` the client may install its service worker. */
type Manner = BrowserContextOptions & { goals?: boolean; worker?: boolean }

/** A seat at a table, and the page of the person who holds it. */
export type Player = { page: Guest; id: string; seat: number }

/** A table at a prepared position. `page` belongs to the player who decides and shows the table; `guests` are all players, by seat. */
export type AtPosition = Player & { guests: Guest[] }

/** The game, options and seats of a table, as `POST /api/tables` takes them. */
type Wanted = { game: string; seats?: object[] } & Record<string, unknown>

export type Options = {
  /** Settings of the server (TOML). */
  settings: string
}

type Fixtures = Options & {
  /** This test's own server: the same test plays the same games, whatever runs before it or beside it. */
  server: Server
  /** The client as a folder, behind a plain web server. */
  site: Site
  /** How a browser looks in this project. */
  look: BrowserContextOptions
  /** Another person with a browser of their own. */
  guest: (manner?: Manner) => Promise<Guest>
  /** A person with a seat at a new table, who sees that table; against one bot if nothing else is said. */
  player: (wanted: Wanted, manner?: Manner) => Promise<Player>
  /** A new table at a prepared position, with a person on each seat. */
  position: (name: keyof typeof POSITIONS, manner?: Manner) => Promise<AtPosition>
}

const NOTHING = 'errors that pages reported'
const BOT = { kind: 'bot', level: 'random' }

export const test = base.extend<Fixtures>({
  settings: ['', { option: true }],

  server: async ({ settings, browser, look }, use, info) => {
    const server = await Server.open(settings, browser)
    server.look = look
    await use(server)
    const faults = await leave()
    await server.close()
    if (info.status !== info.expectedStatus) await info.attach('server', { body: server.said })
    expect(faults, NOTHING).toEqual([])
  },

  site: async ({ browser, look }, use) => {
    const site = await Site.open(browser)
    site.look = look
    await use(site)
    const faults = await leave()
    await site.close()
    expect(faults, NOTHING).toEqual([])
  },

  look: ({ viewport, isMobile, hasTouch, locale, contextOptions }, use) =>
    use({ viewport, isMobile, hasTouch, locale, ...contextOptions }),

  baseURL: ({ server }, use) => use(server.url),

  guest: ({ server }, use) => use((manner) => server.guest(manner)),

  player: ({ guest }, use) =>
    use(async (wanted, manner) => {
      const page = await guest(manner)
      const id = await makeTable(page, { seats: [{ kind: 'me' }, BOT], ...wanted })
      await open(page, id)
      return { page, id, seat: 1 }
    }),

  position: ({ guest, playwright, baseURL }, use) =>
    use(async (name, manner) => {
      const newRequest = () => playwright.request.newContext({ baseURL })
      const { players, seat, ...wanted } = await prepare(POSITIONS[name], newRequest)
      const guests: Guest[] = []
      for (let number = 0; number < players; number++) guests.push(await guest(manner))
      const [host, ...others] = guests
      const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))]
      const id = await makeTable(host, { ...wanted, seats, start: false })
      for (const page of others) {
        await page.request.post('/api/me', { data: {} })
        await send(page, id, { do: 'join' })
      }
      await send(host, id, { do: 'start' })
      const page = guests[seat - 1]!
      await open(page, id)
      return { page, id, seat, guests }
    }),
})

/** Opens a table and waits until it is drawn. */
async function open(page: Guest, id: string) {
  await page.goto(`/table/${id}`)
  await page.locator('[data-at]').first().waitFor({ state: 'attached' })
}

/** The table as this person sees it, over the API. */
export { look, send }
