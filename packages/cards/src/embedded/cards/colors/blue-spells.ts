import type { CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import { activated, enchant, mana, one, spell, statically, TAP, triggered } from "../../build/abilities.ts"
import { change, discard, draw, put, seq, THAT_PLAYER } from "../../build/effects.ts"
import { card } from "../../build/face.ts"
import {
  ANY,
  all,
  and,
  bound,
  CREATURE,
  LAND,
  manaValue,
  not,
  or,
  PLAYERS,
  THIS,
  target,
  theirs,
  type,
  YOU,
  yours,
} from "../../build/filters.ts"
import { keywordCost } from "../../build/frames.ts"

const TARGETED = { who: "target", slot: 0 } as const

/** Blue spells: card draw, theft, permanent enchantments. */
export const BLUE_SPELLS: readonly CardDefinition[] = [
  card("Tezzeret's Gambit", "{3}{U/P}", "Sorcery", [
    spell(seq(draw(2), { do: "action", action: "proliferate" })),
  ]),
  card(
    "Ancestral Vision",
    "",
    "Sorcery",
    [
      keywordAbility("suspend", { cost: [mana("{U}")], n: 4 }),
      spell(draw(3, TARGETED), { players: PLAYERS }),
    ],
    { colors: ["U"] },
  ),
  card("Time Warp", "{3}{U}{U}", "Sorcery", [
    spell({ do: "extraTurn", player: TARGETED }, { players: PLAYERS }),
  ]),
  card("See the Truth", "{1}{U}", "Sorcery", [
    spell({
      do: "if",
      condition: {
        if: "or",
        of: [
          { if: "castFrom", zone: "hand" },
          { if: "not", of: { if: "wasCast" } },
        ],
      },
      then: {
        do: "dig",
        count: 3,
        take: { count: 1, to: "hand" },
        rest: { to: "library", position: -1, order: "chosen" },
      },
      else: {
        do: "dig",
        count: 3,
        take: { count: 3, to: "hand" },
        rest: { to: "library", position: -1, order: "chosen" },
      },
    }),
  ]),
  card("Birthday Escape", "{U}", "Sorcery", [spell(seq(draw(1), { do: "ringTempts" }))]),
  card("Ancient Excavation", "{2}{U}{B}", "Instant", [
    spell(
      seq(
        { do: "draw", count: { n: "handSize", of: YOU }, bind: "drawn" },
        discard({ n: "bound", name: "drawnCount" }),
      ),
    ),
    keywordAbility("typecycling", { cost: [mana("{2}")], text: "Basic land" }),
  ]),
  card("Windfall", "{2}{U}", "Sorcery", [
    spell(
      seq(
        { do: "discard", player: PLAYERS, count: "all", bind: "gone" },
        {
          do: "draw",
          player: PLAYERS,
          count: {
            n: "overPlayers",
            of: PLAYERS,
            each: {
              n: "countOf",
              of: {
                sel: "filtered",
                of: bound("gone"),
                filter: { is: "ownedBy", player: { who: "bound", name: "player" } },
              },
            },
            fold: "greatest",
          },
        },
      ),
    ),
  ]),
  card("Timetwister", "{2}{U}", "Sorcery", [
    spell(
      seq(
        { do: "shuffle", player: PLAYERS, into: { sel: "all", filter: ANY, zone: ["hand", "graveyard"] } },
        draw(7, PLAYERS),
      ),
    ),
  ]),
  card("Wheel of Fortune", "{2}{R}", "Sorcery", [
    spell(seq({ do: "discard", player: PLAYERS, count: "all" }, draw(7, PLAYERS))),
  ]),
  card("Show and Tell", "{2}{U}", "Sorcery", [
    spell({
      do: "forEachPlayer",
      of: PLAYERS,
      effect: {
        do: "may",
        player: THAT_PLAYER,
        effect: put(
          {
            sel: "choose",
            filter: or(type("artifact"), CREATURE, type("enchantment"), LAND),
            zone: "hand",
            of: THAT_PLAYER,
            by: THAT_PLAYER,
          },
          "battlefield",
        ),
      },
    }),
  ]),
  card("Donate", "{2}{U}", "Sorcery", [
    spell(
      change(target(1), [{ change: "control", player: TARGETED }], "permanent"),
      { players: PLAYERS },
      one(yours({ is: "permanent" })),
    ),
  ]),
  card("Dominate", "{X}{1}{U}{U}", "Instant", [
    spell(
      change(target(), [{ change: "control", player: YOU }], "permanent"),
      one(and(CREATURE, manaValue("<=", { n: "x" }))),
    ),
  ]),
  card(
    "Mind Control",
    "{3}{U}{U}",
    "Enchantment — Aura",
    enchant(CREATURE, { change: "control", player: YOU }),
  ),
  card("Mystic Remora", "{U}", "Enchantment", [
    keywordCost("cumulativeUpkeep", "{1}"),
    triggered(
      { on: "cast", spell: not(CREATURE), by: { who: "opponents" } },
      {
        do: "unless",
        player: { who: "bound", name: "player" },
        cost: [mana("{4}")],
        effect: { do: "may", effect: draw(1) },
      },
    ),
  ]),
  card("Stasis", "{1}{U}", "Enchantment", [
    statically({ static: "skipStep", who: PLAYERS, what: "untap" }),
    triggered(
      { on: "step", step: "upkeep", player: YOU },
      { do: "unless", player: YOU, cost: [mana("{U}")], effect: { do: "sacrifice", what: THIS } },
    ),
  ]),
  card("Propaganda", "{2}{U}", "Enchantment", [
    statically({ static: "cantAttack", creature: all(CREATURE), whom: YOU, unlessPays: [mana("{2}")] }),
  ]),
  card("March of the Machines", "{3}{U}", "Enchantment", [
    statically({
      static: "modify",
      what: all(and(type("artifact"), not(CREATURE))),
      changes: [
        { change: "addTypes", types: ["artifact", "creature"] },
        {
          change: "setPT",
          power: { n: "manaValue", of: bound("affected") },
          toughness: { n: "manaValue", of: bound("affected") },
        },
      ],
    }),
  ]),
  card("Bident of Thassa", "{2}{U}{U}", "Legendary Enchantment Artifact", [
    triggered(
      { on: "damage", source: yours(CREATURE), player: PLAYERS, combat: true },
      { do: "may", effect: draw(1) },
    ),
    activated([mana("{1}{U}"), TAP], {
      do: "rule",
      effects: [{ static: "mustAttack", creature: all(theirs(CREATURE)) }],
      duration: "endOfTurn",
    }),
  ]),
]
