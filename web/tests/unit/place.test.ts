import { expect, test } from 'vitest'
import { isLocal, place } from '../../src/lib/local/place.svelte'

test('tables of this page are known by their ids', () => {
  expect(isLocal('local-0123456789abcdef')).toBe(true)
  expect(isLocal('abcdefgh23456789')).toBe(false)
})

test('a page with a server answers only for its own tables', () => {
  expect(place.answers('/api/tables/local-0123456789abcdef?eye=mine')).toBe(true)
  expect(place.answers('/page/records')).toBe(true)
  for (const path of ['/api/about', '/api/tables', '/api/tables/abcdefgh23456789', '/api/me/tables'])
    expect(place.answers(path), path).toBe(false)
})
