import { characteristics } from "../../characteristics/query.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate, setEffects } from "../../state/writing/edit.ts"
import { dropCounter } from "../counter-store.ts"
import { leaveCombat } from "../damage/combat-role.ts"
import { isUnpreventable } from "../damage/prevent.ts"
import { record } from "../record.ts"
import { recordReplaced } from "./afterwards.ts"
import { ANY, type Candidate } from "./candidate.ts"
import { cantBe } from "./cant.ts"
import { bar, noteShared } from "./considered.ts"
import type { PendingEvent } from "./pending-event.ts"

const NONE: readonly Candidate[] = []

/** Rules of counters with replacement or prevention effects. */
const RULES: Readonly<Record<"shield" | "stun" | "finality", string>> = {
  shield: "122.1c",
  stun: "122.1d",
  finality: "122.1h",
}

/** Replacement and prevention effects from the rules: regeneration shields and certain counters (122.1c, d, h). */
export function builtIn(s: State, p: PendingEvent): readonly Candidate[] {
  switch (p.kind) {
    case "destroyed":
      return both(regeneration(s, p), p.source === 0 ? NONE : ofCounter(s, p, "shield", instead))
    case "damage":
      return p.amount > 0 && p.object > 0 ? ofCounter(s, p, "shield", preventAll) : NONE
    case "untaps":
      return ofCounter(s, p, "stun", instead)
    case "moves":
      return p.from === "battlefield" && p.to === "graveyard" ? ofCounter(s, p, "finality", exile) : NONE
    default:
      return NONE
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
  if ((s.objects[id]?.counters?.[kind] ?? 0) === 0) return NONE
  const key = `counter:${kind}`
  return p.applied.includes(key)
    ? NONE
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
  record(s, {
    kind: "prevented",
    rule: "122.1c",
    other: p.other,
    object: p.object,
    source: p.source,
    amount: p.amount,
    combat: p.combat,
    settled: p.settled,
  })
  p.amount = 0
  return false
}

/** 122.1h */
function exile(_s: State, p: PendingEvent): boolean {
  p.to = "exile"
  return true
}

/** 701.19a, 614.8: a regeneration shield replaces the next destruction this turn and is used up. */
function regeneration(s: State, p: PendingEvent): readonly Candidate[] {
  if (s.effects.length === 0) return NONE
  const shield = s.effects.find(
    (e) => e.uses > 0 && e.bindings.regeneration === 1 && e.objects.includes(p.object),
  )
  if (shield === undefined) return NONE
  const { id, source } = shield
  const key = `regeneration:${id}`
  if (p.noRegeneration || cantBe(s, "regenerate", p)) {
    bar(p, source, "701.19c")
    return NONE
  }
  return [
    {
      key,
      order: ANY,
      label: "regenerate",
      rule: "701.19a",
      source,
      asks: -1,
      same: "regeneration",
      apply: (state, event) => regenerate(state, event, id),
    },
  ]
}

/** 701.19a: instead, removes all damage, taps it and removes it from combat. */
function regenerate(s: State, { object: id, settled }: PendingEvent, shield: number): boolean {
  setEffects(
    s,
    s.effects.filter((e) => e.id !== shield),
  )
  const own = edit(s, id)
  own.damage = 0
  own.deathtouched = false
  if (!own.tapped) {
    own.tapped = true
    record(s, { kind: "taps", rule: "701.19a", object: id })
  }
  if ((characteristics(s, id).types & CARD_TYPE_BIT.creature) !== 0) leaveCombat(s, id)
  invalidate(s)
  record(s, { kind: "regenerated", rule: "701.19a", object: id, settled })
  return false
}
