import type { Ruleset } from "../rules/ruleset.ts"
import type { GameSetup } from "../state/game-setup.ts"
import type { GameOptions, State } from "../state/state.ts"

/** A variant or option of chapters 8 and 9: what it turns on, what it refuses, what it puts onto the table. */
export interface Variant {
  name: string
  /** Its chapter: "806", "903". */
  rule: string
  /** The day from which the rules know it, YYYY-MM-DD. */
  since: string
  /** 800.2: of the multiplayer variants (chapter 8) a game uses at most one; casual ones (chapter 9) come on top. */
  kind: "multiplayer" | "casual"
  /** Options that it sets; what the caller asks for goes before. */
  options?: (setup: GameSetup, ruleset: Ruleset) => Partial<GameOptions>
  /** Seats changed by the variant: teams, who begins. */
  seats?: (setup: GameSetup) => GameSetup
  /** Refuses variants and options that it can't be played with, by throwing a `GameError`; before anything else. */
  goesWith?: (setup: GameSetup) => void
  /** Refuses a set-up that its rules forbid, by throwing a `GameError`. */
  check?: (setup: GameSetup) => void
  /** Refuses decks that its rules forbid, by throwing a `GameError`. */
  checkDecks?: (setup: GameSetup, ruleset: Ruleset) => void
  /** Puts its cards onto the table, once the decks lie there (103.2, 103.3a). */
  prepare?: (s: State, setup: GameSetup) => void
}
