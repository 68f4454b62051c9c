// Pictures of the main screens at two sizes and in both themes, into docs/pictures: `make screenshots`. `ALL=1` takes every screen.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from './chromium.mjs'
import { Server } from './server.mjs'
import { SIZES, screens } from './screens.mjs'

const OUT = process.env.PICTURES ?? new URL('../../docs/pictures', import.meta.url).pathname
const MAIN = ['front', 'new-table', 'qin', 'huang', 'huang-war', 'dragon', 'replay', 'report', 'text-qin']

/** A picture as WebP, which is a fifth of a PNG; the browser at hand knows how. */
async function packed(darkroom, png) {
  const address = await darkroom.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    canvas.getContext('2d').drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.86)
  }, png.toString('base64'))
  return Buffer.from(address.split(',')[1], 'base64')
}

mkdirSync(OUT, { recursive: true })
const browser = await launch()
const server = await Server.open('', browser)
try {
  const darkroom = await browser.newPage()
  for (const viewport of SIZES) {
    for (const colorScheme of ['light', 'dark']) {
      const take = async (name, page) => {
        const path = join(OUT, `${name}-${viewport.width}-${colorScheme}.webp`)
        writeFileSync(path, await packed(darkroom, await page.screenshot()))
        console.log(path)
      }
      await screens(server, { viewport, colorScheme }, take, process.env.ALL ? undefined : MAIN)
    }
  }
} finally {
  await server.close()
  await browser.close()
}
