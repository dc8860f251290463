import type { CounterKind } from "../language/vocabulary.ts"
import type { Pool } from "../mana/pool.ts"
import type { ObjectId, PlayerId } from "./ref.ts"

/** A player (102). Zones hold object ids; the top of a library is its last element. */
export interface Player {
  epoch: number
  id: PlayerId
  name: string
  life: number
  library: readonly ObjectId[]
  hand: readonly ObjectId[]
  graveyard: readonly ObjectId[]
  /** Sideboard and other cards outside the game (400.11). */
  outside: readonly ObjectId[]
  pool: Pool
  counters: Readonly<Record<CounterKind, number>> | null
  /** "won", "lost" and why (a rule key), or null while in the game. */
  left: { how: "won" | "lost" | "drew"; rule: string } | null
  /** Tried to draw from an empty library since the last check (704.5b). */
  drewFromEmpty: boolean
  landsPlayed: number
  cityBlessing: boolean
  ringTempted: number
  speed: number
  /** Combat damage dealt to this player by each commander (903.10a), by card. */
  commanderDamage: Readonly<Record<number, number>> | null
  /** Times each commander was cast from the command zone, by card. */
  commanderCasts: Readonly<Record<number, number>> | null
  /** Names of the spells cast this game, where some card asks for them. */
  castNames: readonly string[]
  /** Dungeons completed, by name. */
  dungeons: readonly string[]
  /** 102.3: players with the same number are teammates; without teams each has a number of their own. */
  team: number
  /** Supplementary decks of face-down schemes, planes and Attractions in the command zone (100.2d); the top is last. */
  schemes: readonly ObjectId[]
  planes: readonly ObjectId[]
  attractions: readonly ObjectId[]
  /** The physical cards designated as this player's commanders (903.3). */
  commanders: readonly number[]
  /** Range of influence in seats (801.2), 0 for an unlimited one. */
  range: number
  /** Who decides for this player now (723); itself normally. */
  decidedBy: PlayerId
  /** Pays by hand: asked which mana abilities to activate (601.2g). */
  paysByHand: boolean
  maxHand: number
  /** How often the library was shuffled: each time has its own order (see `shuffledLibrary`). */
  shuffles: number
  /** The first of this player's physical cards: their places in the deck are counted from it. */
  firstCard: number
}
