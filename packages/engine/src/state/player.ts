import type { ColorLetter } from "../language/filter.ts"
import type { CounterKind } from "../language/vocabulary.ts"
import type { Pool } from "../mana/pool.ts"
import type { ObjectId, PlayerId } from "./ref.ts"

/** How a player left the game, and what is still asked of them afterwards. */
export interface Departure {
  readonly how: "won" | "lost" | "drew"
  /** A rule key. */
  readonly rule: string
  /** 800.4i: how many cards they last had in hand; absent for none. */
  readonly hand?: number
}

/** A player (102). Zones hold object ids; the top of a library is its last element. */
export interface Player {
  readonly epoch: number
  readonly id: PlayerId
  readonly name: string
  readonly life: number
  /** 103.4: of this player. Absent in saves of older versions: the total of the options, for all. */
  readonly startingLife?: number
  readonly library: readonly ObjectId[]
  readonly hand: readonly ObjectId[]
  readonly graveyard: readonly ObjectId[]
  /** Sideboard and other cards outside the game (400.11). */
  readonly outside: readonly ObjectId[]
  readonly pool: Pool
  readonly counters: Readonly<Record<CounterKind, number>> | null
  /** How and why (a rule key) the player left the game, or null while still in it. */
  readonly left: Departure | null
  /** Tried to draw from an empty library since the last check (704.5b). */
  readonly drewFromEmpty: boolean
  readonly landsPlayed: number
  readonly cityBlessing: boolean
  readonly ringTempted: number
  readonly speed: number
  /** Combat damage dealt to this player by each commander (903.10a), by card. */
  readonly commanderDamage: Readonly<Record<number, number>> | null
  /** Times each commander was cast from the command zone, by card. */
  readonly commanderCasts: Readonly<Record<number, number>> | null
  /** Names of the spells cast this game, if some card asks for them. */
  readonly castNames: readonly string[]
  /** Dungeons completed, by name. */
  readonly dungeons: readonly string[]
  /** 102.3: players with the same number are teammates; without teams each player has a different number. */
  readonly team: number
  /** Supplementary decks of face-down schemes, planes and Attractions in the command zone (100.2d); the top is last. */
  readonly schemes: readonly ObjectId[]
  readonly planes: readonly ObjectId[]
  readonly attractions: readonly ObjectId[]
  /** The physical cards designated as this player's commanders (903.3). */
  readonly commanders: readonly number[]
  /** Colors chosen for commanders before the game (903.4b), by card. */
  readonly commanderColors?: Readonly<Record<number, ColorLetter>> | undefined
  /** Range of influence in seats (801.2), 0 if unlimited. */
  readonly range: number
  /** Who decides for this player now (723); normally the player. */
  readonly decidedBy: PlayerId
  /** Pays by hand: is asked which mana abilities to activate (601.2g). */
  readonly paysByHand: boolean
  /** The size of the opening hand, and the maximum hand size before effects (103.5, 402.2, 902.5). */
  readonly maxHand: number
  /** How many times the library was shuffled: each time has its own order (see `shuffledLibrary`). */
  readonly shuffles: number
  /** The first of this player's physical cards; places in the deck are counted from it. */
  readonly firstCard: number
}
