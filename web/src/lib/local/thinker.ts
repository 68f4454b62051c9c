// A worker that thinks: the first message is the compiled program, every other a job.

import { Program } from './program'

let ready: Promise<Program> | null = null

function failed(error: unknown) {
  postMessage(JSON.stringify({ problem: { code: 'unavailable', message: String(error) } }))
}

addEventListener('message', (event: MessageEvent<WebAssembly.Module | string>) => {
  const { data } = event
  if (typeof data === 'string') void ready?.then((program) => program.think(data)).then(postMessage, failed)
  else ready = Program.start(data)
})
