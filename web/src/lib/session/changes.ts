// Changes of a view: who has the view of before is told only what is different now, by JSON Pointers (RFC 6901). A view is never
// changed in place, since pages remember the one before; what stayed the same is shared by both.

/** What stands now at places of a view. */
export type Changes = Record<string, unknown>

/** The view with its changes made; nothing if it has no such places. */
export function changed<T>(view: T, changes: Changes): T | null {
  const fresh = new Set<object>()
  /** A part of the new view that nobody else has. */
  const own = (part: object): object => {
    if (fresh.has(part)) return part
    const copy = Array.isArray(part) ? [...(part as unknown[])] : { ...part }
    fresh.add(copy)
    return copy
  }
  const now = own(view as object)
  for (const [place, value] of Object.entries(changes)) {
    const names = place.slice(1).split('/').map(plain)
    const last = names.pop()
    let part = now as Record<string, unknown>
    for (const name of names) {
      const inner = part[name]
      if (typeof inner !== 'object' || inner === null) return null
      part = (part[name] = own(inner)) as Record<string, unknown>
    }
    if (last === undefined || !(last in part)) return null
    part[last] = value
  }
  return now as T
}

/** A name in a pointer, as it is. */
function plain(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~')
}
