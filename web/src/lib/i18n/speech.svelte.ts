// Sentences in the reader's language, from the Fluent files under `locales/` that the terminal uses too. A file is loaded when
// it is first needed; a message that a language lacks is said in English.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle'
import type { Arg, Phrase } from '$lib/protocol/types'

const FILES = import.meta.glob<string>('../../../../locales/*/*.ftl', { query: '?raw', import: 'default' })

const path = (language: string, file: string) => `../../../../locales/${language}/${file}.ftl`

export type Args = Record<string, FluentVariable>

/** A piece of a sentence: plain words, or something the table can show beside the words. */
export type Part =
  | { kind: 'plain'; text: string }
  | { kind: 'seat'; text: string; seat: number }
  | { kind: 'term'; text: string; term: string }
  | { kind: 'text'; text: string }

// Private characters that mark an argument inside a formatted sentence: its place in the list, then its words. A language that
// declines colours says them by messages of its own (`hue-f`); what those say is marked without a place.
const OPEN = '\uE000'
const MIDDLE = '\uE001'
const CLOSE = '\uE002'
const MARKED = new RegExp(`${OPEN}(\\d*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`)
const MARKS = new RegExp(`${OPEN}\\d*${MIDDLE}|${CLOSE}`, 'g')

/** A figure below nothing, written with the sign that is as wide as a plus and stays with its figure at the end of a line. */
class Negative extends FluentNumber {
  override toString(scope?: Scope): string {
    return (scope ? super.toString(scope) : String(this.value)).replace('-', '−')
  }
}

function signed(args: Args): Args {
  const isBelow = (value: FluentVariable): value is number => typeof value === 'number' && value < 0
  if (!Object.values(args).some(isBelow)) return args
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, isBelow(value) ? new Negative(value) : value]),
  )
}

/** The messages of a text, with the declined colours marked. */
function resource(text: string): FluentResource {
  const messages = new FluentResource(text)
  for (const message of messages.body) {
    if (message.id.startsWith('hue-') && Array.isArray(message.value))
      message.value = [OPEN + MIDDLE, ...message.value, CLOSE]
  }
  return messages
}

class Speech {
  language = $state('en')
  /** The chosen language first, English last. */
  #bundles = $state.raw<FluentBundle[]>([])
  #files = new Set<string>()
  /** The language chosen last; `language` follows once its texts are there. */
  #wanted = 'en'
  #latest: Promise<void> = Promise.resolve()
  /** Texts that come from elsewhere, such as those of the lessons: how to get them in a language. */
  #sources = new Map<string, (language: string) => Promise<string>>()

  /** Loads the file of a subject (`common`, `web`, a game's id) in the chosen language and in English. */
  async need(...files: string[]): Promise<void> {
    if (files.every((file) => this.#files.has(file))) return this.#latest
    for (const file of files) this.#files.add(file)
    await this.#load()
  }

  /** Loads texts that do not lie under `locales/`, now and whenever another language is chosen. */
  async needFrom(name: string, source: (language: string) => Promise<string>): Promise<void> {
    if (this.#sources.has(name)) return this.#latest
    this.#sources.set(name, source)
    await this.#load()
  }

  async choose(language: string): Promise<void> {
    this.#wanted = language
    await this.#load()
    this.language = this.#wanted
    document.documentElement.lang = this.#wanted
  }

  /** Loads everything that is needed. Of several loads under way at once the last one holds, and the others wait for it. */
  #load(): Promise<void> {
    const loading: Promise<void> = this.#read(this.#wanted).then(async (bundles) => {
      if (this.#latest === loading) this.#bundles = bundles
      else await this.#latest
    })
    this.#latest = loading
    return loading
  }

  #read(language: string): Promise<FluentBundle[]> {
    const bundles = (language === 'en' ? ['en'] : [language, 'en']).map(async (code) => {
      const texts = await Promise.all([
        ...[...this.#files].map(async (file) => (await FILES[path(code, file)]?.()) ?? ''),
        ...[...this.#sources.values()].map((source) => source(code).catch(() => '')),
      ])
      const bundle = new FluentBundle(code, { useIsolating: false })
      for (const text of texts) bundle.addResource(resource(text), { allowOverrides: true })
      return bundle
    })
    return Promise.all(bundles)
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id))
  }

  /** The message `id` in the reader's language. */
  t(id: string, args?: Args): string {
    return this.#marked(id, args).replace(MARKS, '')
  }

  #marked(id: string, args?: Args): string {
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(id)?.value
      if (pattern) return bundle.formatPattern(pattern, args ? signed(args) : null, [])
    }
    return `[${id}]`
  }

  /** A phrase of the engine as a sentence. */
  say(phrase: Phrase, name: (seat: number) => string): string {
    return this.parts(phrase, name)
      .map((part) => part.text)
      .join('')
  }

  /** A phrase of the engine as a sentence in pieces, so that players, things and places can be shown. */
  parts(phrase: Phrase, name: (seat: number) => string): Part[] {
    const marked: Part[] = []
    const mark = (part: Part) => `${OPEN}${marked.push(part) - 1}${MIDDLE}${part.text}${CLOSE}`
    const value = (arg: Arg): FluentVariable => {
      if ('number' in arg) return arg.number
      if ('key' in arg) return arg.key
      if ('seat' in arg) return mark({ kind: 'seat', text: name(arg.seat), seat: arg.seat })
      if ('term' in arg) return mark({ kind: 'term', text: this.t(arg.term), term: arg.term })
      if ('list' in arg)
        return new Intl.ListFormat(this.language, { type: 'unit' }).format(arg.list.map((item) => String(value(item))))
      return mark({ kind: 'text', text: arg.text })
    }
    const args = Object.fromEntries((phrase.args ?? []).map(([key, arg]) => [key, value(arg)]))
    const parts: Part[] = []
    const colour = phrase.args?.find(([key, arg]) => key === 'colour' && 'term' in arg)?.[1]
    const declined =
      colour && 'term' in colour ? { kind: 'term' as const, term: colour.term } : { kind: 'plain' as const }
    let rest = this.#marked(phrase.id, args)
    for (let found = MARKED.exec(rest); found; found = MARKED.exec(rest)) {
      if (found.index > 0) parts.push({ kind: 'plain', text: rest.slice(0, found.index) })
      const part = found[1] ? (marked[Number(found[1])] as Part) : declined
      parts.push({ ...part, text: found[2] as string })
      rest = rest.slice(found.index + found[0].length)
    }
    if (rest) parts.push({ kind: 'plain', text: rest })
    return parts
  }

  /** How long ago, in words. */
  ago(time: number, now = Date.now()): string {
    const seconds = Math.round((time - now) / 1000)
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' })
    const steps: [Intl.RelativeTimeFormatUnit, number][] = [
      ['day', 86400],
      ['hour', 3600],
      ['minute', 60],
    ]
    for (const [unit, length] of steps) {
      if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit)
    }
    return format.format(Math.min(0, Math.trunc(seconds / 60)), 'minute')
  }
}

export const speech = new Speech()

/** The message `id` in the reader's language. */
export const t = (id: string, args?: Args): string => speech.t(id, args)

/** A name and what is said of it, with the colon as the language writes it. */
export const pair = (name: string | number, value: string | number): string =>
  speech.t('web-pair', { name: String(name), value: String(value) })

/** What is said one after the other, with the semicolons as the language writes them. */
export const clauses = (said: string[]): string =>
  said.length ? said.reduce((first, then) => speech.t('web-clauses', { first, then })) : ''
