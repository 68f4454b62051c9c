import { describe, expect, it } from 'vitest'
import { BREAKPOINTS } from '$lib/breakpoints'

const SOURCES = import.meta.glob<string>('../../src/**/*.{css,svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const rules = Object.entries(SOURCES).flatMap(([path, text]) =>
  [...text.matchAll(/@media[^{]*|matchMedia\([^)]*\)/g)].map(([rule]) => `${path}: ${rule.trim()}`),
)

describe('breakpoints', () => {
  it('are named wherever the layout depends on the size of the window', () => {
    expect(rules.length).toBeGreaterThan(50)
    expect(rules.filter((rule) => /(width|height)\b/.test(rule))).toEqual([])
  })

  it('are all used', () => {
    const used = new Set(rules.flatMap((rule) => rule.match(/--[\w-]+/g) ?? []))
    expect([...used].sort()).toEqual(Object.keys(BREAKPOINTS).sort())
  })
})
