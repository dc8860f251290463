import type { Change, Filter, KeywordAbility, StaticEffect } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { clause, keyword, ORACLE } from "../../oracle.ts"
import { PUT } from "../../put-with.ts"

// Auras that enchant a card in a graveyard and, once they have returned it, the creature that it became (303.4, 702.5a).

/** The objects this effect changes are the Aura itself, which stays what it has become. */
const becomes = (changes: readonly Change[]) =>
  ({ do: "change", what: { sel: "self" }, changes, duration: "permanent" }) as const

keyword("enchant {t:plain thing} card in a graveyard", {
  ability: "keyword",
  keyword: "enchant",
  filter: $<Filter>("t"),
  zone: "graveyard",
})

const enchantReturned = define<KeywordAbility>(ORACLE, "enchant what it put")
const put = "enchant {t:plain thing} put onto the battlefield with"
enchantReturned([`${put} §`, `${put} ~`], {
  ability: "keyword",
  keyword: "enchant",
  filter: { is: "and", of: [$<Filter>("t"), { is: "exiledWith", key: PUT }] },
})

clause(
  'it loses " enchant creature card in a graveyard " and gains " {k:enchant what it put} . "',
  becomes([
    { change: "loseKeywords", keywords: ["enchant"] },
    { change: "addAbilities", abilities: [$<KeywordAbility>("k")] },
  ]),
)
clause(
  'it becomes a aura with " {k:enchant what it put} . "',
  becomes([
    { change: "addSubtypes", subtypes: ["Aura"] },
    { change: "addAbilities", abilities: [$<KeywordAbility>("k")] },
  ]),
)

// 601.3b: cast as though it had flash when a sorcery couldn't have been.
define<readonly StaticEffect[]>(ORACLE, "static list")(
  "you may cast ~ as though it had flash . if you cast it any time a sorcery couldn't have been cast , the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step",
  [
    { static: "flash", spells: { is: "self" }, self: true },
    {
      static: "enters",
      what: "self",
      condition: { if: "asCast", that: { if: "not", of: { if: "sorcerySpeed", player: { who: "you" } } } },
      as: {
        do: "delayed",
        when: { on: "step", step: "cleanup" },
        effect: {
          do: "sacrifice",
          player: { who: "controllerOf", of: { sel: "self" } },
          what: { sel: "self" },
        },
      },
    },
  ],
)
