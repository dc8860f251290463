import type { CardDefinition, Condition, Filter, Selector } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  activated,
  cardIn,
  DIES,
  ENTERS,
  enters,
  mana,
  modify,
  SACRIFICE_THIS,
  spell,
  statically,
  TAP,
  triggered,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { destroy, exile, mill, put, seq, THAT_PLAYER, token } from "../build/effects.ts"
import { card, creature, tokenFace } from "../build/face.ts"
import { ANY, all, bound, CREATURE, IT, PLAYERS, SELF, THIS, target, YOU } from "../build/filters.ts"

const YOUR_OWN: Filter = { is: "ownedBy", player: YOU }

/** "If it entered from your graveyard or you cast it from your graveyard". */
function cameFromYourGraveyard(it: Selector): Condition {
  const entered = { on: "moves", object: YOUR_OWN, from: "graveyard", to: "battlefield" } as const
  return {
    if: "or",
    of: [
      { if: "is", of: it, filter: { is: "thisTurn", event: entered } },
      {
        if: "and",
        of: [
          { if: "wasCast", of: it, by: YOU },
          { if: "castFrom", zone: "graveyard", of: it },
          { if: "is", of: it, filter: YOUR_OWN },
        ],
      },
    ],
  }
}

/** Cards about graveyards: reanimation, recursion, casting from there. */
export const GRAVEYARD: readonly CardDefinition[] = [
  card("Exhume", "{1}{B}", "Sorcery", [
    spell({
      do: "forEachPlayer",
      of: PLAYERS,
      effect: put(
        { sel: "choose", filter: CREATURE, zone: "graveyard", of: THAT_PLAYER, by: THAT_PLAYER },
        "battlefield",
      ),
    }),
  ]),
  card("Living Death", "{3}{B}{B}", "Sorcery", [
    spell(
      seq(
        { do: "move", what: { sel: "all", filter: CREATURE, zone: "graveyard" }, to: "exile", bind: "dead" },
        { do: "sacrifice", player: PLAYERS, what: all(CREATURE) },
        put(bound("dead"), "battlefield"),
      ),
    ),
  ]),
  creature(
    "Prized Amalgam",
    "{1}{U}{B}",
    "Creature — Zombie",
    "3/3",
    triggered(
      enters(CREATURE),
      {
        do: "delayed",
        when: { on: "step", step: "end" },
        effect: { do: "move", what: THIS, to: "battlefield", tapped: true },
      },
      { zone: "graveyard", condition: cameFromYourGraveyard(IT) },
    ),
  ),
  creature(
    "Archfiend's Vessel",
    "{B}",
    "Creature — Human Cleric",
    "1/1",
    keyword("lifelink"),
    triggered(
      ENTERS,
      seq(
        { do: "move", what: THIS, to: "exile", bind: "done" },
        {
          do: "if",
          condition: { if: "did", name: "done" },
          then: token(tokenFace("B", "Creature — Demon", "5/5", [keyword("flying")])),
        },
      ),
      { condition: cameFromYourGraveyard(THIS) },
    ),
  ),
  creature(
    "Soulcoil Viper",
    "{2}{B}",
    "Creature — Snake",
    "2/3",
    activated(
      [mana("{B}"), TAP, SACRIFICE_THIS],
      put(target(), "battlefield", { counters: [{ kind: "finality", count: 1 }] }),
      { targets: [cardIn("graveyard", CREATURE, YOU)], timing: "sorcery" },
    ),
  ),
  creature(
    "Yixlid Jailer",
    "{1}{B}",
    "Creature — Zombie Wizard",
    "2/1",
    statically(modify({ sel: "all", filter: ANY, zone: "graveyard" }, { change: "loseAbilities" })),
  ),
  creature(
    "Underworld Cerberus",
    "{3}{B}{R}",
    "Creature — Dog",
    "6/6",
    statically({ static: "cantBeBlocked", creature: THIS, fewerThan: 3 }),
    statically({ static: "cantBeTargeted", what: { sel: "all", filter: ANY, zone: "graveyard" } }),
    triggered(
      DIES,
      seq(exile(THIS), { do: "move", what: { sel: "all", filter: CREATURE, zone: "graveyard" }, to: "hand" }),
    ),
  ),
  creature("Gurmag Angler", "{6}{B}", "Creature — Zombie Fish", "5/5", keyword("delve")),
  creature(
    "Stinkweed Imp",
    "{2}{B}",
    "Creature — Imp",
    "1/2",
    keyword("flying"),
    triggered({ on: "damage", source: SELF, to: CREATURE, combat: true }, destroy(IT)),
    keywordAbility("dredge", { n: 5 }),
  ),
  creature(
    "Karador, Ghost Chieftain",
    "{5}{W}{B}{G}",
    "Legendary Creature — Centaur Spirit",
    "3/4",
    {
      ability: "static",
      zone: "stack",
      effects: [
        {
          static: "cost",
          self: true,
          less: "{1}",
          times: { n: "count", filter: CREATURE, zone: "graveyard", of: YOU },
        },
      ],
    },
    {
      ability: "static",
      condition: { if: "turnOf", player: YOU },
      effects: [
        {
          static: "playFrom",
          zone: "graveyard",
          filter: CREATURE,
          of: YOU,
          castOnly: true,
          oncePerTurn: true,
        },
      ],
    },
  ),
  creature(
    "Raul, Trouble Shooter",
    "{1}{U}{B}",
    "Legendary Creature — Zombie Mutant Rogue",
    "1/4",
    {
      ability: "static",
      condition: { if: "turnOf", player: YOU },
      effects: [
        {
          static: "playFrom",
          zone: "graveyard",
          filter: {
            is: "thisTurn",
            event: { on: "moves", object: ANY, from: "library", to: "graveyard", cause: "mill" },
          },
          of: YOU,
          castOnly: true,
          oncePerTurn: true,
        },
      ],
    },
    activated([TAP], mill(1, PLAYERS)),
  ),
]
