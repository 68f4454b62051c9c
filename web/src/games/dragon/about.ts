// The answer that a click on a thing of the Year of the Dragon without a legal one would have been.

import type { Key } from './actions'
import type { Court, View } from './view'

/** What was tried, in notation; nothing where the thing is not what is asked for. */
export function attempt(key: Key, view: View, court: Court | undefined): string | undefined {
  const [kind, what = ''] = key.split(' ')
  const words = what.replace('_', ' ')
  switch (view.ask?.what) {
    case 'act':
      if (kind !== 'act') return undefined
      if (what === 'privilege') return 'privilege small'
      return what === 'wall' ? `wall ${court?.wall_tiles[0] ?? 'rice'}` : what
    case 'card':
      return kind === 'person' ? `person ${words}` : undefined
    case 'dawn':
      return kind === 'person' ? `dawn ${words.replace(/^(young|old) /, '')}` : undefined
    default:
      return undefined
  }
}
