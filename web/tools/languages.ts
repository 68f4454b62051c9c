// The languages, found when the client is built: each folder of `locales/` that has a `common.ftl` is one. The client gets their codes and names as the
// module `virtual:languages`; pages that cannot load a sentence get theirs written into them.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { inOrder, messages, offline, oldBrowser, translated, voice } from '../src/lib/i18n/voices.ts'

const MODULE = 'virtual:languages'

export function languages(locales: string): Plugin {
  const file = (code: string, name: string) => join(locales, code, `${name}.ftl`)
  const codes = () =>
    readdirSync(locales)
      .filter((code) => existsSync(file(code, 'common')))
      .sort(inOrder)
  const voices = () =>
    codes().map((code) =>
      voice(
        code,
        ['common', 'web']
          .filter((name) => existsSync(file(code, name)))
          .map((name) => readFileSync(file(code, name), 'utf8')),
      ),
    )
  const all = (code: string) => {
    const files = readdirSync(join(locales, code)).filter((name) => name.endsWith('.ftl'))
    return messages(files.map((name) => readFileSync(join(locales, code, name), 'utf8')))
  }
  return {
    name: 'languages',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      for (const code of codes()) this.addWatchFile(file(code, 'common'))
      const english = all('en')
      const listed = voices().map(({ code, name }) => ({ code, name, translated: translated(english, all(code)) }))
      return `export default ${JSON.stringify(listed)}`
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<!-- offline -->', () => offline(voices()))
          .replace('<!-- old browser -->', () => oldBrowser(voices())),
    },
  }
}
