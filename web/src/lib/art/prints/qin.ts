// Qin: a pagoda between three provinces, a red sun and a crane.

import { brush, f } from '../brush'
import { P, cloud } from './ink'

export function qin(): string {
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
    const ribs = Array.from({ length: 9 }, (_, k) => {
      const t = (k / 8 - 0.5) * 2
      return `M${f(170 + t * nw * 0.9)} ${f(top + 3)}Q${f(170 + t * (nw + 4))} ${f(e - 10)} ${f(170 + t * (hw + 6))} ${f(e + 1)}`
    }).join('')
    b += `<path d="${d}" fill="var(--a-jade)" stroke="var(--a-ink)" stroke-width="2.8" stroke-linejoin="round"/>`
    b += `<path d="${ribs}" fill="none" stroke="var(--a-ink)" stroke-width="1.3" opacity=".55"/>`
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
