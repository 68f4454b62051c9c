// The server's HTTP side: one function for each thing that is asked. What concerns tables of this page, or is asked while no server can be
// reached, the page answers itself.

import type { Analysis, AnalysisLine, Answer, Hint, Item, LogPart, Moment, Preview, Update, Verdict } from '$lib/games'
import { isLocal, place } from '$lib/local/place.svelte'
import type {
  About,
  Account,
  Blocks,
  Command,
  DeviceLink,
  Erased,
  EyeName,
  Imagined,
  Listings,
  Made,
  Me,
  MyRatings,
  MyTables,
  NewTable,
  NoticesAbout,
  NoticesUnwanted,
  NoticesWanted,
  Problem,
  RatedGames,
  RecoveryPhrase,
  Report,
  SentReport,
  TableRatings,
  WhyNot,
} from './types'

/** The version of the protocol this client speaks. */
export const PROTOCOL = 3

/** A refusal of the server, or that it cannot be reached. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message)
  }
}

/** An id under which a command acts once, however often it is sent. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Asks this page itself. */
async function here(method: 'GET' | 'POST', path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  return (await import('$lib/local/tables')).tables.request(method, path, body, signal)
}

async function send(method: 'GET' | 'POST', path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  if (place.answers(path)) return here(method, path, body, signal)
  const request: RequestInit = { method, headers: { accept: 'application/json' }, signal: signal ?? null }
  if (body !== undefined) {
    request.body = JSON.stringify(body)
    request.headers = { ...request.headers, 'content-type': 'application/json' }
  }
  try {
    return await fetch(path, request)
  } catch {
    if (!signal?.aborted && place.standIn(path)) return here(method, path, body, signal)
    throw unreachable()
  }
}

const unreachable = () => new Refused({ code: 'unavailable', message: 'the server cannot be reached' })

export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  return read<T>(await send(method, path, body))
}

async function read<T>(response: Response): Promise<T> {
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && answer !== null) return answer as T
  throw refusal(response, answer)
}

/** A text of the server, or nothing where it has none. */
export async function text(path: string): Promise<string> {
  const response = await send('GET', path)
  return response.ok ? response.text() : ''
}

export function refusal(response: Response, answer: unknown): Refused {
  const problem = answer && typeof answer === 'object' && 'code' in answer ? (answer as Problem) : undefined
  return new Refused(problem ?? { code: 'unavailable', message: `the server answered with ${response.status}` })
}

/** The lines of an answer, each a JSON value, as they come. */
async function* lines<T>(response: Response): AsyncGenerator<T> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let begun = ''
  for (;;) {
    const part = await reader?.read().catch(() => undefined)
    if (!part || part.done) return
    const whole = (begun + part.value).split('\n')
    begun = whole.pop() ?? ''
    for (const line of whole) yield JSON.parse(line) as T
  }
}

/** A finished game gone through by a bot, decision by decision; whoever aborts the signal stops the thinking. */
async function analysis(
  id: string,
  progress: (verdict: Verdict, of: number) => void = () => {},
  signal?: AbortSignal,
): Promise<Analysis> {
  const response = await send('POST', `${table(id)}/analysis`, undefined, signal)
  if (!response.ok) throw refusal(response, await response.json().catch(() => null))
  for await (const line of lines<AnalysisLine>(response)) {
    if ('analysis' in line) return line.analysis
    if ('problem' in line) throw new Refused(line.problem)
    progress(line.verdict, line.of)
  }
  throw unreachable()
}

