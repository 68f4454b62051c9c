// Which page is shown: the address of the browser, without reloading.

class Router {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))

  constructor() {
    addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(address: string, how: 'push' | 'replace' = 'push') {
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address)
    this.#read()
    if (how === 'push') scrollTo(0, 0)
  }

  #read() {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }

  #follow(event: MouseEvent) {
    const link = (event.target as Element).closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.download) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const router = new Router()
