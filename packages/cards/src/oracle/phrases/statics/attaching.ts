import type { Filter, StaticEffect } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { ORACLE, statics } from "../../oracle.ts"

// What an attachment can't be attached to (301.5c, 303.4c, 614.17), and what an Aura spell can't target as it is cast (601.2c).

statics("~ can be attached only to a {t:plain thing}", {
  static: "cant",
  event: { on: "attached", attachment: { is: "self" }, to: { is: "not", of: $<Filter>("t") } },
  what: "attach",
})
// What can't happen to the enchanted object, alone or after what else is true of it.
const HOST: Filter = { is: "among", of: { sel: "attachedTo" } }
const barred = define<StaticEffect>(ORACLE, "host can't")
barred("can't be enchanted by other auras", {
  static: "cant",
  event: {
    on: "attached",
    attachment: { is: "and", of: [{ is: "subtype", subtype: "Aura" }, { is: "other" }] },
    to: HOST,
  },
  what: "attach",
})
// 701.60a
barred("can't become suspected", {
  static: "cant",
  event: { on: "action", action: "suspected", object: HOST },
  what: "become",
})
statics("enchanted {noun:host} {c:host can't}", $<StaticEffect>("c"))
define<readonly StaticEffect[]>(ORACLE, "static list").iso(
  "{s:plain static} and {c:host can't}",
  ({ s, c }) => (isOfHost(s as StaticEffect) ? [s as StaticEffect, c as StaticEffect] : undefined),
  (list) =>
    list.length === 2 && isOfHost(list[0]) && list[1].static === "cant"
      ? { s: list[0], c: list[1] }
      : undefined,
)
function isOfHost(s: StaticEffect): boolean {
  return "what" in s && typeof s.what === "object" && "sel" in s.what && s.what.sel === "attachedTo"
}
statics("you can't choose a {t:plain thing} as ~ 's target as you cast it", {
  static: "castTarget",
  self: true,
  filter: { is: "not", of: $<Filter>("t") },
})
