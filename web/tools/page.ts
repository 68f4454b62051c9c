// What lets the page play without a server: the folder that the build script of `crates/web` names in TIANXIA_PAGE has it, as `page.wasm`. The module
// `virtual:page` says where it lies. Without one nothing asks for it.

import { join } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:page'

export function page(folder: string | undefined): Plugin {
  return {
    name: 'page',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => {
      if (id !== `\0${MODULE}`) return null
      if (!folder) return "export const url = ''"
      return `export { default as url } from ${JSON.stringify(join(folder, 'page.wasm?url'))}`
    },
  }
}
