import type { CardDefinition } from "../language/card.ts"
import type { ColorLetter } from "../language/filter.ts"
import type { Seed } from "./random/seed.ts"
import type { PlayerId } from "./ref.ts"
import type { GameOptions } from "./state.ts"

/** What a player brings to a game. */
export interface PlayerSetup {
  name: string
  /** The starting deck, as card definitions; in a Commander game, without the commanders. */
  deck: readonly CardDefinition[]
  sideboard?: readonly CardDefinition[]
  /** 903.3: one commander, or two by a partner ability (702.124). */
  commanders?: readonly CardDefinition[]
  /**
   * 903.4b: for each commander that has its color chosen before the game, that color, in the order of `commanders`. Default: colors
   * that allow the deck.
   */
  commanderColors?: readonly (ColorLetter | null)[]
  /** The companion revealed before the game (702.139a). */
  companion?: CardDefinition
  /** The scheme deck of an archenemy (904.3) and the planar deck (901.3). */
  schemes?: readonly CardDefinition[]
  planes?: readonly CardDefinition[]
  /** The vanguard card (902.3). */
  vanguard?: CardDefinition
  /** The Attraction deck (717.2). */
  attractions?: readonly CardDefinition[]
  /** Players with the same number are a team (102.3); if absent, each is alone. */
  team?: number
  /** The starting life total (103.4), which a vanguard still changes (902.4); if absent, that of the options. */
  startingLife?: number
  /** The range of influence in seats (801.2a), 0 if unlimited; if absent, that of the options. */
  range?: number
}

export interface GameSetup {
  players: readonly PlayerSetup[]
  /** The source of all randomness in the game. Default 0. */
  seed?: Seed
  /** A ruleset's name; default "current". */
  ruleset?: string
  /** Names of the variants to play, "commander" or ["freeForAll", "commander"]. Default: none. */
  variant?: string | readonly string[]
  /** 901.15: one planar deck for all. */
  planes?: readonly CardDefinition[]
  options?: Partial<GameOptions>
  /** After a draft, the codes of the sets whose boosters it contained (903.13f). */
  draftedFrom?: readonly string[]
  /** Draw opening hands and take mulligans (default); false starts with the first turn. */
  openingHands?: boolean
  /** Shuffle the decks (default). */
  shuffle?: boolean
  /**
   * Who takes the first turn; any member of a team with shared turns. Default: random (103.1, 808.4), or the first seat if no opening
   * hands are drawn, since such a game is set up midway.
   */
  startingPlayer?: PlayerId
  /** The size limits of a starting deck in this format (100.2, 903.5a). Default: any size. */
  deckSize?: { min: number; max?: number }
  /** Refuse decks that a variant forbids (default); false to set up a game midway. */
  checkDecks?: boolean
}
