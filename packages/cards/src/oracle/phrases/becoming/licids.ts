import type { Selector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause } from "../../oracle.ts"

// Creatures that become Auras for as long as their controller likes (303.4, 116.2c).

clause(
  "~ loses this ability and becomes a aura enchantment with enchant creature . attach it to {to:object} . you may pay {m:mana} to end this effect",
  {
    do: "sequence",
    of: [
      {
        do: "change",
        what: { sel: "self" },
        changes: [
          { change: "loseThisAbility" },
          { change: "setTypes", types: ["enchantment"] },
          { change: "addSubtypes", subtypes: ["Aura"] },
          {
            change: "addAbilities",
            abilities: [{ ability: "keyword", keyword: "enchant", filter: { is: "type", type: "creature" } }],
          },
        ],
        duration: "permanent",
        endFor: $<string>("m"),
      },
      { do: "attach", what: { sel: "self" }, to: $<Selector>("to") },
    ],
  },
)
