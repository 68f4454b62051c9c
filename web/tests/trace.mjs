// What a click costs the browser, from its own trace: how long frames take, and how much is worked out anew.

const TRACED = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing']

/** The browser notes each element whose style it works out. These notes take time, so nothing is timed with them. */
export const STYLED = 'disabled-by-default-devtools.timeline.invalidationTracking'

/** Gives back what runs something and answers with the events of the trace meanwhile. */
export async function trace(browser, ...more) {
  const tools = await browser.newBrowserCDPSession()
  let events = []
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  return async (meanwhile) => {
    events = []
    await tools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: [...TRACED, ...more] },
    })
    await meanwhile()
    const complete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve))
    await tools.send('Tracing.end')
    await complete
    return events
  }
}

/**
 * In the browser: clicks at the beginning of a frame, as a finger does, and waits until the page is quiet again: for so many milliseconds, or
 * until so many frames went by in which nothing changed.
 */
export async function clickAndRest({ on, round = 0, milliseconds = 0, frames = 0 }) {
  const next = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const things = [...document.querySelectorAll(on)]
  const thing = things[(round * 7) % things.length] ?? document.body
  const box = thing.getBoundingClientRect()
  const at = {
    clientX: box.x + box.width / 2,
    clientY: box.y + box.height / 2,
    bubbles: true,
    // A finger's click; without these it would be a key's.
    detail: 1,
    pointerType: 'touch',
  }
  await next()
  performance.mark('click')
  thing.dispatchEvent(new PointerEvent('click', at))
  let quiet = 0
  const changes = new MutationObserver(() => (quiet = 0))
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  while (frames && quiet++ < frames) await next()
  changes.disconnect()
  if (milliseconds) await new Promise((resolve) => setTimeout(resolve, milliseconds))
  performance.mark('rest')
}

/** What the page's own thread did from the click on. */
function sinceClick(events) {
  const click = events.find(({ name }) => name === 'click')
  const rest = events.find(({ name }) => name === 'rest')
  const since = events.filter(
    ({ pid, tid, ts, dur = 0 }) => pid === click.pid && tid === click.tid && ts + dur >= click.ts && ts < rest.ts,
  )
  return { click, since }
}

/**
 * The frames from the click on, in milliseconds: all tasks of the page's thread up to one that hands a frame over are part of it. What comes
 * after the last one delays no picture; each such task counts by itself, since it could delay the next click.
 */
export function framesOf(events) {
  const { click, since } = sinceClick(events)
  const commits = since.filter(({ name }) => name === 'Commit')
  const frames = []
  let tasks = []
  for (const { ts, dur, tts, tdur } of since.filter(({ name, ph }) => name === 'RunTask' && ph === 'X')) {
    // The click comes in the middle of a task, of which only the rest is its work.
    const clock = (Math.min(dur, ts + dur - click.ts) ?? 0) / 1000
    tasks.push({ clock, work: (Math.min(tdur, tts + tdur - click.tts) ?? 0) / 1000 })
    if (!commits.some((commit) => commit.ts >= ts && commit.ts < ts + dur)) continue
    frames.push({ clock: sumOf(tasks, 'clock'), work: sumOf(tasks, 'work') })
    tasks = []
  }
  return [...frames, ...tasks]
}

const sumOf = (tasks, what) => tasks.reduce((sum, task) => sum + task[what], 0)

/** How many times the browser worked out the style of an element again. What stands in a size container gets its style with the layout. */
export function restyled(events) {
  const styled = sinceClick(events).since.filter(({ name }) => name === 'StyleResolver::ResolveStyle')
  return styled.filter(({ args }) => args.data.pseudoId === 0).length
}

/** The bytes that the page's code takes up meanwhile, those that are free again included. */
export async function allocated(page, meanwhile) {
  const tools = await page.context().newCDPSession(page)
  await tools.send('HeapProfiler.enable')
  await tools.send('HeapProfiler.startSampling', {
    samplingInterval: 256,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  await meanwhile()
  const { profile } = await tools.send('HeapProfiler.stopSampling')
  await tools.detach()
  const all = ({ selfSize, children }) => children.reduce((sum, child) => sum + all(child), selfSize)
  return all(profile.head)
}

/** Gives back what answers with how many functions of the client ran for the first time since it was asked last. The page is loaded anew. */
export async function firstRuns(page) {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Profiler.enable')
  await tools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await page.reload()
  const known = new Set()
  return async () => {
    const before = known.size
    const { result } = await tools.send('Profiler.takePreciseCoverage')
    for (const { url, functions } of result.filter(({ url }) => url.includes('/assets/')))
      for (const { ranges } of functions)
        if (ranges[0].count) known.add(`${url} ${ranges[0].startOffset} ${ranges[0].endOffset}`)
    return known.size - before
  }
}
