import type { Filter, Keyword } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { ORACLE, statics } from "../../oracle.ts"
import { keywordWords } from "../keywords/keywords.ts"
import { certain } from "../players/owners.ts"

// What activated abilities cost (602.2b), and when a keyword's abilities may be activated.

/** These cost effects never concern mana abilities here, so the phrase that excludes them carries no data. */
certain("no mana abilities", ["that aren't mana abilities"])
const FLOOR = "this effect can't reduce the mana in that cost to less than one mana"
statics("activated abilities of {t:plain things} cost {m:mana} less to activate", {
  static: "cost",
  abilities: $<Filter>("t"),
  less: $<string>("m"),
})
statics("activated abilities of {t:plain things} cost {m:mana} more to activate", {
  static: "cost",
  abilities: $<Filter>("t"),
  more: $<string>("m"),
})
statics("abilities you activate {x:no mana abilities} cost {m:mana} less to activate", {
  static: "cost",
  abilities: { is: "any" },
  by: { who: "you" },
  less: $<string>("m"),
})
statics(
  [
    "activated abilities cost {m:mana} more to activate unless they're mana abilities",
    "activated abilities {x:no mana abilities} cost {m:mana} more to activate",
  ],
  { static: "cost", abilities: { is: "any" }, more: $<string>("m") },
)
statics(`activated abilities of {t:plain things} cost {m:mana} less to activate . ${FLOOR}`, {
  static: "cost",
  abilities: $<Filter>("t"),
  less: $<string>("m"),
  minimum: 1,
})
statics(`abilities you activate {x:no mana abilities} cost {m:mana} less to activate . ${FLOOR}`, {
  static: "cost",
  abilities: { is: "any" },
  by: { who: "you" },
  less: $<string>("m"),
  minimum: 1,
})
// 606.5
statics.iso(
  "{t:plain things} 's|' loyalty abilities you activate cost a additional [ {n:loyalty change} ] to activate",
  ({ t, n }) => ({
    static: "additionalCost",
    abilities: t as Filter,
    by: { who: "you" },
    cost: [{ pay: "loyalty", amount: n as number }],
    loyalty: true,
  }),
  (s) => {
    const [part, ...more] = s.static === "additionalCost" && s.loyalty === true ? s.cost : []
    return s.static === "additionalCost" &&
      part?.pay === "loyalty" &&
      more.length === 0 &&
      s.by?.who === "you"
      ? { t: s.abilities, n: part.amount }
      : undefined
  },
)
ORACLE.symbol("loyalty change").handwritten = {
  read: ({ tokens }, at) =>
    /^[+-]\d+$/.test(tokens[at] ?? "") ? [{ end: at + 1, value: Number(tokens[at]) }] : [],
  spell: (value) => (typeof value === "number" ? [[value > 0 ? `+${value}` : String(value)]] : []),
}
for (const [whose, by] of [
  ["{t:plain things}", {}],
  ["{t:plain things} you activate", { by: { who: "you" } }],
] as const)
  statics(`loyalty abilities of ${whose} cost {m:mana} more to activate`, {
    static: "cost",
    abilities: $<Filter>("t"),
    ...by,
    loyalty: true,
    more: $<string>("m"),
  })

const word = define<Keyword>(ORACLE, "ability keyword")
for (const keyword of ["equip", "cycling", "crew", "ninjutsu", "fortify", "reconfigure", "scavenge"] as const)
  word(keywordWords(keyword), keyword)
word("exhaust", "exhaust")
statics(
  [
    "{k:ability keyword} abilities you activate cost {m:mana} less to activate",
    "{k:ability keyword} costs you pay cost {m:mana} less",
    "{k:ability keyword} costs you pay cost {m:mana} less to activate",
  ],
  {
    static: "cost",
    abilities: { is: "any" },
    by: { who: "you" },
    keyword: $<Keyword>("k"),
    less: $<string>("m"),
  },
)
statics(
  "{k:ability keyword} abilities you activate that target {t:cost target} cost {m:mana} less to activate",
  {
    static: "cost",
    abilities: { is: "any" },
    by: { who: "you" },
    keyword: $<Keyword>("k"),
    targeting: $<Filter>("t"),
    less: $<string>("m"),
  },
)
statics("~ 's {k:ability keyword} ability costs {m:mana} less to activate if it targets a {t:plain thing}", {
  static: "cost",
  abilities: { is: "self" },
  keyword: $<Keyword>("k"),
  targeting: $<Filter>("t"),
  less: $<string>("m"),
})
statics("you may activate {k:ability keyword} abilities any time you could cast a instant", {
  static: "activateAsInstant",
  abilities: { is: "any" },
  keyword: $<Keyword>("k"),
})
statics("you may activate {k:ability keyword} abilities as though they haven't been activated", {
  static: "mayActivateAgain",
  keyword: $<Keyword>("k"),
})
statics("you may pay {c:mana cost} rather than pay {k:ability keyword} costs", {
  static: "keywordCost",
  keyword: $<Keyword>("k"),
  cost: $("c"),
})
statics(
  "you may pay {c:mana cost} rather than pay the {k:ability keyword} cost of the first {l:same keyword} ability you activate each turn",
  { static: "keywordCost", keyword: $<Keyword>("k"), cost: $("c"), first: true },
)
statics.iso(
  "you may pay {c:mana cost} rather than pay the {k:ability keyword} cost of the first {l:same keyword} ability you activate during each of your turns",
  ({ k, c }) => ({ static: "keywordCost", keyword: k, cost: c, first: true, during: "ownTurn" }),
  (e) =>
    e.static === "keywordCost" && e.first === true && e.during !== undefined
      ? { k: e.keyword, c: e.cost }
      : undefined,
)
certain("same keyword", ["equip", "cycling", "crew"])
