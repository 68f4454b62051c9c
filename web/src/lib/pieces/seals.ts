// Dynasties as seals, each of its own shape, and the five offices. Seats are dynasties in all games.

export const DYNASTIES = ['tiger', 'hare', 'rat', 'goat', 'dragon'] as const
export type Dynasty = (typeof DYNASTIES)[number]

export const dynastyOf = (seat: number): Dynasty => DYNASTIES[seat - 1] ?? 'tiger'

export const OFFICES = ['yellow', 'red', 'blue', 'green', 'white'] as const
export type Office = (typeof OFFICES)[number]

/** The character of each office: governor, soldier, farmer, trader, artisan. */
export const OFFICE_GLYPH: Record<Office, string> = { yellow: '官', red: '兵', blue: '農', green: '商', white: '匠' }

interface Shape {
  glyph: string
  /** The silhouette, about 40 units across. */
  path: string
  size: number
  lower: number
}

export const SEALS: Record<Dynasty, Shape> = {
  tiger: {
    glyph: '虎',
    path: 'M-15-18.5H15Q18.5-18.5 18.5-15V15Q18.5 18.5 15 18.5H-15Q-18.5 18.5-18.5 15V-15Q-18.5-18.5-15-18.5Z',
    size: 27,
    lower: 0,
  },
  hare: { glyph: '兔', path: 'M0-20.5A20.5 20.5 0 1 1 0 20.5 20.5 20.5 0 1 1 0-20.5Z', size: 25, lower: 0 },
  rat: {
    glyph: '鼠',
    path: 'M-2.4-23.6Q0-26 2.4-23.6L23.6-2.4Q26 0 23.6 2.4L2.4 23.6Q0 26-2.4 23.6L-23.6 2.4Q-26 0-23.6-2.4Z',
    size: 23,
    lower: 0,
  },
  goat: {
    glyph: '羊',
    path: 'M-18.5 19.5Q-16.6 15-16.6 8V-4.4Q-16.6-20.5 0-20.5 16.6-20.5 16.6-4.4V8Q16.6 15 18.5 19.5Z',
    size: 25,
    lower: 1.5,
  },
  dragon: { glyph: '龍', path: 'M-8.4-20.4H8.4L20.4-8.4V8.4L8.4 20.4H-8.4L-20.4 8.4V-8.4Z', size: 26, lower: 0 },
}
