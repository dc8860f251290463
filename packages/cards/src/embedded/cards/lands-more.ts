import type { CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  ANY_TARGET,
  activated,
  ENTERS_TAPPED,
  enters,
  gains,
  mana,
  modify,
  one,
  payLife,
  SACRIFICE_THIS,
  statically,
  TAP,
  tapFor,
  tapForOneOf,
  triggered,
} from "../build/abilities.ts"
import { addMana, change, damage, may, seq } from "../build/effects.ts"
import { card } from "../build/face.ts"
import {
  all,
  and,
  CREATURE,
  IT,
  LAND,
  or,
  SELF,
  subtype,
  THIS,
  target,
  YOU,
  yours,
} from "../build/filters.ts"

/** "You may reveal a … card from your hand. If you don't, this land enters tapped." */
function revealLand(
  name: string,
  choices: readonly [string, string],
  ...types: readonly string[]
): CardDefinition {
  const shown = {
    pay: "reveal",
    filter: types.length === 1 ? subtype(types[0]) : or(...types.map(subtype)),
  } as const
  return card(name, "", "Land", [
    statically({ static: "enters", what: "self", tapped: true, unlessPays: [shown] }),
    tapForOneOf(...choices),
  ])
}

/** "… unless you control …". */
function checkLand(
  name: string,
  choices: readonly [string, string],
  ...types: readonly string[]
): CardDefinition {
  const condition = { if: "not", of: { if: "exists", filter: yours(or(...types.map(subtype))) } } as const
  return card(name, "", "Land", [
    statically({ static: "enters", what: "self", condition, tapped: true }),
    tapForOneOf(...choices),
  ])
}

/** A land with two basic land types that enters untapped if you pay 2 life. */
function shockLand(name: string, types: string): CardDefinition {
  return card(name, "", `Land — ${types}`, [
    statically({ static: "enters", what: "self", tapped: true, unlessPays: [payLife(2)] }),
  ])
}

/** Lands with text beyond mana abilities. */
export const UTILITY_LANDS: readonly CardDefinition[] = [
  card("Cavern of Souls", "", "Land", [
    statically({ static: "enters", what: "self", as: { do: "chooseForSource", what: "creatureType" } }),
    tapFor("{C}"),
    activated(
      [TAP],
      addMana({
        choice: "anyColor",
        restriction: { spells: and(CREATURE, { is: "chosenType" }) },
        rider: {
          when: { is: "spell" },
          changes: [
            gains({
              ability: "static",
              zone: "stack",
              effects: [{ static: "cantBeCountered", spells: SELF, self: true }],
            }),
          ],
        },
      }),
    ),
  ]),
  card("Valakut, the Molten Pinnacle", "", "Land", [
    ENTERS_TAPPED,
    triggered(enters(yours(subtype("Mountain"))), may(damage(3)), {
      condition: { if: "exists", filter: yours(subtype("Mountain"), { is: "other", than: IT }), atLeast: 5 },
      targets: [ANY_TARGET],
    }),
    tapFor("{R}"),
  ]),
  card("Ash Barrens", "", "Land", [
    tapFor("{C}"),
    keywordAbility("typecycling", { cost: [mana("{1}")], text: "Basic land" }),
  ]),
  card("River of Tears", "", "Land", [
    activated([TAP], {
      do: "if",
      condition: {
        if: "happened",
        event: { on: "moves", object: LAND, cause: "play", by: YOU },
      },
      then: addMana({ mana: "{B}" }),
      else: addMana({ mana: "{U}" }),
    }),
  ]),
  card("Urborg, Tomb of Yawgmoth", "", "Legendary Land", [
    statically(modify(all(LAND), { change: "addSubtypes", subtypes: ["Swamp"] })),
  ]),
  card("Strip Mine", "", "Land", [
    tapFor("{C}"),
    activated([TAP, SACRIFICE_THIS], { do: "destroy", what: target() }, { targets: [one(LAND)] }),
  ]),
  card("Mutavault", "", "Land", [
    tapFor("{C}"),
    activated(
      [mana("{1}")],
      change(THIS, [
        { change: "addTypes", types: ["creature"] },
        { change: "allCreatureTypes" },
        { change: "setPT", power: 2, toughness: 2 },
      ]),
    ),
  ]),
  card("Maze of Ith", "", "Land", [
    activated(
      [TAP],
      seq(
        { do: "untap", what: target() },
        {
          do: "rule",
          effects: [
            {
              static: "prevent",
              event: {
                on: "anyOf",
                of: [
                  { on: "damage", to: { is: "among", of: target() }, combat: true },
                  { on: "damage", source: { is: "among", of: target() }, combat: true },
                ],
              },
            },
          ],
          duration: "endOfTurn",
        },
      ),
      { targets: [one(and(CREATURE, { is: "attacking" }))] },
    ),
  ]),
  revealLand("Game Trail", ["{R}", "{G}"], "Mountain", "Forest"),
  revealLand("Ancient Amphitheater", ["{R}", "{W}"], "Giant"),
  checkLand("Glacial Fortress", ["{W}", "{U}"], "Plains", "Island"),
  checkLand("Drowned Catacomb", ["{U}", "{B}"], "Island", "Swamp"),
  checkLand("Dragonskull Summit", ["{B}", "{R}"], "Swamp", "Mountain"),
  checkLand("Rootbound Crag", ["{R}", "{G}"], "Mountain", "Forest"),
  checkLand("Sunpetal Grove", ["{G}", "{W}"], "Forest", "Plains"),
  shockLand("Hallowed Fountain", "Plains Island"),
  shockLand("Watery Grave", "Island Swamp"),
  shockLand("Blood Crypt", "Swamp Mountain"),
  shockLand("Stomping Ground", "Mountain Forest"),
  shockLand("Temple Garden", "Forest Plains"),
]
