// What the server offers: games, options, levels of bots. Asked once.

import { api, PROTOCOL, Refused } from '$lib/protocol/api'
import type { About, GameAbout, Problem } from '$lib/protocol/types'

class Server {
  about = $state.raw<About | null>(null)
  problem = $state.raw<Problem | null>(null)
  #asked: Promise<void> | null = null

  find(): Promise<void> {
    this.#asked ??= api.about().then(
      (about) => {
        this.about = about
        this.problem = null
      },
      (error: unknown) => {
        this.#asked = null
        this.problem = error instanceof Refused ? error.problem : { code: 'unavailable', message: String(error) }
      },
    )
    return this.#asked
  }

  /** Does the server speak another version of the protocol than this page? */
  get foreign(): boolean {
    return this.about !== null && this.about.protocol !== PROTOCOL
  }

  get games(): GameAbout[] {
    return this.about?.games ?? []
  }

  game(id: string): GameAbout | undefined {
    return this.games.find((game) => game.id === id)
  }
}

export const server = new Server()
