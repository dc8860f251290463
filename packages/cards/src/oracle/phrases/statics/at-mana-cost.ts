import type { Cost, Filter, Keyword, KeywordAbility, StaticEffect } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { statics } from "../../oracle.ts"
import { keywordWords } from "../keywords.ts"
import { certain } from "../owners.ts"

// Keywords granted without a cost of their own: "the scavenge cost is equal to its mana cost" (118.6).

const OWN: Cost = [{ pay: "ownManaCost" }]
const given = (keyword: Keyword): KeywordAbility => ({ ability: "keyword", keyword, cost: OWN })
certain("own mana cost", ["its", "that card 's", "the card 's"])

for (const keyword of [
  "scavenge",
  "replicate",
  "embalm",
  "eternalize",
  "encore",
  "unearth",
  "madness",
  "buyback",
  "disturb",
  "foretell",
  "miracle",
  "squad",
] as const) {
  const name = keywordWords(keyword)
  const equal = `the ${name} cost is equal to {i:own mana cost} mana cost`
  const changes = [{ change: "addAbilities", abilities: [given(keyword)] }] as const
  statics(`each {t:flashback cards} has ${name} . ${equal}`, {
    static: "modify",
    what: $("t"),
    changes,
  } as StaticEffect)
  statics(`each {s:spell thing} you cast has ${name} . ${equal}`, {
    static: "modify",
    what: {
      sel: "all",
      filter: { is: "and", of: [$<Filter>("s"), { is: "controlledBy", player: { who: "you" } }] },
      zone: "stack",
    },
    changes,
  } as StaticEffect)
}
