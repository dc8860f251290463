import type { CardDefinition } from "@apnap/engine"
import {
  activated,
  ENTERS,
  ENTERS_TAPPED,
  mana,
  one,
  payLife,
  SACRIFICE_THIS,
  statically,
  TAP,
  TAP_FOR_ANY_COLOR,
  tapFor,
  tapForOneOf,
  triggered,
} from "../build/abilities.ts"
import { addMana, change, damage, destroy, gainLife, pump, put, seq, tutor } from "../build/effects.ts"
import { card } from "../build/face.ts"
import {
  ARTIFACT,
  and,
  BASIC,
  CREATURE,
  LAND,
  not,
  or,
  subtype,
  THIS,
  target,
  YOU,
} from "../build/filters.ts"

const BASICS = ["Plains", "Island", "Swamp", "Mountain", "Forest"]
const DUALS: readonly [string, string][] = [
  ["Plateau", "Mountain Plains"],
  ["Taiga", "Mountain Forest"],
  ["Tundra", "Plains Island"],
  ["Underground Sea", "Island Swamp"],
  ["Bayou", "Swamp Forest"],
  ["Tropical Island", "Forest Island"],
  ["Volcanic Island", "Island Mountain"],
  ["Badlands", "Swamp Mountain"],
  ["Savannah", "Forest Plains"],
  ["Scrubland", "Plains Swamp"],
]

/** Dual lands that enter tapped and gain you 1 life. */
const LIFE_LANDS: readonly [string, string, string][] = [
  ["Bloodfell Caves", "{B}", "{R}"],
  ["Blossoming Sands", "{G}", "{W}"],
  ["Dismal Backwater", "{U}", "{B}"],
  ["Jungle Hollow", "{B}", "{G}"],
  ["Rugged Highlands", "{R}", "{G}"],
  ["Scoured Barrens", "{W}", "{B}"],
  ["Swiftwater Cliffs", "{U}", "{R}"],
  ["Thornwood Falls", "{G}", "{U}"],
  ["Tranquil Cove", "{W}", "{U}"],
  ["Wind-Scarred Crag", "{R}", "{W}"],
]
const PAIN_LANDS: readonly [string, string, string][] = [
  ["Yavimaya Coast", "{G}", "{U}"],
  ["Battlefield Forge", "{R}", "{W}"],
  ["Karplusan Forest", "{R}", "{G}"],
  ["Underground River", "{U}", "{B}"],
  ["Llanowar Wastes", "{B}", "{G}"],
]
const FETCH_LANDS: readonly [string, string, string][] = [
  ["Flooded Strand", "Plains", "Island"],
  ["Arid Mesa", "Mountain", "Plains"],
  ["Wooded Foothills", "Mountain", "Forest"],
  ["Polluted Delta", "Island", "Swamp"],
  ["Windswept Heath", "Forest", "Plains"],
]

function painLand(name: string, a: string, b: string): CardDefinition {
  const hurt = activated([TAP], seq(addMana({ choice: [a, b] }), damage(1, { sel: "players", of: YOU })))
  return card(name, "", "Land", [tapFor("{C}"), hurt])
}

function fetchLand(name: string, a: string, b: string): CardDefinition {
  return card(name, "", "Land", [
    activated([TAP, payLife(1), SACRIFICE_THIS], tutor(or(subtype(a), subtype(b)), "battlefield")),
  ])
}

const BASIC_LAND = and(BASIC, LAND)

