import type { CardDefinition } from "@apnap/engine"
import {
  activated,
  dies,
  ENTERS,
  ENTERS_TAPPED,
  enchant,
  entersWith,
  equipment,
  gains,
  grows,
  mana,
  modify,
  statically,
  tapForOneOf,
  triggered,
  whileTrue,
  YOUR_CREATURES,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { change, draw, may, put, seq, token } from "../build/effects.ts"
import { card, sizeOf, tokenFace } from "../build/face.ts"
import {
  ANY,
  all,
  and,
  bound,
  CREATURE,
  HOST,
  IT,
  OPPONENTS,
  OTHER,
  or,
  SELF,
  THIS,
  theirs,
  YOU,
} from "../build/filters.ts"
import { defining } from "../build/frames.ts"

const CHARGES = { n: "counters", kind: "charge", of: THIS } as const
const HAND = { n: "handSize", of: YOU } as const

/** Cards from the rules' own examples, and cards that demonstrate them. */
export const EXAMPLES: readonly CardDefinition[] = [
  card(
    "Maro",
    "{2}{G}{G}",
    "Creature — Elemental",
    [defining({ change: "definePT", power: HAND, toughness: HAND })],
    { ...sizeOf("0/0"), shownPower: "*", shownToughness: "*" },
  ),
  card("Lich's Mirror", "{5}", "Artifact", [
    statically({
      static: "replace",
      event: { on: "loses", player: YOU },
      with: seq(
        put(
          {
            sel: "union",
            of: [
              { sel: "all", filter: ANY, zone: "hand", of: YOU },
              { sel: "all", filter: ANY, zone: "graveyard", of: YOU },
              all({ is: "permanent" }, { is: "ownedBy", player: YOU }),
            ],
          },
          "library",
          { shuffle: true },
        ),
        draw(7),
        { do: "setLife", player: YOU, amount: 20 },
      ),
    }),
  ]),
  card("Fool's Demise", "{4}{U}", "Enchantment — Aura", [
    ...enchant(CREATURE),
    triggered(dies({ is: "among", of: { sel: "attachedTo" } }), put(IT, "battlefield", { control: YOU })),
    triggered(dies(SELF), put(THIS, "hand")),
  ]),
  card("Concordant Crossroads", "{G}", "World Enchantment", [
    statically(modify(all(CREATURE), gains(keyword("haste")))),
  ]),
  card("Serra Aviary", "{3}{W}", "World Enchantment", [
    statically(
      modify(all(and(CREATURE, { is: "keyword", keyword: "flying" })), {
        change: "modifyPT",
        power: 1,
        toughness: 1,
      }),
    ),
  ]),
  card(
    "Emperor Crocodile",
    "{3}{G}",
    "Creature — Crocodile",
    [
      {
        ability: "triggered",
        when: {
          on: "state",
          condition: {
            if: "not",
            of: {
              if: "exists",
              filter: and({ is: "other" }, CREATURE, { is: "controlledBy", player: YOU }),
            },
          },
        },
        effect: { do: "sacrifice", what: THIS },
      },
    ],
    sizeOf("5/5"),
  ),
  card("Gift of Immortality", "{2}{W}", "Enchantment — Aura", [
    ...enchant(CREATURE),
    triggered(
      dies({ is: "among", of: HOST }),
      seq(put(IT, "battlefield", { bind: "moved" }), {
        do: "delayed",
        when: { on: "step", step: "end" },
        effect: put(THIS, "battlefield", { attachTo: bound("moved") }),
      }),
    ),
  ]),
  card("Grafted Wargear", "{3}", "Artifact — Equipment", [
    statically(modify(HOST, grows(3, 2))),
    triggered(
      { on: "unattached", attachment: SELF, from: { is: "permanent" } },
      { do: "sacrifice", what: bound("other") },
    ),
    ...equipment("{0}"),
  ]),
  card(
    "Stormfront Riders",
    "{4}{W}",
    "Creature — Human Soldier",
    [
      keyword("flying"),
      triggered(ENTERS, put({ sel: "choose", filter: YOUR_CREATURES, count: 2 }, "hand")),
      triggered(
        {
          on: "moves",
          object: or(SELF, and(OTHER, CREATURE, { is: "ownedBy", player: YOU })),
          from: "battlefield",
          to: "hand",
        },
        token(tokenFace("W", "Creature — Soldier", "1/1")),
      ),
    ],
    sizeOf("4/3"),
  ),
  card("Chimeric Mass", "{X}", "Artifact", [
    entersWith("charge", { n: "x" }),
    activated(
      [mana("{1}")],
      change(THIS, [
        { change: "addTypes", types: ["artifact", "creature"] },
        { change: "setSubtypes", of: "creature", subtypes: ["Construct"] },
        gains(defining({ change: "definePT", power: CHARGES, toughness: CHARGES })),
      ]),
    ),
  ]),
  card("Boros Guildgate", "", "Land — Gate", [ENTERS_TAPPED, tapForOneOf("{R}", "{W}")]),
  card(
    "Palace Guard",
    "{2}{W}",
    "Creature — Human Soldier",
    [statically({ static: "canBlockAdditional", creature: THIS, count: "any" })],
    sizeOf("1/4"),
  ),
  card(
    "Erebos's Titan",
    "{1}{B}{B}{B}",
    "Creature — Giant",
    [
      whileTrue(
        { if: "not", of: { if: "exists", filter: theirs(CREATURE) } },
        modify(THIS, gains(keyword("indestructible"))),
      ),
      triggered(
        { on: "moves", object: and(CREATURE, { is: "ownedBy", player: OPPONENTS }), from: "graveyard" },
        may(put({ sel: "filtered", of: THIS, filter: { is: "inZone", zone: "graveyard" } }, "hand"), [
          { pay: "discard" },
        ]),
        { zone: "graveyard" },
      ),
    ],
    sizeOf("5/5"),
  ),
]
