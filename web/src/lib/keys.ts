// Keys that a whole page listens for.

/** Is this key meant for a field that is typed into, or for the browser? */
export const isElsewhere = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || ctrlKey || metaKey || altKey

/** Did this happen to something of this kind, or inside of it? */
export const isWithin = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null
