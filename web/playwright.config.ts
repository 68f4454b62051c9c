// Browser tests: real servers, the system's Chromium, one project for each form of the table.

import { defineConfig } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { browserPath, FLAGS } from './tests/chromium.mjs'
import type { Options } from './tests/fixtures.ts'

const PHONE = { isMobile: true, hasTouch: true }

export default defineConfig<object, Options>({
  testDir: 'tests/browser',
  testMatch: '*.spec.{mjs,ts}',
  outputDir: '../target/browser',
  // Tests share a server with others of their worker, but depend on none of them.
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: true,
  // A trace costs two fifths of a test's time, so only a test that has failed makes one: it runs once more, and the run fails in any case.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['./tests/reporter.ts']],
  use: {
    launchOptions: { executablePath: browserPath(), args: FLAGS },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  // A test runs at a desk; one with the tag @forms runs in all three forms.
  projects: [
    { name: 'desk', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'stack', grep: /@forms/, use: { viewport: { width: 390, height: 844 }, ...PHONE } },
    { name: 'side', grep: /@forms/, use: { viewport: { width: 844, height: 390 }, ...PHONE } },
  ],
})