const query = (fields: Record<string, string | number | undefined>): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : ''
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`

/** Where I sit: at the server, and in this page. */
async function myTables(): Promise<MyTables> {
  const asked = ask<MyTables>('GET', '/api/me/tables')
  if (!place.kept || place.alone) return asked
  // A server that knows nobody here may say so before this page's store is there.
  const found = asked.catch(() => NONE)
  const { store } = await import('$lib/local/store')
  const [there, own] = await Promise.all([found, store.lists().catch(() => NONE)])
  return {
    my_turn: [...there.my_turn, ...own.my_turn],
    waiting: [...there.waiting, ...own.waiting],
    over: [...there.over, ...own.over].sort((a, b) => b.updated - a.updated),
  }
}

const NONE: MyTables = { my_turn: [], waiting: [], over: [] }

export const api = {
  about: () => ask<About>('GET', '/api/about'),
  /** Who I am; null to a server that does not know me. */
  me: async (): Promise<Me | null> => {
    const response = await send('GET', '/api/me')
    if (response.status === 204) return null
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok && answer !== null) return answer as Me
    throw refusal(response, answer)
  },
  rename: (name?: string) => ask<Me>('POST', '/api/me', name === undefined ? {} : { name }),
  notices: () => ask<NoticesAbout>('GET', '/api/notices'),
  subscribe: (wanted: NoticesWanted) => ask<NoticesAbout>('POST', '/api/notices', wanted),
  unsubscribe: (unwanted: NoticesUnwanted) => ask<NoticesAbout>('POST', '/api/notices/end', unwanted),
  deviceLink: () => ask<DeviceLink>('POST', '/api/me/link'),
  claim: (code: string) => ask<Me>('POST', '/api/me/claim', { code }),
  myTables,
  account: () => ask<Account>('GET', '/api/me/account'),
  newPhrase: () => ask<RecoveryPhrase>('POST', '/api/me/phrase'),
  recover: (phrase: string) => ask<Me>('POST', '/api/me/recover', { phrase }),
  signOut: (device: string) => ask<Account>('POST', `/api/me/devices/${device}/sign_out`),
  erase: (name: string) => ask<Erased>('POST', '/api/me/erase', { name }),
  ratings: () => ask<MyRatings>('GET', '/api/me/ratings'),
  /** Keeps ratings of me, or no more: then they are erased. */
  keepRatings: (keep: boolean) => ask<MyRatings>('POST', '/api/me/ratings', { keep }),
  ratedGames: (game: string, players: number, before?: number) =>
    ask<RatedGames>('GET', `/api/me/ratings/games${query({ game, players, before })}`),
  tableRatings: (id: string) => ask<TableRatings>('GET', `${table(id)}/ratings`),
  blocks: () => ask<Blocks>('GET', '/api/me/blocks'),
  block: (table: string, seat: number) => ask<Blocks>('POST', '/api/me/blocks', { table, seat }),
  unblock: (id: string) => ask<Blocks>('POST', `/api/me/blocks/${encodeURIComponent(id)}/remove`),
  report: (report: Report) => ask<SentReport>('POST', '/api/reports', report),
  lobby: (after?: number) => ask<Listings>('GET', `/api/lobby${query({ after })}`),
  archive: (game?: string, before?: number) => ask<Listings>('GET', `/api/archive${query({ game, before })}`),
  /** Makes a table: at the server, or in this page, as one that begins from a moment of a game of this page must be. */
  create: async (wanted: NewTable, where: 'there' | 'here' = 'there'): Promise<Made> => {
    const isHere = where === 'here' || isLocal(wanted.from?.table ?? '')
    const made = isHere
      ? await read<Made>(await here('POST', '/api/tables', wanted))
      : await ask<Made>('POST', '/api/tables', wanted)
    if (isLocal(made.table)) place.keep()
    return made
  },
  /** Keeps a record as a table of this page. */
  bring: async (record: string): Promise<Made> => {
    const made = await ask<Made>('POST', '/page/records', { record })
    place.keep()
    return made
  },
  /** Takes a table of this page out of the browser. */
  remove: (id: string) => send('POST', `/page/tables/${encodeURIComponent(id)}/remove`).then(() => undefined),
  table: (id: string, eye?: EyeName, since?: number) => ask<Update>('GET', table(id) + query({ eye, since })),
  /** A part of a long log: what happened before an entry. */
  log: (id: string, before: number, eye?: EyeName, since?: number) =>
    ask<LogPart>('GET', `${table(id)}/log${query({ eye, since, before })}`),
  command: (id: string, command: Command) => ask<Answer>('POST', `${table(id)}/commands`, { id: freshId(), command }),
  hint: (id: string, seat: number) => ask<Hint>('POST', `${table(id)}/hint${query({ seat })}`),
  /** My decision as I might imagine it. */
  imagined: (id: string, seat: number) => ask<Imagined>('GET', `${table(id)}/imagined${query({ seat })}`),
  moment: (id: string, until?: number, eye?: EyeName) =>
    ask<Moment>('GET', `${table(id)}/replay${query({ until, eye })}`),
  whyNot: (id: string, seat: number, at: number, action: string) =>
    ask<WhyNot>('GET', `${table(id)}/why_not${query({ seat, at, action })}`),
  preview: (id: string, seat: number, at: number, number: number) =>
    ask<Preview>('GET', `${table(id)}/preview${query({ seat, at, number })}`),
  analysis,
  /** The position as a picture in text, as the terminal draws it. */
  picture: (id: string, eye: EyeName): Promise<string> => text(`${table(id)}/picture${query({ eye })}`),
  record: (id: string): Promise<string> => text(`${table(id)}/record`),
  recordAddress: (id: string) => `${table(id)}/record`,
}

/** The parts of a log before an entry, the newest first. */
export async function* earlier(id: string, before: number, eye: EyeName, since?: number): AsyncGenerator<Item[]> {
  for (let next: number | undefined = before; next !== undefined;) {
    const part: LogPart = await api.log(id, next, eye, since)
    yield part.items
    next = part.earlier
  }
}
