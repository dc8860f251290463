import { distance } from "fastest-levenshtein"
import { nameKey } from "../embedded/name-key.ts"

/** One error is allowed per this many letters. */
const LETTERS_A_FAULT = 4
/** Shorter prefixes match too many names. */
const LEAST_BEGINNING = 4
const MOST = 3

/**
 * Suggests names for one that no card has: at most three, nearest first by edit distance (at most one error per four letters),
 * then names that begin with it. Ignores diacritics, case and apostrophes.
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

/** Edit distance to a name; `allowed` + 1 for a name that only begins with the key, Infinity for no match. */
function farness(key: string, name: string, allowed: number): number {
  const whole = faults(key, name, allowed)
  const front = name.includes(" // ") ? faults(key, name.split(" // ")[0], allowed) : whole
  const least = Math.min(whole, front)
  if (least <= allowed) return least
  return key.length >= LEAST_BEGINNING && name.startsWith(key) ? allowed + 1 : Number.POSITIVE_INFINITY
}

/** Edit distance, or Infinity without computing it if the lengths alone differ too much. */
function faults(key: string, name: string, allowed: number): number {
  return Math.abs(key.length - name.length) > allowed ? Number.POSITIVE_INFINITY : distance(key, name)
}

/** The suggestion as text: " (did you mean "Shock"?)", or "" without names. */
export function didYouMean(names: readonly string[]): string {
  return names.length === 0 ? "" : ` (did you mean "${names.join('" or "')}"?)`
}
