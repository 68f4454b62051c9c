// Who I am to the server. Nobody, until I do something that needs a seat: then the server gives a name and a cookie.

import { givenName } from '$lib/names'
import { api, Refused } from '$lib/protocol/api'
import { settings } from '$lib/settings.svelte'

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

  /** The name I gave; nothing if I gave none. */
  get given(): string | undefined {
    return givenName(this.name)
  }

  /** Is it time to ask for a name? Once on every device, when somebody sits down, and not who has one. */
  get unasked(): boolean {
    return !settings.named && this.name !== undefined && this.given === undefined
  }

  /** Somebody sits down, and may have been asked for a name. */
  async sit(name = ''): Promise<void> {
    if (name.trim()) await this.rename(name.trim())
    else await this.introduce()
    settings.set('named', true)
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name
  }
}

export const person = new Person()
