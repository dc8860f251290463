/** Where something lies on the page. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A movement is followed by the eye only when it is not shorter than so many pixels. */
const LEAST = 6

/** The transform that makes something at one place look as if it were at another; null where that is nearly the same. */
export function transformTo(from: Box, to: Box): string | null {
  const dx = from.left + from.width / 2 - (to.left + to.width / 2)
  const dy = from.top + from.height / 2 - (to.top + to.height / 2)
  if (Math.hypot(dx, dy) < LEAST || to.width === 0) return null
  // A spell on the stack is wide and low: what comes from there is no larger than it in either direction.
  const scale = Math.min(from.width / to.width, from.height / Math.max(1, to.height))
  return `translate(${dx.toFixed(1)}px, ${dy.toFixed(1)}px) scale(${scale.toFixed(3)})`
}

/** What begins one after another: so many milliseconds apart, and not more than so many. */
const APART = 40
const MOST_APART = 6

export function delayOf(index: number): number {
  return Math.min(index, MOST_APART) * APART
}
