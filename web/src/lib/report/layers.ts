// The inks of layered graphs: neighbours differ in lightness as well as in hue, so that colour never speaks alone.

const INKS = ['--t-blu', '--t-yel', '--t-red', '--jade', '--s5', '--s2', '--ink-2', '--o-tra']

export const layer = (index: number): string => {
  const ink = `var(${INKS[index % INKS.length]})`
  return Math.floor(index / INKS.length) % 2 ? `color-mix(in srgb, ${ink} 55%, var(--paper))` : ink
}
