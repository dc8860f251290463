import type { CardDefinition } from "@apnap/engine"
import { activated, ENTERS, one, statically, TAP, TARGET_CREATURE, triggered } from "../../build/abilities.ts"
import { keyword } from "../../build/creature-table.ts"
import { bounce, change, draw, tap } from "../../build/effects.ts"
import { creature } from "../../build/face.ts"
import {
  and,
  bound,
  CREATURE,
  LAND,
  not,
  PLAYERS,
  SELF,
  target,
  theirs,
  YOU,
  yours,
} from "../../build/filters.ts"
import { keywordCost } from "../../build/frames.ts"

/** Blue creatures: thieves, copies, fliers and ninjas. */
export const BLUE_CREATURES: readonly CardDefinition[] = [
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
]
