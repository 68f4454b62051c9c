// The sprite: every symbol that pages use by `<use href="#…">`. It stands once in the page, as text.

import { f } from './brush'
import { han, type Han } from './han'
import { pagodaSymbol, seatMark } from './pagoda'

/** The patterns of Qin's territories: fret, millet, waves. They repeat every 20 units. */
export const PATTERNS = `
<pattern id="p-red" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M2.5 17.5V2.5H17.5V14H6.5V6.5H13.5V10.5H10" fill="none" stroke="var(--t-red-p)" stroke-width="1.5" stroke-opacity=".62"/></pattern>
<pattern id="p-yel" width="20" height="20" patternUnits="userSpaceOnUse"><g fill="none" stroke="var(--t-yel-p)" stroke-width="1.5" stroke-linecap="round" stroke-opacity=".62"><path d="M5 9V3M5 6.4L2.6 4M5 6.4L7.4 4M5 9L2.6 6.6M5 9L7.4 6.6M15 19v-6M15 16.4L12.6 14M15 16.4L17.4 14M15 19L12.6 16.6M15 19L17.4 16.6"/></g></pattern>
<pattern id="p-blu" width="20" height="10" patternUnits="userSpaceOnUse"><g fill="none" stroke="var(--t-blu-p)" stroke-width="1.4" stroke-opacity=".7"><path d="M0 10A10 10 0 0 1 20 10M4 10A6 6 0 0 1 16 10M-10 5A10 10 0 0 1 10 5M10 5A10 10 0 0 1 30 5" /></g></pattern>`

