// The kinds of things on a game's table and the rule of each, as `rulebook/GAME/things.toml` lists them.

const FILES = import.meta.glob<string>('../../../../rulebook/*/things.toml', { query: '?raw', import: 'default' })

export type Things = ReadonlyMap<string, string>

const kept = new Map<string, Promise<Things>>()

/** The things of a game; none if it has no list. */
export function thingsOf(game: string): Promise<Things> {
  const found = kept.get(game)
  if (found) return found
  const file = FILES[`../../../../rulebook/${game}/things.toml`]
  const asked = file ? file().then(readThings) : Promise.resolve<Things>(new Map())
  kept.set(game, asked)
  return asked
}

/** Reads the lines `kind = "Q19"`. */
export function readThings(text: string): Things {
  const lines = text.matchAll(/^\s*"?([a-z0-9-]+)"?\s*=\s*"([A-Z]\d+)"/gm)
  return new Map(Array.from(lines, ([, kind, rule]) => [kind ?? '', rule ?? '']))
}
