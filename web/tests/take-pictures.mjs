// Takes the references of `pictures.spec.ts` again: `npm run pictures [-- WORDS OF A TEST]`. Writes target/pictures/index.html: what changed, before and after.

import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'

const folder = new URL('../../target/pictures/', import.meta.url).pathname
const page = `${folder}index.html`
mkdirSync(folder, { recursive: true })
writeFileSync(
  page,
  '<!doctype html><meta charset="utf-8"><title>Changed pictures</title><style>img { max-width: 30vw; border: 1px solid }</style>\n' +
    '<table><tr><th></th><th>before</th><th>after</th><th>difference</th></tr>\n',
)
const words = process.argv.slice(2).flatMap((word) => ['-g', word])
const { status } = spawnSync('npx', ['playwright', 'test', 'pictures.spec', '--retries', '0', ...words], {
  stdio: 'inherit',
  env: { ...process.env, UPDATE_PICTURES: '1' },
})
console.log(page)
process.exitCode = status ?? 1
