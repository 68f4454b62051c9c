// The room of the table, measured. What is to be seen is decided once for a decision: a longer preview moves nothing under the pointer,
// unless it would lie over something.

import { roomOf, type Room } from './room'

/** What words about a choice may add to the question. */
const WORDS = 48
/** Where a card is chosen they have their place already. */
const WORDS_OF_CARD = 4

const NONE: Room = { aside: false, gap: 0 }

interface Measured {
  /** What is shared: its parts are its children. */
  main: () => HTMLElement
  /** The question, whose words may grow meanwhile. */
  question: () => HTMLElement | undefined
  /** Is a card being chosen? */
  card: () => boolean
  /** The part of this class takes part in no decision now. */
  spared: () => string | undefined
  /** What, when it changes, is measured anew. */
  follows: () => unknown
}

/** As high as a part is; an event's sheet, which scrolls, is as high as all of its rows. */
const heightOf = (part: HTMLElement): number =>
  part.classList.contains('round') ? Math.max(part.offsetHeight, part.scrollHeight) : part.offsetHeight

/** Shares the height of a table as long as it is shown. */
export function sharedRoom({ main, question, card, spared, follows }: Measured): { readonly current: Room } {
  let room = $state.raw(NONE)

  function measured(reserve: number, aside = false): Room {
    const whole = main()
    // Where everything is on one page, nothing is shared.
    if (whole.clientHeight === 0) return NONE
    const parts = [...whole.children].filter((part): part is HTMLElement => part instanceof HTMLElement)
    const name = spared()
    const sparedPart = name ? parts.find((part) => part.classList.contains(name)) : undefined
    const others = parts.filter((part) => part !== sparedPart && part.offsetHeight > 0)
    return roomOf(whole.clientHeight, others.map(heightOf), aside ? 0 : (sparedPart?.offsetHeight ?? 0), reserve)
  }
  function share() {
    const reserve = card() ? WORDS_OF_CARD : WORDS
    const { aside } = measured(spared() === 'grps' ? reserve : 0)
    room = { ...measured(reserve, aside), aside }
  }
  function tighten() {
    // What stands aside stays there.
    const { aside, gap } = measured(0, room.aside)
    if (aside) room = { ...room, aside }
    else if (gap < room.gap) room = { ...room, gap }
  }

  $effect(() => {
    const [watch, words] = [new ResizeObserver(share), new ResizeObserver(tighten)]
    watch.observe(main())
    const asked = question()
    if (asked) words.observe(asked)
    return () => {
      watch.disconnect()
      words.disconnect()
    }
  })
  $effect(() => {
    follows()
    const frame = requestAnimationFrame(share)
    return () => cancelAnimationFrame(frame)
  })

  return {
    get current() {
      return room
    },
  }
}
