// The ink landscape is made from a map's rows alone, and never lies about them: rivers are wet, land is dry.

import { describe, expect, test } from 'vitest'
import { courses } from '../../src/lib/hex/courses'
import { centre, hexAt, hexName, hexUnder, outline } from '../../src/lib/hex/geometry'
import { landscape } from '../../src/lib/hex/landscape'

const FILES = import.meta.glob<string>('../../../crates/huang/maps/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A map file as the rows of a view: `.` land, `~` river, `#` nothing. */
const rowsOf = (file: string): string[] =>
  (file.split(/\n\s*\n/)[1] ?? '')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) =>
      line
        .trim()
        .split(/\s+/)
        .map((word) => (word === '~' || word === '#' ? word : '.'))
        .join(''),
    )

const OWN = ['..~..', '.~~..', '..~~.', '#...~', '.....']
const maps: [string, string[]][] = [
  ...Object.entries(FILES).map(([name, file]): [string, string[]] => [name.split('/').at(-1) ?? '', rowsOf(file)]),
  ['an own map', OWN],
  ['a map without a river', ['...', '...']],
]
const hexes = (rows: string[], kind: string) =>
  rows.flatMap((row, y) => [...row].flatMap((one, x) => (one === kind ? [hexName([x, y])] : [])))

describe.each(maps)('%s', (_, rows) => {
  test('every river hex lies on a course', () => {
    const covered = new Set(courses(rows).flatMap(({ path }) => path.map(hexName)))
    expect(hexes(rows, '~').filter((name) => !covered.has(name))).toEqual([])
  })
  test('the middle of every river hex is wet, of every land hex dry', () => {
    const { wet } = landscape(rows)
    expect(hexes(rows, '~').filter((name) => wet(...centre(hexAt(name))) <= 0)).toEqual([])
    expect(hexes(rows, '.').filter((name) => wet(...centre(hexAt(name))) > 0)).toEqual([])
  }, 60_000)
  test('no islets are left in the water: every piece of land within it is as large as a hex', () => {
    const areas = landscape(rows)
      .bank.split('M')
      .slice(1)
      .map((line) => {
        const points = line
          .replace('Z', '')
          .split('L')
          .map((point) => point.split(' ').map(Number) as [number, number])
        return (
          points.reduce(
            (sum, [x, y], i) =>
              sum + x * (points[(i + 1) % points.length]?.[1] ?? 0) - (points[(i + 1) % points.length]?.[0] ?? 0) * y,
            0,
          ) / 2
        )
      })
    expect(areas.filter((area) => area > 0 && area < 1000)).toEqual([])
  }, 60_000)
  test('it is worked out once', () => expect(landscape([...rows])).toBe(landscape(rows)), 60_000)
})

test('a point finds its hex', () => {
  for (const name of ['a1', 'c4', 'n13', 'h8']) expect(hexName(hexUnder(...centre(hexAt(name))))).toBe(name)
})

test('the outline of two hexes is one line, of two that do not touch two', () => {
  const lines = (path: string) => path.split('M').length - 1
  expect(lines(outline(['c4', 'd4'], 1))).toBe(1)
  expect(lines(outline(['c4', 'f4'], 1))).toBe(2)
})
