import type { CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  activated,
  ENTERS,
  either,
  enchant,
  gains,
  mana,
  modify,
  one,
  SACRIFICE_THIS,
  spell,
  statically,
  TAP,
  TARGET_CREATURE,
  triggered,
  upTo,
} from "../../build/abilities.ts"
import { keyword } from "../../build/creature-table.ts"
import { change, destroy, gainLife, may, put, seq, tap, tutor } from "../../build/effects.ts"
import { card } from "../../build/face.ts"
import {
  ARTIFACT,
  all,
  and,
  bound,
  CREATURE,
  ENCHANTMENT,
  HOST,
  LAND,
  manaValue,
  not,
  OTHER,
  or,
  PLANESWALKER,
  PLAYERS,
  SELF,
  subtype,
  THIS,
  target,
  type,
  YOU,
  yours,
} from "../../build/filters.ts"
import { keywordCost, modal } from "../../build/frames.ts"

const TARGETED = { who: "target", slot: 0 } as const

/** White removal, and enchantments that change the rules. */
export const WHITE_SPELLS: readonly CardDefinition[] = [
  card("Ephemerate", "{W}", "Instant", [
    spell(
      seq({ do: "move", what: target(), to: "exile", bind: "gone" }, put(bound("gone"), "battlefield")),
      one(yours(CREATURE)),
    ),
    keywordAbility("rebound"),
  ]),
  card("Healing Salve", "{W}", "Instant", [
    modal(
      1,
      1,
      { effect: gainLife(3, TARGETED), targets: [{ players: PLAYERS }] },
      {
        effect: { do: "prevent", amount: 3, to: target(), duration: "endOfTurn" },
        targets: [{ filter: or(CREATURE, PLANESWALKER, type("battle")), players: PLAYERS }],
      },
    ),
  ]),
  card("Lead Astray", "{1}{W}", "Instant", [spell(tap(), upTo(2, CREATURE))]),
  card("Dawn's Truce", "{1}{W}", "Instant", [
    keywordAbility("gift", { text: "card" }),
    spell(
      seq(
        {
          do: "rule",
          effects: [{ static: "playerHas", who: YOU, keyword: "hexproof" }],
          duration: "endOfTurn",
        },
        change(all(yours({ is: "permanent" })), [gains(keyword("hexproof"))]),
        {
          do: "if",
          condition: { if: "paid", cost: "gift" },
          then: change(all(yours({ is: "permanent" })), [gains(keyword("indestructible"))]),
        },
      ),
    ),
  ]),
  card("Armageddon", "{3}{W}", "Sorcery", [spell(destroy(all(LAND)))]),
  card("Damn", "{B}{B}", "Sorcery", [
    spell({ do: "destroy", what: target(), noRegeneration: true }, TARGET_CREATURE),
    keywordCost("overload", "{2}{W}{W}"),
  ]),
  card("Fracturing Gust", "{2}{G/W}{G/W}{G/W}", "Instant", [
    spell(
      seq(
        { do: "destroy", what: all(or(ARTIFACT, ENCHANTMENT)), bind: "destroyed" },
        gainLife({ n: "times", of: 2, by: { n: "bound", name: "destroyed" } }),
      ),
    ),
  ]),
  card("Astral Drift", "{2}{W}", "Enchantment", [
    triggered(
      either(
        { on: "cycle", player: YOU, card: SELF },
        {
          on: "qualified",
          event: { on: "cycle", player: YOU, card: OTHER },
          during: { if: "is", of: THIS, filter: { is: "inZone", zone: "battlefield" } },
        },
      ),
      {
        do: "may",
        effect: { do: "move", what: target(), to: "exile", bind: "gone" },
        then: {
          do: "delayed",
          when: { on: "step", step: "end" },
          effect: put(bound("gone"), "battlefield"),
        },
      },
      { targets: [TARGET_CREATURE] },
    ),
    keywordCost("cycling", "{2}{W}"),
  ]),
  card("Opalescence", "{2}{W}{W}", "Enchantment", [
    statically(
      modify(
        all(ENCHANTMENT, OTHER, not(subtype("Aura"))),
        { change: "addTypes", types: ["creature"] },
        {
          change: "setPT",
          power: { n: "manaValue", of: bound("affected") },
          toughness: { n: "manaValue", of: bound("affected") },
        },
      ),
    ),
  ]),
  card("Humility", "{2}{W}{W}", "Enchantment", [
    statically(
      modify(all(CREATURE), { change: "loseAbilities" }, { change: "setPT", power: 1, toughness: 1 }),
    ),
  ]),
  card("Ghostly Prison", "{2}{W}", "Enchantment", [
    statically({ static: "cantAttack", creature: all(CREATURE), whom: YOU, unlessPays: [mana("{2}")] }),
  ]),
  card("Rule of Law", "{2}{W}", "Enchantment", [
    statically({ static: "cantCast", who: PLAYERS, maxPerTurn: 1 }),
  ]),
  card("Anointed Procession", "{3}{W}", "Enchantment", [
    statically({
      static: "alter",
      event: { on: "token", by: YOU },
      alter: { to: "amount", amount: { n: "times", of: 2, by: { n: "bound", name: "amount" } } },
    }),
  ]),
  card("Pariah", "{2}{W}", "Enchantment — Aura", [
    ...enchant(CREATURE),
    statically({
      static: "alter",
      event: { on: "damage", player: YOU },
      alter: { to: "recipient", selector: HOST },
    }),
  ]),
  card("Stony Silence", "{1}{W}", "Enchantment", [
    statically({ static: "cantActivate", of: { filter: ARTIFACT }, manaToo: true }),
  ]),
  card("Ajani's Aid", "{2}{G}{W}", "Enchantment", [
    triggered(
      ENTERS,
      may(
        tutor({ is: "name", name: "Ajani, Valiant Protector" }, "hand", {
          zone: ["library", "graveyard"],
          anyZones: true,
        }),
      ),
    ),
    activated([SACRIFICE_THIS], {
      do: "prevent",
      from: { sel: "choose", filter: CREATURE },
      combat: true,
      duration: "endOfTurn",
    }),
  ]),
  card("Faith's Fetters", "{3}{W}", "Enchantment — Aura", [
    ...enchant({ is: "permanent" }),
    triggered(ENTERS, gainLife(4)),
    statically(
      { static: "cantAttack", creature: HOST },
      { static: "cantBlock", creature: HOST },
      { static: "cantActivate", of: HOST },
    ),
  ]),
  card("Idol of Endurance", "{2}{W}", "Artifact", [
    triggered(ENTERS, {
      do: "exileUntil",
      what: { sel: "all", filter: and(CREATURE, manaValue("<=", 3)), zone: "graveyard", of: YOU },
    }),
    activated([mana("{1}{W}"), TAP], {
      do: "permitPlay",
      what: { sel: "all", filter: { is: "exiledWith" }, zone: "exile" },
      free: true,
      castOnly: true,
      count: 1,
      filter: CREATURE,
      duration: "endOfTurn",
    }),
  ]),
]
