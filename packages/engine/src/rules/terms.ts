import type { Knobs } from "./knobs.ts"

/** An era's names for things that were renamed later. */
export interface Terms {
  battlefield: string
  exile: string
  cast: string
  activate: string
  enters: string
  endStep: string
  aura: string
}

const WORDS: Record<Knobs["terms"], Omit<Terms, "aura">> = {
  classic: {
    battlefield: "in play",
    exile: "removed from the game",
    cast: "play",
    activate: "play",
    enters: "comes into play",
    endStep: "at end of turn",
  },
  m10: {
    battlefield: "battlefield",
    exile: "exile",
    cast: "cast",
    activate: "activate",
    enters: "enters the battlefield",
    endStep: "at the beginning of the end step",
  },
  enters: {
    battlefield: "battlefield",
    exile: "exile",
    cast: "cast",
    activate: "activate",
    enters: "enters",
    endStep: "at the beginning of the end step",
  },
}

/** The terms of a ruleset's era. */
export function termsOf(knobs: Readonly<Knobs>): Terms {
  return { ...WORDS[knobs.terms], aura: knobs.aurasTerm === "aura" ? "Aura" : "local enchantment" }
}
