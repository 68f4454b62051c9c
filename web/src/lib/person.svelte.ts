// Who I am to the server. Nobody, until I do something that needs a seat: then the server gives a name and a cookie.

import { api, Refused } from '$lib/protocol/api'

class Person {
  /** The name others see; undefined before the server was asked, null if it does not know me. */
  name = $state<string | null | undefined>(undefined)

  /** Asks the server who I am. */
  async find(): Promise<void> {
    if (this.name !== undefined) return
    try {
      this.name = (await api.me())?.name ?? null
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }

  /** Makes sure that the server knows me. */
  async introduce(): Promise<void> {
    await this.find()
    if (this.name == null) this.name = (await api.rename()).name
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name
  }
}

export const person = new Person()
