// The room of the table, measured. What is to be seen is decided once for a decision: a longer preview moves nothing under the pointer,
// unless it would lie over something.

import { roomOf, type Room } from './room'

/** What words about a choice may add to the question. */
const WORDS = 48
/** Where a card is chosen they have their place already. */
const WORDS_OF_CARD = 4

const NONE: Room = { aside: false, gap: 0 }

interface Measured {
  /** What is shared: its parts are its children, the actions those of the class `grps`. */
  main: () => HTMLElement
  /** The question, whose words may grow meanwhile. */
  question: () => HTMLElement | undefined
  /** Is a card being chosen? */
  card: () => boolean
  /** Are the actions what is chosen from? */
  needed: () => boolean
  /** What, when it changes, is measured anew. */
  follows: () => unknown
}

/** Shares the height of a table as long as it is shown. */
export function sharedRoom({ main, question, card, needed, follows }: Measured): { readonly current: Room } {
  let room = $state.raw(NONE)

  function measured(reserve: number, aside = false): Room {
    const whole = main()
    // Where everything is on one page, nothing is shared.
    if (whole.clientHeight === 0) return NONE
    const parts = [...whole.children].filter((part): part is HTMLElement => part instanceof HTMLElement)
    const actions = parts.find((part) => part.classList.contains('grps'))
    const others = parts.filter((part) => part !== actions && part.offsetHeight > 0)
    return roomOf(
      whole.clientHeight,
      others.map((part) => part.offsetHeight),
      aside ? 0 : (actions?.offsetHeight ?? 0),
      reserve,
      needed(),
    )
  }
  function share() {
    room = measured(card() ? WORDS_OF_CARD : WORDS)
  }
  function tighten() {
    // What stands aside stays there.
    const { gap } = measured(0, room.aside)
    if (gap < room.gap) room = { ...room, gap }
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
