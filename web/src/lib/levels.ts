// How well bots play. The server says which levels there are, weakest first; the message `web-level-NAME` names each.

import { server } from '$lib/server.svelte'
import { speech, t } from '$lib/i18n/speech.svelte'
import { settings } from '$lib/settings.svelte'

export const levels = (): string[] => server.about?.levels ?? []

/** What a bot of a level is called; a level that this client has no name for goes by its own. */
export function levelName(level = ''): string {
  const id = `web-level-${level}`
  return speech.has(id) ? t(id) : level
}

/** What bots may like beside winning. */
export const styles = (): string[] => server.about?.styles ?? []

export function styleName(style: string): string {
  const id = `web-style-${style}`
  return speech.has(id) ? t(id) : style
}

/** A bot as it is called at the table: its level, and its style if it has one. */
export const botName = (level?: string, style?: string): string =>
  style ? t('web-style-of-bot', { level: levelName(level), style: styleName(style) }) : levelName(level)

/** The level to play against when nobody chose one: the second weakest, so that a first game can be won. */
export const firstLevel = (): string => levels()[1] ?? levels()[0] ?? ''

/** The level chosen last, where the server still has it. */
export const usualLevel = (): string => (levels().includes(settings.level) ? settings.level : firstLevel())
