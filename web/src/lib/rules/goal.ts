// How what lies inside a table opens the goal card, which the table's frame shows.

import { getContext, setContext } from 'svelte'

const KEY = Symbol('goal')

export const setGoal = (open: () => void): void => void setContext(KEY, open)

/** Opens the goal card; does nothing where there is none. */
export const getGoal = (): (() => void) => getContext<(() => void) | undefined>(KEY) ?? (() => undefined)
