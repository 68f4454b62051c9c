import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// `npm run dev` shows the client with the API of a server that runs beside it (`tianxia serve`).
const server = process.env.TIANXIA_SERVER ?? 'http://127.0.0.1:8280'

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: here('./src/lib'), $games: here('./src/games'), $locales: here('../locales') } },
  build: {
    target: 'es2022',
    // Everything is a file of its own: the server's content policy allows neither inline scripts nor inline styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  test: { include: ['tests/unit/**/*.test.ts'] },
})
