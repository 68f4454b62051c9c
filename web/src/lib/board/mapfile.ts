// Boards as the files under `crates/GAME/maps/` write them, read only as far as a small picture needs; the server judges whether a file is right.

const BUILT_IN = import.meta.glob<string>('../../../../crates/*/maps/*.txt', { query: '?raw', import: 'default' })

export interface BoardMap {
  title: string
  hexes: boolean
  /** Every field by its sign, row by row. */
  rows: string[][]
  /** The names of the capitals by their signs. */
  capitals: Record<string, string>
}

/** Reads a board file; nothing if it has no rows. */
export function readMap(text: string): BoardMap | null {
  const [head = '', ...rest] = text.replaceAll('\r', '').split(/\n\s*\n/)
  const entry = (key: string) => new RegExp(`^${key}:\\s*(.*)$`, 'm').exec(head)?.[1]?.trim() ?? ''
  const hexes = entry('layout').includes('hex')
  const lines = rest
    .join('\n')
    .split('\n')
    .filter((line) => line.trim())
  const rows = lines.map((line) => (hexes ? line.trim().split(/\s+/) : [...line.trim()]))
  const capitals = Object.fromEntries(
    [...head.matchAll(/^capital (\S):\s*(.*)$/gm)].map(([, sign = '', name = '']) => [sign, name.trim()]),
  )
  return rows.length ? { title: entry('title'), hexes, rows, capitals } : null
}

/** A built-in board by its file: `qin/lion`. */
export async function builtInMap(file: string): Promise<BoardMap | null> {
  const text = await BUILT_IN[`../../../../crates/${file.replace('/', '/maps/')}.txt`]?.()
  return text === undefined ? null : readMap(text)
}

/** How many fields of a board carry a sign that matches. */
export const countFields = (map: BoardMap, sign: RegExp): number =>
  map.rows.flat().filter((field) => sign.test(field)).length
