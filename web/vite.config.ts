import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { AtRule, Plugin as StylePlugin } from 'postcss'
import { defineConfig, type Plugin } from 'vite'
import { BREAKPOINTS } from './src/lib/breakpoints.ts'
import { kept } from './tools/kept.ts'
import { languages } from './tools/languages.ts'
import { page } from './tools/page.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// `npm run dev` shows the client with the API of a server that runs beside it (`tianxia serve`).
const server = process.env.TIANXIA_SERVER ?? 'http://127.0.0.1:8280'

// What lets the client play without a server, where that was built.
const compiled = process.env.TIANXIA_PAGE

/** The address of the project, which a fork changes in Cargo.toml. */
const repository = /^repository = "(.*)"$/m.exec(readFileSync(here('../Cargo.toml'), 'utf8'))?.[1]
if (!repository) throw new Error('Cargo.toml names no repository')

/** The steps beyond would take three to fifteen times as long for three to ten percent. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Packs what is worth packing beside itself, so that the server need not do it for every guest. */
function packed(): Plugin {
  let folder = ''
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|wasm|webmanifest)$/.test(name)) continue
        const path = join(folder, name)
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }))
        // The one large file is worth it, though not every connection takes the result.
        if (name.endsWith('.wasm')) writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), QUICK))
      }
    },
  }
}

/** A server gives the page under every address of the client, so the page itself names its files from the root; `tianxia site` changes that. */
function anywhere(): Plugin {
  return {
    name: 'anywhere',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll(/(src|href)="\.\//g, '$1="/') },
  }
}

/** Puts the sizes of src/lib/breakpoints.ts in the place of their names: `@media (--phone)`. */
function breakpoints(): StylePlugin {
  const sizes = new Map<string, string>(Object.entries(BREAKPOINTS))
  const size = (rule: AtRule, name: string) => {
    const found = sizes.get(name)
    if (!found) throw rule.error(`no breakpoint is called ${name}; there are ${[...sizes.keys()].join(', ')}`)
    return found
  }
  return {
    postcssPlugin: 'breakpoints',
    AtRule: {
      media: (rule) => {
        rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name: string) => size(rule, name))
      },
    },
  }
}

export default defineConfig({
  plugins: [svelte(), languages(here('../locales')), page(compiled), anywhere(), kept(Boolean(compiled)), packed()],
  // Files name one another by relative paths, so that the client works in a folder too; see `anywhere`.
  base: './',
  worker: { format: 'es', plugins: () => [page(compiled)] },
  define: { __PAGE__: JSON.stringify(Boolean(compiled)), __REPOSITORY__: JSON.stringify(repository) },
  css: { postcss: { plugins: [breakpoints()] } },
  resolve: { alias: { $lib: here('./src/lib'), $games: here('./src/games'), $locales: here('../locales') } },
  build: {
    target: 'es2022',
    // Everything is a file of its own: the server's content policy allows neither inline scripts nor inline styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'offline.html'] },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
})
