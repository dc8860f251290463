import type { CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  ATTACKS,
  ENTERS,
  enters,
  gains,
  modify,
  one,
  sacrifice,
  statically,
  TARGET_CREATURE,
  TARGET_OPPONENT,
  triggered,
} from "../../build/abilities.ts"
import { keyword } from "../../build/creature-table.ts"
import { change, damage, draw, put, seq, token } from "../../build/effects.ts"
import { card, creature, tokenFace } from "../../build/face.ts"
import {
  all,
  and,
  CREATURE,
  INSTANT_OR_SORCERY,
  manaValue,
  NONLAND,
  not,
  OPPONENTS,
  or,
  SELF,
  SPELL,
  THIS,
  TOKEN,
  target,
  YOU,
  yours,
} from "../../build/filters.ts"
import { keywordCost, modal } from "../../build/frames.ts"

/** Cards of two or more colours. */
export const GOLD: readonly CardDefinition[] = [
  creature(
    "Spell Queller",
    "{1}{W}{U}",
    "Creature — Spirit",
    "2/3",
    keyword("flash"),
    keyword("flying"),
    triggered(
      ENTERS,
      { do: "move", what: target(), to: "exile", link: true },
      { targets: [one(and(SPELL, manaValue("<=", 4)))] },
    ),
    triggered(
      { on: "moves", object: SELF, from: "battlefield" },
      {
        do: "cast",
        what: { sel: "linked" },
        player: { who: "ownerOf", of: { sel: "linked" } },
        free: true,
        optional: true,
      },
    ),
  ),
  creature(
    "Arcades, the Strategist",
    "{1}{G}{W}{U}",
    "Legendary Creature — Elder Dragon",
    "3/5",
    keyword("flying"),
    keyword("vigilance"),
    triggered(enters(yours(CREATURE, { is: "keyword", keyword: "defender" })), draw(1)),
    statically(
      {
        static: "assignsWithToughness",
        creature: all(yours(CREATURE, { is: "keyword", keyword: "defender" })),
      },
      {
        static: "asThough",
        creature: all(yours(CREATURE, { is: "keyword", keyword: "defender" })),
        as: "noDefender",
      },
    ),
  ),
  creature(
    "Indoraptor, the Perfect Hybrid",
    "{1}{B/G}{R}",
    "Legendary Creature — Dinosaur Mutant",
    "3/1",
    keywordAbility("bloodthirst"),
    keyword("menace"),
    triggered(
      { on: "damage", to: SELF },
      seq(
        { do: "choosePlayer", from: { who: "choose", from: OPPONENTS, random: true }, bind: "chosenPlayer" },
        {
          do: "unless",
          player: { who: "bound", name: "chosenPlayer" },
          cost: [sacrifice(and(CREATURE, not(TOKEN)))],
          effect: damage(
            { n: "power", of: THIS },
            { sel: "players", of: { who: "bound", name: "chosenPlayer" } },
          ),
        },
      ),
      { word: "enrage" },
    ),
  ),
  creature(
    "Coveted Falcon",
    "{1}{U}{U}",
    "Artifact Creature — Bird",
    "1/4",
    keyword("flying"),
    triggered(ATTACKS, change(target(), [{ change: "control", player: YOU }], "permanent"), {
      targets: [
        one(
          and({ is: "permanent" }, { is: "ownedBy", player: YOU }, not({ is: "controlledBy", player: YOU })),
        ),
      ],
    }),
    keywordCost("disguise", "{1}{U}"),
    triggered(
      { on: "turnedFaceUp", object: SELF },
      seq(
        change(target(1), [{ change: "control", player: { who: "target", slot: 0 } }], "permanent"),
        draw({
          n: "countOf",
          of: {
            sel: "filtered",
            of: target(1),
            filter: { is: "controlledBy", player: { who: "target", slot: 0 } },
          },
        }),
      ),
      { targets: [TARGET_OPPONENT, { filter: yours({ is: "permanent" }), min: 0, max: 999 }] },
    ),
  ),
  card("Rhythm of the Wild", "{1}{R}{G}", "Enchantment", [
    statically({ static: "cantBeCountered", spells: and(CREATURE, { is: "controlledBy", player: YOU }) }),
    statically(modify(all(yours(CREATURE, not(TOKEN))), gains(keywordAbility("riot")))),
  ]),
  creature(
    "Teferi, Mage of Zhalfir",
    "{2}{U}{U}{U}",
    "Legendary Creature — Human Wizard",
    "3/4",
    keyword("flash"),
    statically({
      static: "modify",
      what: {
        sel: "all",
        filter: and(CREATURE, { is: "ownedBy", player: YOU }),
        zone: ["library", "hand", "graveyard", "stack", "exile", "command"],
      },
      changes: [gains(keyword("flash"))],
    }),
    statically({ static: "cantCast", who: OPPONENTS, onlySorcerySpeed: true }),
  ),
  creature(
    "Goblin Electromancer",
    "{U}{R}",
    "Creature — Goblin Wizard",
    "2/2",
    statically({ static: "cost", spells: INSTANT_OR_SORCERY, by: YOU, less: "{1}" }),
  ),
  creature(
    "Meddling Mage",
    "{W}{U}",
    "Creature — Human Wizard",
    "2/2",
    statically({
      static: "enters",
      what: "self",
      as: { do: "chooseForSource", what: "cardName", filter: NONLAND },
    }),
    statically({ static: "cantCast", who: { who: "players" }, spells: { is: "chosenName" } }),
  ),
  card("Azorius Charm", "{W}{U}", "Instant", [
    modal(
      1,
      1,
      { effect: change(all(yours(CREATURE)), [gains(keyword("lifelink"))]) },
      { effect: draw(1) },
      {
        effect: put(target(), "library"),
        targets: [one(and(CREATURE, or({ is: "attacking" }, { is: "blocking" })))],
      },
    ),
  ]),
  card("Selesnya Charm", "{G}{W}", "Instant", [
    modal(
      1,
      1,
      {
        effect: change(target(), [{ change: "modifyPT", power: 2, toughness: 2 }, gains(keyword("trample"))]),
        targets: [TARGET_CREATURE],
      },
      {
        effect: { do: "move", what: target(), to: "exile" },
        targets: [one(and(CREATURE, { is: "power", op: ">=", than: 5 }))],
      },
      { effect: token(tokenFace("W", "Creature — Knight", "2/2", [keyword("vigilance")])) },
    ),
  ]),
]
