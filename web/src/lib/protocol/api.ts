// The server's HTTP side: one function for each thing that is asked.

import type { Analysis, AnalysisLine, Answer, Hint, Moment, Update, Verdict } from '$lib/games'
import type { About, Command, DeviceLink, EyeName, Listings, Me, MyTables, NewTable, Problem } from './types'

/** The version of the protocol this client speaks. */
export const PROTOCOL = 2

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

async function send(method: 'GET' | 'POST', path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const request: RequestInit = { method, headers: { accept: 'application/json' }, signal: signal ?? null }
  if (body !== undefined) {
    request.body = JSON.stringify(body)
    request.headers = { ...request.headers, 'content-type': 'application/json' }
  }
  try {
    return await fetch(path, request)
  } catch {
    throw unreachable()
  }
}

const unreachable = () => new Refused({ code: 'unavailable', message: 'the server cannot be reached' })

export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body)
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && answer !== null) return answer as T
  throw refusal(response, answer)
}

/** A text of the server, or nothing where it has none. */
export async function text(path: string): Promise<string> {
  const response = await send('GET', path)
  return response.ok ? response.text() : ''
}

function refusal(response: Response, answer: unknown): Refused {
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
  deviceLink: () => ask<DeviceLink>('POST', '/api/me/link'),
  claim: (code: string) => ask<Me>('POST', '/api/me/claim', { code }),
  myTables: () => ask<MyTables>('GET', '/api/me/tables'),
  lobby: () => ask<Listings>('GET', '/api/lobby'),
  archive: (game?: string, before?: number) => ask<Listings>('GET', `/api/archive${query({ game, before })}`),
  create: (wanted: NewTable) => ask<{ table: string; url: string }>('POST', '/api/tables', wanted),
  table: (id: string, eye?: EyeName, since?: number) => ask<Update>('GET', table(id) + query({ eye, since })),
  command: (id: string, command: Command) => ask<Answer>('POST', `${table(id)}/commands`, { id: freshId(), command }),
  hint: (id: string, seat: number) => ask<Hint>('POST', `${table(id)}/hint${query({ seat })}`),
  moment: (id: string, until?: number, eye?: EyeName) =>
    ask<Moment>('GET', `${table(id)}/replay${query({ until, eye })}`),
  analysis,
  /** The position as a picture in text, as the terminal draws it. */
  picture: async (id: string, eye: EyeName): Promise<string> => {
    const answer = await fetch(`${table(id)}/picture${query({ eye })}`)
    return answer.ok ? answer.text() : ''
  },
  recordAddress: (id: string) => `${table(id)}/record`,
}
