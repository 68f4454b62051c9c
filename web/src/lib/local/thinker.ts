// A worker that thinks: the first message is the compiled program, every other a job.

import { init, think } from 'virtual:page'

let ready: Promise<unknown> | null = null

function failed(error: unknown) {
  postMessage(JSON.stringify({ problem: { code: 'unavailable', message: String(error) } }))
}

addEventListener('message', (event: MessageEvent<WebAssembly.Module | string>) => {
  const { data } = event
  if (typeof data === 'string') void ready?.then(() => think(data)).then(postMessage, failed)
  else ready = init({ module_or_path: data })
})
