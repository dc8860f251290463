import type { Amount, Filter, PlayerSelector, Selector, TargetSlot, Zone } from "@apnap/engine"
import type { Places } from "../grammar/read.ts"
import { type Branches, excludes } from "./branches.ts"
import type { OtherPlace } from "./others.ts"

/** Something later words can refer to: where the text names it, and what it is. */
export interface Referent {
  readonly at: number
  readonly object?: Selector
  readonly player?: PlayerSelector
  readonly amount?: string
  /** A count of matching objects: "that many" after "one or more nonland cards are milled this way". */
  readonly counted?: Amount
  /** The difference between two compared numbers: "the difference". */
  readonly difference?: Amount
  readonly plural: boolean
  /** Whether the number was only mentioned again, rather than produced by an instruction. */
  readonly again?: boolean
  /** Whether the number is known whichever branch is taken. */
  readonly inAnyBranch?: true
  /** Known qualities, matched against "that creature". */
  readonly filter?: Filter
  /** The zone it's in when mentioned; absent if there are several possibilities. */
  readonly where?: Zone
  /** The participle that names it: "exiled". */
  readonly how?: string
  /** Whether it's a spell or ability on the stack. */
  readonly spell?: boolean
  /** Whether the instruction made it leave the battlefield; its power and controller are last known information (608.2h). */
  readonly gone?: boolean
  /** Whether only its participle can name it. */
  readonly onlyBy?: boolean
  /** Whether only its noun can name it: "those tokens" of which each iteration made one. */
  readonly onlyNoun?: boolean
  /** Whether it's the object that has the ability. */
  readonly self?: boolean
  /** Whether it's a target on the battlefield, which isn't called a card (109.2). */
  readonly permanent?: boolean
  /** Whether it may be a player: "any target" isn't called "that creature". */
  readonly orPlayer?: boolean
  /** Whether it can only be chosen from. */
  readonly onlyFrom?: boolean
  /** The choice that finds it: no word of the same instruction refers to it. */
  readonly choice?: object
  /** The node that mentions it: "~", "enchanted creature", "it". */
  readonly mention?: object
}

/** A word refers to nothing that the text names. */
export class Unresolved extends Error {}

/** What the text has named so far. */
export interface Scope {
  /** Whether the text belongs to a spell, whose costs are separate lines. */
  readonly spell: boolean
  /** Whether it mentions what its object is attached to. */
  readonly attached: boolean
  readonly places: Places
  readonly branches: readonly Branches[]
  readonly targets: TargetSlot[]
  readonly referents: Referent[]
  /** Occurrences of "other" without an antecedent so far. */
  readonly apart: { readonly node: object; readonly place: OtherPlace }[]
  /** All names bound so far in the ability, shared with its delayed instructions. */
  readonly names: Set<string>
}

/** The last referent before this place that fits and is available in the place's branch. */
export function last(scope: Scope, at: number, fits: (r: Referent) => boolean): Referent | undefined {
  let found: Referent | undefined
  for (const r of scope.referents)
    if (r.at < at && (found === undefined || r.at >= found.at) && fits(r) && isThere(scope, r, at)) found = r
  return found
}

/** Targets are chosen before anything happens, so they exist in every branch; so do groups given by their qualities. */
function isThere(scope: Scope, r: Referent, at: number): boolean {
  if (r.inAnyBranch) return true
  if (r.object?.sel === "all" && r.mention !== undefined) return true
  if (r.object?.sel === "target" || r.player?.who === "target") return true
  return !excludes(scope.branches, r.at, at, r.mention !== undefined)
}
