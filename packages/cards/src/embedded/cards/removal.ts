import type { CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  ANY_TARGET,
  chooseOne,
  ENTERS,
  enchant,
  mana,
  one,
  payLife,
  spell,
  TARGET_CREATURE,
  triggered,
} from "../build/abilities.ts"
import { bounce, damage, destroy, exile, gainLife, loseLife, pump, put, seq } from "../build/effects.ts"
import { card, creature, face } from "../build/face.ts"
import {
  ARTIFACT,
  all,
  and,
  CREATURE,
  color,
  ENCHANTMENT,
  LAND,
  manaValue,
  NONLAND,
  not,
  or,
  PLANESWALKER,
  power,
  target,
  theirs,
  YOU,
  yours,
} from "../build/filters.ts"

const OPPOSING_NONLAND = and(NONLAND, { is: "permanent" }, not({ is: "controlledBy", player: YOU }))
const OWNER_OF_TARGET = { who: "controllerOf", of: target() } as const

/** Destroying, exiling and shrinking permanents; edicts. */
export const REMOVAL: readonly CardDefinition[] = [
  card("Murder", "{1}{B}{B}", "Instant", [spell(destroy(), TARGET_CREATURE)]),
  card("Terror", "{1}{B}", "Instant", [
    spell(
      { do: "destroy", what: target(), noRegeneration: true },
      one(and(CREATURE, not(ARTIFACT), not(color("B")))),
    ),
  ]),
  card("Doom Blade", "{1}{B}", "Instant", [spell(destroy(), one(and(CREATURE, not(color("B")))))]),
  card("Disenchant", "{1}{W}", "Instant", [spell(destroy(), one(or(ARTIFACT, ENCHANTMENT)))]),
  card("Naturalize", "{1}{G}", "Instant", [spell(destroy(), one(or(ARTIFACT, ENCHANTMENT)))]),
  card("Swords to Plowshares", "{W}", "Instant", [
    spell(seq(exile(), gainLife({ n: "power", of: target() }, OWNER_OF_TARGET)), TARGET_CREATURE),
  ]),
  card("Path to Exile", "{W}", "Instant", [
    spell(
      seq(exile(), {
        do: "may",
        player: OWNER_OF_TARGET,
        effect: {
          do: "search",
          player: OWNER_OF_TARGET,
          filter: and({ is: "supertype", supertype: "basic" }, LAND),
          count: 1,
          to: "battlefield",
          tapped: true,
          shuffle: true,
        },
      }),
      TARGET_CREATURE,
    ),
  ]),
  card("Unmake", "{W/B}{W/B}{W/B}", "Instant", [spell(exile(), TARGET_CREATURE)]),
  card("Wrath of God", "{2}{W}{W}", "Sorcery", [
    spell({ do: "destroy", what: all(CREATURE), noRegeneration: true }),
  ]),
  card("Day of Judgment", "{2}{W}{W}", "Sorcery", [spell(destroy(all(CREATURE)))]),
  card("Damnation", "{2}{B}{B}", "Sorcery", [
    spell({ do: "destroy", what: all(CREATURE), noRegeneration: true }),
  ]),
  card("Oblivion Ring", "{2}{W}", "Enchantment", [
    triggered(
      ENTERS,
      { do: "move", what: target(), to: "exile", link: true },
      { targets: [one(and(NONLAND, { is: "permanent" }, { is: "other" }))] },
    ),
    triggered(
      { on: "moves", object: { is: "self" }, from: "battlefield" },
      put({ sel: "linked" }, "battlefield"),
    ),
  ]),
  card("Journey to Nowhere", "{1}{W}", "Enchantment", [
    triggered(
      ENTERS,
      { do: "move", what: target(), to: "exile", link: true },
      { targets: [TARGET_CREATURE] },
    ),
    triggered(
      { on: "moves", object: { is: "self" }, from: "battlefield" },
      put({ sel: "linked" }, "battlefield"),
    ),
  ]),
  card("Banishing Light", "{2}{W}", "Enchantment", [
    triggered(
      ENTERS,
      { do: "exileUntil", what: target() },
      { targets: [one(theirs(NONLAND, { is: "permanent" }))] },
    ),
  ]),
  card("Pacifism", "{1}{W}", "Enchantment — Aura", [
    ...enchant(CREATURE),
    {
      ability: "static",
      effects: [
        { static: "cantAttack", creature: { sel: "attachedTo" } },
        { static: "cantBlock", creature: { sel: "attachedTo" } },
      ],
    },
  ]),
  card("Diabolic Edict", "{1}{B}", "Instant", [
    spell(
      { do: "sacrifice", player: { who: "target", slot: 0 }, filter: CREATURE },
      { players: { who: "players" } },
    ),
  ]),
  card("Innocent Blood", "{B}", "Sorcery", [
    spell({ do: "sacrifice", player: { who: "players" }, filter: CREATURE }),
  ]),
  card("Bone Splinters", "{B}", "Sorcery", [
    {
      ability: "static",
      zone: "stack",
      effects: [{ static: "additionalCost", self: true, cost: [{ pay: "sacrifice", filter: CREATURE }] }],
    },
    spell(destroy(), TARGET_CREATURE),
  ]),
  card("Vendetta", "{B}", "Instant", [
    spell(
      seq(
        { do: "destroy", what: target(), noRegeneration: true },
        loseLife({ n: "toughness", of: target() }),
      ),
      one(and(CREATURE, not(color("B")))),
    ),
  ]),
  card("Disfigure", "{B}", "Instant", [spell(pump(-2, -2), TARGET_CREATURE)]),
  card("Agonizing Syphon", "{3}{B}", "Sorcery", [spell(seq(damage(3), gainLife(3)), ANY_TARGET)]),
  card("Sorin's Thirst", "{B}{B}", "Instant", [spell(seq(damage(2), gainLife(2)), TARGET_CREATURE)]),
  card("Public Execution", "{5}{B}", "Instant", [
    spell(
      seq(
        destroy(),
        pump(-2, 0, {
          sel: "all",
          filter: and(
            CREATURE,
            { is: "controlledBy", player: OWNER_OF_TARGET },
            { is: "other", than: target() },
          ),
        }),
      ),
      one(theirs(CREATURE)),
    ),
  ]),
  card("Vindicate", "{1}{W}{B}", "Sorcery", [spell(destroy(), one({ is: "permanent" }))]),
  card("Mortify", "{1}{W}{B}", "Instant", [spell(destroy(), one(or(CREATURE, ENCHANTMENT)))]),
  card("Hero's Downfall", "{1}{B}{B}", "Instant", [spell(destroy(), one(or(CREATURE, PLANESWALKER)))]),
  card("Dreadbore", "{B}{R}", "Sorcery", [spell(destroy(), one(or(CREATURE, PLANESWALKER)))]),
  card("Unlicensed Disintegration", "{1}{B}{R}", "Instant", [
    spell(
      seq(destroy(), {
        do: "if",
        condition: { if: "exists", filter: yours(ARTIFACT) },
        then: damage(3, { sel: "players", of: OWNER_OF_TARGET }),
      }),
      TARGET_CREATURE,
    ),
  ]),
  card("Reality Shift", "{1}{U}", "Instant", [
    spell(seq(exile(), { do: "action", action: "manifest", player: OWNER_OF_TARGET }), TARGET_CREATURE),
  ]),
  card("Gut Shot", "{R/P}", "Instant", [spell(damage(1), ANY_TARGET)]),
  card("Dismember", "{1}{B/P}{B/P}", "Instant", [spell(pump(-5, -5), TARGET_CREATURE)]),
  card("Smother", "{1}{B}", "Instant", [
    spell({ do: "destroy", what: target(), noRegeneration: true }, one(and(CREATURE, manaValue("<=", 3)))),
  ]),
  card("Valorous Stance", "{1}{W}", "Instant", [
    chooseOne(
      {
        effect: {
          do: "change",
          what: target(),
          changes: [
            { change: "addAbilities", abilities: [{ ability: "keyword", keyword: "indestructible" }] },
          ],
          duration: "endOfTurn",
        },
        targets: [TARGET_CREATURE],
      },
      { effect: destroy(), targets: [one(and(CREATURE, { is: "toughness", op: ">=", than: 4 }))] },
    ),
  ]),
  card("Rabid Bite", "{1}{G}", "Sorcery", [
    spell(
      { do: "damage", amount: { n: "power", of: target(0) }, to: target(1), source: target(0) },
      one(yours(CREATURE)),
      one(and(CREATURE, not({ is: "controlledBy", player: YOU }))),
    ),
  ]),
  card("Prey Upon", "{G}", "Sorcery", [
    spell(
      { do: "fight", a: target(0), b: target(1) },
      one(yours(CREATURE)),
      one(and(CREATURE, not({ is: "controlledBy", player: YOU }))),
    ),
  ]),
  creature(
    "Ravenous Chupacabra",
    "{2}{B}{B}",
    "Creature — Beast Horror",
    "2/2",
    triggered(ENTERS, destroy(), { targets: [one(theirs(CREATURE))] }),
  ),
  creature(
    "Nekrataal",
    "{2}{B}{B}",
    "Creature — Human Assassin",
    "2/1",
    { ability: "keyword", keyword: "firstStrike" },
    triggered(
      ENTERS,
      { do: "destroy", what: target(), noRegeneration: true },
      { targets: [one(and(CREATURE, not(ARTIFACT), not(color("B"))))] },
    ),
  ),
  creature(
    "Fiend Hunter",
    "{1}{W}{W}",
    "Creature — Human Cleric",
    "1/3",
    triggered(
      ENTERS,
      { do: "may", effect: { do: "move", what: target(), to: "exile", link: true } },
      { targets: [one(and(CREATURE, { is: "other" }))] },
    ),
    triggered(
      { on: "moves", object: { is: "self" }, from: "battlefield" },
      put({ sel: "linked" }, "battlefield"),
    ),
  ),
  {
    name: "Dusk // Dawn",
    layout: "split",
    faces: [
      face("Dusk", "{2}{W}{W}", "Sorcery", [spell(destroy(all(CREATURE, power(">=", 3))))]),
      face("Dawn", "{3}{W}{W}", "Sorcery", [
        keywordAbility("aftermath"),
        spell({
          do: "move",
          what: { sel: "all", filter: and(CREATURE, power("<=", 2)), zone: "graveyard", of: YOU },
          to: "hand",
        }),
      ]),
    ],
  },
  card("Snuff Out", "{3}{B}", "Instant", [
    {
      ability: "static",
      zone: "hand",
      effects: [
        {
          static: "alternativeCost",
          self: true,
          cost: [payLife(4)],
          condition: { if: "exists", filter: yours({ is: "subtype", subtype: "Swamp" }) },
        },
      ],
    },
    spell({ do: "destroy", what: target(), noRegeneration: true }, one(and(CREATURE, not(color("B"))))),
  ]),
  card("Unsummon", "{U}", "Instant", [spell(bounce(), TARGET_CREATURE)]),
  card("Boomerang", "{U}{U}", "Instant", [spell(bounce(), one({ is: "permanent" }))]),
  card("Regress", "{2}{U}", "Instant", [spell(bounce(), one({ is: "permanent" }))]),
  card("Vapor Snag", "{U}", "Instant", [spell(seq(bounce(), loseLife(1, OWNER_OF_TARGET)), TARGET_CREATURE)]),
  card("Cyclonic Rift", "{1}{U}", "Instant", [
    spell(bounce(), one(OPPOSING_NONLAND)),
    keywordAbility("overload", { cost: [mana("{6}{U}")] }),
  ]),
]
