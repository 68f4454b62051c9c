// Motion tells what happened; whoever wants none gets none.

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** A duration in milliseconds, or none at all. */
export const lasting = (duration: number): number => (still.matches ? 0 : duration)
