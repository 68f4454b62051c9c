// Changes of a view.

import { expect, test } from 'vitest'
import { changed } from '$lib/session/changes'

const before = () => ({ month: 3, ask: 'build' as string | null, seats: [{ rice: 1 }, { rice: 2 }], events: ['peace'] })

test('what changed stands where it belongs, and what did not is shared', () => {
  const view = before()
  const now = changed(view, { '/month': 4, '/ask': null, '/seats/1/rice': 5 })
  expect(now).toEqual({ month: 4, ask: null, seats: [{ rice: 1 }, { rice: 5 }], events: ['peace'] })
  expect(view).toEqual(before())
  expect(now?.events).toBe(view.events)
  expect(now?.seats[0]).toBe(view.seats[0])
})

test('several changes of one part are all made', () => {
  expect(changed({ court: { rice: 1, yuan: 2 } }, { '/court/rice': 3, '/court/yuan': 4 })).toEqual({
    court: { rice: 3, yuan: 4 },
  })
})

test('names may hold what pointers use', () => {
  expect(changed({ 'a/b': 1, 'c~d': 2 }, { '/a~1b': 3, '/c~0d': 4 })).toEqual({ 'a/b': 3, 'c~d': 4 })
})

test('changes of another view cannot be made', () => {
  expect(changed(before(), { '/month': 4, '/seats/7/rice': 1 })).toBeNull()
  expect(changed(before(), { '/moon': 1 })).toBeNull()
})
