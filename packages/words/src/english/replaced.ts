import type { Entry } from "../entry.ts"
import { the, whose } from "./names.ts"

/** What an effect replaces (614.1), by the kind of event. */
const NOUNS: Readonly<Record<string, (e: Entry) => string>> = {
  moves: ({ object }) => `the move of ${the(object)}`,
  destroyed: ({ object }) => `the destruction of ${the(object)}`,
  damage: ({ other }) => `the damage to ${the(other)}`,
  draw: ({ who }) => `${whose(who)} draw`,
  draws: ({ who }) => `${whose(who)} draws`,
  mills: ({ who }) => `${whose(who)} mill`,
  scry: ({ who }) => `${whose(who)} scry`,
  surveil: ({ who }) => `${whose(who)} surveil`,
  gainLife: ({ who }) => `${whose(who)} gain of life`,
  loseLife: ({ who }) => `${whose(who)} loss of life`,
  counters: ({ other }) => `the counters for ${the(other)}`,
  token: ({ who }) => `${whose(who)} creation of tokens`,
  untaps: ({ object }) => `the untapping of ${the(object)}`,
  loses: ({ who }) => `${whose(who)} loss of the game`,
  wins: ({ who }) => `${whose(who)} victory`,
  searches: ({ who }) => `${whose(who)} search`,
  taps: ({ object }) => `the tapping of ${the(object)}`,
  countered: ({ object }) => `the countering of ${the(object)}`,
}

/** The event that was replaced, as a noun phrase. */
export function replacedEvent(e: Entry): string {
  return NOUNS[e.detail]?.(e) ?? "what would happen"
}
