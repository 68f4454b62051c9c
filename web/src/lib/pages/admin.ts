// The keeper's side of the server, asked with a token that this tab remembers.

import { refusal } from '$lib/protocol/api'
import type { Act, Acts, Overview, PersonRows, ReportRow, ReportRows, TableRows } from '$lib/protocol/types'

const KEY = 'tianxia-admin'

export const token = {
  get: (): string => sessionStorage.getItem(KEY) ?? '',
  set: (text: string): void => sessionStorage.setItem(KEY, text.trim()),
  forget: (): void => sessionStorage.removeItem(KEY),
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api/admin${path}`, {
    method,
    headers: { authorization: `Bearer ${token.get()}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && answer !== null) return answer as T
  throw refusal(response, answer)
}

/** The most pages of reports that the administrator's page loads. */
const REPORT_PAGES = 10

async function reports(): Promise<ReportRow[]> {
  const all: ReportRow[] = []
  let after: number | undefined = 0
  for (let page = 0; page < REPORT_PAGES && after !== undefined; page++) {
    const rows: ReportRows = await ask<ReportRows>('GET', `/reports?after=${after}`)
    all.push(...rows.reports)
    after = rows.more
  }
  return all
}

const act = (path: string, reason: string) => ask<Act>('POST', path, { reason })

export const keeper = {
  overview: () => ask<Overview>('GET', ''),
  people: (name: string) => ask<PersonRows>('GET', `/people?name=${encodeURIComponent(name)}`),
  tables: () => ask<TableRows>('GET', '/tables'),
  reports,
  acts: () => ask<Acts>('GET', '/acts'),
  ban: (id: string, reason: string) => act(`/people/${id}/ban`, reason),
  unban: (id: string, reason: string) => act(`/people/${id}/unban`, reason),
  removePerson: (id: string, reason: string) => act(`/people/${id}/remove`, reason),
  removeTable: (id: string, reason: string) => act(`/tables/${id}/remove`, reason),
  settle: (id: number, reason: string) => act(`/reports/${id}/settle`, reason),
  announce: (text: string) => ask<Act>('POST', '/announce', text ? { text } : {}),
}
