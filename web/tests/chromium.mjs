// The system's Chromium, and how tests start it.

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The system's Chromium: `CHROMIUM`, or the first on the PATH, without windows where there is such a one. */
export function browserPath() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
  if (!found) throw new Error('no Chromium on the PATH; install it (apt-get install chromium) or name it in CHROMIUM')
  return found
}

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Several guests share a browser; none of them is in the background.
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--disable-background-timer-throttling',
  // A page that a test answers itself has no address of its own; it may still speak to the server beside it.
  '--disable-features=LocalNetworkAccessChecks',
]

/** Starts the browser, for programs that are no tests. */
export const launch = () => chromium.launch({ executablePath: browserPath(), args: FLAGS })
