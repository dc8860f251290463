import { distance } from "fastest-levenshtein"
import { nameKey } from "../embedded/name-key.ts"

/** One error is allowed per this many letters. */
const LETTERS_A_FAULT = 4
/** Shorter prefixes match too many names. */
const LEAST_BEGINNING = 4
const MOST = 3

/** A name, or the front of one with two faces, as it is compared. */
interface Candidate {
  name: string
  key: string
  /** The letters in it, one bit each. */
  letters: number
}

/** Suggests names for those that no card has. Made once for all the unknown names of a list. */
export class NearestNames {
  /** By length of the key: an edit distance is at least the difference in length. */
  readonly #byLength = new Map<number, Candidate[]>()
  readonly #keys: { name: string; key: string }[] = []

  constructor(names: Iterable<string>) {
    for (const name of names) {
      const key = nameKey(name)
      this.#keys.push({ name, key })
      this.#add(name, key)
      if (key.includes(" // ")) this.#add(name, key.split(" // ")[0])
    }
  }

  #add(name: string, key: string): void {
    const candidate = { name, key, letters: lettersOf(key) }
    const same = this.#byLength.get(key.length)
    if (same === undefined) this.#byLength.set(key.length, [candidate])
    else same.push(candidate)
  }

  /**
   * At most three names, nearest first by edit distance (at most one error per four letters), then names that begin with `wrong`. Ignores
   * diacritics, case and apostrophes.
   */
  of(wrong: string): string[] {
    const key = nameKey(wrong)
    const allowed = Math.max(1, Math.floor(key.length / LETTERS_A_FAULT))
    const found = this.#within(key, allowed)
    if (key.length >= LEAST_BEGINNING)
      for (const one of this.#keys)
        if (one.key.startsWith(key) && !found.has(one.name)) found.set(one.name, allowed + 1)
    const nearest = [...found].sort(([a, far], [b, further]) => far - further || (a < b ? -1 : 1))
    return nearest.slice(0, MOST).map(([name]) => name)
  }

  /** The names within an edit distance, with their distances. */
  #within(key: string, allowed: number): Map<string, number> {
    const letters = lettersOf(key)
    const found = new Map<string, number>()
    for (let length = key.length - allowed; length <= key.length + allowed; length++)
      for (const candidate of this.#byLength.get(length) ?? []) {
        // An edit changes whether a letter is there for two letters at most.
        if (bitsIn(letters ^ candidate.letters) > 2 * allowed) continue
        const far = distance(key, candidate.key)
        if (far <= allowed) found.set(candidate.name, Math.min(far, found.get(candidate.name) ?? far))
      }
    return found
  }
}

/** The same for one unknown name. */
export function nearestNames(wrong: string, names: Iterable<string>): string[] {
  return new NearestNames(names).of(wrong)
}

/** One bit for each letter in a key; other characters share bits, which makes the filter weaker and never wrong. */
function lettersOf(key: string): number {
  let letters = 0
  for (let i = 0; i < key.length; i++) letters |= 1 << (key.charCodeAt(i) & 31)
  return letters
}

function bitsIn(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** The suggestion as text: " (did you mean "Shock"?)", or "" without names. */
export function didYouMean(names: readonly string[]): string {
  return names.length === 0 ? "" : ` (did you mean "${names.join('" or "')}"?)`
}
