import type { Entry } from "../entry.ts"
import { the, whose } from "./names.ts"

/** What an effect replaces (614.1) or forbids (614.17), by the kind of event. */
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
  sacrifice: ({ object }) => `the sacrifice of ${the(object)}`,
  discard: ({ object }) => `the discarding of ${the(object)}`,
  attached: ({ object }) => `the attaching of ${the(object)}`,
  transforms: ({ object }) => `the transformation of ${the(object)}`,
  turnedFaceUp: ({ object }) => `the turning face up of ${the(object)}`,
  phasesOut: ({ object }) => `the phasing out of ${the(object)}`,
}

/** The event that was replaced or forbidden, as a noun phrase. */
export function replacedEvent(e: Entry): string {
  return NOUNS[e.detail]?.(e) ?? "what would happen"
}
