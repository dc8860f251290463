import { type Curve, type Point, pointAt } from "./arrow-path.ts"

/** The widest chip, its line, the widths of a letter and of its ends, and what its lines leave free above and below, in pixels. */
const WIDEST = 180
const LINE = 18
const LETTER = 7.5
const ENDS = 24
const RIMS = 10
/** What a chip keeps from the edge of the window, in pixels. */
const MARGIN = 4
/** The steps by which a chip moves along its arrow to find room. */
const STEPS = [
  0, -0.05, 0.05, -0.1, 0.1, -0.15, 0.15, -0.2, 0.2, -0.25, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6,
]
/** Lying on other chips is worse than covering any area of the table. */
const ON_CHIPS = 1e6

/** An arrow's chip: its curve, where on the curve it prefers to be (from 0 to 1), and its words. */
export interface Chip {
  line: Curve
  part: number
  words: string
}

/** The place of a chip: its centre and size. */
export interface Place extends Point {
  wide: number
  high: number
}

/** A part of the table that chips had better not lie on. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Where each chip lies: where it prefers to be, or elsewhere on its arrow if it would lie on an earlier one or on one of `clear`; within
 * a window of the given width.
 */
export function chipPlaces(
  chips: readonly Chip[],
  width: number,
  clear: readonly Box[] = [],
): readonly Place[] {
  const taken: Place[] = []
  for (const { line, part, words } of chips) {
    const size = sizeOf(words)
    const places = STEPS.map((step) => within(width, { ...pointAt(line, part + step), ...size }))
    taken.push(least(places, (place) => covered(place, taken, clear)))
  }
  return taken
}

/** Long words take several lines. */
function sizeOf(words: string): Pick<Place, "wide" | "high"> {
  const text = words.length * LETTER
  const lines = Math.ceil(text / (WIDEST - ENDS))
  return { wide: Math.min(WIDEST, text + ENDS), high: lines * LINE + RIMS }
}

function within(width: number, place: Place): Place {
  const inset = place.wide / 2 + MARGIN
  return { ...place, x: Math.max(inset, Math.min(width - inset, place.x)) }
}

function covered(place: Place, chips: readonly Place[], clear: readonly Box[]): number {
  const box = boxOf(place)
  const isOnChip = chips.some((chip) => common(box, boxOf(chip)) > 0)
  return (isOnChip ? ON_CHIPS : 0) + clear.reduce((sum, one) => sum + common(box, one), 0)
}

function boxOf({ x, y, wide, high }: Place): Box {
  return { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 }
}

/** The area that two boxes share. */
function common(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, wide) * Math.max(0, high)
}

/** The first of the least, by a measure. */
function least<T>(list: readonly T[], measure: (one: T) => number): T {
  return list.reduce((best, one) => (measure(one) < measure(best) ? one : best))
}
