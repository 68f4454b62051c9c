// The sprite of the pieces: every glyph, icon, seal and tile once, to be used by `<use href="#…">`. It is text, made once.

import { placedArt, placedPath } from '$lib/art/placed'
import { hexPath } from '$lib/hex/geometry'
import GLYPHS from './glyphs.json'
import { MARKS } from './marks'
import { DYNASTIES, OFFICE_GLYPH, OFFICES, SEALS, type Dynasty, type Office } from './seals'

const code = (glyph: string): string => 'g' + glyph.codePointAt(0)?.toString(16)

/** Is there an outline of this character? */
export const drawn = (glyph: string): boolean => glyph in GLYPHS

export const glyphId = code

/** The outline of a character around a point. */
export const glyphPath = (glyph: string, x: number, y: number, size: number): string =>
  placedPath(GLYPHS[glyph as keyof typeof GLYPHS] ?? '', { x, y, scale: size / 100 })

// A hundred tiles and leaders lie on a map: each shape that is moved, faded or used from elsewhere costs time with every frame, so all lie
// where they are written.

function tile(office: Office): string {
  const hex = (name: string, lower: number) => `<path class="${name}" d="${hexPath(33, 6, [0, lower])}"/>`
  return (
    `<g id="t-${office}" class="tile o-${office}">${hex('drop', 3.4)}${hex('edge', 1.6)}${hex('face', 0)}` +
    `<path class="cut" d="${hexPath(29.4, 5)}"/>` +
    `<g class="ink">${placedArt(MARKS[office], { y: -6.4, scale: 31 / 26 })}` +
    `<path d="${glyphPath(OFFICE_GLYPH[office], 0, 17.2, 14.5)}"/></g></g>`
  )
}

/** Rim, body, inner frame and carved character; the colours come from where it is used. */
function seal(dynasty: Dynasty): string {
  const { path, glyph, size, lower } = SEALS[dynasty]
  const layer = (name: string, scale: number, y = 0) => `<path class="${name}" d="${placedPath(path, { y, scale })}"/>`
  return (
    `<g id="seal-${dynasty}" class="seal">${layer('drop', 1.08, 2.6)}${layer('rim', 1.08)}${layer('body', 0.95)}` +
    `${layer('frame', 0.82)}<path class="carve" d="${glyphPath(glyph, 0, lower, size)}"/></g>`
  )
}

/** The office of a leader, at the upper right of its seal. */
function badge(office: Office): string {
  const [x, y] = [15.5, -15.5]
  return (
    `<g id="badge-${office}" class="seal"><circle class="bdg" cx="${x}" cy="${y}" r="9"/>` +
    `<g class="bdgi">${placedArt(MARKS[office], { x, y, scale: 0.5 })}</g></g>`
  )
}

export const DEFS = [
  ...Object.entries(GLYPHS).map(([glyph, path]) => `<path id="${code(glyph)}" d="${path}"/>`),
  ...Object.entries(MARKS).map(([name, art]) => `<g id="m-${name}">${art}</g>`),
  `<path id="hxl" d="${hexPath(34.6, 4)}"/>`,
  ...OFFICES.map(tile),
  ...DYNASTIES.map(seal),
  ...OFFICES.map(badge),
].join('')
