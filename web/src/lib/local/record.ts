// The record of a game of this page, as a file.

import { api } from '$lib/protocol/api'

export async function saveRecord(table: string): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([await api.record(table)], { type: 'text/plain' }))
  link.download = `${table}.txt`
  link.click()
  URL.revokeObjectURL(link.href)
}
