import { type Amount, type Cost, type CostPart, type Filter, FORAGE } from "@apnap/engine/language"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { ORACLE, statics } from "../../oracle.ts"
import { joined } from "../becoming/changes.ts"

// Costs in the gerund: "by paying 3 life and discarding a card" (118.8).

const gerund = define<CostPart>(ORACLE, "gerund")
gerund("paying {m:mana}", { pay: "mana", mana: $<string>("m") })
gerund("paying {n:digits} life", { pay: "life", amount: $<Amount>("n") })
gerund(["paying life equal to its mana value", "paying life equal to the spell 's mana value"], {
  pay: "life",
  amount: { n: "manaValue", of: { sel: "self" } },
})
gerund("paying {e:energy}", { pay: "energy", amount: $<Amount>("e") })
gerund("paying a amount of {e} equal to its mana value", {
  pay: "energy",
  amount: { n: "manaValue", of: { sel: "self" } },
})
gerund("foraging", FORAGE)
gerund("discarding a card", { pay: "discard" })
gerund("discarding {n:number} cards", { pay: "discard", count: $<Amount>("n") })
gerund("discarding a {c:card thing}", { pay: "discard", filter: $<Filter>("c") })
gerund("sacrificing a {t:plain thing}", { pay: "sacrifice", filter: $<Filter>("t") })
gerund("sacrificing {n:number} {t:plain things}", {
  pay: "sacrifice",
  filter: $<Filter>("t"),
  count: $<Amount>("n"),
})
gerund("exiling {n:number} other cards from your graveyard", {
  pay: "exile",
  filter: { is: "other" },
  zone: "graveyard",
  count: $<Amount>("n"),
})
gerund("exiling {n:number} {c:card things} from your graveyard", {
  pay: "exile",
  filter: $<Filter>("c"),
  zone: "graveyard",
  count: $<Amount>("n"),
})
joined("gerunds", "gerund")

statics("you may cast ~ from your graveyard by {g:gerunds} in addition to paying its other costs", {
  static: "playFrom",
  zone: "graveyard",
  self: true,
  castOnly: true,
  additionalCost: $<Cost>("g"),
})
statics("you may cast ~ from your graveyard by {g:gerunds} rather than paying its mana cost", {
  static: "playFrom",
  zone: "graveyard",
  self: true,
  castOnly: true,
  cost: $<Cost>("g"),
})
