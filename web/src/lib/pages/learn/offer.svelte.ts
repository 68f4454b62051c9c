// What there is to learn: the lessons and puzzles of the server, asked once, with the texts they are told in.

import { speech } from '$lib/i18n/speech.svelte'
import { learnApi, type LessonAbout, type Lessons, type Puzzles } from '$lib/learn/wire'
import { Refused } from '$lib/protocol/api'

class Offer {
  lessons = $state.raw<Lessons | null>(null)
  puzzles = $state.raw<Puzzles | null>(null)
  problem = $state(false)
  #asked: Promise<void> | null = null

  find(): Promise<void> {
    this.#asked ??= this.#load()
    return this.#asked
  }

  lesson(game: string, id: string): LessonAbout | undefined {
    return this.lessons?.[game]?.find((lesson) => lesson.id === id)
  }

  async #load(): Promise<void> {
    try {
      const [lessons, puzzles] = await Promise.all([
        learnApi.lessons(),
        // A server may have lessons and no puzzles.
        learnApi.puzzles().catch(() => null),
        speech.need('learn'),
      ])
      await Promise.all([
        // Themes and reasons are said in the game's own messages.
        speech.need(...Object.keys(puzzles ?? {})),
        ...Object.keys(lessons).map((game) => speech.needFrom(`lessons/${game}`, (code) => learnApi.texts(game, code))),
      ])
      this.lessons = lessons
      this.puzzles = puzzles
      this.problem = false
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.#asked = null
      this.problem = true
    }
  }
}

export const offer = new Offer()
