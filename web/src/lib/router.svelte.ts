// Which page is shown: the address of the browser, without reloading. In a folder on some web space every page is the same file, so there
// the address of a page stands behind `#`.

import { SITE } from '$lib/local/place.svelte'

/** The address of the page within this client: `/table/abc?join#part`. */
const address = (): URL => {
  const own = SITE ? location.hash.slice(1) || '/' : location.pathname + location.search + location.hash
  return new URL(own, 'page://client')
}

/** The address for the browser. */
const written = (own: string): string => (SITE ? `#${own}` : own)

const part = (url: URL) => decodeURIComponent(url.hash.slice(1))

class Router {
  path = $state(address().pathname)
  query = $state.raw(address().searchParams)
  /** What comes after `#`: the part of the page that is meant. */
  hash = $state(part(address()))

  constructor() {
    addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
    // A link that is opened in another tab needs the browser's own address.
    if (SITE) for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, readdress)
  }

  go(own: string, how: 'push' | 'replace' = 'push') {
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', written(own))
    this.#read()
    if (how === 'push' && !this.hash) scrollTo(0, 0)
  }

  #read() {
    const url = address()
    this.path = url.pathname
    this.query = url.searchParams
    this.hash = part(url)
  }

  #follow(event: MouseEvent) {
    const link = (event.target as Element).closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.download) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    if (!SITE) return this.go(link.pathname + link.search + link.hash)
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#') && !href.startsWith('#/')) this.go(this.path + href)
    else this.go(href.replace(/^#/, ''))
  }
}

function readdress(event: Event) {
  const link = (event.target as Element).closest?.('a[href^="/"]')
  link?.setAttribute('href', written(link.getAttribute('href') ?? ''))
}

export const router = new Router()