// Line icons on a field of 24: the id, the path, and what else is drawn.
const ICONS: readonly (readonly [string, string, string?])[] = [
  ['undo', 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3'],
  ['hint', 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z'],
  ['menu', 'M4 7h16M4 12h16M4 17h16'],
  ['rotate', 'M20 11a8 8 0 1 0-2.3 6.6M20 5v6h-6'],
  ['replay', 'M4 5v6h6M4.6 11A8 8 0 1 1 6 17.3M11 9.5l4.5 2.5-4.5 2.5z'],
  ['check', 'M5 12.5l4.5 4.5L19 7'],
  ['close', 'M6 6l12 12M18 6L6 18'],
  [
    'sun',
    'M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4',
    '<circle cx="12" cy="12" r="4"/>',
  ],
  ['moon', 'M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5z'],
  ['log', 'M6 4h12v16H6zM9 8h6M9 12h6M9 16h4'],
  ['arrow', 'M5 12h14M13 6l6 6-6 6'],
  [
    'people',
    'M4 19c0-3 2.2-5 5-5s5 2 5 5M15 14.2c2.8-.3 5 1.6 5 4.8',
    '<circle cx="9" cy="8.5" r="3"/><circle cx="16.5" cy="9.5" r="2.3"/>',
  ],
  ['clock', 'M12 7.5V12l3 2', '<circle cx="12" cy="12" r="8.5"/>'],
  ['eye', 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z', '<circle cx="12" cy="12" r="2.8"/>'],
  ['bot', 'M6 9h12v9H6zM12 9V5.5M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3', '<circle cx="12" cy="4.5" r="1"/>'],
  ['globe', 'M3.5 12h17M12 3.5c3 2.6 3 14.4 0 17M12 3.5c-3 2.6-3 14.4 0 17', '<circle cx="12" cy="12" r="8.5"/>'],
  ['plus', 'M12 5v14M5 12h14'],
  ['dots', '', '<g stroke-width="3.2"><path d="M5 12h.01M12 12h.01M19 12h.01"/></g>'],
  ['flag', 'M6 21V4M6 4h11l-2.5 4L17 12H6'],
  ['sound', 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'],
  ['bell', 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4'],
  ['send', 'M4 12L20 5l-5 15-3.5-6.5zM11.5 13.5L20 5'],
  ['chat', 'M4 5h16v11H10l-5 4v-4H4z'],
  [
    'link',
    'M10 14a4 4 0 0 0 6 .4l2.6-2.6a4 4 0 0 0-5.7-5.7L11.5 7.5M14 10a4 4 0 0 0-6-.4l-2.6 2.6a4 4 0 0 0 5.7 5.7l1.4-1.4',
  ],
  ['text', 'M4 6h16M4 11h16M4 16h10'],
  ['first', 'M6 5v14M19 5l-9 7 9 7z'],
  ['prev', 'M15 5l-8 7 8 7z'],
  ['next', 'M9 5l8 7-8 7z'],
  ['last', 'M18 5v14M5 5l9 7-9 7z'],
  ['back-turn', 'M19 5l-7 7 7 7M12 5l-7 7 7 7'],
  ['next-turn', 'M5 5l7 7-7 7M12 5l7 7-7 7'],
  ['play', 'M8 5l11 7-11 7z'],
  ['pause', 'M8 5v14M16 5v14'],
  ['back', 'M19 12H5M11 6l-6 6 6 6'],
  ['cap', 'M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.5V16c3 2.4 8 2.4 11 0v-4.5M21.5 9.5V15'],
  ['sheet', 'M4 5h16v14H4zM4 10h16M10 5v14'],
  [
    'rules',
    'M12 6.5C10 5 7 4.5 4 4.8V18.4C7 18.1 10 18.6 12 20.1C14 18.6 17 18.1 20 18.4V4.8C17 4.5 14 5 12 6.5ZM12 6.5V20',
  ],
  ['search', 'M15.8 15.8L20.5 20.5', '<circle cx="10.5" cy="10.5" r="6.5"/>'],
]

function icon([id, path, more = '']: (typeof ICONS)[number]): string {
  const line = 'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'
  return `<symbol id="i-${id}" viewBox="0 0 24 24"><g ${line}><path d="${path}"/>${more}</g></symbol>`
}

const HEXAGON = 'M24 2L43 13V35L24 46L5 35V13Z'
const OFFICES: readonly (readonly [Han, string])[] = [
  ['gov', '#23201C'],
  ['sol', '#FFF7EC'],
  ['far', '#FFF7EC'],
  ['tra', '#FFF7EC'],
  ['art', '#23201C'],
]

function office([name, ink]: (typeof OFFICES)[number]): string {
  return (
    `<symbol id="o-${name}" viewBox="0 0 48 48"><path d="${HEXAGON}" transform="translate(0 1.5)" fill="#000" fill-opacity=".25"/>` +
    `<path d="${HEXAGON}" fill="var(--o-${name})" stroke="#23201C" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="M24 5.2L40.2 14.6V33.4L24 42.8L7.8 33.4V14.6Z" fill="none" stroke="${ink}" stroke-width=".9" stroke-opacity=".45"/>` +
    `<path transform="translate(10.5 10.5) scale(.27)" d="${han(name)}" fill="${ink}"/></symbol>`
  )
}

// The offices as pictures: cap, spear, millet, coin, set-square.
const OFFICE_ICONS = `<symbol id="oi-gov" viewBox="0 0 24 24"><path d="M7 13c0-5 2-8 5-8s5 3 5 8M3 13h18M6 13v4h12v-4M12 5V2.6" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="oi-sol" viewBox="0 0 24 24"><path d="M12 22V9M12 2l3 5-3 3-3-3zM8 12c2 2 6 2 8 0" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></symbol>
<symbol id="oi-far" viewBox="0 0 24 24"><path d="M12 22V6M12 10L7 5M12 10l5-5M12 15l-5-5M12 15l5-5M12 6V2" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/></symbol>
<symbol id="oi-tra" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.8"><circle cx="12" cy="12" r="9"/><path d="M9 9h6v6H9z"/></g></symbol>
<symbol id="oi-art" viewBox="0 0 24 24"><path d="M4 20V4l16 16zM8 16v-3l3 3z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/></symbol>`

const TILE_BACK = `<symbol id="tile-back" viewBox="0 0 88 44"><rect x="1" y="3" width="86" height="40" rx="5" fill="#2b2019"/><rect x="1" y="1" width="86" height="39" rx="5" fill="#7A5A3C" stroke="#2b2019" stroke-width="1.4"/><path d="M6 6H82V35H6Z" fill="none" stroke="#E9D9B4" stroke-width="1" stroke-opacity=".7"/><g fill="none" stroke="#E9D9B4" stroke-width="1.3" opacity=".8"><circle cx="44" cy="20.5" r="10"/><path d="M38 14.5H50V26.5H38ZM12 12h8v8h-4v-4M76 12h-8v8h4v-4M12 29h8v-4M76 29h-8v-4"/></g></symbol>`

const VILLAGE = `<symbol id="village" viewBox="0 0 60 60"><circle cx="30" cy="31" r="25.5" fill="var(--village)" stroke="var(--village-ink)" stroke-width="1.3" stroke-dasharray="5 3.2"/></symbol>
 <symbol id="houses" viewBox="0 0 60 60"><g stroke="var(--village-ink)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"><g fill="var(--paper-3)"><path d="M22 24V17h14v7z"/><path d="M13 43V33h14v10z"/><path d="M34 43V33h14v10z"/></g><g fill="var(--village-ink)"><path d="M18 19Q22 17 25 11H33Q36 17 40 19Z"/><path d="M9 35Q13 33 16 27H24Q27 33 31 35Z"/><path d="M30 35Q34 33 37 27H45Q48 33 52 35Z"/></g><path d="M20 43v-4.5M41 43v-4.5M29 24v-3" fill="none"/></g></symbol>`

const SEATS = [1, 2, 3, 4, 5]

function seatSymbol(seat: number): string {
  const size = seat === 2 ? 6.2 : seat === 4 ? 6.4 : 6.6
  return (
    `<symbol id="seat-${seat}" viewBox="0 0 20 20"><g fill="var(--s${seat})" stroke="var(--s${seat}-o)" stroke-width="1.5" ` +
    `stroke-linejoin="round">${seatMark(seat, 10, seat === 4 ? 10.6 : 10, f(size))}</g></symbol>`
  )
}

function seal(): string {
  return (
    '<symbol id="seal" viewBox="0 0 100 100"><path d="M7 5Q50 2 94 6Q98 50 95 95Q50 99 5 95Q2 50 7 5Z" fill="var(--accent)"/>' +
    `<g fill="var(--accent-ink)"><path transform="translate(50 12) scale(.40 .76)" d="${han('tian')}"/>` +
    `<path transform="translate(10 12) scale(.40 .76)" d="${han('xia')}"/></g></symbol>`
  )
}

/**
 * The whole sprite. A symbol is not cut at its edge, and its shapes are thinned by their paint, not faded: each cut and each fading would be
 * a layer of its own for the browser, a hundred times on a board.
 */
export function sprite(): string {
  const parts = [
    `<defs>${PATTERNS}</defs>`,
    ...OFFICES.map(office),
    OFFICE_ICONS,
    ...SEATS.map((seat) => pagodaSymbol(`pag-${seat}`, 2, seat) + pagodaSymbol(`dpag-${seat}`, 4, seat)),
    ...SEATS.map(seatSymbol),
    TILE_BACK,
    ...ICONS.map(icon),
    seal(),
    VILLAGE,
  ]
  return parts.join('').replaceAll('<symbol ', '<symbol overflow="visible" ')
}
