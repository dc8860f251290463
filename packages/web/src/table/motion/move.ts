/** A rectangle on the page. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Shorter movements, in pixels, aren't animated. */
const LEAST = 6

/** The transform that shows an element at another place; null if it is nearly the same place. */
export function transformTo(from: Box, to: Box): string | null {
  const dx = from.left + from.width / 2 - (to.left + to.width / 2)
  const dy = from.top + from.height / 2 - (to.top + to.height / 2)
  if (Math.hypot(dx, dy) < LEAST || to.width === 0) return null
  // A spell on the stack is wide and low: scale to fit it in both directions.
  const scale = Math.min(from.width / to.width, from.height / Math.max(1, to.height))
  return `translate(${dx.toFixed(1)}px, ${dy.toFixed(1)}px) scale(${scale.toFixed(3)})`
}

/** The way from a transform to an element's own one (raised, tapped), which it keeps on the way: its place was measured with it. */
export function pathTo(start: string, own: string): [string, string] {
  return [own === "none" ? start : `${start} ${own}`, own]
}

/** Stagger in milliseconds, and the maximum number of staggered starts. */
const APART = 40
const MOST_APART = 6

export function delayOf(index: number): number {
  return Math.min(index, MOST_APART) * APART
}
