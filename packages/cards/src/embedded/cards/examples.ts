import type { CardDefinition } from "@apnap/engine"
import { dies, enchant, gains, modify, statically, triggered } from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { draw, put, seq } from "../build/effects.ts"
import { card, sizeOf } from "../build/face.ts"
import { all, and, CREATURE, IT, SELF, THIS, YOU } from "../build/filters.ts"
import { defining } from "../build/frames.ts"

const HAND = { n: "handSize", of: YOU } as const

/** Cards of which the rules' own examples speak, and what shows them. */
export const EXAMPLES: readonly CardDefinition[] = [
  card(
    "Maro",
    "{2}{G}{G}",
    "Creature — Elemental",
    [defining({ change: "definePT", power: HAND, toughness: HAND })],
    { ...sizeOf("0/0"), shownPower: "*", shownToughness: "*" },
  ),
  card("Lich's Mirror", "{5}", "Artifact", [
    statically({
      static: "replace",
      event: { on: "loses", player: YOU },
      with: seq(
        {
          do: "shuffle",
          into: {
            sel: "all",
            filter: { is: "ownedBy", player: YOU },
            zone: ["hand", "graveyard", "battlefield"],
          },
        },
        draw(7),
        { do: "setLife", amount: 20 },
      ),
    }),
  ]),
  card("Fool's Demise", "{4}{U}", "Enchantment — Aura", [
    ...enchant(CREATURE),
    triggered(dies({ is: "among", of: { sel: "attachedTo" } }), put(IT, "battlefield", { control: YOU })),
    triggered(dies(SELF), put(THIS, "hand")),
  ]),
  card("Concordant Crossroads", "{G}", "World Enchantment", [
    statically(modify(all(CREATURE), gains(keyword("haste")))),
  ]),
  card("Serra Aviary", "{3}{W}", "World Enchantment", [
    statically(
      modify(all(and(CREATURE, { is: "keyword", keyword: "flying" })), {
        change: "modifyPT",
        power: 1,
        toughness: 1,
      }),
    ),
  ]),
  card(
    "Emperor Crocodile",
    "{3}{G}",
    "Creature — Crocodile",
    [
      {
        ability: "triggered",
        when: {
          on: "state",
          condition: {
            if: "not",
            of: {
              if: "exists",
              filter: and({ is: "other" }, CREATURE, { is: "controlledBy", player: YOU }),
            },
          },
        },
        effect: { do: "sacrifice", what: THIS },
      },
    ],
    sizeOf("5/5"),
  ),
]
