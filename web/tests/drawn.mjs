// A table answers a click at once and tells the rest a frame later (`lib/later.svelte.ts`). Whoever counts what is lit without
// waiting for a certain place waits for that first.

/** Waits until what followed from the last click, key or news is drawn. */
export const drawn = (page) =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(done)))),
      ),
  )
