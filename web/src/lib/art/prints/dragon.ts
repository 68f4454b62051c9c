// The Year of the Dragon: the dragon before a full moon, over the roofs of a palace.

import { brush, f, normals, spline, widthAt, type Point } from '../brush'
import { P, cloud } from './ink'

export function dragon(): string {
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
  const roof = (x: number, y: number, w: number, h: number) => {
    const left = `M${x - w} ${y}Q${x - w * 0.62} ${y - 4} ${x - w * 0.42} ${y - h}`
    const right = `H${x + w * 0.42}Q${x + w * 0.62} ${y - 4} ${x + w} ${y}L${x + w - 4} ${y + 8}H${x - w + 4}Z`
    const ribs = Array.from({ length: 11 }, (_, k) => {
      const t = k / 10 - 0.5
      return `M${f(x + t * w * 0.8)} ${f(y - h + 4)}L${f(x + t * w * 1.5)} ${f(y + 2)}`
    }).join('')
    const ridge = `M${x - w * 0.46} ${y - h - 3}H${x + w * 0.46}`
    return (
      `<path d="${left}${right}" fill="var(--a-ink)"/>` +
      `<path d="${ribs}" stroke="var(--a-paper)" stroke-width="1.2" opacity=".55"/>` +
      `<path d="${ridge}" stroke="var(--a-gold)" stroke-width="5" stroke-linecap="round"/>`
    )
  }
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
