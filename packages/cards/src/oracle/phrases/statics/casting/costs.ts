import type { Amount, Cost, Filter, PlayerSelector, Selector, StaticEffect } from "@apnap/engine"
import { define } from "../../../grammar/grammar.ts"
import { $, same } from "../../../grammar/hole.ts"
import { ORACLE, statics } from "../../../oracle.ts"
import { PLANESWALKERS_OF_YOURS } from "../restrictions.ts"

// Cost increases, reductions and alternatives (118.7, 118.9).

statics("~ cost(s) {m:mana} more to cast", { static: "cost", self: true, more: $<string>("m") })
statics("~ cost(s) {m:mana} less to cast", { static: "cost", self: true, less: $<string>("m") })
statics("~ cost(s) {m:mana} less to cast for each {n:each}", {
  static: "cost",
  self: true,
  less: $<string>("m"),
  times: $<Amount>("n"),
})
/** "The second spell you cast each turn costs {1} less": asked as it is being cast (601.2f). */
for (const [word, nth] of [
  ["first", 1],
  ["second", 2],
] as const)
  statics(`the ${word} spell you cast each turn costs {m:mana} less to cast`, {
    static: "cost",
    spells: { is: "nthCast", nth, by: { who: "you" } },
    by: { who: "you" },
    less: $<string>("m"),
  })
