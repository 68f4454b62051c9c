// Sentences that are needed when nothing can be loaded: the page without a connection, and the message for a browser that is too old. The build puts
// them into the pages (tools/languages.ts), so that a folder under `locales/` is all a language needs. A language that lacks them is left out.

import { FluentBundle, FluentResource } from '@fluent/bundle'

/** The sentences of one language. */
export interface Voice {
  code: string
  /** The language's name for itself. */
  name: string
  /** The sentence for a message, if the language has it. */
  say: (id: string) => string | undefined
}

/** The sentences in these files. */
export function voice(code: string, texts: string[]): Voice {
  const bundle = new FluentBundle(code)
  for (const text of texts) bundle.addResource(new FluentResource(text))
  const say = (id: string) => {
    const pattern = bundle.getMessage(id)?.value
    return pattern ? bundle.formatPattern(pattern) : undefined
  }
  const name = say('language-name')
  if (!name) throw new Error(`locales/${code}/common.ftl has no message language-name: what the language calls itself`)
  return { code, name, say }
}

/** The ids of the messages in these files. */
export const messages = (texts: string[]): Set<string> =>
  new Set(texts.flatMap((text) => new FluentResource(text).body.map(({ id }) => id)))

/** The share of the English messages that a language has, in percent, rounded down. */
export function translated(english: Set<string>, own: Set<string>): number {
  const shared = [...english].filter((id) => own.has(id)).length
  return Math.floor((100 * shared) / english.size)
}

/** The languages that have all of these messages, with their sentences. */
const saying = (voices: Voice[], ...ids: string[]): { code: string; said: string[] }[] =>
  voices.flatMap(({ code, say }) => {
    const said = ids.flatMap((id) => say(id) ?? [])
    return said.length === ids.length ? [{ code, said }] : []
  })

/** English first, since it stands in for what another language lacks; the others by their codes. */
export const inOrder = (one: string, other: string): number =>
  Number(other === 'en') - Number(one === 'en') || one.localeCompare(other, 'en')

/** What offline.html says: a sentence in each language, and one link. */
export function offline(voices: Voice[]): string {
  const all = saying(voices, 'web-offline', 'web-offline-again')
  const sentences = all.map(({ code, said }) => `<p lang="${code}">${escaped(said[0] ?? '')}</p>`)
  const again = all.map(({ code, said }) => `<span lang="${code}">${escaped(said[1] ?? '')}</span>`)
  return `${sentences.join('\n      ')}\n      <p><a href="">${again.join(' · ')}</a></p>`
}

/** What old-browser.js says, by language: what is wrong, and what to do. */
export function oldBrowser(voices: Voice[]): string {
  const words = saying(voices, 'web-old-browser', 'web-old-browser-do')
  return JSON.stringify(Object.fromEntries(words.map(({ code, said }) => [code, said]))).replaceAll('<', '\\u003c')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
