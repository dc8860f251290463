import { type Amount, type CostPart, type Filter, FORAGE, type Selector } from "@apnap/engine/language"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { cost, ORACLE } from "../../oracle.ts"
import { choosing } from "./choosing.ts"

const ATTACHED_TO: Filter = { is: "among", of: { sel: "attachedTo" } }
cost("reveal ~ from your hand", { pay: "reveal", filter: { is: "self" } })
/** Costs that are keyword actions (701.59a, 701.61a). */
const acted = define<CostPart>(ORACLE, "keyword cost")
cost("{c:keyword cost}", $<CostPart>("c"))
acted("forage", FORAGE)
acted("collect evidence {n:digits}", { pay: "collectEvidence", amount: $<Amount>("n") })
// 701.68a
cost("blight {n:digits}", {
  pay: "addCounters",
  kind: "-1/-1",
  count: $<Amount>("n"),
  on: {
    is: "and",
    of: [
      { is: "type", type: "creature" },
      { is: "controlledBy", player: { who: "you" } },
    ],
  },
  acted: "blight",
})
for (const [words, count] of [
  ["draw(s) a card", 1],
  ["draw(s) {n:number} cards", $<Amount>("n")],
] as const)
  cost(words, { pay: "do", effect: { do: "draw", count } })
cost("exert ~", { pay: "exert" })
cost("unattach {what:attachment}", { pay: "do", effect: { do: "unattach", what: $<Selector>("what") } })
/** The Equipment itself, or the one that grants the ability. */
ORACLE.symbol("attachment").handwritten = {
  read: (reader, at) =>
    reader.read("object", at).filter((r) => ["self", "giver"].includes((r.value as Selector).sel)),
  spell: (value) => [[{ symbol: "object", value }]],
}
// 701.4a
acted("behold a {t:behold thing}", { pay: "behold", filter: $<Filter>("t") })
define<Filter>(ORACLE, "behold thing")("{t:plain thing}", $<Filter>("t"))
cost("exile the top card of your library", { pay: "exile", filter: { is: "any" }, zone: "library", count: 1 })
cost("exile the top card of your graveyard", {
  pay: "exile",
  filter: { is: "among", of: { sel: "graveyardTop", of: { who: "you" }, count: 1 } },
  zone: "graveyard",
})
cost("exile the top {t:card thing} of your graveyard", {
  pay: "exile",
  filter: {
    is: "among",
    of: { sel: "graveyardTop", of: { who: "you" }, count: 1, filter: $<Filter>("t") },
  },
  zone: "graveyard",
})
cost("exile the top {n:number} cards of your library", {
  pay: "exile",
  filter: { is: "any" },
  zone: "library",
  count: $<Amount>("n"),
})
for (const verb of ["sacrifice", "tap"] as const)
  cost(
    `${verb} enchanted|equipped {noun:host}`,
    verb === "sacrifice"
      ? { pay: "sacrifice", filter: ATTACHED_TO }
      : { pay: "tapOthers", filter: ATTACHED_TO },
  )
cost("{m:mana} for each {n:each}", { pay: "manaTimes", mana: $<string>("m"), times: $<Amount>("n") })
cost("{n:digits} life", { pay: "life", amount: $<Amount>("n") })
cost(["pay life equal to {n:quantity}", "life equal to {n:quantity}"], {
  pay: "life",
  amount: $<Amount>("n"),
})
choosing(
  "reveal",
  (t) =>
    t.kind === "card" && t.zone === "hand" && t.of?.who === "you"
      ? { pay: "reveal", filter: t.filter }
      : undefined,
  (p) =>
    p.pay === "reveal" && p.filter.is !== "self"
      ? { filter: p.filter, kind: "card", zone: "hand", of: { who: "you" } }
      : undefined,
)

choosing(
  "exile",
  (t) =>
    t.kind === undefined && t.zone === undefined
      ? { pay: "exile", filter: t.filter, zone: "battlefield" }
      : undefined,
  (p) => (p.pay === "exile" && p.zone === "battlefield" ? { filter: p.filter } : undefined),
)
cost("sacrifice(s) another {a:plain thing} or a {b:plain thing}", {
  pay: "sacrifice",
  filter: { is: "or", of: [{ is: "and", of: [{ is: "other" }, $<Filter>("a")] }, $<Filter>("b")] },
})
cost.iso(
  "pay {n:number} {m:mana}",
  ({ n, m }) => (typeof n === "number" && n > 1 ? { pay: "mana", mana: (m as string).repeat(n) } : undefined),
  (p) => {
    const symbols = p.pay === "mana" ? (p.mana.match(/\{[^}]+\}/g) ?? []) : []
    return symbols.length > 1 && symbols.every((one) => one === symbols[0])
      ? { n: symbols.length, m: symbols[0] }
      : undefined
  },
)
// 701.4a
cost("behold a {t:behold thing} and exile it", {
  pay: "behold",
  filter: $<Filter>("t"),
  exile: true,
})