statics("{s:spell things} you cast cost {m:mana} less to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "you" },
  less: $<string>("m"),
})
statics(
  "{s:spell things} you cast cost {m:mana} less to cast . this effect reduces only the amount of colored mana you pay",
  {
    static: "cost",
    spells: $<Filter>("s"),
    by: { who: "you" },
    less: $<string>("m"),
    coloredOnly: true,
  },
)
statics("{s:spell things} you cast {p:plain post} cost {m:mana} less to cast", {
  static: "cost",
  spells: { is: "and", of: [$<Filter>("s"), $<Filter>("p")] },
  by: { who: "you" },
  less: $<string>("m"),
})
statics("{s:spell things} you cast cost {m:mana} more to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "you" },
  more: $<string>("m"),
})
statics("{s:spell things} your opponents cast cost {m:mana} more to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "opponents" },
  more: $<string>("m"),
})
statics("{s:spell things} cost {m:mana} more to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  more: $<string>("m"),
})
statics("{s:spell things} cost {m:mana} less to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  less: $<string>("m"),
})
statics("each {s:spell thing} you cast costs {m:mana} less to cast for each {n:each}", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "you" },
  less: $<string>("m"),
  times: $<Amount>("n"),
})
statics("each {s:spell thing} you cast costs {m:mana} less to cast for each {t:plain thing} it targets", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "you" },
  less: $<string>("m"),
  perTarget: $<Filter>("t"),
})
statics("{s:spell things} you cast from your hand gain evoke {c:mana cost} as you cast them", {
  static: "alternativeCost",
  spells: $<Filter>("s"),
  by: { who: "you" },
  cost: $<Cost>("c"),
  key: "evoke",
  zone: "hand",
  with: [
    {
      change: "addAbilities",
      abilities: [{ ability: "keyword", keyword: "evoke", cost: $<Cost>("c") }],
    },
  ],
})
// 118.9: for a card without a mana cost, too.
statics("you may pay {c:mana cost} to cast ~", {
  static: "alternativeCost",
  self: true,
  cost: $<Cost>("c"),
})
statics("each spell {p:player} cast(s) costs {m:mana} more to cast", {
  static: "cost",
  by: $<PlayerSelector>("p"),
  more: $<string>("m"),
})
statics("~ cost(s) {n:number} life more to cast for each target", {
  static: "additionalCost",
  self: true,
  cost: [
    {
      pay: "life",
      amount: {
        n: "times",
        of: $<Amount>("n"),
        by: { n: "countOf", of: { sel: "targetsOf", of: { sel: "self" } } },
      },
    },
  ],
})
statics("~ cost(s) {m:mana} more to cast for each target beyond the first", {
  static: "cost",
  self: true,
  more: $<string>("m"),
  times: {
    n: "max",
    of: [0, { n: "minus", of: { n: "countOf", of: { sel: "targetsOf", of: { sel: "self" } } }, by: 1 }],
  },
})
statics(
  [
    "creatures can't attack you unless their controller pays {m:mana} for each creature they control that's attacking you",
    "creatures can't attack you unless their controller pays {m:mana} for each of those creatures",
  ],
  {
    static: "cantAttack",
    creature: { sel: "all", filter: { is: "type", type: "creature" } },
    whom: { who: "you" },
    unlessPays: [{ pay: "mana", mana: $<string>("m") }],
  },
)
statics(
  [
    "creatures can't attack you or planeswalkers you control unless their controller pays {m:mana} for each of those creatures",
    "creatures can't attack you or planeswalkers you control unless their controller pays {m:mana} for each creature they control that's attacking you or a planeswalker you control",
  ],
  {
    static: "cantAttack",
    creature: { sel: "all", filter: { is: "type", type: "creature" } },
    whom: { who: "you" },
    what: PLANESWALKERS_OF_YOURS,
    unlessPays: [{ pay: "mana", mana: $<string>("m") }],
  },
)
statics("~ cost(s) {m:mana} less to cast if it targets a {t:plain thing}", {
  static: "cost",
  self: true,
  less: $<string>("m"),
  targeting: $<Filter>("t"),
})
statics("the first {s:spell thing} you cast each turn costs {m:mana} less to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "you" },
  less: $<string>("m"),
  first: true,
})
statics("~ cost(s) {x} less to cast , where x is {n:quantity}", {
  static: "cost",
  self: true,
  less: "{1}",
  times: $<Amount>("n"),
})
statics("{s:spell things} you cast cost {m:mana} less to cast for each {n:each}", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "you" },
  less: $<string>("m"),
  times: $<Amount>("n"),
})
statics("{s:spell things} your opponents cast that target {t:cost target} cost {m:mana} more to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "opponents" },
  more: $<string>("m"),
  targeting: $<Filter>("t"),
})
statics("{s:spell things} your opponents cast that target {t:cost target} cost {m:mana} less to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "opponents" },
  less: $<string>("m"),
  targeting: $<Filter>("t"),
})
statics("{s:spell things} that target {t:cost target} cost {m:mana} more to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  more: $<string>("m"),
  targeting: $<Filter>("t"),
})
statics("{s:spell things} you cast that target {t:cost target} cost {m:mana} less to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "you" },
  less: $<string>("m"),
  targeting: $<Filter>("t"),
})
statics("{s:spell things} you cast that target {p:player} cost {m:mana} less to cast", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "you" },
  less: $<string>("m"),
  targetingPlayer: $<PlayerSelector>("p"),
})
const costTarget = define<Filter>(ORACLE, "cost target")
costTarget("~", { is: "self" })
costTarget("a {t:plain thing}", $<Filter>("t"))
costTarget("enchanted {n:host}", { is: "among", of: { sel: "attachedTo" } })
statics("you may {c:costs} rather than pay the mana cost for {s:spell things} you cast", {
  static: "alternativeCost",
  by: { who: "you" },
  spells: $<Filter>("s"),
  cost: $<Cost>("c"),
})
statics("{s:spell things} your opponents cast {p:plain post} cost {m:mana} more to cast", {
  static: "cost",
  spells: { is: "and", of: [$<Filter>("s"), $<Filter>("p")] },
  by: { who: "opponents" },
  more: $<string>("m"),
})
statics("{a:spell things} and {b:spell things} you cast cost {m:mana} less to cast", {
  static: "cost",
  spells: { is: "or", of: [$<Filter>("a"), $<Filter>("b")] },
  by: { who: "you" },
  less: $<string>("m"),
})
statics("activated abilities of {t:all things} cost {m:mana} less to activate", {
  static: "cost",
  abilities: { is: "among", of: $<Selector>("t") },
  less: $<string>("m"),
})
statics("mana abilities of ~ cost a additional {n:digits} life to activate", {
  static: "additionalCost",
  self: true,
  manaAbilities: true,
  cost: [{ pay: "life", amount: $<Amount>("n") }],
})
statics("{s:spell things} you cast but don't own cost {m:mana} less to cast", {
  static: "cost",
  spells: { is: "and", of: [$<Filter>("s"), { is: "not", of: { is: "ownedBy", player: { who: "you" } } }] },
  by: { who: "you" },
  less: $<string>("m"),
})
statics("{s:spell things} you cast cost {x} less to cast , where x is {n:quantity}", {
  static: "cost",
  spells: $<Filter>("s"),
  by: { who: "you" },
  less: "{1}",
  times: $<Amount>("n"),
})
statics("~ cost(s) {m:mana} more to cast if it targets a {t:plain thing}", {
  static: "cost",
  self: true,
  more: $<string>("m"),
  targeting: $<Filter>("t"),
})
for (const [words, key] of [
  ["less", "less"],
  ["more", "more"],
] as const)
  statics.iso(
    `~ cost(s) {m:mana} ${words} to cast if it targets a {s:spell thing}`,
    ({ m, s }) => ({ static: "cost", self: true, [key]: m, targeting: spell(s) }) as StaticEffect,
    (e) => {
      if (e.static !== "cost" || e.targeting?.is !== "and" || e.targeting.of[0].is !== "spell")
        return undefined
      const [, ...rest] = e.targeting.of
      const s: Filter = rest.length === 1 ? rest[0] : { is: "and", of: rest }
      return same(e, { static: "cost", self: true, [key]: e[key], targeting: spell(s) })
        ? { m: e[key], s }
        : undefined
    },
  )
function spell(filter: Filter): Filter {
  return { is: "and", of: [{ is: "spell" }, ...(filter.is === "and" ? filter.of : [filter])] }
}
