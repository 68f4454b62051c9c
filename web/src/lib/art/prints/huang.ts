// Huang: the Yellow River between its mountains, with a boat and the five offices on its banks.

import { brush, normals, spline, widthAt, type Point } from '../brush'
import { P } from './ink'

export function huang(): string {
  let g = P('M-8 -8H328V448H-8Z', 'var(--a-paper)') + P('M-8 0H328V250H-8Z', 'url(#sk1)')
  g += `<circle cx="160" cy="92" r="40" fill="var(--a-moon)"/>`
  g +=
    `<g filter="url(#wood)">` +
    P(
      'M-5 210C20 150 38 118 52 124C66 130 70 100 86 92C98 86 108 128 122 140C140 156 150 130 166 150C184 172 196 190 215 215Z',
      'url(#mt2)',
    ) +
    P('M140 220C170 170 196 150 212 156C230 162 240 120 262 112C282 106 296 150 330 170V230Z', 'url(#mt2)') +
    P('M-5 262C8 200 24 168 40 160C54 154 58 186 72 196C90 208 96 176 112 190C128 204 140 236 168 262Z', 'url(#mt)') +
    P('M196 262C214 222 232 206 246 208C262 210 272 172 292 166C306 162 316 190 326 196V262Z', 'url(#mt)') +
    `</g>`
  // banks: terraces and trees in dry brush
  g +=
    P('M-5 262C60 250 110 256 150 262C120 300 60 310 40 350C30 390 60 420 90 446H-5Z', 'var(--a-bank)') +
    P(
      'M326 250C280 244 240 252 214 262C240 290 230 310 200 318C170 330 168 350 200 380C240 410 290 430 326 446Z',
      'var(--a-bank)',
    )
  for (const [x, y, k] of [
    [60, 276, 1],
    [84, 270, 0.8],
    [286, 300, 0.9],
    [112, 282, 0.7],
    [240, 300, 0.8],
    [26, 276, 0.8],
    [304, 298, 0.7],
    [228, 404, 1.1],
    [254, 416, 0.9],
    [214, 388, 0.8],
  ] as const)
    g += `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0 4V-4" stroke="var(--a-ink)" stroke-width="2.4"/><path d="M-9-3C-11-12-3-18 0-20C3-18 11-12 9-3Q0 1-9-3Z" fill="var(--a-pine)" stroke="var(--a-ink)" stroke-width="1.6"/></g>`
  // river
  const R: Point[] = [
    [182, 212],
    [160, 230],
    [176, 250],
    [212, 272],
    [196, 300],
    [130, 322],
    [98, 362],
    [150, 420],
    [250, 500],
    [330, 560],
  ]
  const WIDTHS = [2, 8, 15, 24, 36, 54, 74, 104, 150, 190]
  const rv = brush(R, WIDTHS, 10)
  g +=
    P(rv, 'none', 'stroke="var(--a-ink)" stroke-width="5" stroke-linejoin="round"') +
    P(rv, 'var(--a-ochre)', 'stroke="var(--a-ochre)" stroke-width=".6" stroke-linejoin="round"')
  const S = spline(R, 10),
    across = normals(S)
  const W = (i: number) => widthAt(WIDTHS, i, S.length - 1)
  const beside = (i: number, offset: number): Point => {
    const [p, n] = [S[i] as Point, across[i] as Point]
    return [p[0] + n[0] * W(i) * offset, p[1] + n[1] * W(i) * offset]
  }
  for (const [o, a, b, w] of [
    [-0.26, 18, 46, 1.8],
    [-0.02, 24, 60, 2.2],
    [0.3, 32, 48, 2],
    [-0.12, 46, 80, 2.4],
    [0.2, 64, 86, 2.6],
    [-0.34, 60, 84, 2],
    [0.38, 60, 84, 2],
  ] as const) {
    const seg: Point[] = []
    for (let i = a; i <= b; i += 3) seg.push(beside(i, o))
    g += P(brush(seg, [0.4, w, w * 1.2, 0.4], 5), 'var(--a-dark2)')
  }
  g += `<ellipse cx="131" cy="358" rx="9" ry="8" fill="var(--a-ochre)"/>`
  // junk
  g += `<g transform="translate(152 300) scale(.95)"><path d="M-22 8Q0 15 24 6L19 16Q0 21-16 16Z" fill="var(--a-ink)"/><path d="M2 8V-34M2-32C20-28 22-10 20 2L2 4Z" fill="var(--a-wall)" stroke="var(--a-ink)" stroke-width="2" stroke-linejoin="round"/><path d="M2-22L20-18M2-12L22-10M2-3L21-3" stroke="var(--a-ink)" stroke-width="1.3"/><path d="M-1-26C-13-22-15-8-13 3L-1 4Z" fill="var(--a-red)" stroke="var(--a-ink)" stroke-width="2" stroke-linejoin="round"/></g>`
  // office hexes on the banks
  for (const [k, x, y, s] of [
    ['gov', 250, 238, 44],
    ['far', 14, 284, 52],
    ['art', 196, 318, 54],
    ['sol', 248, 322, 64],
    ['tra', 6, 346, 62],
  ] as const)
    g += `<use href="#o-${k}" x="${x}" y="${y}" width="${s}" height="${s}"/>`
  g += `<path d="M250 96q9-8 16 0q7-8 16 0M226 76q7-6 12 0q6-6 13 0" fill="none" stroke="var(--a-ink)" stroke-width="2.2" stroke-linecap="round"/>`
  return g
}
