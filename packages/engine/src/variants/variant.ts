import type { Ruleset } from "../rules/ruleset.ts"
import type { GameSetup } from "../state/game-setup.ts"
import type { GameOptions, State } from "../state/state.ts"

/** A variant or option of chapters 8 and 9: what it turns on, what it refuses, and what it adds to the game. */
export interface Variant {
  name: string
  /** Its rule section: "806", "903". */
  rule: string
  /** Date of the first rules that include it, YYYY-MM-DD. */
  since: string
  /** 800.2: a game uses at most one multiplayer variant (chapter 8), plus any casual ones (chapter 9). */
  kind: "multiplayer" | "casual"
  /** Options that it sets; the caller's own options take precedence. */
  options?: (setup: GameSetup, ruleset: Ruleset) => Partial<GameOptions>
  /** Changes to seats: teams, starting player. */
  seats?: (setup: GameSetup) => GameSetup
  /** Throws a `GameError` for variants and options it can't be combined with; called first. */
  goesWith?: (setup: GameSetup) => void
  /** Throws a `GameError` if its rules forbid the set-up. */
  check?: (setup: GameSetup) => void
  /** Throws a `GameError` if its rules forbid a deck. */
  checkDecks?: (setup: GameSetup, ruleset: Ruleset) => void
  /** Adds its cards to the game once decks are in place (103.2, 103.3a). */
  prepare?: (s: State, setup: GameSetup) => void
}
