// Pagodas and the shapes by which seats are told apart without colour.

import { f } from './brush'

/** The parts of a pagoda with `roofs` roofs, 48 wide, standing on y = height. */
export function pagoda(roofs: number) {
  const tall = roofs > 2
  const storey = tall ? 15.5 : 17
  const taper = tall ? 0.1 : 0.16
  const height = 9 + roofs * storey + 6
  let y = height - 5
  let body = `M7 ${f(height)}L10 ${f(height - 5)}H38L41 ${f(height)}Z`
  let roof = ''
  let shade = ''
  let light = ''
  for (let i = 0; i < roofs; i++) {
    const k = 1 - i * taper
    const [half, eave, next] = [10 * k, 20 * k, 10 * (1 - (i + 1) * taper)]
    const [top, wall] = [y - storey, y - storey * 0.52]
    const [e, ridge] = [wall + 2, top + 1]
    body += `M${f(24 - half)} ${f(y)}V${f(wall - 1)}H${f(24 + half)}V${f(y)}Z`
    shade += `M24 ${f(y)}V${f(wall)}H${f(24 + half)}V${f(y)}Z`
    roof +=
      `M${f(24 - eave)} ${f(e - 1.5)}Q${f(24 - half - 2)} ${f(e - 2)} ${f(24 - next)} ${f(ridge)}H${f(24 + next)}` +
      `Q${f(24 + half + 2)} ${f(e - 2)} ${f(24 + eave)} ${f(e - 1.5)}Q${f(24 + half)} ${f(e + 2.6)} 24 ${f(e + 2.6)}` +
      `Q${f(24 - half)} ${f(e + 2.6)} ${f(24 - eave)} ${f(e - 1.5)}Z`
    shade +=
      `M24 ${f(ridge)}H${f(24 + next)}Q${f(24 + half + 2)} ${f(e - 2)} ${f(24 + eave)} ${f(e - 1.5)}` +
      `Q${f(24 + half)} ${f(e + 2.6)} 24 ${f(e + 2.6)}Z`
    light += `M${f(24 - eave + 4)} ${f(e - 1.6)}Q${f(24 - half - 1)} ${f(e - 2.5)} ${f(24 - next + 1.5)} ${f(ridge + 1.5)}`
    y = top + 1
  }
  const spire = `M22.6 ${f(y + 1)}L24 ${f(y - 8)}L25.4 ${f(y + 1)}Z`
  return { height: f(height), body, roof, shade, light, spire }
}

/** Seat 1 is a circle, 2 a lozenge, 3 a square, 4 a triangle, 5 a hexagon. */
export function seatMark(seat: number, x: number, y: number, r: number): string {
  switch (seat) {
    case 1:
      return `<circle cx="${x}" cy="${y}" r="${r}"/>`
    case 2:
      return `<path d="M${x} ${y - r * 1.3}L${x + r * 1.2} ${y}L${x} ${y + r * 1.3}L${x - r * 1.2} ${y}Z"/>`
    case 3:
      return `<path d="M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z"/>`
    case 4:
      return `<path d="M${x} ${y - r * 1.15}L${f(x + r * 1.25)} ${f(y + r)}H${f(x - r * 1.25)}Z"/>`
    default: {
      const corners = [0, 1, 2, 3, 4, 5].map((k) => {
        const angle = (k * Math.PI) / 3
        return `${f(x + Math.cos(angle) * r * 1.15)} ${f(y + Math.sin(angle) * r * 1.15)}`
      })
      return `<path d="M${corners.join('L')}Z"/>`
    }
  }
}

/** How tall the symbol of a pagoda is for its width. */
export const pagodaRatio = (roofs: number): number => (pagoda(roofs).height + 6) / 48

/** A pagoda of a seat as a symbol of the sprite. */
export function pagodaSymbol(id: string, roofs: number, seat: number): string {
  const p = pagoda(roofs)
  const piece = `fill="var(--s${seat})" stroke="var(--s${seat}-e)" stroke-width="1.4" stroke-linejoin="round"`
  return (
    `<symbol id="${id}" viewBox="0 -4 48 ${f(p.height + 6)}">` +
    `<ellipse cx="25" cy="${f(p.height - 0.5)}" rx="20" ry="3.6" fill="#000" opacity=".28"/>` +
    `<path d="${p.body + p.roof + p.spire}" fill="none" stroke="var(--halo)" stroke-width="5.5" stroke-linejoin="round"/>` +
    `<path d="${p.body}" ${piece}/><path d="${p.roof + p.spire}" ${piece}/>` +
    `<path d="${p.shade}" fill="#000" opacity=".2"/>` +
    `<path d="${p.light}" fill="none" stroke="#fff" stroke-width="1.4" opacity=".55" stroke-linecap="round"/>` +
    `<g fill="var(--s${seat}-m)" stroke="var(--s${seat}-e)" stroke-width=".6">${seatMark(seat, 24, f(p.height - 10.2), 3.9)}</g>` +
    `</symbol>`
  )
}
