// All browser tests, a file more than there are cores, since pages often wait, and one line that counts them.

import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Files that take long begin first, so that no core waits for them at the end. */
const LONGEST =
  'dragon-table screens local learn huang-table conflicts same rules pages sizes ending dragon follow qin'.split(' ')

if (process.argv[2] === 'screenshots') {
  await import('./screenshots.mjs')
} else {
  const folder = new URL('./browser/', import.meta.url).pathname
  const wanted = process.argv[2] ?? ''
  const names = readdirSync(folder).filter((name) => name.endsWith('.test.mjs') && name.includes(wanted))
  const rank = (name) => LONGEST.indexOf(name.split('.')[0]) + 1 || names.length
  const waiting = names.sort((one, other) => rank(one) - rank(other))
  const results = new Map()
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) results.set(name, await run(name))
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism() + 1, 4) }, work))
  const count = (what) => [...results.values()].reduce((sum, result) => sum + result[what], 0)
  // Said once more at the end, where it is looked for.
  for (const [name, { failed, why }] of results) if (failed > 0) console.log(`${name} failed:\n${why}`)
  console.log(`${count('passed')} passed, ${count('failed')} failed`)
  process.exitCode = count('passed') > 0 && count('failed') === 0 ? 0 : 1

  /** Runs one file and shows what it said once it has ended; a runner that dies counts as a failure. */
  function run(name) {
    return new Promise((done) => {
      const runner = spawn(process.execPath, ['--test', '--test-reporter=spec', folder + name], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let said = ''
      runner.stdout.on('data', (part) => (said += part))
      runner.on('close', (code) => {
        process.stdout.write(`${name}\n${said}`)
        const count = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)`, 'm').exec(said)?.[1] ?? 0)
        const failed = count('fail') + count('cancelled')
        const why = said.split('✖ failing tests:')[1]?.trim() ?? `its runner ended with ${code}`
        done({ passed: count('pass'), failed: code === 0 ? failed : Math.max(failed, 1), why })
      })
    })
  }
}
