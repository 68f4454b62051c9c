// All browser tests, and one line that counts them. A file that fails is run once more, and both runs are shown: a browser on
// a busy machine may miss a beat, a fault fails twice.

import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'

if (process.argv[2] === 'screenshots') {
  await import('./screenshots.mjs')
} else {
  const folder = new URL('./browser/', import.meta.url).pathname
  const wanted = process.argv[2] ?? ''
  let passed = 0
  let failed = 0
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.test.mjs') && name.includes(wanted))) {
    let result = await run(folder + name)
    if (result.failed > 0) {
      console.log(`${name}: once more`)
      result = await run(folder + name)
    }
    passed += result.passed
    failed += result.failed
  }
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = passed > 0 && failed === 0 ? 0 : 1
}

/** Runs one file; a runner that dies counts as a failure. */
function run(file) {
  return new Promise((done) => {
    const runner = spawn(process.execPath, ['--test', '--test-reporter=spec', file], { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    runner.stdout.on('data', (part) => {
      said += part
      process.stdout.write(part)
    })
    runner.on('close', (code) => {
      const count = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)`, 'm').exec(said)?.[1] ?? 0)
      const failed = count('fail') + count('cancelled')
      done({ passed: count('pass'), failed: code === 0 ? failed : Math.max(failed, 1) })
    })
  })
}