export const LANDS: readonly CardDefinition[] = [
  ...BASICS.map((name) => card(name, "", `Basic Land — ${name}`)),
  ...BASICS.map((name) => card(`Snow-Covered ${name}`, "", `Basic Snow Land — ${name}`)),
  card("Wastes", "", "Basic Land", [tapFor("{C}")]),
  ...DUALS.map(([name, types]) => card(name, "", `Land — ${types}`)),
  ...LIFE_LANDS.map(([name, a, b]) =>
    card(name, "", "Land", [ENTERS_TAPPED, triggered(ENTERS, gainLife(1)), tapForOneOf(a, b)]),
  ),
  ...PAIN_LANDS.map((land) => painLand(...land)),
  ...FETCH_LANDS.map((land) => fetchLand(...land)),
  card("Reliquary Tower", "", "Land", [
    statically({ static: "handSize", who: YOU, size: "none" }),
    tapFor("{C}"),
  ]),
  card("Exotic Orchard", "", "Land", [
    activated(
      [TAP],
      addMana({
        couldProduce: and(LAND, { is: "controlledBy", player: { who: "opponents" } }),
        colorsOnly: true,
      }),
    ),
  ]),
  card("Reflecting Pool", "", "Land", [
    activated([TAP], addMana({ couldProduce: and(LAND, { is: "controlledBy", player: YOU }) })),
  ]),
  card("Quicksand", "", "Land", [
    tapFor("{C}"),
    activated([TAP, SACRIFICE_THIS], pump(-1, -2), {
      targets: [one(and(CREATURE, { is: "attacking" }, not({ is: "keyword", keyword: "flying" })))],
    }),
  ]),
  card("Blinkmoth Nexus", "", "Land", [
    tapFor("{C}"),
    activated(
      [mana("{1}")],
      change(THIS, [
        { change: "addTypes", types: ["artifact", "creature"] },
        { change: "addSubtypes", subtypes: ["Blinkmoth"] },
        { change: "setPT", power: 1, toughness: 1 },
        { change: "addAbilities", abilities: [{ ability: "keyword", keyword: "flying" }] },
      ]),
    ),
    activated([mana("{1}"), TAP], pump(1, 1), { targets: [one(and(CREATURE, subtype("Blinkmoth")))] }),
  ]),
  card("Darksteel Citadel", "", "Artifact Land", [
    { ability: "keyword", keyword: "indestructible" },
    tapFor("{C}"),
  ]),
  card("Ancient Den", "", "Artifact Land", [tapFor("{W}")]),
  card("Mystic Monastery", "", "Land", [ENTERS_TAPPED, tapForOneOf("{U}", "{R}", "{W}")]),
  card("City of Brass", "", "Land", [
    triggered({ on: "taps", object: { is: "self" } }, damage(1, { sel: "players", of: YOU })),
    TAP_FOR_ANY_COLOR,
  ]),
  card("Evolving Wilds", "", "Land", [
    activated([TAP, SACRIFICE_THIS], tutor(BASIC_LAND, "battlefield", { tapped: true })),
  ]),
  card("Ghost Quarter", "", "Land", [
    tapFor("{C}"),
    activated(
      [TAP, SACRIFICE_THIS],
      seq(destroy(), {
        do: "may",
        player: { who: "controllerOf", of: target() },
        effect: { ...tutor(BASIC_LAND, "battlefield"), player: { who: "controllerOf", of: target() } },
      }),
      { targets: [one(LAND)] },
    ),
  ]),
  card("Academy Ruins", "", "Legendary Land", [
    tapFor("{C}"),
    activated([mana("{1}{U}"), TAP], put(target(), "library"), {
      targets: [{ filter: ARTIFACT, zone: "graveyard", of: YOU }],
    }),
  ]),
  card("Volrath's Stronghold", "", "Legendary Land", [
    tapFor("{C}"),
    activated([mana("{1}{B}"), TAP], put(target(), "library"), {
      targets: [{ filter: CREATURE, zone: "graveyard", of: YOU }],
    }),
  ]),
  card("Shambling Vent", "", "Land", [
    ENTERS_TAPPED,
    tapForOneOf("{W}", "{B}"),
    activated(
      [mana("{1}{W}{B}")],
      change(THIS, [
        { change: "addTypes", types: ["creature"] },
        { change: "addSubtypes", subtypes: ["Elemental"] },
        { change: "setColors", colors: ["W", "B"] },
        { change: "setPT", power: 2, toughness: 3 },
        { change: "addAbilities", abilities: [{ ability: "keyword", keyword: "lifelink" }] },
      ]),
    ),
  ]),
  card("Desert", "", "Land — Desert", [
    tapFor("{C}"),
    activated([TAP], damage(1), {
      targets: [one(and(CREATURE, { is: "attacking" }))],
      condition: { if: "during", step: ["endOfCombat"] },
    }),
  ]),
  card("Bazaar of Baghdad", "", "Land", [
    activated([TAP], seq({ do: "draw", count: 2 }, { do: "discard", count: 3 })),
  ]),
]
