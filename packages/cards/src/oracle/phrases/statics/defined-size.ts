import type { Amount, Change, Filter, StaticEffect } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { $, same } from "../../grammar/hole.ts"
import { statics } from "../../oracle.ts"

// Abilities that define power and toughness (604.3).

statics.iso(
  "~ 's power and toughness are each equal to {n:quantity}",
  ({ n }) => ({
    static: "modify",
    what: { sel: "self" },
    changes: [{ change: "definePT", power: n, toughness: n }],
  }),
  (s) => {
    if (s.static !== "modify" || s.changes.length !== 1 || s.changes[0].change !== "definePT")
      return undefined
    const { power, toughness } = s.changes[0]
    return power !== undefined && JSON.stringify(power) === JSON.stringify(toughness)
      ? { n: power }
      : undefined
  },
)
statics.iso(
  "~ 's power is equal to {n:quantity}",
  ({ n }) => ({ static: "modify", what: { sel: "self" }, changes: [{ change: "definePT", power: n }] }),
  (s) => {
    if (s.static !== "modify" || s.changes.length !== 1 || s.changes[0].change !== "definePT")
      return undefined
    return s.changes[0].toughness === undefined ? { n: s.changes[0].power } : undefined
  },
)
statics.iso(
  "~ 's toughness is equal to {n:quantity}",
  ({ n }) => ({ static: "modify", what: { sel: "self" }, changes: [{ change: "definePT", toughness: n }] }),
  (s) => {
    if (s.static !== "modify" || s.changes.length !== 1 || s.changes[0].change !== "definePT")
      return undefined
    return s.changes[0].power === undefined ? { n: s.changes[0].toughness } : undefined
  },
)
statics("~ 's power is equal to {n:quantity} and its toughness is equal to that number plus {m:digits}", {
  static: "modify",
  what: { sel: "self" },
  changes: [
    {
      change: "definePT",
      power: $<Amount>("n"),
      toughness: { n: "plus", of: [$<Amount>("n"), $<Amount>("m")] },
    },
  ],
})
statics.iso(
  "~ 's power is equal to {n:quantity} and its toughness is equal to their total toughness",
  ({ n }) => totals(n as Amount),
  (s) => {
    const [change] = s.static === "modify" ? s.changes : []
    const power = change?.change === "definePT" ? change.power : undefined
    return power !== undefined && same(s, totals(power)) ? { n: power } : undefined
  },
)
/** The total power and the total toughness of the same objects. */
function totals(power: Amount): StaticEffect | undefined {
  if (typeof power === "number" || power.n !== "over" || power.what !== "power" || power.fold !== "total")
    return undefined
  const toughness: Amount = { ...power, what: "toughness" }
  return {
    static: "modify",
    what: { sel: "self" },
    changes: [{ change: "definePT", power, toughness }],
  }
}
/** Each permanent's power and toughness equal its own mana value. */
const AS_ITS_MANA_VALUE: Change = {
  change: "setPT",
  power: { n: "manaValue", of: { sel: "bound", name: "affected" } },
  toughness: { n: "manaValue", of: { sel: "bound", name: "affected" } },
}
statics(
  "each {t:plain thing} is a creature in addition to its other types and has base power and base toughness each equal to its mana value",
  {
    static: "modify",
    what: { sel: "all", filter: $<Filter>("t") },
    changes: [{ change: "addTypes", types: ["creature"] }, AS_ITS_MANA_VALUE],
  },
)
statics("each {t:plain thing} is a artifact creature with power and toughness each equal to its mana value", {
  static: "modify",
  what: { sel: "all", filter: $<Filter>("t") },
  changes: [{ change: "addTypes", types: ["artifact", "creature"] }, AS_ITS_MANA_VALUE],
})
statics.iso(
  "it's a artifact creature with power and toughness each equal to its mana value",
  () => ({
    static: "modify",
    what: asObject({ sel: "said" }),
    changes: [{ change: "addTypes", types: ["artifact", "creature"] }, AS_ITS_MANA_VALUE],
  }),
  (s) =>
    s.static === "modify" && s.what.sel === "attachedTo" && same(s.changes[1], AS_ITS_MANA_VALUE)
      ? {}
      : undefined,
)
