// Writes into the service worker which files the client has, so that it opens without a connection, and a version that changes when any of them
// does. Only a client that can play without a server is worth keeping whole.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const USUAL = ['offline.html', 'offline.css', 'icon.svg']

export function kept(whole: boolean): Plugin {
  let folder = ''
  return {
    name: 'kept',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      const isWanted = (path: string) =>
        statSync(join(folder, path)).isFile() && !/(^sw\.js|\.br|\.gz|^offline\.\w+)$/.test(path)
      const files = whole
        ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
            .map((path) => path.replaceAll('\\', '/'))
            .filter(isWanted)
            .sort()
        : USUAL
      const hash = createHash('sha256')
      for (const path of files) hash.update(path).update(readFileSync(join(folder, path)))
      const worker = join(folder, 'sw.js')
      const written = readFileSync(worker, 'utf8')
        .replace('/* version */', hash.digest('hex').slice(0, 12))
        .replace(/\[.*\] \/\* files \*\//, () => JSON.stringify(files))
      writeFileSync(worker, written)
    },
  }
}
