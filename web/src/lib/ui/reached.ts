// What is scrolled inside its own box: it is reached by keys, and the styles may fade it out where there is more of it (`data-more`).

import type { Attachment } from 'svelte/attachments'
import { painted } from '$lib/later.svelte'

export const reached: Attachment<HTMLElement> = (box) =>
  painted(() => {
    const scrolled = getComputedStyle(box).overflowY === 'auto' && box.scrollHeight > box.clientHeight
    box.toggleAttribute('data-more', false)
    box.onscroll = null
    if (!scrolled) return box.removeAttribute('tabindex')
    box.tabIndex = 0
    const look = () => box.toggleAttribute('data-more', box.scrollTop + box.clientHeight < box.scrollHeight - 1)
    box.onscroll = look
    look()
  })
