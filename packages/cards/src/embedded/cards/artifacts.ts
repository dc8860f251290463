import type { CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  activated,
  ENTERS_TAPPED,
  entersWith,
  equipment,
  gains,
  grows,
  mana,
  modify,
  payLife,
  SACRIFICE_THIS,
  sacrifice,
  statically,
  TAP,
  TAP_FOR_ANY_COLOR,
  TARGET_OPPONENT,
  triggered,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { addMana, change, loseLife, seq, token } from "../build/effects.ts"
import { card, creature, tokenFace } from "../build/face.ts"
import {
  ANY,
  ARTIFACT,
  all,
  and,
  CREATURE,
  HOST,
  IT,
  LAND,
  NONLAND,
  not,
  OPPONENTS,
  or,
  PLAYERS,
  SELF,
  SPELL,
  THIS,
  type,
  YOU,
  yours,
} from "../build/filters.ts"
import { keywordCost } from "../build/frames.ts"

const TARGETED = { who: "target", slot: 0 } as const
const CHARGES = { n: "counters", kind: "charge", of: THIS } as const
const ALL_ZONES = ["library", "hand", "battlefield", "graveyard", "stack", "exile", "command"] as const

/** Artifacts, artifact creatures and Eldrazi. */
export const ARTIFACTS: readonly CardDefinition[] = [
  card("Chalice of the Void", "{X}{X}", "Artifact", [
    entersWith("charge", { n: "x" }),
    triggered(
      { on: "cast", spell: { is: "manaValue", op: "=", than: CHARGES }, by: PLAYERS },
      { do: "counter", what: IT },
    ),
  ]),
  card("Everflowing Chalice", "{0}", "Artifact", [
    keywordCost("multikicker", "{2}"),
    entersWith("charge", { n: "timesKicked" }),
    activated([TAP], addMana({ mana: "{C}", times: CHARGES })),
  ]),
  card("Altar of the Lost", "{3}", "Artifact", [
    ENTERS_TAPPED,
    activated(
      [TAP],
      addMana({
        choice: "anyColor",
        amount: 2,
        each: true,
        restriction: {
          spells: and({ is: "keyword", keyword: "flashback" }, { is: "castFrom", zone: "graveyard" }),
        },
      }),
    ),
  ]),
  card("Bolas's Citadel", "{3}{B}{B}{B}", "Legendary Artifact", [
    statically({ static: "revealed", what: "libraryTop", of: YOU, to: YOU }),
    statically({
      static: "playFrom",
      zone: "library",
      top: true,
      of: YOU,
      cost: [payLife({ n: "manaValue", of: THIS })],
    }),
    activated([TAP, sacrifice(and({ is: "permanent" }, NONLAND), 10)], loseLife(10, OPPONENTS)),
  ]),
  card("Maskwood Nexus", "{4}", "Artifact", [
    statically(
      modify(all(yours(CREATURE)), { change: "allCreatureTypes" }),
      modify(
        { sel: "all", filter: and(CREATURE, SPELL, { is: "controlledBy", player: YOU }), zone: "stack" },
        { change: "allCreatureTypes" },
      ),
      modify(
        {
          sel: "all",
          filter: and(CREATURE, { is: "card" }),
          zone: ["library", "hand", "graveyard", "exile", "command"],
          of: YOU,
        },
        { change: "allCreatureTypes" },
      ),
    ),
    activated(
      [mana("{3}"), TAP],
      token(tokenFace("U", "Creature — Shapeshifter", "2/2", [keyword("changeling")])),
    ),
  ]),
  card("Sphere of Resistance", "{2}", "Artifact", [statically({ static: "cost", spells: ANY, more: "{1}" })]),
  card("Null Rod", "{2}", "Artifact", [
    statically({ static: "cantActivate", of: { filter: ARTIFACT }, manaToo: true }),
  ]),
  card("Winter Orb", "{2}", "Artifact", [
    {
      ability: "static",
      condition: { if: "is", of: THIS, filter: not({ is: "tapped" }) },
      effects: [{ static: "untapLimit", filter: LAND, count: 1, who: PLAYERS }],
    },
  ]),
  card("Pithing Needle", "{1}", "Artifact", [
    statically({ static: "enters", what: "self", as: { do: "chooseForSource", what: "cardName" } }),
    statically({ static: "cantActivate", of: { filter: { is: "chosenName" } } }),
  ]),
  card("Panharmonicon", "{4}", "Artifact", [
    statically({
      static: "triggerTimes",
      event: { on: "moves", object: or(ARTIFACT, CREATURE), to: "battlefield" },
      of: yours({ is: "permanent" }),
      plus: 1,
    }),
  ]),
  card("Mindslaver", "{6}", "Legendary Artifact", [
    activated(
      [mana("{4}"), TAP, SACRIFICE_THIS],
      { do: "controlPlayer", player: TARGETED, turn: "next" },
      { targets: [{ players: PLAYERS }] },
    ),
  ]),
  card("Sundial of the Infinite", "{2}", "Artifact", [
    activated([mana("{1}"), TAP], { do: "endTurn" }, { condition: { if: "turnOf", player: YOU } }),
  ]),
  card("Phyrexian Altar", "{3}", "Artifact", [
    activated([sacrifice(CREATURE)], addMana({ choice: "anyColor" })),
  ]),
  card(
    "Lightning Greaves",
    "{2}",
    "Artifact — Equipment",
    equipment("{0}", gains(keyword("haste"), keyword("shroud"))),
  ),
  card(
    "Swiftfoot Boots",
    "{2}",
    "Artifact — Equipment",
    equipment("{1}", gains(keyword("hexproof"), keyword("haste"))),
  ),
  card("Batterskull", "{5}", "Artifact — Equipment", [
    keywordAbility("livingWeapon"),
    statically(modify(HOST, grows(4, 4), gains(keyword("vigilance"), keyword("lifelink")))),
    activated([mana("{3}")], { do: "move", what: THIS, to: "hand" }),
    keywordCost("equip", "{5}"),
  ]),
  creature(
    "Painter's Servant",
    "{2}",
    "Artifact Creature — Scarecrow",
    "1/3",
    statically({ static: "enters", what: "self", as: { do: "chooseForSource", what: "color" } }),
    statically(
      modify(
        { sel: "all", filter: or({ is: "permanent" }, { is: "card" }, SPELL), zone: ALL_ZONES },
        { change: "addColors", colors: "chosen" },
      ),
    ),
  ),
  creature(
    "Augmenting Automaton",
    "{1}",
    "Artifact Creature — Construct",
    "1/1",
    activated([mana("{1}{B}")], change(THIS, [grows(1, 1)])),
  ),
  creature("Alloy Myr", "{3}", "Artifact Creature — Myr", "2/2", TAP_FOR_ANY_COLOR),
  creature(
    "Frogmite",
    "{4}",
    "Artifact Creature — Frog",
    "2/2",
    keywordAbility("affinity", { filter: ARTIFACT }),
  ),
  creature(
    "Platinum Angel",
    "{7}",
    "Artifact Creature — Angel",
    "4/4",
    keyword("flying"),
    statically(
      { static: "cant", event: { on: "loses", player: YOU }, what: "lose" },
      { static: "cant", event: { on: "wins", player: OPPONENTS }, what: "win" },
    ),
  ),
  creature(
    "Void Winnower",
    "{9}",
    "Creature — Eldrazi",
    "11/9",
    statically({
      static: "cantCast",
      who: OPPONENTS,
      spells: { is: "manaValue", op: ">=", than: 0, parity: "even" },
    }),
    statically({
      static: "cantBlock",
      creature: all(
        CREATURE,
        { is: "controlledBy", player: OPPONENTS },
        { is: "manaValue", op: ">=", than: 0, parity: "even" },
      ),
    }),
  ),
  creature(
    "It That Betrays",
    "{12}",
    "Creature — Eldrazi",
    "11/11",
    keywordAbility("annihilator", { n: 2 }),
    triggered(
      { on: "sacrifice", player: OPPONENTS, object: and({ is: "permanent" }, not({ is: "token" })) },
      { do: "move", what: IT, to: "battlefield", control: YOU },
    ),
  ),
  creature(
    "Ulamog's Crusher",
    "{8}",
    "Creature — Eldrazi",
    "8/8",
    keywordAbility("annihilator", { n: 2 }),
    statically({ static: "mustAttack", creature: THIS }),
  ),
  creature(
    "Ulamog, the Defiler",
    "{10}",
    "Legendary Creature — Eldrazi",
    "7/7",
    triggered(
      { on: "cast", spell: SELF },
      {
        do: "move",
        what: {
          sel: "libraryTop",
          of: TARGETED,
          count: { n: "half", of: { n: "count", filter: ANY, zone: "library", of: TARGETED }, round: "up" },
        },
        to: "exile",
      },
      { targets: [TARGET_OPPONENT] },
    ),
    keywordAbility("ward", { cost: [sacrifice({ is: "permanent" }, 2)] }),
    entersWith("+1/+1", {
      n: "over",
      of: { sel: "all", filter: ANY, zone: "exile" },
      what: "manaValue",
      fold: "greatest",
    }),
    keywordAbility("annihilator", { n: { n: "counters", kind: "+1/+1", of: THIS } }),
  ),
  creature(
    "Emrakul, the Promised End",
    "{13}",
    "Legendary Creature — Eldrazi",
    "13/13",
    {
      ability: "static",
      zone: "stack",
      effects: [
        {
          static: "cost",
          self: true,
          less: "{1}",
          times: {
            n: "distinct",
            what: "cardTypes",
            of: { sel: "all", filter: ANY, zone: "graveyard", of: YOU },
          },
        },
      ],
    },
    triggered(
      { on: "cast", spell: SELF },
      seq(
        { do: "controlPlayer", player: TARGETED, turn: "next" },
        {
          do: "delayed",
          when: { on: "beginsTurn", player: TARGETED },
          effect: { do: "extraTurn", player: TARGETED },
        },
      ),
      { targets: [TARGET_OPPONENT] },
    ),
    keyword("flying"),
    keyword("trample"),
    keywordAbility("protection", { filter: type("instant") }),
  ),
]
