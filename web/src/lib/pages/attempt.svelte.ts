// Something a person asks for that may be refused: what it came to is said in a sentence.

import { t } from '$lib/i18n/speech.svelte'
import { Refused } from '$lib/protocol/api'

export class Attempt {
  /** What is to be said, done or refused. */
  word = $state('')
  /** Is something under way? Buttons that would ask for the same once more rest meanwhile. */
  busy = $state(false)
  #last = Promise.resolve()

  /** Does this after whatever was asked for before. */
  do(work: () => Promise<string | void>): Promise<void> {
    this.busy = true
    const mine = this.#last.then(async () => {
      await this.#try(work)
      if (this.#last === mine) this.busy = false
    })
    return (this.#last = mine)
  }

  async #try(work: () => Promise<string | void>): Promise<void> {
    try {
      this.word = (await work()) ?? ''
    } catch (error) {
      const code = error instanceof Refused ? error.problem.code : 'unavailable'
      this.word =
        code === 'unavailable' ? t('web-problem-unavailable') : error instanceof Error ? error.message : String(error)
    }
  }
}
