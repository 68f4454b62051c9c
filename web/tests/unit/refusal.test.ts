// No sentence of the server, which are English, reaches a page in another language.

import { beforeEach, expect, test, vi } from 'vitest'
import { refusal, trouble } from '../../src/lib/i18n/refusal'
import { speech } from '../../src/lib/i18n/speech.svelte'
import { Refused } from '../../src/lib/protocol/api'
import type { Code, Problem } from '../../src/lib/protocol/types'

vi.stubGlobal('document', { documentElement: { lang: '' } })

const SOURCES = import.meta.glob<string>('../../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** What makes sentences of refusals, or passes them on. The tables have their own, with the names of their players. */
const MAKERS = [
  'i18n/refusal.ts',
  'protocol/api.ts',
  'table/model.svelte.ts',
  'table/End.svelte',
  'pages/attempt.svelte.ts',
]

const problem = (code: Code, more: Partial<Problem> = {}): Problem => ({ code, message: 'in English', ...more })

beforeEach(async () => {
  await speech.need('common', 'web', 'qin')
  await speech.choose('de')
})

test('a refusal is said by its phrase, or by its kind', async () => {
  expect(refusal(problem('too_many'))).toMatch(/Anfragen/)
  const codes: Code[] = ['bad_request', 'nobody', 'not_yours', 'not_found', 'not_now', 'stale', 'too_large', 'illegal']
  for (const code of [...codes, 'too_many', 'unavailable', 'unknown', 'not_kept'] as Code[])
    expect(refusal(problem(code)), code).not.toContain('English')
  expect(refusal(problem('illegal', { phrase: { id: 'qin-red' }, rule: 'Q7' }))).toBe('rot (Q7)')
  expect(trouble(new Refused(problem('bad_request')))).not.toContain('English')
  await speech.choose('en')
  expect(refusal(problem('bad_request'))).toBe('in English')
})

test('no page shows what a server wrote', () => {
  const showing = Object.entries(SOURCES)
    .filter(([path]) => !MAKERS.some((maker) => path.endsWith(maker)))
    .flatMap(([path, text]) =>
      text
        .split('\n')
        .filter((line) => /(problem|refused\??|Refused \? error)\.message/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
  expect(showing).toEqual([])
})
