import type { Amount, Filter } from "@apnap/engine"
import { keywordAbility, type ParametersOf } from "@apnap/engine/language"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { keyword, ORACLE } from "../../oracle.ts"

// What a companion requires of the starting deck (702.139a): a quality of every card.

const asks = define<ParametersOf<"companion">>(ORACLE, "companion condition")
const unless = (quality: Filter): ParametersOf<"companion"> => ({
  filter: { is: "or", of: [{ is: "not", of: $<Filter>("c") }, quality] },
})
asks(
  "each {c:card thing} in your starting deck has a activated ability",
  unless({ is: "hasAbility", kind: "activated" }),
)
asks(
  "each {c:card thing} in your starting deck has mana value {n:digits} or less",
  unless({ is: "manaValue", op: "<=", than: $<Amount>("n") }),
)
asks("each {c:card thing} in your starting deck is a {k:card thing}", unless($<Filter>("k")))
asks("your starting deck contains only {c:card things} and {k:card things}", {
  filter: { is: "or", of: [$<Filter>("c"), $<Filter>("k")] },
})
asks("your starting deck contains only {c:card things}", { filter: $<Filter>("c") })
asks("your starting deck contains at least {n:number} cards more than the minimum deck size", {
  n: $<Amount>("n"),
})
asks("no card in your starting deck has more than one of the same mana symbol in its mana cost", {
  filter: { is: "not", of: { is: "manaCostRepeats" } },
})
asks("each non land card in your starting deck has a different name", { text: "differentNames" })

keyword.iso(
  "companion — {a:companion condition}",
  ({ a }) => keywordAbility("companion", a),
  (k) => {
    if (k.keyword !== "companion") return undefined
    const { ability: _, keyword: __, ...a } = k
    return { a }
  },
)
