import type { CardDefinition } from "@apnap/engine"
import {
  activated,
  ENTERS,
  enchant,
  gains,
  keywordWith,
  mana,
  one,
  spell,
  statically,
  TAP,
  TARGET_CREATURE,
  triggered,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { bounce, change, counters, discard, draw, put, seq, THAT_PLAYER, tap } from "../build/effects.ts"
import { card, creature } from "../build/face.ts"
import {
  ANY,
  all,
  and,
  bound,
  CREATURE,
  color,
  INSTANT_OR_SORCERY,
  LAND,
  manaValue,
  not,
  or,
  PLAYERS,
  SELF,
  SPELL,
  THIS,
  target,
  theirs,
  type,
  YOU,
  yours,
} from "../build/filters.ts"
import { alternativeCost, keywordCost, modal } from "../build/frames.ts"

const COUNTER = { do: "counter", what: target() } as const
const TARGETED = { who: "target", slot: 0 } as const

/** Counterspells, copies, theft and tricks in blue. */
export const BLUE_SPELLS: readonly CardDefinition[] = [
  card("Force of Will", "{3}{U}{U}", "Instant", [
    alternativeCost({ pay: "life", amount: 1 }, { pay: "exile", filter: color("U"), zone: "hand" }),
    spell(COUNTER, one(SPELL)),
  ]),
  card("Spell Pierce", "{U}", "Instant", [
    spell({ ...COUNTER, unlessPays: [mana("{2}")] }, one(and(SPELL, not(CREATURE)))),
  ]),
  card("Stifle", "{U}", "Instant", [spell(COUNTER, { filter: { is: "ability" }, zone: "stack" })]),
  card("Delay", "{1}{U}", "Instant", [
    spell(
      seq(
        { ...COUNTER, to: "exile", bind: "countered" },
        {
          do: "if",
          condition: { if: "did", name: "countered" },
          then: seq(counters("time", 3, bound("moved")), {
            do: "if",
            condition: {
              if: "not",
              of: { if: "is", of: bound("moved"), filter: { is: "keyword", keyword: "suspend" } },
            },
            then: change(bound("moved"), [gains(keywordWith("suspend"))], "permanent"),
          }),
        },
      ),
      one(SPELL),
    ),
  ]),
  card("Scatter to the Winds", "{1}{U}{U}", "Instant", [
    spell(COUNTER, one(SPELL)),
    keywordCost("awaken", "{4}{U}{U}", { n: 3 }),
  ]),
  card("Cryptic Command", "{1}{U}{U}{U}", "Instant", [
    modal(
      2,
      2,
      { effect: COUNTER, targets: [one(SPELL)] },
      { effect: bounce(), targets: [one({ is: "permanent" })] },
      { effect: tap(all(theirs(CREATURE))) },
      { effect: draw(1) },
    ),
  ]),
  card("Capsize", "{1}{U}{U}", "Instant", [
    keywordCost("buyback", "{3}"),
    spell(bounce(), one({ is: "permanent" })),
  ]),
  card("Leadership Vacuum", "{2}{U}", "Instant", [
    spell(
      seq(
        {
          do: "move",
          what: all({ is: "commander" }, { is: "controlledBy", player: TARGETED }),
          to: "command",
        },
        draw(1),
      ),
      { players: PLAYERS },
    ),
  ]),
  card("Reality Ripple", "{1}{U}", "Instant", [
    spell({ do: "phaseOut", what: target() }, one(or(type("artifact"), CREATURE, LAND))),
  ]),
  card("Mirrorweave", "{2}{W/U}{W/U}", "Instant", [
    spell(
      {
        do: "becomeCopy",
        what: all(CREATURE, { is: "other", than: target() }),
        of: target(),
        duration: "endOfTurn",
      },
      one(and(CREATURE, not({ is: "supertype", supertype: "legendary" }))),
    ),
  ]),
  card("Cackling Counterpart", "{1}{U}{U}", "Instant", [
    spell({ do: "createCopyToken", of: target() }, one(yours(CREATURE))),
    keywordCost("flashback", "{5}{U}{U}"),
  ]),
  card("Tezzeret's Gambit", "{3}{U/P}", "Sorcery", [
    spell(seq(draw(2), { do: "action", action: "proliferate" })),
  ]),
  card("Reverberate", "{R}{R}", "Instant", [
    spell({ do: "copySpell", of: target(), newTargets: true }, one(and(SPELL, INSTANT_OR_SORCERY))),
  ]),
  card("Redirect", "{U}{U}", "Instant", [
    spell({ do: "may", effect: { do: "chooseNewTargets", of: target() } }, one(SPELL)),
  ]),
  card("Slick Sequence", "{U}{R}", "Instant", [
    spell(
      seq(
        { do: "damage", amount: 2, to: target() },
        {
          do: "if",
          condition: { if: "compare", left: { n: "spellsCast", by: YOU }, op: ">=", right: 2 },
          then: draw(1),
        },
      ),
      { filter: or(CREATURE, type("planeswalker"), type("battle")), players: PLAYERS },
    ),
  ]),
  card(
    "Ancestral Vision",
    "",
    "Sorcery",
    [keywordCost("suspend", "{U}", { n: 4 }), spell(draw(3, TARGETED), { players: PLAYERS })],
    { colors: ["U"] },
  ),
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
  card(
    "Brutal Expulsion",
    "{2}{U}{R}",
    "Instant",
    [
      keyword("devoid"),
      modal(
        1,
        2,
        {
          effect: bounce(),
          targets: [
            { filter: or(SPELL, and({ is: "permanent" }, CREATURE)), zone: ["stack", "battlefield"] },
          ],
        },
        {
          effect: seq(
            { do: "damage", amount: 2, to: target() },
            {
              do: "rule",
              what: target(),
              effects: [
                {
                  static: "alter",
                  event: {
                    on: "moves",
                    object: { is: "among", of: bound("ruled") },
                    from: "battlefield",
                    to: "graveyard",
                  },
                  alter: { to: "zone", zone: "exile" },
                },
              ],
              duration: "endOfTurn",
            },
          ),
          targets: [one(or(CREATURE, type("planeswalker")))],
        },
      ),
    ],
    { colors: [] },
  ),
  card("Birthday Escape", "{U}", "Sorcery", [spell(seq(draw(1), { do: "ringTempts" }))]),
  card("Ancient Excavation", "{2}{U}{B}", "Instant", [
    spell(
      seq(
        { do: "draw", count: { n: "handSize", of: YOU }, bind: "drawn" },
        discard({ n: "bound", name: "drawnCount" }),
      ),
    ),
    keywordCost("typecycling", "{2}", { text: "Basic land" }),
  ]),
  card("Windfall", "{2}{U}", "Sorcery", [
    spell(
      seq(
        { do: "bind", name: "most", amount: 0 },
        { do: "discard", player: PLAYERS, count: "all", bind: "gone" },
        {
          do: "forEachPlayer",
          of: PLAYERS,
          effect: {
            do: "bind",
            name: "most",
            amount: {
              n: "max",
              of: [
                { n: "bound", name: "most" },
                {
                  n: "countOf",
                  of: {
                    sel: "filtered",
                    of: bound("gone"),
                    filter: { is: "ownedBy", player: { who: "bound", name: "player" } },
                  },
                },
              ],
            },
          },
        },
        draw({ n: "bound", name: "most" }, PLAYERS),
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
    spell(
      seq(
        {
          do: "forEachPlayer",
          of: PLAYERS,
          effect: seq(
            {
              do: "chooseObjects",
              what: {
                sel: "choose",
                filter: or(type("artifact"), CREATURE, type("enchantment"), LAND),
                zone: "hand",
                of: THAT_PLAYER,
                by: THAT_PLAYER,
                upTo: true,
              },
              bind: "one",
            },
            { do: "bind", name: "shown", objects: { sel: "union", of: [bound("shown"), bound("one")] } },
          ),
        },
        put(bound("shown"), "battlefield"),
      ),
    ),
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
  creature(
    "Sower of Temptation",
    "{2}{U}{U}",
    "Creature — Faerie Wizard",
    "2/2",
    keyword("flying"),
    triggered(ENTERS, change(target(), [{ change: "control", player: YOU }], "whileSourceOnBattlefield"), {
      targets: [TARGET_CREATURE],
    }),
  ),
  creature(
    "Clever Impersonator",
    "{2}{U}{U}",
    "Creature — Shapeshifter",
    "0/0",
    statically({
      static: "enters",
      what: "self",
      copyOf: { filter: and(not(LAND), { is: "permanent" }), optional: true },
    }),
  ),
  creature(
    "Sakashima's Student",
    "{2}{U}{U}",
    "Creature — Human Ninja",
    "0/0",
    keywordCost("ninjutsu", "{1}{U}"),
    statically({
      static: "enters",
      what: "self",
      copyOf: { filter: CREATURE, optional: true, except: [{ change: "addSubtypes", subtypes: ["Ninja"] }] },
    }),
  ),
  creature(
    "Pestermite",
    "{2}{U}",
    "Creature — Faerie Rogue",
    "2/1",
    keyword("flash"),
    keyword("flying"),
    triggered(
      ENTERS,
      { do: "may", effect: { do: "tapOrUntap", what: target() } },
      { targets: [one({ is: "permanent" })] },
    ),
  ),
  creature("Deceiver Exarch", "{2}{U}", "Creature — Phyrexian Cleric", "1/4", keyword("flash"), {
    ability: "triggered",
    when: ENTERS,
    modes: {
      min: 1,
      max: 1,
      of: [
        { effect: { do: "untap", what: target() }, targets: [one(yours({ is: "permanent" }))] },
        { effect: tap(), targets: [one(theirs({ is: "permanent" }))] },
      ],
    },
  }),
  creature(
    "Ninja of the Deep Hours",
    "{3}{U}",
    "Creature — Human Ninja",
    "2/2",
    keywordCost("ninjutsu", "{1}{U}"),
    triggered({ on: "damage", source: SELF, player: PLAYERS, combat: true }, { do: "may", effect: draw(1) }),
  ),
  creature(
    "Waterfall Aerialist",
    "{3}{U}",
    "Creature — Djinn Wizard",
    "3/1",
    keyword("flying"),
    keywordCost("ward", "{2}"),
  ),
  creature(
    "Aarakocra Sneak",
    "{3}{U}",
    "Creature — Bird Rogue",
    "1/4",
    keyword("flying"),
    triggered(ENTERS, { do: "takeInitiative" }),
  ),
  creature("Breezekeeper", "{3}{U}", "Creature — Djinn", "4/4", keyword("flying"), keyword("phasing")),
  creature("Furtive Homunculus", "{1}{U}", "Creature — Homunculus", "2/1", keyword("skulk")),
  creature(
    "Glyph Keeper",
    "{3}{U}{U}",
    "Creature — Sphinx",
    "5/3",
    keyword("flying"),
    triggered(
      { on: "qualified", event: { on: "targeted", object: SELF }, nth: 1 },
      { do: "counter", what: bound("it") },
    ),
    keywordCost("embalm", "{5}{U}{U}"),
  ),
  creature(
    "Amoeboid Changeling",
    "{1}{U}",
    "Creature — Shapeshifter",
    "1/1",
    keyword("changeling"),
    activated([TAP], change(target(), [{ change: "allCreatureTypes" }]), { targets: [TARGET_CREATURE] }),
    activated([TAP], change(target(), [{ change: "setSubtypes", of: "creature", subtypes: [] }]), {
      targets: [TARGET_CREATURE],
    }),
  ),
  creature(
    "Echo Tracer",
    "{2}{U}",
    "Creature — Human Wizard",
    "2/2",
    keywordCost("morph", "{2}{U}"),
    triggered({ on: "turnedFaceUp", object: SELF }, bounce(), { targets: [TARGET_CREATURE] }),
  ),
  card("Mystic Remora", "{U}", "Enchantment", [
    keywordCost("cumulativeUpkeep", "{1}"),
    triggered(
      { on: "cast", spell: not(CREATURE), by: { who: "opponents" } },
      {
        do: "may",
        effect: {
          do: "unless",
          player: { who: "bound", name: "player" },
          cost: [mana("{4}")],
          effect: draw(1),
        },
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
