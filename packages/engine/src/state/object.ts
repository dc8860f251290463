import type { ActivatedAbility, SpellAbility, TriggeredAbility } from "../language/ability.ts"
import type { Designation } from "../language/filter.ts"
import type { Change } from "../language/statics/change.ts"
import type { CounterKind, Zone } from "../language/vocabulary.ts"
import type { Way } from "../language/way.ts"
import type { ObjectId, PlayerId, Ref } from "./ref.ts"

/** A record that may be written by code that just got it from `edit.ts` or made it. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] }

export type ObjectKind = "card" | "token" | "copy" | "ability" | "emblem"

/**
 * One object of the game (109.1), as stored; its characteristics are derived (`characteristics/`). It gets a new id each time it changes
 * zones (400.7); `card` stays.
 */
export interface GameObject {
  readonly id: ObjectId
  /** The state's epoch when this record was last made writable: copy-on-write, not game data. */
  readonly epoch: number
  readonly kind: ObjectKind
  /** Index in `State.definitions` of its printed definition (or of the copy on the stack or token). */
  readonly def: number
  /** Which face is up, or which half or way it is cast as. */
  readonly face: number
  /** The physical card or token: the same in all zones. */
  readonly card: number
  readonly owner: PlayerId
  /** Its controller before control-changing effects; in other zones, the owner (109.4). */
  readonly controller: PlayerId
  readonly zone: Zone
  /** When it entered its zone (613.7d). */
  readonly timestamp: number
  readonly tapped: boolean
  readonly faceDown: boolean
  readonly flipped: boolean
  /** 0 phased in, 1 phased out directly, 2 indirectly (702.26). */
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
  /** Creatures that block it; `blocked` stays true when they are gone (509.1h). */
  readonly blockedBy: readonly ObjectId[]
  readonly blocked: boolean
  /** Attacking band, by number (702.22). */
  readonly band: number
  /** 506.4c: the player whose permanent it attacked, if that was removed from combat: it now attacks nothing. */
  readonly last?: PlayerId
}

/** Information about a spell or ability on the stack (601.2, 602.2, 603.3). */
export interface StackInfo {
  readonly kind: "spell" | "activated" | "triggered" | "combatDamage"
  /** The object whose ability it is; for a spell, its own id. */
  readonly source: ObjectId
  /** The ability, for abilities on the stack. */
  readonly ability: SpellAbility | ActivatedAbility | TriggeredAbility | null
  /** Chosen targets for each slot of the chosen modes, in order. */
  readonly targets: readonly (readonly Ref[])[]
  /** Shares of a divided amount, slot by slot. */
  readonly divided: readonly (readonly number[])[] | null
  /** 608.2b: slot by slot, the player for whom each target was chosen ("for each opponent, … that player controls"); null if none was. */
  readonly forWhom?: readonly (readonly PlayerId[])[] | null
  /** Indices of the chosen modes; null if not modal. */
  readonly modes: readonly number[] | null
  readonly x: number
  /** Names bound by the trigger's event or the costs. */
  readonly bindings: Bindings
  /** For abilities: the index among the source's abilities; negative for delayed ones. */
  readonly index?: number
  /** For combat damage, if it uses the stack (310.4@2003-07). */
  readonly damage?: readonly { source: ObjectId; to: Ref; amount: number; combat?: boolean }[]
}

/** Names bound to objects and players, or to numbers, as plain data. */
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
  /** Optional and alternative costs paid: key to number of times. */
  readonly paid?: Readonly<Record<string, number>>
  /** The conditions in its text about the moment it was cast that were true, as written in the data (601.2i). */
  readonly asCast?: readonly string[]
  /** The numbers its text needs from the moment it was cast, by what they count. */
  readonly numbersAsCast?: Readonly<Record<string, number>>
  /** Letters of the mana spent, "WUUC"; `t` marks treasure and `s` snow. */
  readonly manaSpent?: string
  /** What produced the mana spent, once for each mana; kept if a card of the game asks for it. */
  readonly manaSources?: readonly ObjectId[]
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
    /** The definition whose abilities it was chosen for, once the object became a copy of something else (607.5a). */
    as?: number
  }
  /** Linked objects by key (607). */
  readonly linked?: Readonly<Record<string, readonly ObjectId[]>>
  /** The name of the card whose ability exiled it before the game (607.2n). */
  readonly exiledByNamed?: string
  /** The object whose ability made it, where its abilities refer to what that one's have found (607.1d). */
  readonly maker?: ObjectId
  /** What its static abilities copy, by the change as written in the data, from when it first applied (707.2c). */
  readonly copied?: Readonly<Record<string, { readonly definition: number; readonly face: number }>>
  readonly designations?: readonly Designation[]
  readonly classLevel?: number
  /** For a dungeon: the index of the room with the venture marker (309.4). */
  readonly room?: number
  /** Unlocked doors of a Room, 1 left, 2 right, 3 both (709.5). */
  readonly unlocked?: number
  /** Card names already chosen, for "that hasn't been chosen". */
  readonly namesChosen?: readonly string[]
  /** The card that was noted as it was put there, by its copiable values (707.14). */
  readonly noted?: { readonly definition: number; readonly face: number }
  /** Who controls the spell's controller while it resolves (723.7). */
  readonly resolvesUnder?: PlayerId
  /** Uses of limited abilities, by their keys, with the turn's number for limits per turn. */
  readonly uses?: Readonly<Record<string, number>>
  /** For a face-down permanent: how it got there, "morph", "manifest", "cloak", "disguise". */
  readonly faceDownAs?: string
  /** Changes the object has because of how it was put there or cast. */
  readonly changes?: readonly Change[]
  /** Players who may look at it while it is face down (in exile). */
  readonly lookers?: readonly PlayerId[]
  /** The way it was cast: "flashback", "escape", "evoke" … */
  readonly way?: Way
  readonly protector?: PlayerId
  /** The turn in which a loyalty ability was last activated, and how many times. */
  readonly loyaltyTurn?: number
  readonly loyaltyUses?: number
  readonly goadedBy?: readonly PlayerId[]
  /** When the last keyword counter of each kind was put on it (613.7c). */
  readonly counterTimes?: Readonly<Record<string, number>>
  /** The turn on which it arrived, for "at the time it was put there". */
  readonly turn?: number
  /** The components of a melded or merged permanent other than its own card or token (701.42a, 730.2). */
  readonly components?: readonly Component[]
  /** Since when it has been a legend of this name, or a world permanent (704.5j and 704.5k of some eras). */
  readonly legend?: { readonly name: string; readonly timestamp: number }
  readonly world?: { readonly timestamp: number }
  /** The components of a merged permanent, from top to bottom: definitions and the faces that are up (702.140e, 730.2i). */
  readonly merged?: readonly { definition: number; face: number }[]
  /** The turn in which it was exiled: suspend, plot, foretell. */
  readonly exileTurn?: number
  /** It has been revealed on top of its library as its owner plays with that card revealed (401.6). */
  readonly shownOnTop?: true
  /** Die results stored on it (706.8a). */
  readonly stored?: readonly StoredRoll[]
}

/** A stored result: the kind of die and the value (706.8a). */
export interface StoredRoll {
  readonly sides: number
  readonly value: number
}
