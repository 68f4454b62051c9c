// Settings of this device. They are saved in the browser and nowhere else.

import languages from 'virtual:languages'
import { matching } from '$lib/i18n/match'
import { speech } from '$lib/i18n/speech.svelte'
import { PACES, type Pace } from '$lib/table/following.svelte'

type Theme = 'system' | 'light' | 'dark'

interface Kept {
  theme: Theme
  language: string
  sound: boolean
  /** How loud, from 0 to 1. */
  volume: number
  /** How fast the moves of others are shown. */
  pace: Pace
  notify: boolean
  text: boolean
  /** What "Play now" of the front page plays. */
  game: string
  level: string
  /** Was this person asked for a name? */
  named: boolean
  /** The games whose goal card this person has seen. */
  goals: string[]
}

const KEY = 'tianxia'
const dark = matchMedia('(prefers-color-scheme: dark)')

const CODES = languages.map(({ code }) => code)
const isKnown = (language: string) => CODES.includes(language)

/** The first of the browser's languages that the client has; English if it has none. */
const spoken = (): string =>
  navigator.languages.map((tag) => matching(tag, CODES)).find((code) => code !== undefined) ?? 'en'

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

class Settings {
  #kept: Kept = $state({
    theme: 'system',
    language: spoken(),
    sound: true,
    volume: 0.6,
    pace: 'normal',
    notify: false,
    text: false,
    game: 'qin',
    level: '',
    named: false,
    goals: [],
    ...read(),
  })
  #system = $state(dark.matches)

  constructor() {
    dark.addEventListener('change', () => {
      this.#system = dark.matches
      this.#paint()
    })
    if (!isKnown(this.#kept.language)) this.#kept.language = 'en'
    if (!PACES.includes(this.#kept.pace)) this.#kept.pace = 'normal'
  }

  get dark() {
    return this.#kept.theme === 'dark' || (this.#kept.theme === 'system' && this.#system)
  }

  get language() {
    return this.#kept.language
  }

  get sound() {
    return this.#kept.sound
  }

  get volume() {
    return this.#kept.volume
  }

  get pace() {
    return this.#kept.pace
  }

  get notify() {
    return this.#kept.notify
  }

  /** Does this person prefer the text table to the drawn one? */
  get text() {
    return this.#kept.text
  }

  get game() {
    return this.#kept.game
  }

  get level() {
    return this.#kept.level
  }

  get named() {
    return this.#kept.named
  }

  get goals() {
    return this.#kept.goals
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]) {
    this.#kept[key] = value
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // A private window keeps nothing; the choice holds until it is closed.
    }
    this.#paint()
    if (key === 'language') void speech.choose(this.#kept.language)
  }

  flipTheme() {
    this.set('theme', this.dark ? 'light' : 'dark')
  }

  #paint() {
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light'
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', this.dark ? '#1C1A19' : '#F3EAD7')
  }
}

export const settings = new Settings()
