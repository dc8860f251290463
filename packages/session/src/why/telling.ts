import { type GameEvent, ruleNumber, type State } from "@apnap/engine"
import { entryOf, tell } from "@apnap/words"
import type { Named, Ruled, ToldEvent } from "../protocol/why.ts"
import { inLanguages } from "../telling/in-languages.ts"

/** The text of an event as the viewer may know it; null if it goes unmentioned. */
export function told(s: State, e: GameEvent, person: number): ToldEvent | null {
  const entry = entryOf(s, e, person)
  const text = inLanguages((language) => tell(entry, language))
  return text && { text, ...ruled(s, e.rule) }
}

/** A rule with its number in the era of the game. */
export function ruled(s: State, rule: string): Ruled {
  return { rule, number: ruleNumber(s.ruleset, rule) }
}

/** A player as named to the viewer. */
export function named(s: State, player: number, person: number): Named {
  return { name: s.players[player].name, you: player === person }
}
