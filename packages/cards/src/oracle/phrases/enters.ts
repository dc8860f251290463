import type { Cost, Effect, StaticEffect } from "@apnap/engine"
import { define } from "../grammar/grammar.ts"
import { $ } from "../grammar/hole.ts"
import { ORACLE, statics } from "../oracle.ts"

/** Choices made as a permanent enters (614.12a). */
const choice = define<Effect>(ORACLE, "entering choice")
for (const [words, what] of [
  ["a color", "color"],
  ["a creature type", "creatureType"],
  ["a basic land type", "landType"],
  ["a card name", "cardName"],
  ["a number", "number"],
  ["a player", "player"],
  ["a opponent", "opponent"],
  ["a card type", "cardType"],
] as const)
  choice(`choose ${words}`, { do: "chooseForSource", what })
statics("as ~ enters , {e:entering choice}", { static: "enters", what: "self", as: $<Effect>("e") })
statics("~ enters tapped . as it enters , {e:entering choice}", {
  static: "enters",
  what: "self",
  tapped: true,
  as: $<Effect>("e"),
})
statics(
  [
    "as ~ enters , you may {c:costs} . if you don't , it enters tapped",
    "as ~ enters , you may {c:costs} . if you don't , ~ enters tapped",
  ],
  {
    static: "enters",
    what: "self",
    tapped: true,
    unlessPays: $<Cost>("c"),
  },
)
statics("as a additional cost to cast ~ , {c:costs}", {
  static: "additionalCost",
  self: true,
  cost: $<Cost>("c"),
})
statics.iso(
  "as a additional cost to cast ~ , {a:cost} or {b:costs}",
  ({ a, b }) =>
    ({ static: "additionalCost", self: true, cost: [{ pay: "anyOf", of: [[a], b] }] }) as StaticEffect,
  (s) => {
    if (
      s.static !== "additionalCost" ||
      s.cost.length !== 1 ||
      s.cost[0].pay !== "anyOf" ||
      s.cost[0].of.length !== 2
    )
      return undefined
    const [a, b] = s.cost[0].of
    return a.length === 1 ? { a: a[0], b } : undefined
  },
)
statics("you may {c:costs} rather than pay ~ 's mana cost", {
  static: "alternativeCost",
  self: true,
  cost: $<Cost>("c"),
})
