// Looks are tested by pictures. A picture is taken at half size with its text masked, so that another font renderer changes little, and compared with the
// reference in `tests/pictures`. `npm run pictures` takes the references again and writes a page with each before, after and difference.

import { expect, type Browser, type Page, type TestInfo } from '@playwright/test'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const REFERENCES = new URL('./pictures/', import.meta.url).pathname
export const REPORT = new URL('../../target/pictures/', import.meta.url).pathname
const UPDATE = Boolean(process.env.UPDATE_PICTURES)

/** A pixel differs if one of its channels does by more than this, of 255. */
const CHANNEL = 48
/** The share of pixels that may differ: edges of shapes, and what a reference lost when it was packed. */
const SHARE = 0.01
const QUALITY = 0.7

const MASKED = `
  * { -webkit-text-fill-color: transparent !important; text-shadow: none !important; caret-color: transparent !important; }
  svg text { fill: transparent !important; stroke: transparent !important; }`

type Compared = { packed: string; share: number; difference: string | null }

/** In the browser: packs a picture at half size as WebP, and compares it with the reference if there is one. */
async function develop(given: { png: string; reference: string | null; channel: number; quality: number }) {
  const load = async (address: string) => {
    const image = new Image()
    image.src = address
    await image.decode()
    return image
  }
  const canvasOf = (width: number, height: number) => Object.assign(document.createElement('canvas'), { width, height })
  const drawn = (image: HTMLImageElement, width: number, height: number) => {
    const pen = canvasOf(width, height).getContext('2d', { willReadFrequently: true })!
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(image, 0, 0, width, height)
    return pen
  }
  const image = await load(`data:image/png;base64,${given.png}`)
  const [width, height] = [Math.round(image.width / 2), Math.round(image.height / 2)]
  const now = drawn(image, width, height)
  const packed = now.canvas.toDataURL('image/webp', given.quality)
  if (given.reference === null) return { packed, share: 1, difference: null }
  const before = await load(`data:image/webp;base64,${given.reference}`)
  if (before.width !== width || before.height !== height) return { packed, share: 1, difference: null }
  const [one, other] = [now, drawn(before, width, height)].map((pen) => pen.getImageData(0, 0, width, height).data)
  const marks = canvasOf(width, height).getContext('2d')!
  const found = marks.createImageData(width, height)
  let count = 0
  for (let at = 0; at < one!.length; at += 4) {
    const far = Math.max(...[0, 1, 2].map((channel) => Math.abs(one![at + channel]! - other![at + channel]!)))
    const differs = far > given.channel
    if (differs) count++
    found.data.set(differs ? [200, 0, 0, 255] : [255 - far, 255 - far, 255 - far, 255], at)
  }
  marks.putImageData(found, 0, 0)
  return { packed, share: count / (width * height), difference: marks.canvas.toDataURL('image/png') }
}

const bytes = (address: string) => Buffer.from(address.split(',')[1]!, 'base64')

/** Compares the page with the reference of this name, or takes that reference if `UPDATE_PICTURES` is set. */
export async function expectPicture(browser: Browser, page: Page, name: string, info: TestInfo) {
  // The content policy forbids styles of others; one that a script makes is the page's own.
  await page.evaluate((style) => {
    const mask = new CSSStyleSheet()
    mask.replaceSync(style)
    document.adoptedStyleSheets = [mask]
  }, MASKED)
  const png = (await page.screenshot({ animations: 'disabled', caret: 'initial' })).toString('base64')
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  const path = join(REFERENCES, `${name}.webp`)
  const reference = existsSync(path) ? readFileSync(path) : null
  const darkroom = await browser.newPage()
  const { packed, share, difference }: Compared = await darkroom.evaluate(develop, {
    png,
    reference: reference?.toString('base64') ?? null,
    channel: CHANNEL,
    quality: QUALITY,
  })
  await darkroom.close()
  if (share <= SHARE) return
  if (UPDATE) {
    mkdirSync(REFERENCES, { recursive: true })
    writeFileSync(path, bytes(packed))
    const before = reference ? `data:image/webp;base64,${reference.toString('base64')}` : null
    report(name, [before, packed, difference])
    return
  }
  if (reference) await info.attach('before', { body: reference, contentType: 'image/webp' })
  await info.attach('after', { body: bytes(packed), contentType: 'image/webp' })
  if (difference) await info.attach('difference', { body: bytes(difference), contentType: 'image/png' })
  expect(reference, `there is no reference ${path}; \`npm run pictures\` takes it`).not.toBeNull()
  expect(
    share,
    `the share of pixels that differ from ${path}; \`npm run pictures\` takes it again`,
  ).toBeLessThanOrEqual(SHARE)
}

/** Adds a row to the page of changes. */
function report(name: string, pictures: (string | null)[]) {
  mkdirSync(REPORT, { recursive: true })
  const cells = pictures.map((picture) => `<td>${picture ? `<img src="${picture}">` : 'none'}</td>`)
  appendFileSync(join(REPORT, 'index.html'), `<tr><th>${name}</th>${cells.join('')}</tr>\n`)
}
