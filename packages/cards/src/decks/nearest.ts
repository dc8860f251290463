import { distance } from "fastest-levenshtein"
import { nameKey } from "../embedded/name-key.ts"

/** Letters of a wrong name for each of which one may be wrong. */
const LETTERS_A_FAULT = 4
/** A beginning of fewer letters says too little. */
const LEAST_BEGINNING = 4
const MOST = 3

/**
 * The names that somebody may have meant who wrote one that no card has: at most three, the nearest first, by letters that are wrong, missing
 * or too many (one in four at most); then those that begin with it. Marks, case and apostrophes make no difference.
 */
export function nearestNames(wrong: string, names: Iterable<string>): string[] {
  const key = nameKey(wrong)
  const allowed = Math.max(1, Math.floor(key.length / LETTERS_A_FAULT))
  const found = new Map<string, number>()
  for (const name of names) {
    const far = farness(key, nameKey(name), allowed)
    if (far <= allowed + 1) found.set(name, far)
  }
  const nearest = [...found].sort(([a, far], [b, further]) => far - further || (a < b ? -1 : 1))
  return nearest.slice(0, MOST).map(([name]) => name)
}

/** How far a name is from what was written; one more than is allowed where it only begins so, and more than that where it is another. */
function farness(key: string, name: string, allowed: number): number {
  const whole = faults(key, name, allowed)
  const front = name.includes(" // ") ? faults(key, name.split(" // ")[0], allowed) : whole
  const least = Math.min(whole, front)
  if (least <= allowed) return least
  return key.length >= LEAST_BEGINNING && name.startsWith(key) ? allowed + 1 : Number.POSITIVE_INFINITY
}

/** The letters between two names, which are not counted where their lengths alone are too far apart. */
function faults(key: string, name: string, allowed: number): number {
  return Math.abs(key.length - name.length) > allowed ? Number.POSITIVE_INFINITY : distance(key, name)
}

/** What is said of the names that may have been meant: " (did you mean "Shock"?)"; nothing where there are none. */
export function didYouMean(names: readonly string[]): string {
  return names.length === 0 ? "" : ` (did you mean "${names.join('" or "')}"?)`
}
