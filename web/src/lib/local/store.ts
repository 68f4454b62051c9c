// The tables of this page in the browser's database: entries of logs, each stored once, and beside them what lists show. Another tab that
// stored the same entry before is noticed, since nothing is ever written over; so is a database that was wiped, since no log gets a gap.

import type { MyTables } from '$lib/protocol/types'
import type { Kept, Shelf } from './wire'

const NAME = 'tianxia'
const VERSION = 1
/** What a person is called until they say otherwise. */
const GUEST = 'Guest'

interface Row {
  table: string
  shelf: Shelf
  updated: number
  listing: Kept['listing']
}

/** What became of new entries: stored, or the log here is another than they follow, or the browser has no room for them. */
export type Stored = 'kept' | 'other' | 'full'

let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION)
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('entries', { keyPath: ['table', 'seq'] })
      asked.result.createObjectStore('tables', { keyPath: 'table' })
      asked.result.createObjectStore('facts')
    }
    asked.onsuccess = () => {
      const database = asked.result
      // A newer version of this page wants to change the database, or the browser forgot it: open it anew next time.
      database.onversionchange = () => database.close()
      database.onclose = () => (opened = null)
      resolve(database)
    }
    asked.onerror = () => reject(asked.error ?? new Error('the database cannot be opened'))
  })
  opened.catch(() => (opened = null))
  return opened
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database failed'))
  })

const whole = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity])

export const store = {
  /** The log of a table; nothing if there is none. */
  async log(table: string): Promise<unknown[]> {
    const entries = (await open()).transaction('entries').objectStore('entries')
    const rows = (await done(entries.getAll(whole(table)))) as { entry: unknown }[]
    return rows.map(({ entry }) => entry)
  },

  /** Stores all of it or nothing. */
  async append(kept: readonly Kept[]): Promise<Stored> {
    const database = await open()
    return new Promise((resolve, reject) => {
      const all = database.transaction(['entries', 'tables'], 'readwrite')
      let other = false
      for (const { table, first, entries, shelf, listing } of kept) {
        const log = all.objectStore('entries')
        if (first > 0) {
          const before = log.count([table, first - 1])
          before.onsuccess = () => {
            if (before.result > 0) return
            other = true
            all.abort()
          }
        }
        entries.forEach((entry, index) => {
          const added = log.add({ table, seq: first + index, entry })
          added.onerror = () => (other ||= added.error?.name === 'ConstraintError')
        })
        all.objectStore('tables').put({ table, shelf, updated: listing.updated, listing } satisfies Row)
      }
      all.oncomplete = () => resolve('kept')
      all.onabort = () => {
        if (other) resolve('other')
        else if (all.error?.name === 'QuotaExceededError') resolve('full')
        else reject(all.error ?? new Error('the database failed'))
      }
    })
  },

  /** Where I sit, newest first. */
  async lists(): Promise<MyTables> {
    const rows = (await done((await open()).transaction('tables').objectStore('tables').getAll())) as Row[]
    rows.sort((a, b) => b.updated - a.updated)
    const on = (shelf: Shelf) => rows.filter((row) => row.shelf === shelf).map(({ listing }) => listing)
    return { my_turn: on('my_turn'), waiting: on('waiting'), over: on('over') }
  },

  async name(): Promise<string> {
    const name: unknown = await done((await open()).transaction('facts').objectStore('facts').get('name'))
    return typeof name === 'string' ? name : GUEST
  },

  async rename(name: string): Promise<void> {
    await done((await open()).transaction('facts', 'readwrite').objectStore('facts').put(name, 'name'))
  },

  /** Takes a table out of the browser. */
  async remove(table: string): Promise<void> {
    const all = (await open()).transaction(['entries', 'tables'], 'readwrite')
    await Promise.all([
      done(all.objectStore('entries').delete(whole(table))),
      done(all.objectStore('tables').delete(table)),
    ])
  },
}
