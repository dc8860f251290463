import type { CardDefinition } from "@apnap/engine"
import { DIES, enchant, equipment, gains, grows, triggered } from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { put } from "../build/effects.ts"
import { card } from "../build/face.ts"
import { CREATURE, ENCHANTMENT, THIS, yours } from "../build/filters.ts"

/** Auras and Equipment. */
export const ATTACHMENTS: readonly CardDefinition[] = [
  card("Rancor", "{G}", "Enchantment — Aura", [
    ...enchant(CREATURE, grows(2, 0), gains(keyword("trample"))),
    triggered(DIES, put(THIS, "hand")),
  ]),
  card("Unholy Strength", "{B}", "Enchantment — Aura", enchant(CREATURE, grows(2, 1))),
  card("Holy Strength", "{W}", "Enchantment — Aura", enchant(CREATURE, grows(1, 2))),
  card("Flight", "{U}", "Enchantment — Aura", enchant(CREATURE, gains(keyword("flying")))),
  card(
    "Serra's Embrace",
    "{2}{W}{W}",
    "Enchantment — Aura",
    enchant(CREATURE, grows(2, 2), gains(keyword("flying"), keyword("vigilance"))),
  ),
  card(
    "Ethereal Armor",
    "{W}",
    "Enchantment — Aura",
    enchant(
      CREATURE,
      grows({ n: "count", filter: yours(ENCHANTMENT) }, { n: "count", filter: yours(ENCHANTMENT) }),
      gains(keyword("first strike")),
    ),
  ),
  card("Short Sword", "{1}", "Artifact — Equipment", equipment("{1}", grows(1, 1))),
  card("Bonesplitter", "{1}", "Artifact — Equipment", equipment("{1}", grows(2, 0))),
  card(
    "Accorder's Shield",
    "{0}",
    "Artifact — Equipment",
    equipment("{3}", grows(0, 3), gains(keyword("vigilance"))),
  ),
  card("Vulshok Morningstar", "{2}", "Artifact — Equipment", equipment("{2}", grows(2, 2))),
  card(
    "Loxodon Warhammer",
    "{3}",
    "Artifact — Equipment",
    equipment("{3}", grows(3, 0), gains(keyword("trample"), keyword("lifelink"))),
  ),
]
