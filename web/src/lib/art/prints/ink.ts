// What all prints are made of: filled paths, clouds, skies, mountains, scales, the grain of the wood.

import { f } from '../brush'

/** A filled path. */
export const P = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`
/** A cloud in ink. */
export const cloud = (x: number, y: number, s = 1) =>
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
