// Outlines of the few characters that are printed on pieces, on a field of 100 by 100 around its middle. Run it when a character
// is added: `npm install --no-save fontkit @fontsource/noto-serif-tc && node tools/glyphs.mjs`. The font (Noto Serif TC, weight
// 900, SIL Open Font License 1.1) is far too large to be installed for every build, so the outlines are kept.

import fs from 'node:fs'
import { createRequire } from 'node:module'

const { openSync } = await import(createRequire(process.cwd() + '/').resolve('fontkit')).then(
  (found) => found.default ?? found,
)
const CHARACTERS = [
  ...'虎兔鼠羊龍官兵農商匠天下河江海戰亂賊倉宮年火武醫士女稅貢旱節蒙疫和',
  ...'秦楚齊燕韓魏趙代遼翟常殷膠雍塞濟漢九臨衡牆燈佛震潮蝕噴風曉刺盟',
]
const folder = 'node_modules/@fontsource/noto-serif-tc/files/'
const outlines = {}
const round = (value) => Math.round(value * 10) / 10
for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('-900-normal.woff2'))) {
  const font = openSync(folder + file)
  const known = new Set(font.characterSet)
  for (const character of CHARACTERS) {
    const code = character.codePointAt(0)
    if (outlines[character] || !known.has(code)) continue
    const { path } = font.glyphForCodePoint(code)
    const scale = 100 / font.unitsPerEm
    const [x, y] = [(path.bbox.minX + path.bbox.maxX) / 2, (path.bbox.minY + path.bbox.maxY) / 2]
    const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }
    outlines[character] = path.commands
      .map(
        ({ command, args }) =>
          letters[command] + args.map((value, i) => round(i % 2 ? (y - value) * scale : (value - x) * scale)).join(' '),
      )
      .join('')
  }
}
const missing = CHARACTERS.filter((character) => !outlines[character])
if (missing.length) throw new Error(`the font lacks ${missing.join('')}`)
fs.writeFileSync('src/lib/pieces/glyphs.json', JSON.stringify(outlines, null, 1) + '\n')
