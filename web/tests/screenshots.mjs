// Pictures of the main screens into docs/pictures: `make screenshots`.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { House } from './house.mjs'
import { SIZES, screens } from './screens.mjs'

const OUT = process.env.PICTURES ?? new URL('../../docs/pictures', import.meta.url).pathname
mkdirSync(OUT, { recursive: true })
const house = await House.open()
try {
  for (const viewport of SIZES) {
    for (const colorScheme of ['light', 'dark']) {
      await screens(house, { viewport, colorScheme }, async (name, page) => {
        const path = join(OUT, `${name}-${viewport.width}-${colorScheme}.png`)
        await page.screenshot({ path })
        console.log(path)
      })
    }
  }
} finally {
  await house.close()
}
