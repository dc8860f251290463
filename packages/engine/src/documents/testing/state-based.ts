import { contextOf } from "../../characteristics/context.ts"
import { dealDamage } from "../../events/damage/damage.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { Ability } from "../../language/ability.ts"
import type { State } from "../../state/state.ts"

/** The documents' rulesets. */
export const ERAS = ["2003-07", "2011-09-30", "2014-02"]

/** Those with planeswalkers. */
export const LATER = ["2011-09-30", "2014-02"]

export const INDESTRUCTIBLE: Ability = { ability: "keyword", keyword: "indestructible" }

export const DEATHTOUCH: Ability = { ability: "keyword", keyword: "deathtouch" }

/** A regeneration shield (701.19a). */
export function shield(s: State, id: number): void {
  execute(s, { do: "regenerate", what: { sel: "self" } }, contextOf(id, s.objects[id]!.controller))
}

/** Damage from this source, or from itself. */
export function hurt(s: State, to: number, amount: number, source = to): void {
  dealDamage(s, [{ source, to, amount }], "120.3")
}

/** The rules by which something changed zones this turn. */
export function moved(s: State): string[] {
  return s.events.filter((e) => e.kind === "moves").map((e) => e.rule)
}
