// Addresses to pass on.

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** A link of the server by the address that this page was reached by, for other devices get there the same way; only
 * at the server's own machine the server knows better what it is called. */
export function fromHere(url: string, page: Pick<Location, 'hostname' | 'origin'> = location): string {
  if (OWN_MACHINE.includes(page.hostname)) return url
  const { pathname, search, hash } = new URL(url)
  return page.origin + pathname + search + hash
}
