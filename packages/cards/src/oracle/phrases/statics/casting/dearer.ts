import type { Filter } from "@apnap/engine"
import { $ } from "../../../grammar/hole.ts"
import { keyword, statics } from "../../../oracle.ts"

// Spell costs that depend on the turn or the origin zone, minimum costs, and abilities of spells.

statics("each spell costs {m:mana} more to cast except during its controller 's turn", {
  static: "cost",
  by: { who: "otherThan", than: { who: "active" } },
  more: $<string>("m"),
})
statics("each spell that would cost less than three mana to cast costs three mana to cast", {
  static: "cost",
  minimum: 3,
})
for (const [words, how] of [
  ["less", "less"],
  ["more", "more"],
] as const)
  statics(`{s:spell things} you cast from {z:cast zone} cost {m:mana} ${words} to cast`, {
    static: "cost",
    spells: { is: "and", of: [$<Filter>("s"), $<Filter>("z")] },
    by: { who: "you" },
    [how]: $<string>("m"),
  } as Parameters<typeof statics>[1])
// 702.47a
keyword("splice onto instant or sorcery {c:mana cost}", {
  ability: "keyword",
  keyword: "splice",
  filter: {
    is: "or",
    of: [
      { is: "type", type: "instant" },
      { is: "type", type: "sorcery" },
    ],
  },
  cost: $("c"),
})
