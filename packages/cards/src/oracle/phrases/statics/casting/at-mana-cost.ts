import type { Cost, Filter, Selector, StaticEffect } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import { $, same } from "../../../grammar/hole.ts"
import { statics } from "../../../oracle.ts"
import { keywordWords } from "../../keywords/keywords.ts"
import { certain } from "../../players/owners.ts"

// Keywords granted without a cost of their own: "the scavenge cost is equal to its mana cost" (118.6).

const OWN: Cost = [{ pay: "ownManaCost" }]
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
  "plot",
  "miracle",
  "squad",
  "mayhem",
] as const) {
  const name = keywordWords(keyword)
  const equal = `the ${name} cost is equal to {i:own mana cost} mana cost`
  const changes = [{ change: "addAbilities", abilities: [keywordAbility(keyword, { cost: OWN })] }] as const
  statics(`each {t:flashback cards} has ${name} . ${equal}`, {
    static: "modify",
    what: $("t"),
    changes,
  } as StaticEffect)
  statics(`the top card of your library has ${name} . ${equal}`, {
    static: "modify",
    what: { sel: "libraryTop", of: { who: "you" }, count: 1 },
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

/** 702.138a: escape costs more than mana. */
statics.iso(
  "each {t:flashback cards} has escape . the escape cost is equal to {i:own mana cost} mana cost plus {c:costs}",
  ({ t, c }) => escaping(t, c),
  (s) => {
    const [given] = s.static === "modify" ? s.changes : []
    const [ability] = given?.change === "addAbilities" ? given.abilities : []
    const [, ...c] =
      ability?.ability === "keyword" && ability.keyword === "escape" ? (ability.cost ?? []) : []
    return s.static === "modify" && same(s, escaping(s.what, c)) ? { t: s.what, c } : undefined
  },
)
function escaping(what: Selector, more: Cost): StaticEffect {
  const ability = keywordAbility("escape", { cost: [...OWN, ...more] })
  return { static: "modify", what, changes: [{ change: "addAbilities", abilities: [ability] }] }
}
