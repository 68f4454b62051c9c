// All browser tests, and one line that counts them.

import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'

if (process.argv[2] === 'screenshots') {
  await import('./screenshots.mjs')
} else {
  const folder = new URL('./browser/', import.meta.url).pathname
  const wanted = process.argv[2] ?? ''
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.test.mjs') && name.includes(wanted))
    .map((name) => folder + name)
  const run = spawn(process.execPath, ['--test', '--test-reporter=spec', '--test-concurrency=1', ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  run.stdout.on('data', (part) => {
    said += part
    process.stdout.write(part)
  })
  run.on('exit', (code) => {
    const count = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)`, 'm').exec(said)?.[1] ?? 0)
    console.log(`${count('pass')} passed, ${count('fail') + count('cancelled')} failed`)
    process.exitCode = code ?? 1
  })
}
