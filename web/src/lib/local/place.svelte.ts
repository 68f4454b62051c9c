// Where this page plays: at the server it came from, or by itself. A table in this page has an id that begins with `local-`.

/** Is this a folder on some web space, with no server behind it? */
export const SITE = typeof document !== 'undefined' && document.documentElement.hasAttribute('data-site')

const KEPT = 'tianxia-local'
/** How often a server that could not be reached is looked for again, in milliseconds. */
const PAUSE = 15_000

/** What the page can answer in the server's place. */
const ANSWERED = /^\/api\/(about|me|me\/tables|lobby|archive|tables|lessons|puzzles|rules)(\/|\?|$)/

export const isLocal = (table: string): boolean => table.startsWith('local-')

class Place {
  /** The server could not be reached when this page needed it; until it is loaded anew the page plays by itself. */
  away = $state(false)
  /** The server is there again. */
  back = $state(false)

  /** Does the page play by itself? */
  get alone(): boolean {
    return SITE || this.away
  }

  /** Can it? */
  get able(): boolean {
    return __PAGE__
  }

  /** Are there tables in this browser? */
  get kept(): boolean {
    try {
      return this.able && localStorage.getItem(KEPT) !== null
    } catch {
      return false
    }
  }

  /** Notes that there are, and asks the browser not to forget them. */
  keep(): void {
    try {
      localStorage.setItem(KEPT, '1')
    } catch {
      // Without it the lists do not look here before the page plays by itself again.
    }
    void navigator.storage?.persist?.().catch(() => false)
  }

  /** Is this asked of the page itself? */
  answers(path: string): boolean {
    return (
      SITE || path.startsWith('/page/') || path.startsWith('/api/tables/local-') || (this.away && ANSWERED.test(path))
    )
  }

  /** The server cannot be reached: may the page answer this in its place, from now on? */
  standIn(path: string): boolean {
    if (!this.able || !ANSWERED.test(path) || path.startsWith('/api/tables/')) return false
    if (!this.away) {
      this.away = true
      this.#lookOut()
    }
    return true
  }

  #lookOut(): void {
    const look = () =>
      fetch('/api/about', { cache: 'no-store' }).then(
        (answer) => (this.back = answer.ok),
        () => setTimeout(() => void look(), PAUSE),
      )
    addEventListener('online', () => void look())
    setTimeout(() => void look(), PAUSE)
  }
}

export const place = new Place()
