import type { Amount, Filter, PlayerSelector, Selector, TargetSlot, Zone } from "@apnap/engine"
import type { Places } from "../grammar/read.ts"
import { type Branches, excludes } from "./branches.ts"
import type { OtherPlace } from "./others.ts"

/** Something that words can point back at, where it is named, and what it is. */
export interface Referent {
  readonly at: number
  readonly object?: Selector
  readonly player?: PlayerSelector
  readonly amount?: string
  /** How many of those that something was done to are of a kind: "that many" behind "one or more nonland cards are milled this way". */
  readonly counted?: Amount
  /** By how much the two numbers of a comparison differ: "the difference". */
  readonly difference?: Amount
  readonly plural: boolean
  /** Whether it is a number that was spoken of before, rather than what was done. */
  readonly again?: boolean
  /** Whether it is a number that is worked out whichever branch is taken. */
  readonly inAnyBranch?: true
  /** Qualities that it is known to have, for "that creature". */
  readonly filter?: Filter
  /** The zone that it is in when it is spoken of, where one only is possible. */
  readonly where?: Zone
  /** The participle that names it: "exiled". */
  readonly how?: string
  /** Whether it is a spell or ability on the stack. */
  readonly spell?: boolean
  /** Whether it left the battlefield by what was done: its size and controller are those that it had there (608.2h). */
  readonly gone?: boolean
  /** Whether nothing but its participle names it. */
  readonly onlyBy?: boolean
  /** Whether nothing but its noun names it: "those tokens" of which one was made in each round. */
  readonly onlyNoun?: boolean
  /** Whether it is this object itself. */
  readonly self?: boolean
  /** Whether it is a target on the battlefield, which is not called a card (109.2). */
  readonly permanent?: boolean
  /** Whether it may be a player instead: "any target" is not called "that creature". */
  readonly orPlayer?: boolean
  /** Whether it is only chosen from. */
  readonly onlyFrom?: boolean
  /** The node that mentions it: "~", "enchanted creature", "it". */
  readonly mention?: object
}

/** A word points back at nothing that the text names. */
export class Unresolved extends Error {}

/** What has been named in a text so far. */
export interface Scope {
  /** Whether the text is that of a spell, whose costs are a line of their own. */
  readonly spell: boolean
  /** Whether it speaks of what its object is attached to. */
  readonly attached: boolean
  readonly places: Places
  readonly branches: readonly Branches[]
  readonly targets: TargetSlot[]
  readonly referents: Referent[]
  /** "Other" that nothing before it explains. */
  readonly apart: { readonly node: object; readonly place: OtherPlace }[]
  /** The names that instructions have given so far, those of later ones too. */
  readonly names: Set<string>
}

/** What was named last before this place, of what fits and happens where the place is. */
export function last(scope: Scope, at: number, fits: (r: Referent) => boolean): Referent | undefined {
  let found: Referent | undefined
  for (const r of scope.referents)
    if (r.at < at && (found === undefined || r.at >= found.at) && fits(r) && isThere(scope, r, at)) found = r
  return found
}

/** Targets are chosen before anything is done, whichever branch is taken, and all of a kind are there in any. */
function isThere(scope: Scope, r: Referent, at: number): boolean {
  if (r.inAnyBranch) return true
  if (r.object?.sel === "all" && r.mention !== undefined) return true
  if (r.object?.sel === "target" || r.player?.who === "target") return true
  return !excludes(scope.branches, r.at, at, r.mention !== undefined)
}
