// A table answers a click at once and tells the rest in the frames after it (`lib/later.svelte.ts`). Whoever counts what is lit without
// waiting for a certain place waits for that first.

/** More than a table takes. */
const FRAMES = 4
const PATIENCE = 60_000

/** Waits until what followed from the last click, key or news is drawn. */
export async function drawn(page) {
  const frames = page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++)
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  }, FRAMES)
  let patience
  const stopped = new Promise((_, fail) => {
    patience = setTimeout(fail, PATIENCE, new Error('nothing is drawn: does the clock of the page stand still?'))
  })
  await Promise.race([frames, stopped]).finally(() => clearTimeout(patience))
}
