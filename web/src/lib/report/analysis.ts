// The analysis of a finished game as it comes in: one line for each decision that was judged, then all of it.

import { Refused } from '$lib/protocol/api'
import type { Analysis, Problem, Verdict } from '$lib/protocol/types'

type Line = { of: number; verdict: Verdict } | { analysis: Analysis } | { problem: Problem }

export async function analysis(id: string, progress: (verdict: Verdict, of: number) => void, signal?: AbortSignal): Promise<Analysis> {
  const gone = new Refused({ code: 'unavailable', message: 'the server cannot be reached' })
  const response = await fetch(`/api/tables/${encodeURIComponent(id)}/analysis`, { method: 'POST', signal: signal ?? null }).catch(() => Promise.reject(gone))
  if (!response.ok || !response.body) throw new Refused(((await response.json().catch(() => null)) as Problem | null) ?? gone.problem)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    rest += value ?? ''
    const lines = rest.split('\n')
    rest = done ? '' : (lines.pop() ?? '')
    for (const text of lines.filter((one) => one.trim())) {
      const line = JSON.parse(text) as Line
      if ('problem' in line) throw new Refused(line.problem)
      if ('analysis' in line) return line.analysis
      progress(line.verdict, line.of)
    }
    if (done) throw gone
  }
}
