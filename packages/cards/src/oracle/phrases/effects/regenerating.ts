import type { Effect, Filter, Selector } from "@apnap/engine"
import { inPlaceOf } from "../../discourse/nodes.ts"
import { $ } from "../../grammar/hole.ts"
import { clause, ORACLE, statics } from "../../oracle.ts"
import { certain } from "../players/owners.ts"

// Preventing regeneration for a turn (701.19c).

clause("{w:object} can't be regenerated this turn", {
  do: "rule",
  effects: [
    {
      static: "cant",
      event: { on: "destroyed", object: { is: "among", of: $<Selector>("w") } },
      what: "regenerate",
    },
  ],
  duration: "endOfTurn",
} as Effect)

// What is destroyed under a condition, or unless somebody pays: "A creature destroyed this way can't be regenerated."
clause.iso(
  "{e:guarded destruction} . {d:destroyed ones} can't be regenerated",
  ({ e }) => guarded(e, (inner) => ({ ...inner, noRegeneration: true })),
  (e) => {
    const bare = guarded(e, ({ noRegeneration, ...inner }) => (noRegeneration === true ? inner : undefined))
    return bare && { e: bare }
  },
)
certain("destroyed ones", ["a creature destroyed this way", "creatures destroyed this way"])
ORACLE.symbol("guarded destruction").handwritten = {
  read: (reader, at) =>
    reader.read("clause", at).filter((r) => guarded(r.value as Effect, (inner) => inner) !== undefined),
  spell: (value) => [[{ symbol: "clause", value }]],
}

type Destroy = Extract<Effect, { do: "destroy" }>

/** The instruction with its only part changed, if that part destroys something. */
function guarded(e: Effect, change: (destroy: Destroy) => Destroy | undefined): Effect | undefined {
  if (e.do === "if" && e.else === undefined && e.then.do === "destroy") {
    const then = change(e.then)
    return then && inPlaceOf({ ...e, then: inPlaceOf(then, e.then) }, e)
  }
  if (e.do !== "unless" || e.effect.do !== "destroy") return undefined
  const effect = change(e.effect)
  return effect && inPlaceOf({ ...e, effect: inPlaceOf(effect, e.effect) }, e)
}

// Each time, without a shield (701.19b).
statics("if {f:subject} would be destroyed , regenerate {again:it again}", {
  static: "alter",
  event: { on: "destroyed", object: $<Filter>("f") },
  alter: { to: "regenerate" },
})
