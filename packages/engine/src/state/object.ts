import type { ActivatedAbility, SpellAbility, TriggeredAbility } from "../language/ability.ts"
import type { Designation } from "../language/filter.ts"
import type { Change } from "../language/statics/change.ts"
import type { CounterKind, Zone } from "../language/vocabulary.ts"
import type { Way } from "../language/way.ts"
import type { ObjectId, PlayerId, Ref } from "./ref.ts"

/** A record as whoever has just got it from `edit.ts`, or made it, may write it. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] }

export type ObjectKind = "card" | "token" | "copy" | "ability" | "emblem"

/**
 * One object of the game (109.1), as stored; its characteristics are derived (`characteristics/`). It gets a new id each
 * time that it changes zones (400.7); `card` stays.
 */
export interface GameObject {
  readonly id: ObjectId
  /** The state's epoch when this record was last made writable: copy-on-write, not game data. */
  readonly epoch: number
  readonly kind: ObjectKind
  /** Index in `State.definitions` of what it is as printed (or as copied onto the stack or made as a token). */
  readonly def: number
  /** Which face is up, or which half or way it is cast as. */
  readonly face: number
  /** The physical card or token: the same in all zones. */
  readonly card: number
  readonly owner: PlayerId
  /** Who controls it before control-changing effects; in other zones, the owner (109.4). */
  readonly controller: PlayerId
  readonly zone: Zone
  /** When it entered its zone (613.7d). */
  readonly timestamp: number
  readonly tapped: boolean
  readonly faceDown: boolean
  readonly flipped: boolean
  /** 0 in, 1 phased out directly, 2 indirectly (702.26). */
  readonly phasedOut: number
  /** Not under its controller's control continuously since their turn began (302.6). */
  readonly sick: boolean
  readonly damage: number
  /** Damaged by a source with deathtouch since the last check (704.5h). */
  readonly deathtouched: boolean
  readonly counters: Readonly<Record<CounterKind, number>> | null
  readonly attachedTo: Ref
  readonly combat: CombatRole | null
  readonly stack: StackInfo | null
  /** What is remembered about it: chosen values, linked objects, how it was cast. Never copied. */
  readonly memory: Memory | null
}

/** A creature's place in combat (506 to 511). */
export interface CombatRole {
  /** The player, planeswalker or battle attacked; 0 when not attacking. */
  readonly attacking: Ref
  /** Attackers that it blocks. */
  readonly blocking: readonly ObjectId[]
  /** Creatures that block it; "blocked" stays true when they are gone (509.1h). */
  readonly blockedBy: readonly ObjectId[]
  readonly blocked: boolean
  /** Attacking band, by number (702.22). */
  readonly band: number
  /** 506.4c: whose was what it attacked, which has been removed from combat: it attacks nothing now. */
  readonly last?: PlayerId
}

/** What a spell or ability on the stack knows (601.2, 602.2, 603.3). */
export interface StackInfo {
  readonly kind: "spell" | "activated" | "triggered" | "combatDamage"
  /** The object whose ability it is; for a spell its own id. */
  readonly source: ObjectId
  /** The ability, for abilities on the stack. */
  readonly ability: SpellAbility | ActivatedAbility | TriggeredAbility | null
  /** Chosen targets for each slot of the chosen modes, in order. */
  readonly targets: readonly (readonly Ref[])[]
  /** Shares of a divided amount, slot by slot. */
  readonly divided: readonly (readonly number[])[] | null
  /** Indices of the chosen modes; null when not modal. */
  readonly modes: readonly number[] | null
  readonly x: number
  /** Bound names from the trigger's event or the costs. */
  readonly bindings: Bindings
  /** For abilities: the position among the source's abilities; negative for delayed ones. */
  readonly index?: number
  /** For combat damage, where it uses the stack (310.4@2003-07). */
  readonly damage?: readonly { source: ObjectId; to: Ref; amount: number; combat?: boolean }[]
}

/** Names bound to objects and players, or to numbers, in plain data. */
export interface Bindings {
  readonly [name: string]: readonly Ref[] | number | string
}

/** A card or token of a melded or merged permanent. */
export interface Component {
  readonly kind: ObjectKind
  readonly def: number
  readonly card: number
  readonly owner: PlayerId
}

export interface Memory {
  /** Announced X (107.3m). */
  readonly x?: number
  readonly castFrom?: Zone
  readonly castBy?: PlayerId
  /** Optional and alternative costs paid, by key, and how often. */
  readonly paid?: Readonly<Record<string, number>>
  /** What its words ask of the moment at which it was cast and was so, as it stands in the data (601.2i). */
  readonly asCast?: readonly string[]
  /** Numbers that its words ask of the moment at which it was cast, by what they ask. */
  readonly numbersAsCast?: Readonly<Record<string, number>>
  /** Letters of the mana spent, "WUUC", with `t` for treasure and `s` for snow kept apart. */
  readonly manaSpent?: string
  readonly chosen?: {
    color?: string
    type?: string
    name?: string
    /** The second name of a double agenda (702.106f). */
    otherName?: string
    number?: number
    player?: PlayerId
    object?: ObjectId
    option?: string
  }
  /** Linked objects by key (607). */
  readonly linked?: Readonly<Record<string, readonly ObjectId[]>>
  readonly designations?: readonly Designation[]
  readonly classLevel?: number
  /** For a dungeon: the position of the room with the venture marker (309.4). */
  readonly room?: number
  /** Unlocked doors of a Room, 1 left, 2 right, 3 both (709.5). */
  readonly unlocked?: number
  /** Modes already chosen, for "that hasn't been chosen". */
  readonly modesChosen?: readonly number[]
  /** Uses of limited abilities: "abilityIndex:turn" or "abilityIndex" to how often. */
  readonly uses?: Readonly<Record<string, number>>
  /** For a face-down permanent: how it got there, "morph", "manifest", "cloak", "disguise". */
  readonly faceDownAs?: string
  /** Changes that belong to the object because of how it was put or cast. */
  readonly changes?: readonly Change[]
  /** Players who may look at it while it is face down (in exile). */
  readonly lookers?: readonly PlayerId[]
  /** The way it was cast: "flashback", "escape", "evoke" … */
  readonly way?: Way
  readonly protector?: PlayerId
  /** The turn in which a loyalty ability was last activated, and how often. */
  readonly loyaltyTurn?: number
  readonly loyaltyUses?: number
  readonly goadedBy?: readonly PlayerId[]
  /** When the last keyword counter of each kind was put on it (613.7c). */
  readonly counterTimes?: Readonly<Record<string, number>>
  /** Turn on which it got here, for "at the time it was put there". */
  readonly turn?: number
  /** What represents a melded or merged permanent beside the card or token that it is itself (701.42a, 730.2). */
  readonly components?: readonly Component[]
  /** Since when it has been a legend of this name, and a world permanent (704.5j and 704.5k of some eras). */
  readonly legend?: { readonly name: string; readonly timestamp: number }
  readonly world?: { readonly timestamp: number }
  /** What the parts of a merged permanent are like, from top to bottom: definitions and the faces that are up (702.140e, 730.2i). */
  readonly merged?: readonly { definition: number; face: number }[]
  /** Stays exiled with these counters or times: suspend, plot, foretell turn. */
  readonly exileTurn?: number
}
