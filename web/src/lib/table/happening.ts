// What happens at a table besides the game, as sentences.

import type { Item } from '$lib/games'
import { t } from '$lib/i18n/speech.svelte'
import { givenName } from '$lib/names'

type Say = (name: (seat: number) => string) => string

/** The sentence for an entry of the log; none for those that need no line. Chat has its own place. */
export function happening(item: Item): Say | undefined {
  switch (item.kind) {
    case 'joined':
      return (name) => t('web-log-joined', { name: givenName(item.name) ?? name(item.seat) })
    case 'left':
      return (name) => t('web-log-left', { name: name(item.seat) })
    case 'started':
      return () => t('web-log-started')
    case 'undone':
      return (name) => t('web-log-undone', { name: name(item.seat), count: item.actions })
    case 'undo_asked':
      return (name) => t('web-log-undo-asked', { name: name(item.seat) })
    case 'undo_answered':
      return (name) => t(item.accept ? 'web-log-undo-accepted' : 'web-log-undo-refused', { name: name(item.seat) })
    case 'resigned':
      return (name) => t('web-log-resigned', { name: name(item.seat) })
    case 'removed':
      return () => t('web-log-removed', { name: item.name })
    case 'muted':
      return (name) => t(item.muted ? 'web-log-muted' : 'web-log-unmuted', { name: name(item.seat) })
    case 'aborted':
      return (name) => t('web-log-aborted', { name: name(item.seat) })
    case 'claimed':
      return (name) => t(`web-log-claimed-${item.to}`, { name: name(item.against) })
    case 'handed_over':
      return (name) => t(item.overdue ? 'web-log-overdue' : 'web-log-handed-over', { name: name(item.seat) })
    case 'taken_back':
      return (name) => t('web-log-taken-back', { name: name(item.seat) })
    case 'rematch':
      return () => t('web-log-rematch')
    default:
      return undefined
  }
}
