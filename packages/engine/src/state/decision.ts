import type { Effect } from "../language/effects/effect.ts"
import type { Way } from "../language/way.ts"
import type { ObjectId, PlayerId, Ref } from "./ref.ts"
import type { Refusal } from "./refusal.ts"

/**
 * A choice that a player must make. Few kinds, many parameters. Options are numbered, and answers are made of these numbers: small,
 * comparable and JSON.
 */
export type Decision =
  | PriorityDecision
  | ChooseDecision
  | OptionDecision
  | NumberDecision
  | OrderDecision
  | DistributeDecision
  | AttackersDecision
  | BlockersDecision
  | ConfirmDecision
  | NameDecision

interface DecisionBase {
  /** Whose choice it is. */
  player: PlayerId
  /** The rule that asks, by its current number. */
  rule: string
  /** The purpose: a key of the phrase book, "discard", "target", "scry" … */
  purpose: string
  /** The object whose spell, ability or rule asks; 0 for none. */
  source: ObjectId
}

/** What a player may do with priority (117.1). Answer: the option's index. Index 0 passes; `CONCEDE` is not listed. */
export interface PriorityDecision extends DecisionBase {
  kind: "priority"
  options: readonly Action[]
}

/** 104.3a: the answer of a player with priority who concedes. At any other moment, use `Game.concede`. */
export const CONCEDE = -1

/** An action that a player with priority can begin. */
export type Action =
  | { do: "pass" }
  /** Cast this face, in this way ("" the normal way; else "flashback", "kicker"-less alternative, "morph" …). */
  | { do: "cast"; object: ObjectId; face: number; way: Way; permission?: ObjectId }
  | { do: "play"; object: ObjectId; face: number; permission?: ObjectId }
  /** `ability` is the index in the object's derived abilities. */
  | { do: "activate"; object: ObjectId; ability: number; mana?: boolean }
  /** Special actions (116): turn face up, foretell, plot, suspend, unlock, companion … */
  | { do: "special"; object: ObjectId; what: string; index?: number }

/** Choose objects or players. Answer: indices in `options`, ascending unless `ordered`. */
export interface ChooseDecision extends DecisionBase {
  kind: "choose"
  options: readonly Ref[]
  min: number
  max: number
  /** Good or bad for the controller of the chosen objects: a hint for players, never a rule. */
  hint?: "good" | "bad"
  ordered?: boolean
  /** A limit on the total of the chosen options' values. */
  values?: readonly number[]
  total?: number
  minTotal?: number
  /** What each option is, as bits: the chosen ones must have at least so many different bits among them. */
  kinds?: readonly number[]
  minKinds?: number
  /** Options with the same key exclude each other. */
  keys?: readonly (string | number)[]
  /** Instead, all chosen options must have the same key. */
  sameKey?: boolean
  /** For targets: the index of the target slot. */
  slot?: number
}

/** Choose among named options (modes, costs, colours, replacement effects). Answer: indices. */
export interface OptionDecision extends DecisionBase {
  kind: "option"
  options: readonly Option[]
  min: number
  max: number
  /** Whether the same option may be chosen more than once. */
  repeat?: boolean
  /** Options that exist but can't be chosen, and why (700.2a). */
  refused?: readonly RefusedOption[]
}
/** An unavailable option, with the rule that forbids it. */
export interface RefusedOption extends Refusal {
  label: string
}
export interface Option {
  /** A key or a word: "Red", "mode:1", "replacement". */
  label: string
  /** The object the option stands for, if any. */
  object?: ObjectId
  /** Its weight against `OptionDecision` limits (pawprints). */
  weight?: number
}

/** A whole number. Answer: the number. */
export interface NumberDecision extends DecisionBase {
  kind: "number"
  min: number
  max: number
}

/** Put things in order; the first is done first (or put on the stack first). Answer: a permutation of indices. */
export interface OrderDecision extends DecisionBase {
  kind: "order"
  options: readonly Ref[]
  labels?: readonly string[]
}

/** Divide a total. Answer: one number for each option. */
export interface DistributeDecision extends DecisionBase {
  kind: "distribute"
  options: readonly Ref[]
  labels?: readonly string[]
  total: number
  min: readonly number[]
  max: readonly number[]
  /** What each of the others must get before the last option gets anything: trample (702.19b). */
  before?: readonly number[]
  /** Applies `before` to each option and all earlier ones, not only to the last: damage along an order (510.1c@2014-02). */
  inOrder?: boolean
}

/** Declare attackers (508.1). Answer: pairs [candidate, index in its defenders]. */
export interface AttackersDecision extends DecisionBase {
  kind: "attackers"
  candidates: readonly { creature: ObjectId; defenders: readonly Ref[] }[]
  /** A legal declaration that obeys the requirements with as few attackers as possible (508.1d). */
  least: readonly Pair[]
}

/** Declare blockers (509.1). Answer: pairs [candidate, index in its attackers]. */
export interface BlockersDecision extends DecisionBase {
  kind: "blockers"
  candidates: readonly { creature: ObjectId; attackers: readonly ObjectId[]; max: number }[]
  /** A legal declaration that obeys the requirements with as few blocks as possible (509.1c). */
  least: readonly Pair[]
}

/** Yes or no. Answer: 1 or 0. */
export interface ConfirmDecision extends DecisionBase {
  kind: "confirm"
  hint?: "good" | "bad"
  /** What the question is about. */
  about?: readonly Ref[]
  /** The keyword of the cost that may be paid: "kicker". */
  label?: string
  /** The instruction that may be followed or not (608.2d): a "may". */
  effect?: Effect
}

/** A name (201.4): any card name, or an existing type (205.3e). Answer: a string. `options` if the choice is closed. */
export interface NameDecision extends DecisionBase {
  kind: "name"
  of: "card" | "creatureType" | "landType" | "cardType"
  options?: readonly string[]
  /** For card names, which may be any text: known names that can't be chosen (201.4). */
  refused?: readonly string[]
}

export type Pair = readonly [number, number]
export type Answer = number | string | readonly number[] | readonly Pair[]

interface AnswerByKind {
  priority: number
  choose: readonly number[]
  option: readonly number[]
  number: number
  order: readonly number[]
  distribute: readonly number[]
  attackers: readonly Pair[]
  blockers: readonly Pair[]
  confirm: number
  name: string
}
export type AnswerTo<D extends Decision> = AnswerByKind[D["kind"]]
