// Something a person asks for that may be refused: what it came to is said in a sentence.

import { t } from '$lib/i18n/speech.svelte'
import { Refused } from '$lib/protocol/api'

export class Attempt {
  /** What is to be said, done or refused. */
  word = $state('')
  busy = $state(false)

  async do(work: () => Promise<string | void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      this.word = (await work()) ?? ''
    } catch (error) {
      const code = error instanceof Refused ? error.problem.code : 'unavailable'
      this.word =
        code === 'unavailable' ? t('web-problem-unavailable') : error instanceof Error ? error.message : String(error)
    } finally {
      this.busy = false
    }
  }
}
