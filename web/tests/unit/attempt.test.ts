import { describe, expect, it } from 'vitest'
import { Attempt } from '$lib/pages/attempt.svelte'

describe('something asked for', () => {
  it('is done after what was asked for before, and not dropped', async () => {
    const attempt = new Attempt()
    const done: string[] = []
    let go = () => {}
    const first = attempt.do(async () => {
      await new Promise<void>((resolve) => (go = resolve))
      done.push('read')
    })
    const second = attempt.do(() => {
      done.push('settled')
      return Promise.resolve('Settled.')
    })
    await Promise.resolve()
    expect(done).toEqual([])
    expect(attempt.busy).toBe(true)
    go()
    await first
    expect(attempt.busy).toBe(true)
    await second
    expect(done).toEqual(['read', 'settled'])
    expect([attempt.word, attempt.busy]).toEqual(['Settled.', false])
  })
})
