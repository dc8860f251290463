import type { CardDefinition } from "@apnap/engine"
import {
  activated,
  enchant,
  mana,
  one,
  SACRIFICE_THIS,
  spell,
  statically,
  TAP,
  TAP_FOR_ANY_COLOR,
  tapFor,
  tapForOneOf,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { addMana, draw, tutor, untap } from "../build/effects.ts"
import { card, creature } from "../build/face.ts"
import { and, BASIC, CREATURE, IT, LAND, or, PLAYERS, subtype } from "../build/filters.ts"

const BASIC_LAND = and(BASIC, LAND)

function signet(name: string, colors: string): CardDefinition {
  return card(name, "{2}", "Artifact", [activated([mana("{1}"), TAP], addMana({ mana: colors }))])
}

/** Cards that add mana. */
export const MANA: readonly CardDefinition[] = [
  creature("Llanowar Elves", "{G}", "Creature — Elf Druid", "1/1", tapFor("{G}")),
  creature("Elvish Mystic", "{G}", "Creature — Elf Druid", "1/1", tapFor("{G}")),
  creature("Fyndhorn Elves", "{G}", "Creature — Elf Druid", "1/1", tapFor("{G}")),
  creature("Birds of Paradise", "{G}", "Creature — Bird", "0/1", keyword("flying"), TAP_FOR_ANY_COLOR),
  creature(
    "Naga Vitalist",
    "{1}{G}",
    "Creature — Snake Druid",
    "1/2",
    activated([TAP], addMana({ couldProduce: and(LAND, { is: "controlledBy", player: { who: "you" } }) })),
  ),
  creature(
    "Beastcaller Savant",
    "{1}{G}",
    "Creature — Elf Shaman Ally",
    "1/1",
    keyword("haste"),
    activated([TAP], addMana({ choice: "anyColor", restriction: { spells: CREATURE } })),
  ),
  creature(
    "Arbor Elf",
    "{G}",
    "Creature — Elf Druid",
    "1/1",
    activated([TAP], untap(), { targets: [one(subtype("Forest"))] }),
  ),
  card("Sol Ring", "{1}", "Artifact", [tapFor("{C}{C}")]),
  signet("Golgari Signet", "{B}{G}"),
  signet("Orzhov Signet", "{W}{B}"),
  signet("Azorius Signet", "{W}{U}"),
  signet("Boros Signet", "{R}{W}"),
  card("Abzan Banner", "{3}", "Artifact", [
    tapForOneOf("{W}", "{B}", "{G}"),
    activated([mana("{W}{B}{G}"), TAP, SACRIFICE_THIS], draw(1)),
  ]),
  card("Mind Stone", "{2}", "Artifact", [
    tapFor("{C}"),
    activated([mana("{1}"), TAP, SACRIFICE_THIS], draw(1)),
  ]),
  card("Black Lotus", "{0}", "Artifact", [
    activated([TAP, SACRIFICE_THIS], addMana({ choice: "anyColor", amount: 3 })),
  ]),
  card("Mox Emerald", "{0}", "Artifact", [tapFor("{G}")]),
  card("Mox Ruby", "{0}", "Artifact", [tapFor("{R}")]),
  card("Dark Ritual", "{B}", "Instant", [spell(addMana({ mana: "{B}{B}{B}" }))]),
  card("Upwelling", "{3}{G}", "Enchantment", [statically({ static: "manaPersists", who: PLAYERS })]),
  card("Mana Reflection", "{4}{G}{G}", "Enchantment", [
    statically({ static: "manaBonus", object: { is: "permanent" }, by: { who: "you" }, multiply: 2 }),
  ]),
  card("Rampant Growth", "{1}{G}", "Sorcery", [spell(tutor(BASIC_LAND, "battlefield", { tapped: true }))]),
  card("Farseek", "{1}{G}", "Sorcery", [
    spell(
      tutor(or(...["Plains", "Island", "Swamp", "Mountain"].map(subtype)), "battlefield", { tapped: true }),
    ),
  ]),
  card("Explosive Vegetation", "{3}{G}", "Sorcery", [
    spell({ ...tutor(BASIC_LAND, "battlefield", { tapped: true }), count: 2, upTo: true }),
  ]),
  creature(
    "Sakura-Tribe Elder",
    "{1}{G}",
    "Creature — Snake Shaman",
    "1/1",
    activated([SACRIFICE_THIS], tutor(BASIC_LAND, "battlefield", { tapped: true })),
  ),
  card("Wild Growth", "{G}", "Enchantment — Aura", [
    ...enchant(LAND),
    {
      ability: "triggered",
      when: { on: "taps", object: { is: "among", of: { sel: "attachedTo" } }, forMana: true },
      effect: {
        do: "addMana",
        mana: { mana: "{G}" },
        player: { who: "controllerOf", of: IT },
      },
    },
  ]),
]
