import type { Amount, CounterKind, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { condition, ORACLE, quantity } from "../../oracle.ts"
import { COLOR_WORDS } from "../../words/colors.ts"

// "For each …": what is counted.

const AURA_OR_EQUIPMENT: Filter = {
  is: "or",
  of: [
    { is: "subtype", subtype: "Aura" },
    { is: "subtype", subtype: "Equipment" },
  ],
}
/** What is counted after "for each". */
export const each = define<Amount>(ORACLE, "each")
each("{kind:counter} counter on {what:object}", {
  n: "counters",
  kind: $<CounterKind>("kind"),
  of: $<Selector>("what"),
})
each("{kind:counter} counter among {t:all things}", {
  n: "counters",
  kind: $<CounterKind>("kind"),
  of: $<Selector>("t"),
})
each("opponent you have", { n: "countPlayers", of: { who: "opponents" } })
// 702.82b
const DEVOURED: Selector = { sel: "linked", key: "devoured" }
each(["creature it devoured", "creature ~ devoured"], { n: "countOf", of: DEVOURED })
quantity("the number of {t:plain things} it devoured", {
  n: "countOf",
  of: { sel: "lastKnown", of: DEVOURED, filter: $<Filter>("t") },
})
condition("it devoured a creature", {
  if: "compare",
  left: { n: "countOf", of: DEVOURED },
  op: ">=",
  right: 1,
})
each("basic land type among lands you control", { n: "domain" })
each(["card in {who:whose} hand"], { n: "handSize", of: $<PlayerSelector>("who") })
// 608.2i: whatever they are by now.
each("creature you attacked with this turn", {
  n: "thisTurn",
  event: { on: "attacks", creature: { is: "any" }, by: { who: "you" } },
})
each("creature in your party", { n: "party" })
each("color among {t:all things}", { n: "distinct", what: "colors", of: $("t") })
each("different power among {t:all things}", { n: "distinct", what: "powers", of: $("t") })
each("supertype , card type , and subtype {what:simple object} has", {
  n: "distinct",
  what: "typeLine",
  of: $<Selector>("what"),
})
each("card type among {t:all things}", { n: "distinct", what: "cardTypes", of: $("t") })
each("spell you've cast this turn", { n: "spellsCast", by: { who: "you" } })
each("spell cast before it this turn", { n: "castBefore" })
each(["color of mana spent to cast it|~"], { n: "manaSpent", colors: true })
each(["time it was kicked", "time ~ was kicked"], { n: "timesKicked" })
each(["of {what:objects'} colors"], { n: "colorsOf", of: $<Selector>("what") })
each("other spell you've cast this turn", {
  n: "thisTurn",
  event: { on: "cast", spell: { is: "other" }, by: { who: "you" } },
})
each("other spell cast this turn", {
  n: "thisTurn",
  event: { on: "cast", spell: { is: "other" }, by: { who: "players" } },
})
each(
  [
    "time you've cast your commander from the command zone this game",
    "time you've cast a commander from the command zone this game",
  ],
  {
    n: "commanderCasts",
    by: { who: "you" },
  },
)
each("player", { n: "countPlayers", of: { who: "players" } })
each("opponent", { n: "countPlayers", of: { who: "opponents" } })
each("{kind:counter} counter you have", {
  n: "playerCounters",
  kind: $<CounterKind>("kind"),
  of: { who: "you" },
})
each("{kind:counter} counter your opponents have", {
  n: "playerCounters",
  kind: $<CounterKind>("kind"),
  of: { who: "opponents" },
})
each(["mana from a treasure spent to cast it", "mana from a treasure spent to cast ~"], {
  n: "manaSpent",
  kind: "treasure",
})
// 106.4
for (const [word, type] of Object.entries({ ...COLOR_WORDS, colorless: "C" as const }))
  each(`unspent ${word} mana you have`, { n: "unspentMana", of: { who: "you" }, type })
each("unspent mana you have", { n: "unspentMana", of: { who: "you" } })
each("mana spent to cast ~", { n: "manaSpent" })
each("mana spent to cast it", { n: "manaSpent" })
each(["creature that convoked it", "creature that convoked ~"], {
  n: "countOf",
  of: { sel: "linked", key: "convoke" },
})
each("basic land type among lands {who:player} control(s)", { n: "domain", of: $<PlayerSelector>("who") })
each(["{s} spent to cast ~", "{s} spent to cast it"], { n: "manaSpent", kind: "snow" })
// "For each other Zombie you control and each Zombie card in your graveyard": the sum of both.
each("{a:each one} and each {b:each one}", { n: "plus", of: [$<Amount>("a"), $<Amount>("b")] })
ORACLE.symbol("each one").handwritten = {
  read: (reader, at) => reader.read("each", at).filter((r) => !isSum(r.value as Amount)),
  spell: (value) => (isSum(value as Amount) ? [] : [[{ symbol: "each", value }]]),
}
function isSum(n: Amount): boolean {
  return typeof n !== "number" && n.n === "plus"
}
each("color of mana spent to cast {what:simple object}", {
  n: "manaSpent",
  of: $<Selector>("what"),
  colors: true,
})
// 702.143c: cards in exile alone are foretold; a spell that "was foretold" is another matter.
each("foretold card you own in exile", {
  n: "count",
  filter: { is: "designation", of: "foretold" },
  zone: "exile",
  of: { who: "you" },
})
each("aura and equipment attached to {what:simple object}", {
  n: "countOf",
  of: { sel: "attachments", of: $<Selector>("what"), filter: AURA_OR_EQUIPMENT },
})
each.iso(
  "{n:each} as you cast ~",
  ({ n }) => ({ n: "asCast", of: n }),
  (n) => (typeof n === "object" && n.n === "asCast" ? { n: n.of } : undefined),
)
