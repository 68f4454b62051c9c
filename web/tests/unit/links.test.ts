import { expect, test } from 'vitest'
import { fromHere } from '../../src/lib/ui/links'

const page = (origin: string) => ({ origin, hostname: new URL(origin).hostname })

test('a link goes out with the address the page was reached by', () => {
  expect(fromHere('http://172.17.0.2:8280/device/abc', page('http://192.168.1.5:8280'))).toBe(
    'http://192.168.1.5:8280/device/abc',
  )
  expect(fromHere('http://10.0.0.1:80/device/abc', page('https://play.example'))).toBe(
    'https://play.example/device/abc',
  )
})

test('at the server itself the server knows its address better', () => {
  expect(fromHere('https://play.example/device/abc', page('http://127.0.0.1:8280'))).toBe(
    'https://play.example/device/abc',
  )
  expect(fromHere('http://192.168.1.5:8280/device/abc', page('http://localhost:8280'))).toBe(
    'http://192.168.1.5:8280/device/abc',
  )
})
