import { type Curve, type Point, pointAt } from "./arrow-path.ts"

/** The height of a chip, and the widths of a letter and of its ends, in pixels. */
const HIGH = 28
const LETTER = 7.5
const ENDS = 24
/** The steps by which a chip moves along its arrow to find room. */
const STEPS = [0, -0.2, 0.2, 0.4]

/** An arrow's chip: its curve, where on the curve it prefers to be (from 0 to 1), and its words. */
export interface Chip {
  line: Curve
  part: number
  words: string
}

/** The centre of each chip: where it prefers to be, or elsewhere on its arrow if it would lie on an earlier one. */
export function chipPlaces(chips: readonly Chip[]): readonly Point[] {
  const taken: { at: Point; wide: number }[] = []
  for (const { line, part, words } of chips) {
    const wide = words.length * LETTER + ENDS
    const places = STEPS.map((step) => pointAt(line, part + step))
    const isFree = (at: Point) =>
      taken.every(
        (other) =>
          Math.abs(other.at.x - at.x) >= (other.wide + wide) / 2 || Math.abs(other.at.y - at.y) >= HIGH,
      )
    taken.push({ at: places.find(isFree) ?? places[0], wide })
  }
  return taken.map(({ at }) => at)
}
