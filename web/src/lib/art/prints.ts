// The three prints of the front page, 320 by 440: flat woodblock colours, an ink line, one sky each. They are drawn with
// `--a-` tokens only, so that they follow the theme, and loaded apart from the rest.

import { brush, f, normals, spline, widthAt, type Point } from './brush'

const P = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`
const cloud = (x: number, y: number, s = 1) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-58 14C-70 14-72-2-58-3C-58-16-38-20-32-9C-26-24 0-26 5-9C14-20 34-14 32 0C46-4 56 10 44 14Z" fill="var(--a-cloud)" stroke="var(--a-ink)" stroke-width="${f(2 / s)}" stroke-linejoin="round"/><path d="M-44 6C-44-2-34-4-31 3M-14 2C-14-8 0-9 2 1C2 6-6 6-6 2M18 5C18-1 27-1 27 5" fill="none" stroke="var(--a-ink)" stroke-width="${f(1.5 / s)}" stroke-linecap="round"/></g>`
/** What the prints paint with: skies, mountains, scales, the grain of the wood. */
export const PRINT_DEFS = `<defs>
<linearGradient id="sk1" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--a-ochre)"/><stop offset=".5" stop-color="var(--a-ochre)" stop-opacity=".12"/><stop offset="1" stop-color="var(--a-ochre)" stop-opacity="0"/></linearGradient>
<linearGradient id="sk2" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--a-night)"/><stop offset=".75" stop-color="var(--a-night)" stop-opacity=".18"/><stop offset="1" stop-color="var(--a-night)" stop-opacity="0"/></linearGradient>
<linearGradient id="sk3" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--a-blue)"/><stop offset=".55" stop-color="var(--a-blue)" stop-opacity=".1"/><stop offset="1" stop-color="var(--a-blue)" stop-opacity="0"/></linearGradient>
<linearGradient id="mt" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--a-mt)" stop-opacity=".92"/><stop offset=".45" stop-color="var(--a-mt)" stop-opacity=".45"/><stop offset="1" stop-color="var(--a-mt)" stop-opacity="0"/></linearGradient>
<linearGradient id="mt2" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--a-mt)" stop-opacity=".42"/><stop offset="1" stop-color="var(--a-mt)" stop-opacity="0"/></linearGradient>
<pattern id="scale" width="14" height="10" patternUnits="userSpaceOnUse"><path d="M0 0A7 7 0 0 0 14 0M-7 5A7 7 0 0 0 7 5M7 5A7 7 0 0 0 21 5" fill="none" stroke="var(--a-dark)" stroke-width="1.3"/></pattern>
<filter id="wood" x="-3%" y="-3%" width="106%" height="106%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="7"/><feDisplacementMap in="SourceGraphic" scale="3"/></filter></defs>`
function huang(): string {
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
function dragon(): string {
  let g = P('M-8 -8H328V448H-8Z', 'var(--a-paper)') + P('M-8 0H328V330H-8Z', 'url(#sk2)')
  g += `<circle cx="98" cy="112" r="70" fill="var(--a-moon)"/>`
  // fireworks
  for (const [x, y, r] of [
    [226, 46, 22],
    [36, 40, 15],
  ] as const) {
    for (let k = 0; k < 12; k++) {
      const a = (k * Math.PI) / 6
      g += P(
        brush(
          [
            [x + Math.cos(a) * r * 0.35, y + Math.sin(a) * r * 0.35],
            [x + Math.cos(a) * r, y + Math.sin(a) * r],
          ],
          [1, 2.6, 0.8],
          3,
        ),
        'var(--a-gold)',
      )
    }
  }
  const B: Point[] = [
    [150, 122],
    [206, 104],
    [262, 130],
    [272, 196],
    [206, 232],
    [110, 232],
    [56, 276],
    [84, 336],
    [170, 344],
    [236, 318],
    [286, 336],
  ]
  const Wd = [34, 38, 42, 46, 48, 48, 46, 40, 30, 18, 3]
  const S = spline(B, 12),
    across = normals(S)
  const W = (i: number) => widthAt(Wd, i, S.length - 1)
  const beside = (i: number, offset: number): Point => {
    const [p, n] = [S[i] as Point, across[i] as Point]
    return [p[0] + n[0] * offset, p[1] + n[1] * offset]
  }
  // fins on the outer side
  let fins = ''
  for (let i = 4; i < S.length - 6; i += 3) {
    const w = W(i) / 2
    const b0 = beside(i - 2, -w),
      b1 = beside(i + 2, -w)
    const [p, q] = [S[i - 1] as Point, S[i + 1] as Point]
    const dx = q[0] - p[0],
      dy = q[1] - p[1],
      l = Math.hypot(dx, dy) || 1
    const tip = beside(i, -(w + 5 + w * 0.42))
    fins += `M${f(b0[0])} ${f(b0[1])}L${f(tip[0] + (dx / l) * 6)} ${f(tip[1] + (dy / l) * 6)}L${f(b1[0])} ${f(b1[1])}Z`
  }
  g += P(fins, 'var(--a-gold)', 'stroke="var(--a-ink)" stroke-width="1.6" stroke-linejoin="round"')
  const body = brush(B, Wd, 12)
  g += P(body, 'var(--a-red)') + P(body, 'url(#scale)')
  // belly band with ribs
  const bl = S.map((_, i) => beside(i, W(i) * 0.5)),
    br = S.map((_, i) => beside(i, W(i) * 0.16))
  g += P(
    'M' +
      bl
        .concat([...br].reverse())
        .map((p) => f(p[0]) + ' ' + f(p[1]))
        .join('L') +
      'Z',
    'var(--a-belly)',
    'stroke="var(--a-ink)" stroke-width="1.4"',
  )
  let ribs = ''
  for (let i = 2; i < S.length - 2; i += 2) {
    const [a, b] = [bl[i] as Point, br[i] as Point]
    ribs += `M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}`
  }
  g += `<path d="${ribs}" stroke="var(--a-ink)" stroke-width="1.2"/>`
  g += P(body, 'none', 'stroke="var(--a-ink)" stroke-width="3" stroke-linejoin="round"')
  // legs with claws
  const leg = (x: number, y: number, fl: number, r: number) =>
    `<g transform="translate(${x} ${y}) scale(${fl} 1) rotate(${r})">${(
      [
        [-30, 40],
        [-38, 26],
        [-20, 46],
        [-6, 42],
      ] as const
    )
      .map(([a, b]) =>
        P(
          brush(
            [
              [-14, 28],
              [(a - 14) / 2, (b + 30) / 2],
              [a, b],
            ],
            [7, 5, 0.6],
            4,
          ),
          'var(--a-ink)',
        ),
      )
      .join('')}${P(
      brush(
        [
          [6, -6],
          [4, 12],
          [-14, 30],
        ],
        [22, 16, 12],
        6,
      ),
      'var(--a-red)',
      'stroke="var(--a-ink)" stroke-width="2.4"',
    )}</g>`
  g += leg(252, 218, -1, -8) + leg(74, 304, 1, 14)
  // head, facing left
  g += `<g transform="translate(118 126) scale(1.12)" stroke="var(--a-ink)" stroke-linejoin="round" stroke-linecap="round">`
  for (const m of [
    [
      [34, -14],
      [58, -34],
      [86, -34],
    ],
    [
      [38, -4],
      [64, -14],
      [92, -6],
    ],
    [
      [36, 8],
      [60, 10],
      [84, 24],
    ],
    [
      [28, 18],
      [48, 30],
      [62, 48],
    ],
    [
      [26, -22],
      [44, -46],
      [66, -58],
    ],
  ] as Point[][])
    g += P(brush(m, [20, 15, 1], 6), 'var(--a-gold)', 'stroke-width="1.8"')
  for (const m of [
    [
      [8, -26],
      [24, -52],
      [52, -66],
      [70, -62],
    ],
    [
      [26, -50],
      [30, -66],
      [42, -76],
    ],
    [
      [-2, -24],
      [6, -50],
      [24, -72],
    ],
  ] as Point[][])
    g += P(brush(m, [10, 7, 5, 1], 6), 'var(--a-belly)', 'stroke-width="1.8"')
  g += P(
    'M2 10L-34 17C-45 19-46 29-35 32C-18 37 6 37 22 29C36 22 42 10 40-6L10-4Z',
    'var(--a-red)',
    'stroke-width="2.6"',
  )
  g +=
    P('M2 11L-32 18L-10 9Z', 'var(--a-dark)', 'stroke-width="1"') +
    P('M-30 18l3-9l4 8ZM-17 15l3-7l3 6Z', '#FBF3DC', 'stroke-width="1.2"')
  g += P(
    'M42-8C36-32 14-40-4-29C-12-34-22-30-25-22C-37-24-50-20-54-12C-62-9-62 3-52 6C-46 9-39 8-35 5L-4 8C12 12 34 12 42-8Z',
    'var(--a-red)',
    'stroke-width="2.8"',
  )
  g += P('M-44 6l3 10l5-11ZM-32 5l3 8l4-8ZM-20 6l2 7l4-6Z', '#FBF3DC', 'stroke-width="1.2"')
  g += `<path d="M-54-11C-50-15-44-13-45-8C-46-4-52-5-51-9M-35 5C-30-3-18-4-6 0M14 2C20 0 26-6 27-12M20 6C26 4 32-2 33-8" fill="none" stroke-width="2"/>`
  g +=
    P('M-24-16C-20-28-2-30 6-18C-2-20-14-20-24-16Z', 'var(--a-gold)', 'stroke-width="1.8"') +
    `<ellipse cx="-8" cy="-13" rx="8" ry="6.5" fill="#fff8e6" stroke-width="2"/><circle cx="-10" cy="-13" r="3.2" fill="#1c1512" stroke="none"/>`
  for (const m of [
    [
      [-50, 4],
      [-70, 22],
      [-66, 54],
      [-84, 70],
    ],
    [
      [-46, -16],
      [-70, -34],
      [-96, -26],
      [-104, -42],
    ],
  ] as Point[][])
    g += P(brush(m, [4.5, 3.5, 2.5, 0.6], 8), 'var(--a-ink)', 'stroke="none"')
  for (const m of [
    [
      [-26, 32],
      [-30, 48],
      [-24, 60],
    ],
    [
      [-14, 35],
      [-14, 50],
      [-6, 62],
    ],
    [
      [0, 35],
      [6, 50],
      [16, 58],
    ],
  ] as Point[][])
    g += P(brush(m, [7, 5, 0.6], 5), 'var(--a-gold)', 'stroke-width="1.4"')
  g += `</g>`
  // pearl
  g += `<g transform="translate(34 196)"><circle r="13" fill="var(--a-gold)" stroke="var(--a-ink)" stroke-width="2.4"/><path d="M-5-4a7 7 0 0 1 7-4" stroke="#fff" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M0-17q-4-9 3-15q-1 8 5 12M14-6q9-2 12-10M-14-5q-9-1-12-9" fill="none" stroke="var(--a-red)" stroke-width="2.6" stroke-linecap="round"/></g>`
  g += cloud(262, 262, 0.95) + cloud(30, 252, 0.7) + cloud(150, 292, 0.62)
  // palace roofs
  const roof = (x: number, y: number, w: number, h: number) =>
    `<path d="M${x - w} ${y}Q${x - w * 0.62} ${y - 4} ${x - w * 0.42} ${y - h}H${x + w * 0.42}Q${x + w * 0.62} ${y - 4} ${x + w} ${y}L${x + w - 4} ${y + 8}H${x - w + 4}Z" fill="var(--a-ink)"/><path d="${[
      ...Array(11),
    ]
      .map((_, k) => {
        const t = k / 10 - 0.5
        return `M${f(x + t * w * 0.8)} ${f(y - h + 4)}L${f(x + t * w * 1.5)} ${f(y + 2)}`
      })
      .join(
        '',
      )}" stroke="var(--a-paper)" stroke-width="1.2" opacity=".55"/><path d="M${x - w * 0.46} ${y - h - 3}H${x + w * 0.46}" stroke="var(--a-gold)" stroke-width="5" stroke-linecap="round"/>`
  g +=
    `<path d="M-5 428H325V445H-5Z" fill="var(--a-dark)"/><path d="M70 400H250V440H70Z" fill="var(--a-red)"/><path d="M92 400V440M128 400V440M192 400V440M228 400V440" stroke="var(--a-ink)" stroke-width="7"/>` +
    roof(160, 398, 128, 34) +
    `<path d="M-10 424H40V440H-10ZM280 424H330V440H280Z" fill="var(--a-red)"/>` +
    roof(14, 424, 52, 22) +
    roof(306, 424, 52, 22)
  for (const x of [110, 210])
    g += `<path d="M${x} 406v6" stroke="var(--a-ink)" stroke-width="2"/><ellipse cx="${x}" cy="421" rx="9" ry="10" fill="var(--a-gold)" stroke="var(--a-ink)" stroke-width="1.8"/>`
  return g
}
function qin(): string {
  let g = P('M-8 -8H328V448H-8Z', 'var(--a-paper)') + P('M-8 0H328V270H-8Z', 'url(#sk3)')
  g += `<circle cx="88" cy="104" r="46" fill="var(--a-red)"/>`
  g +=
    `<g filter="url(#wood)">` +
    P(
      'M-5 260C30 214 46 196 70 202C96 208 104 176 130 184C156 192 170 220 196 226C226 232 240 196 268 190C292 186 310 214 326 220V270H-5Z',
      'url(#mt2)',
    ) +
    `</g>`
  // three provinces as hills
  const hill = (d: string, c: string) =>
    P(d, `var(--t-${c})`) +
    P(d, `url(#p-${c})`) +
    P(d, 'none', 'stroke="var(--a-ink)" stroke-width="3" stroke-linejoin="round"')
  g +=
    `<g>` +
    hill('M-6 300C50 256 120 258 176 292C150 330 70 350 -6 352Z', 'yel') +
    hill('M326 262C270 250 206 262 150 300C190 340 270 350 326 346Z', 'red') +
    hill('M-6 350C60 346 110 318 168 318C230 318 280 344 326 342V446H-6Z', 'blu') +
    `</g>`
  // big pagoda
  const n = 5
  let y = 366
  let b = ''
  b += `<path d="M104 384L112 366H228L236 384Z" fill="var(--a-stone)" stroke="var(--a-ink)" stroke-width="2.6"/><path d="M150 384L156 366H184L190 384Z" fill="var(--a-paper)" stroke="var(--a-ink)" stroke-width="1.8"/>`
  for (let i = 0; i < n; i++) {
    const hw = 44 - i * 6.2,
      ew = hw + 28 - i * 2,
      h = 52 - i * 3.5,
      wt = y - h * 0.5,
      top = y - h
    b += `<path d="M${f(170 - hw)} ${f(y)}V${f(wt)}H${f(170 + hw)}V${f(y)}Z" fill="var(--a-wall)" stroke="var(--a-ink)" stroke-width="2.4"/>`
    const cols = [-0.92, -0.4, 0.4, 0.92].map((k) => `M${f(170 + hw * k)} ${f(wt)}V${f(y)}`).join('')
    b += `<path d="${cols}" stroke="var(--a-red)" stroke-width="${f(4.6 - i * 0.4)}"/><path d="M${f(170 - hw * 0.22)} ${f(y)}V${f(wt + 9)}a${f(hw * 0.22)} ${f(hw * 0.22)} 0 0 1 ${f(hw * 0.44)} 0V${f(y)}Z" fill="var(--a-ink)"/><path d="M${f(170 - hw)} ${f(y - 3)}H${f(170 + hw)}" stroke="var(--a-ink)" stroke-width="1.6"/>`
    const e = wt + 5,
      nw = 38 - i * 6
    const d = `M${f(170 - ew)} ${f(e - 8)}C${f(170 - hw - 8)} ${f(e - 4)} ${f(170 - nw - 5)} ${f(e - 14)} ${f(170 - nw)} ${f(top)}H${f(170 + nw)}C${f(170 + nw + 5)} ${f(e - 14)} ${f(170 + hw + 8)} ${f(e - 4)} ${f(170 + ew)} ${f(e - 8)}C${f(170 + hw + 4)} ${f(e + 6)} ${f(170 + hw * 0.5)} ${f(e + 5)} 170 ${f(e + 5)}C${f(170 - hw * 0.5)} ${f(e + 5)} ${f(170 - hw - 4)} ${f(e + 6)} ${f(170 - ew)} ${f(e - 8)}Z`
    b += `<path d="${d}" fill="var(--a-jade)" stroke="var(--a-ink)" stroke-width="2.8" stroke-linejoin="round"/><path d="${[
      ...Array(9),
    ]
      .map((_, k) => {
        const t = (k / 8 - 0.5) * 2
        return `M${f(170 + t * nw * 0.9)} ${f(top + 3)}Q${f(170 + t * (nw + 4))} ${f(e - 10)} ${f(170 + t * (hw + 6))} ${f(e + 1)}`
      })
      .join('')}" fill="none" stroke="var(--a-ink)" stroke-width="1.3" opacity=".55"/>`
    y = top
  }
  b += `<path d="M166 ${f(y)}L170 ${f(y - 40)}L174 ${f(y)}Z" fill="var(--a-gold)" stroke="var(--a-ink)" stroke-width="2"/><circle cx="170" cy="${f(y - 12)}" r="6" fill="var(--a-gold)" stroke="var(--a-ink)" stroke-width="2"/><circle cx="170" cy="${f(y - 24)}" r="4" fill="var(--a-gold)" stroke="var(--a-ink)" stroke-width="2"/>`
  g += b
  // small pagodas of other seats, tiles in front
  g += `<use href="#pag-2" x="30" y="264" width="50" height="58"/><use href="#pag-3" x="256" y="254" width="50" height="58"/><use href="#dpag-4" x="34" y="336" width="52" height="88"/>`
  // crane
  g +=
    `<g transform="translate(250 122) scale(.86)" fill="var(--a-paper)" stroke="var(--a-ink)" stroke-width="2" stroke-linejoin="round">` +
    P(
      brush(
        [
          [-6, 6],
          [20, -2],
          [30, -18],
          [46, -22],
        ],
        [14, 9, 5, 4],
        6,
      ),
      'var(--a-wall)',
    ) +
    P(
      brush(
        [
          [46, -22],
          [62, -22],
        ],
        [4, 1],
      ),
      'var(--a-ink)',
    ) +
    P(
      brush(
        [
          [-4, 2],
          [-20, -30],
          [-48, -50],
        ],
        [22, 20, 2],
        6,
      ),
      'var(--a-wall)',
    ) +
    P(
      brush(
        [
          [-22, -30],
          [-38, -46],
          [-56, -54],
        ],
        [14, 9, 1],
        6,
      ),
      'var(--a-ink)',
    ) +
    P(
      brush(
        [
          [2, 4],
          [22, -36],
          [16, -62],
        ],
        [18, 16, 2],
        6,
      ),
      'var(--a-wall)',
    ) +
    P(
      brush(
        [
          [21, -34],
          [22, -50],
          [14, -68],
        ],
        [12, 8, 1],
        6,
      ),
      'var(--a-ink)',
    ) +
    P(
      brush(
        [
          [-10, 8],
          [-34, 18],
          [-60, 26],
        ],
        [12, 4, 1.5],
        6,
      ),
      'var(--a-ink)',
    ) +
    `<circle cx="44" cy="-24" r="2.6" fill="var(--a-red)" stroke="none"/></g>`
  g += cloud(66, 214, 0.62)
  return g
}

/** A print by the game's id; games without a print of their own have none. */
export const PRINTS: Record<string, () => string> = { huang, dragon, qin }
