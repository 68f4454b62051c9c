// What must be said in every language when nothing can be loaded: the page without a connection, and the word to a browser that is
// too old. The build puts it into the pages (tools/languages.ts), so that a folder under `locales/` is all a language needs.

import { FluentBundle, FluentResource } from '@fluent/bundle'

/** Somebody who speaks one language. */
export interface Voice {
  code: string
  /** The language's name for itself. */
  name: string
  say: (id: string) => string
}

/** Who speaks the language of these files. */
export function voice(code: string, texts: string[]): Voice {
  const bundle = new FluentBundle(code)
  for (const text of texts) bundle.addResource(new FluentResource(text))
  const say = (id: string) => {
    const pattern = bundle.getMessage(id)?.value
    if (!pattern) throw new Error(`locales/${code} has no message ${id}`)
    return bundle.formatPattern(pattern)
  }
  return { code, name: say('language-name'), say }
}

/** English first, since it stands in for what another language lacks; the others by their codes. */
export const inOrder = (one: string, other: string): number =>
  Number(other === 'en') - Number(one === 'en') || one.localeCompare(other, 'en')

/** What offline.html says: a sentence in each language, and one link. */
export function offline(voices: Voice[]): string {
  const sentences = voices.map(({ code, say }) => `<p lang="${code}">${escaped(say('web-offline'))}</p>`)
  const again = voices.map(({ code, say }) => `<span lang="${code}">${escaped(say('web-offline-again'))}</span>`)
  return `${sentences.join('\n      ')}\n      <p><a href="">${again.join(' · ')}</a></p>`
}

/** What old-browser.js says, by language: what is wrong, and what to do. */
export function oldBrowser(voices: Voice[]): string {
  const words = voices.map(({ code, say }) => [code, [say('web-old-browser'), say('web-old-browser-do')]])
  return JSON.stringify(Object.fromEntries(words)).replaceAll('<', '\\u003c')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
