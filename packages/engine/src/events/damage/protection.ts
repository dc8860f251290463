import { isPlayerProtectedFrom, isProtectedFrom } from "../../characteristics/queries/protection.ts"
import { isPlayerRef, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { ANY, type Candidate, NO_CANDIDATES } from "../replacing/candidate.ts"
import type { PendingEvent } from "../replacing/pending-event.ts"
import { isUnpreventable } from "./prevent.ts"
import { preventAmount } from "./prevent-amount.ts"

const KEY = "protection"

/** 702.16e: protection's prevention effect, one of those among which is chosen (616.1); none where it would prevent nothing (615.12). */
export function protection(s: State, p: PendingEvent): readonly Candidate[] {
  if (p.amount <= 0 || p.applied.includes(KEY) || !isProtected(s, p) || isUnpreventable(s, p))
    return NO_CANDIDATES
  const source = isPlayerRef(p.other) ? 0 : p.object
  return [{ key: KEY, order: ANY, label: KEY, rule: "702.16e", source, asks: -1, same: KEY, apply }]
}

function isProtected(s: State, { other, source }: PendingEvent): boolean {
  return isPlayerRef(other)
    ? isPlayerProtectedFrom(s, refPlayer(other), source)
    : isProtectedFrom(s, other, source)
}

function apply(s: State, p: PendingEvent): boolean {
  preventAmount(s, p, p.amount, "702.16e")
  return false
}
