// What lies open at a table besides the game, in the order in which it was opened: Escape closes what was opened last.

export type Layer = 'menu' | 'score' | 'chat' | 'rules' | 'hint' | 'piece'

export class Opened {
  #order: Layer[] = []

  /** Takes note of what is open now. */
  follow(open: Record<Layer, boolean>): void {
    const before = this.#order.filter((layer) => open[layer])
    const fresh = (Object.keys(open) as Layer[]).filter((layer) => open[layer] && !before.includes(layer))
    this.#order = [...before, ...fresh]
  }

  get last(): Layer | undefined {
    return this.#order.at(-1)
  }
}
