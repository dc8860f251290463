import type { Ability } from "@apnap/engine"

/** The words that an ability was read from. Not part of a card's data: gone with the ability, and not in saved games. */
const words = new WeakMap<Ability, string>()

/** Keeps the words of a line that is one ability. */
export function noteWords(abilities: readonly Ability[], line: string): void {
  const [only, ...more] = abilities
  if (only !== undefined && more.length === 0) words.set(only, line)
}

/** The Oracle text of the ability where it was read from one, "~" for the object's own name; it may say the same in other words than ours. */
export function wordsOf(ability: Ability): string | undefined {
  return words.get(ability)
}
