// The line that closes a run: how many tests passed, and how many failed.

import type { Reporter, TestCase } from '@playwright/test/reporter'

export default class ClosingLine implements Reporter {
  #tests = new Set<TestCase>()

  onTestEnd(test: TestCase) {
    this.#tests.add(test)
  }

  onEnd() {
    // A test that passes only when it is run again has failed.
    const failed = [...this.#tests].filter((test) => test.outcome() !== 'expected').length
    const passed = this.#tests.size - failed
    process.stdout.write(`${passed} passed, ${failed} failed\n`)
  }

  printsToStdio() {
    return false
  }
}
