import type { CardDefinition } from "../language/card.ts"
import type { Seed } from "./random/seed.ts"
import type { PlayerId } from "./ref.ts"
import type { GameOptions } from "./state.ts"

/** What a player brings to a game. */
export interface PlayerSetup {
  name: string
  /** The starting deck, as card definitions. In a Commander game without the commanders. */
  deck: readonly CardDefinition[]
  sideboard?: readonly CardDefinition[]
  /** 903.3: one commander, or two by a partner ability (702.124). */
  commanders?: readonly CardDefinition[]
  /** The companion revealed before the game (702.139a). */
  companion?: CardDefinition
  /** The scheme deck of an archenemy (904.3), the planar deck (901.3). */
  schemes?: readonly CardDefinition[]
  planes?: readonly CardDefinition[]
  /** The vanguard card (902.3). */
  vanguard?: CardDefinition
  /** The Attraction deck (717.2). */
  attractions?: readonly CardDefinition[]
  /** Players with the same number are a team (102.3); each alone when absent. */
  team?: number
  /** The range of influence in seats (801.2a), 0 for an unlimited one; that of the options when absent. */
  range?: number
}

export interface GameSetup {
  players: readonly PlayerSetup[]
  /** What all chance of the game follows from. Default 0. */
  seed?: Seed
  /** A ruleset's name; default "current". */
  ruleset?: string
  /** Names of the variants to play, "commander" or ["freeForAll", "commander"]. Default: none. */
  variant?: string | readonly string[]
  /** 901.15: one planar deck for all. */
  planes?: readonly CardDefinition[]
  options?: Partial<GameOptions>
  /** Draw opening hands and take mulligans (default); false begins with the first turn. */
  openingHands?: boolean
  /** Shuffle the decks (default). */
  shuffle?: boolean
  /**
   * Who takes the first turn; of a team that shares its turns any member. Default: chosen at random (103.1, 808.4), and the first seat where no opening
   * hands are drawn, since such a game is set up in its midst.
   */
  startingPlayer?: PlayerId
  /** How many cards a starting deck must hold, as the format says (100.2, 903.5a). Default: any number. */
  deckSize?: { min: number; max?: number }
  /** Refuse decks that a variant forbids (default); false for set-ups in the middle of a game. */
  checkDecks?: boolean
}
