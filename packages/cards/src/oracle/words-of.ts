import type { Ability } from "@apnap/engine"

/** The words an ability was read from. Not part of a card's data: lost with the ability, and not in saved games. */
const words = new WeakMap<Ability, string>()

/** Records the words of a line that is a single ability. */
export function noteWords(abilities: readonly Ability[], line: string): void {
  const [only, ...more] = abilities
  if (only !== undefined && more.length === 0) words.set(only, line)
}

/**
 * The Oracle text an ability was read from, with "~" for the object's own name; undefined if it wasn't read. Our printed
 * text may differ.
 */
export function wordsOf(ability: Ability): string | undefined {
  return words.get(ability)
}
