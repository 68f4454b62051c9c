// A table answers a click at once and tells the rest in the frames after it (`lib/later.svelte.ts`). Whoever counts what is lit without
// waiting for a certain place waits for that first.

/** More than a table takes. */
const FRAMES = 4

/** Waits until what followed from the last click, key or news is drawn. */
export const drawn = (page) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++)
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  }, FRAMES)
