import type { State } from "../../state/state.ts"
import { dropCounter } from "../counter-store.ts"
import { isUnpreventable } from "../damage/prevent.ts"
import { preventAmount } from "../damage/prevent-amount.ts"
import { protection } from "../damage/protection.ts"
import { recordReplaced } from "./afterwards.ts"
import { ANY, type Candidate, NO_CANDIDATES } from "./candidate.ts"
import { noteShared } from "./considered.ts"
import type { PendingEvent } from "./pending-event.ts"
import { shields } from "./regeneration.ts"

/** Rules of counters with replacement or prevention effects. */
const RULES: Readonly<Record<"shield" | "stun" | "finality", string>> = {
  shield: "122.1c",
  stun: "122.1d",
  finality: "122.1h",
}

/** Replacement and prevention effects from the rules: regeneration shields, protection (702.16e) and certain counters (122.1c, d, h). */
export function builtIn(s: State, p: PendingEvent): readonly Candidate[] {
  switch (p.kind) {
    case "destroyed":
      return both(shields(s, p), p.source === 0 ? NO_CANDIDATES : ofCounter(s, p, "shield", instead))
    case "damage":
      return both(
        protection(s, p),
        p.amount > 0 && p.object > 0 ? ofCounter(s, p, "shield", preventAll) : NO_CANDIDATES,
      )
    case "untaps":
      return ofCounter(s, p, "stun", instead)
    case "moves":
      return p.from === "battlefield" && p.to === "graveyard"
        ? ofCounter(s, p, "finality", exile)
        : NO_CANDIDATES
    default:
      return NO_CANDIDATES
  }
}

function both(a: readonly Candidate[], b: readonly Candidate[]): readonly Candidate[] {
  return a.length === 0 ? b : b.length === 0 ? a : [...a, ...b]
}

function ofCounter(
  s: State,
  p: PendingEvent,
  kind: keyof typeof RULES,
  apply: (s: State, p: PendingEvent) => boolean,
): readonly Candidate[] {
  const id = p.kind === "moves" ? p.was : p.object
  if ((s.objects[id]?.counters?.[kind] ?? 0) === 0) return NO_CANDIDATES
  const key = `counter:${kind}`
  return p.applied.includes(key)
    ? NO_CANDIDATES
    : [{ key, order: ANY, label: kind, rule: RULES[kind], source: id, asks: -1, same: key, apply }]
}

/** 122.1c, d: removes a counter instead. */
function instead(s: State, p: PendingEvent): boolean {
  const kind = p.kind === "untaps" ? "stun" : "shield"
  recordReplaced(s, p, p.object, RULES[kind])
  dropCounter(s, p.object, kind, RULES[kind])
  return false
}

const SHIELD = "counter:shield"

/** 122.1c: prevents all simultaneous damage and removes one counter. */
function preventAll(s: State, p: PendingEvent): boolean {
  dropCounter(s, p.object, "shield", "122.1c")
  for (const q of p.together) {
    if (q === p || q.object !== p.object || q.amount <= 0 || q.applied.includes(SHIELD)) continue
    q.applied = [...q.applied, SHIELD]
    noteShared(q, p.object, "122.1c")
    shieldFrom(s, q)
  }
  return shieldFrom(s, p)
}

/** Prevents the damage if possible. Returns whether any is left. */
function shieldFrom(s: State, p: PendingEvent): boolean {
  if (isUnpreventable(s, p)) return true
  preventAmount(s, p, p.amount, "122.1c")
  return false
}

/** 122.1h */
function exile(_s: State, p: PendingEvent): boolean {
  p.to = "exile"
  return true
}
