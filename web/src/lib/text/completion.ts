// Which legal actions a beginning of the notation may mean.

import type { Choice } from '$lib/games'

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Those that begin like `text`, word by word; then those that hold all its words somewhere. */
export function completions(choices: Choice[], text: string): Choice[] {
  const typed = words(text)
  if (typed.length === 0) return []
  const begins = (choice: Choice) => {
    const own = words(choice.notation)
    return typed.every((word, index) => own[index]?.startsWith(word))
  }
  const holds = (choice: Choice) => {
    const own = words(choice.notation)
    return typed.every((word) => own.some((part) => part.startsWith(word)))
  }
  const first = choices.filter(begins)
  return [...first, ...choices.filter((choice) => !first.includes(choice) && holds(choice))]
}
