import type { Filter, PlayerSelector, Selector } from "@apnap/engine"
import { asAmount, asObject } from "../../discourse/surface.ts"
import { $, same } from "../../grammar/hole.ts"
import { does, quantity } from "../../oracle.ts"
import { each } from "./each.ts"

// Counts of distinct values, halves of a zone's cards, and numbers plus one.

quantity("the number of differently named {t:plain things}", {
  n: "distinct",
  what: "names",
  of: { sel: "all", filter: $<Filter>("t") },
})
each("different mana value among {t:all things}", {
  n: "distinct",
  what: "manaValues",
  of: $<Selector>("t"),
})
each("different mana cost among {t:all things}", { n: "distinct", what: "manaCosts", of: $<Selector>("t") })
quantity("the number of different mana values among {t:all things}", {
  n: "distinct",
  what: "manaValues",
  of: $<Selector>("t"),
})
quantity("the number of different powers among {t:all things}", {
  n: "distinct",
  what: "powers",
  of: $<Selector>("t"),
})
const IT: Selector = { sel: "bound", name: "it" }
for (const [words, what] of [
  ["power", "power"],
  ["toughness", "toughness"],
  ["mana value", "manaValue"],
] as const) {
  quantity.iso(
    `their total ${words}`,
    () => ({ n: "over", of: asObject({ sel: "said", plural: true }), what, fold: "total" }),
    // Of an event's objects, which are still there.
    (n) =>
      typeof n === "object" && n.n === "over" && n.what === what && n.fold === "total" && same(n.of, IT)
        ? {}
        : undefined,
  )
  if (what === "toughness")
    quantity(`the total ${words} of {t:all things}`, { n: "over", of: $<Selector>("t"), what, fold: "total" })
}
for (const round of ["up", "down"] as const)
  does(`mill(s) half {w:whose} library , rounded ${round}`, {
    do: "mill",
    count: {
      n: "half",
      of: { n: "count", filter: { is: "any" }, zone: "library", of: $<PlayerSelector>("w") },
      round,
    },
  })
does.iso(
  "draw(s) that many cards plus one",
  () => ({ do: "draw", count: { n: "plus", of: [asAmount({ n: "said", what: "many" }), 1] } }),
  (e) =>
    e.do === "draw" &&
    e.player === undefined &&
    typeof e.count !== "number" &&
    e.count.n === "plus" &&
    e.count.of[1] === 1
      ? {}
      : undefined,
)
