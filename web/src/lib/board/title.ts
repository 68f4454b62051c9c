// The titles of the built-in boards in the language of the page; a custom board keeps the title of its file.

import { t } from '$lib/i18n/speech.svelte'

export const MESSAGES: Record<string, string> = {
  'Bird side': 'web-map-bird',
  'Lion side': 'web-map-lion',
  'The Warring States, 475-221 BC': 'web-map-warring-states',
  'The Eighteen Kingdoms, 206 BC': 'web-map-eighteen-kingdoms',
}

/** What a board is called, given the title of its file. */
export const boardTitle = (title: string): string => (MESSAGES[title] ? t(MESSAGES[title]) : title)
