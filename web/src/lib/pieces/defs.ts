// The sprite of the pieces: every glyph, icon, seal and tile once, to be used by `<use href="#…">`. It is text, made once.

import { hexPath } from '$lib/hex/geometry'
import GLYPHS from './glyphs.json'
import { MARKS } from './marks'
import { DYNASTIES, OFFICE_GLYPH, OFFICES, SEALS, type Dynasty } from './seals'

const code = (glyph: string): string => 'g' + glyph.codePointAt(0)?.toString(16)

/** Is there an outline of this character? */
export const drawn = (glyph: string): boolean => glyph in GLYPHS

export const glyphId = code

const glyphUse = (glyph: string, x: number, y: number, size: number, name: string) =>
  `<use href="#${code(glyph)}" transform="translate(${x} ${y}) scale(${size / 100})" class="${name}"/>`

/** A hundred tiles lie on a map: each shape that is moved, faded or used from elsewhere costs time with every frame, so there are few. */
function tile(office: (typeof OFFICES)[number]): string {
  const hex = (name: string, lower: number) => `<path class="${name}" d="${hexPath(33, 6, [0, lower])}"/>`
  const glyph = GLYPHS[OFFICE_GLYPH[office] as keyof typeof GLYPHS]
  return (
    `<g id="t-${office}" class="tile o-${office}">${hex('drop', 3.4)}${hex('edge', 1.6)}${hex('face', 0)}` +
    `<path class="cut" d="${hexPath(29.4, 5)}"/>` +
    `<g class="ink" transform="translate(0 -6.4) scale(${31 / 26})">${MARKS[office]}</g>` +
    `<path class="ink" d="${glyph}" transform="translate(0 17.2) scale(.145)"/></g>`
  )
}

/** Rim, body, inner frame and carved character; the colours come from where it is used. */
function seal(dynasty: Dynasty): string {
  const { path, glyph, size, lower } = SEALS[dynasty]
  return (
    `<g id="seal-${dynasty}" class="seal"><path class="drop" d="${path}" transform="translate(0 2.6) scale(1.08)"/>` +
    `<path class="rim" d="${path}" transform="scale(1.08)"/><path class="body" d="${path}" transform="scale(.95)"/>` +
    `<path class="frame" d="${path}" transform="scale(.82)"/>${glyphUse(glyph, 0, lower, size, 'carve')}</g>`
  )
}

export const DEFS = [
  ...Object.entries(GLYPHS).map(([glyph, path]) => `<path id="${code(glyph)}" d="${path}"/>`),
  ...Object.entries(MARKS).map(([name, art]) => `<g id="m-${name}">${art}</g>`),
  `<path id="hxl" d="${hexPath(34.6, 4)}"/>`,
  ...OFFICES.map(tile),
  ...DYNASTIES.map(seal),
].join('')
