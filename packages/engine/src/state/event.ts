import type { MoveCause } from "../language/event.ts"
import type { Zone } from "../language/vocabulary.ts"
import type { ObjectId, PlayerId, Ref } from "./ref.ts"
import type { Settled } from "./replacement-record.ts"

/**
 * Something that happened, with the number of the rule that made it happen. The kind says what `amount` counts; `event-numbers.ts` names
 * the amounts that are really something else.
 */
export type GameEvent<K extends EventKind = EventKind> = K extends EventKind ? EventOf<K> : never

/** One shape for all kinds keeps the engine's hot path monomorphic; fields that a kind does not use stay at 0, -1 or "". */
export interface EventOf<K extends EventKind> {
  kind: K
  /** The rule, by its current number. */
  rule: string
  /** Simultaneous events share a batch (603.2c). */
  batch: number
  /** The main object: what moved, was damaged, attacked, was tapped. For a zone change: its id in the new zone. */
  object: ObjectId
  /** Its previous id, for zone changes. */
  was: ObjectId
  /** The main player: who drew, was damaged, lost life, cast; -1 for none. */
  player: PlayerId
  /** What did it: the source of damage, the spell that destroyed. */
  source: ObjectId
  /** The second object: the attacked permanent, the blocker, the host, what entered as it entered (an id of the past). As a `Ref` it can be a player. */
  other: Ref
  amount: number
  from: Zone | ""
  to: Zone | ""
  cause: MoveCause | ""
  /** Counter kind, step name, action name, how a trigger follows another (`Follows`) … */
  detail: string
  combat: boolean
  /** The replacement and prevention effects considered for it; null for most events. */
  settled: Settled | null
}

export type EventKind =
  | "moves"
  | "step"
  | "cast"
  | "copied"
  | "activates"
  | "targeted"
  | "crime"
  | "attacks"
  | "attackers"
  | "blocks"
  | "becomesBlocked"
  | "unblocked"
  | "damage"
  | "excessDamage"
  | "gainLife"
  | "loseLife"
  | "draw"
  | "draws"
  | "discard"
  | "sacrifice"
  | "cycle"
  | "taps"
  | "untaps"
  | "counters"
  | "countersRemoved"
  | "token"
  | "transforms"
  | "turnedFaceUp"
  | "turnedFaceDown"
  | "attached"
  | "unattached"
  | "control"
  | "phasesOut"
  | "phasesIn"
  | "mana"
  | "searches"
  | "shuffles"
  | "mills"
  | "scry"
  | "surveil"
  | "countered"
  | "destroyed"
  | "becomesMonarch"
  | "loses"
  | "wins"
  | "coin"
  | "die"
  | "fights"
  | "exerts"
  | "dayNight"
  | "ringTempts"
  | "venture"
  | "completesDungeon"
  | "resolves"
  | "action"
  | "unlocked"
  | "startingPlayer"
  | "beginsTurn"
  | "paid"
  | "triggers"
  | "untriggered"
  | "forbidden"
  | "effectEnds"
  | "regenerated"
  | "prevented"
  | "replaced"
  | "revealed"
  | "leavesCombat"
  | "priority"
  | "ends"
  | "ceases"
  | "stateBased"
