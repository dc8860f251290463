import type { Amount, Condition, Effect, EventPattern, Filter, StaticEffect } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { ORACLE, statics } from "../../oracle.ts"

// Prevented damage, with an additional effect at times (615.5).

statics("if {e:hurt} , prevent that damage", { static: "prevent", event: $<EventPattern>("e") })
statics("if {e:hurt} , prevent {n:digits} of that damage", {
  static: "prevent",
  event: $<EventPattern>("e"),
  amount: $<Amount>("n"),
})
statics(["if damage would be dealt to {f:subject} , prevent that damage"], {
  static: "prevent",
  event: { on: "damage", to: $<Filter>("f") },
})
statics("if damage would be dealt to {f:subject} while {c:condition} , prevent that damage", {
  static: "prevent",
  event: { on: "damage", to: $<Filter>("f") },
  condition: $<Condition>("c"),
})
statics("if {k:kind of damage} damage would be dealt to {f:subject} , prevent that damage", {
  static: "prevent",
  event: { on: "damage", to: $<Filter>("f"), combat: $<boolean>("k") },
})
const kindOfDamage = define<boolean>(ORACLE, "kind of damage")
kindOfDamage("combat", true)
kindOfDamage("non combat", false)
statics.iso(
  ["{s:prevention} . {e:sentence}", "{s:prevention} and {e:sentence}", "{s:prevention} , {e:sentence}"],
  ({ s, e }) => ({ ...(s as Prevention), then: e as Effect }),
  (s) => {
    if (s.static !== "prevent" || s.then === undefined) return undefined
    const { then, ...rest } = s
    return { s: rest, e: then }
  },
)
type Prevention = Extract<StaticEffect, { static: "prevent" }>
ORACLE.symbol("prevention").handwritten = {
  begins: (word) => word === "if" || word === "prevent",
  read: (reader, at) =>
    reader.read("static", at).filter((r) => {
      const s = r.value as StaticEffect
      return s.static === "prevent" && s.then === undefined
    }),
  spell: (value) => [[{ symbol: "static", value }]],
}
statics("if {f:subject} would deal combat damage to {t:subject} , prevent that damage", {
  static: "prevent",
  event: { on: "damage", source: $<Filter>("f"), to: $<Filter>("t"), combat: true },
})
