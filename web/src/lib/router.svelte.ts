// Which page is shown: the address of the browser, without reloading.

const part = () => decodeURIComponent(location.hash.slice(1))

class Router {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))
  /** What comes after `#`: the part of the page that is meant. */
  hash = $state(part())

  constructor() {
    addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(address: string, how: 'push' | 'replace' = 'push') {
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address)
    this.#read()
    if (how === 'push' && !this.hash) scrollTo(0, 0)
  }

  #read() {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.hash = part()
  }

  #follow(event: MouseEvent) {
    const link = (event.target as Element).closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.download) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
