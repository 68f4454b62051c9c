// Finds the language that a tag such as "de-AT", "pt" or "zh-CN" means, as the terminal does (crates/tianxia/src/speech.rs).

/** Chinese by region: which script is written there. */
const SCRIPTS: Record<string, string> = {
  zh: 'zh-hans',
  'zh-cn': 'zh-hans',
  'zh-sg': 'zh-hans',
  'zh-my': 'zh-hans',
  'zh-tw': 'zh-hant',
  'zh-hk': 'zh-hant',
  'zh-mo': 'zh-hant',
}

/** The known language that a tag means: the tag itself, without its region, or another variety of the same language. */
export function matching(tag: string, known: readonly string[]): string | undefined {
  const wanted = tag.replaceAll('_', '-').toLowerCase()
  const parts = wanted.split('-')
  const shorter = parts.map((_, cut) => parts.slice(0, parts.length - cut).join('-'))
  const script = SCRIPTS[wanted]
  for (const candidate of script ? [script, ...shorter] : shorter) {
    const found = known.find((code) => code.toLowerCase() === candidate)
    if (found) return found
  }
  return known.find((code) => code.toLowerCase().split('-')[0] === parts[0])
}
