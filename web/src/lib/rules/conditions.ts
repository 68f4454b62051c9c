// When a rule holds: with which options, how many players, which version. "Show rules for" picks some of them, and the rules that
// need others are hidden.

import { t } from '$lib/i18n/speech.svelte'
import { optionName, valueName } from '$lib/options'
import type { TableInfo } from '$lib/protocol/types'
import { isRule, type Book, type Condition } from './book'

/** What is shown: the options chosen (all if left out) and the number of players (any if left out). */
export interface Choice {
  options?: ReadonlySet<string>
  /** What the options are set to, where a table is played. */
  values?: Readonly<Record<string, string>>
  players?: number
}

const OFF = ['', 'false', 'none']

/** What holds at a table. */
export const choiceOf = ({ options, seats }: Pick<TableInfo, 'options' | 'seats'>): Choice => ({
  options: new Set(Object.keys(options).filter((key) => !OFF.includes(options[key] ?? ''))),
  values: options,
  players: seats.length,
})

/** Is a rule with these conditions among what was chosen? */
export const applies = (when: Condition[], { options, values, players }: Choice): boolean =>
  when.every((condition) => {
    if (condition.kind === 'option') {
      const { option, value } = condition
      if (values && value !== undefined) return values[option] === value
      return options === undefined || options.has(option)
    }
    if (condition.kind === 'players')
      return players === undefined || (condition.from <= players && players <= condition.to)
    return true
  })

/** The options that rules of a book need, in the order of the book. */
export function optionsOf(book: Book): string[] {
  const found = conditionsOf(book).flatMap((condition) => (condition.kind === 'option' ? [condition.option] : []))
  return [...new Set(found)]
}

/** Does any rule of the book depend on the number of players? */
export const countsPlayers = (book: Book): boolean => conditionsOf(book).some(({ kind }) => kind === 'players')

const conditionsOf = (book: Book): Condition[] =>
  book.chapters.flatMap(({ blocks }) => blocks.filter(isRule).flatMap(({ when }) => when))

/** A condition in a few words, for a chip before the rule. */
export function conditionWords(game: string, condition: Condition): string {
  switch (condition.kind) {
    case 'option': {
      const name = optionName(game, condition.option)
      return condition.value === undefined || condition.value === 'true'
        ? t('rules-only-option', { name })
        : t('rules-only-value', { name, value: valueName(game, condition.value) })
    }
    case 'players':
      return condition.from === condition.to
        ? t('rules-only-players', { count: condition.from })
        : t('rules-only-players-range', { from: condition.from, to: condition.to })
    case 'version':
      return t('rules-only-version', { version: condition.version })
  }
}
