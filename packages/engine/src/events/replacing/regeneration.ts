import { characteristics } from "../../characteristics/query.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate, setEffects } from "../../state/writing/edit.ts"
import { leaveCombat } from "../damage/combat-role.ts"
import { record } from "../record.ts"
import { ANY, type Candidate, NO_CANDIDATES } from "./candidate.ts"
import { cantBe } from "./cant.ts"
import { bar } from "./considered.ts"
import type { PendingEvent } from "./pending-event.ts"

/** 701.19a, 614.8: a regeneration shield replaces the next destruction this turn and is used up. */
export function shields(s: State, p: PendingEvent): readonly Candidate[] {
  if (s.effects.length === 0) return NO_CANDIDATES
  const shield = s.effects.find(
    (e) => e.uses > 0 && e.bindings.regeneration === 1 && e.objects.includes(p.object),
  )
  if (shield === undefined) return NO_CANDIDATES
  const { id, source } = shield
  const key = `regeneration:${id}`
  if (isBarred(s, p)) {
    bar(p, source, "701.19c")
    return NO_CANDIDATES
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
      apply: (state, event) => useShield(state, event, id),
    },
  ]
}

/** 701.19c: neither shields nor static abilities regenerate it. */
export function isBarred(s: State, p: PendingEvent): boolean {
  return p.noRegeneration || cantBe(s, "regenerate", p)
}

function useShield(s: State, p: PendingEvent, shield: number): boolean {
  setEffects(
    s,
    s.effects.filter((e) => e.id !== shield),
  )
  return regenerate(s, p, "701.19a")
}

/** 701.19a, b: instead, removes all damage, taps it and removes it from combat. */
export function regenerate(s: State, { object: id, settled }: PendingEvent, rule: string): boolean {
  const own = edit(s, id)
  own.damage = 0
  own.deathtouched = false
  if (!own.tapped) {
    own.tapped = true
    record(s, { kind: "taps", rule, object: id })
  }
  if ((characteristics(s, id).types & CARD_TYPE_BIT.creature) !== 0) leaveCombat(s, id)
  invalidate(s)
  record(s, { kind: "regenerated", rule, object: id, settled })
  return false
}
