// What lets the page play without a server: the folder that the build script of `crates/web` names in TIANXIA_PAGE, as the module
// `virtual:page`. Without one the module says so, and nothing loads it.

import { join } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:page'
const ABSENT = `
  const absent = () => { throw new Error('this page was built without its own tables') }
  export const url = ''
  export const init = absent
  export const think = absent
  export class Tables { constructor() { absent() } }
`

export function page(folder: string | undefined): Plugin {
  const file = (name: string) => JSON.stringify(join(folder ?? '', name))
  return {
    name: 'page',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => {
      if (id !== `\0${MODULE}`) return null
      if (!folder) return ABSENT
      return `
        export { default as init, Tables, think } from ${file('page.js')}
        export { default as url } from ${file('page_bg.wasm?url')}
      `
    },
  }
}
