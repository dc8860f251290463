import type { CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  ANY_TARGET,
  activated,
  gains,
  grows,
  mana,
  one,
  TARGET_CREATURE,
  upTo,
  YOUR_CREATURES,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import {
  bounce,
  change,
  counters,
  damage,
  discard,
  draw,
  exile,
  gainLife,
  loseLife,
  may,
  pump,
  put,
  seq,
  token,
  untap,
} from "../build/effects.ts"
import { card, tokenFace } from "../build/face.ts"
import {
  ANY,
  all,
  and,
  bound,
  CREATURE,
  INSTANT_OR_SORCERY,
  LAND,
  OPPONENTS,
  OTHER,
  or,
  PLANESWALKER,
  PLAYERS,
  target,
  type,
  YOU,
  yours,
} from "../build/filters.ts"
import { loyalty } from "../build/frames.ts"

const FIRST = { who: "target", slot: 0 } as const
const SOLDIER = tokenFace("W", "Creature — Soldier", "1/1")
const VAMPIRE = tokenFace("B", "Creature — Vampire", "1/1", [keyword("lifelink")])
const TOP: { sel: "libraryTop"; of: typeof YOU; count: number } = { sel: "libraryTop", of: YOU, count: 1 }

export const PLANESWALKERS: readonly CardDefinition[] = [
  card(
    "Garruk Wildspeaker",
    "{2}{G}{G}",
    "Legendary Planeswalker — Garruk",
    [
      loyalty(1, untap(), { filter: LAND, min: 2, max: 2 }),
      loyalty(-1, token(tokenFace("G", "Creature — Beast", "3/3"))),
      loyalty(-4, change(all(YOUR_CREATURES), [grows(3, 3), gains(keyword("trample"))])),
    ],
    { loyalty: 3 },
  ),
  card(
    "Elspeth, Knight-Errant",
    "{2}{W}{W}",
    "Legendary Planeswalker — Elspeth",
    [
      loyalty(1, token(SOLDIER)),
      loyalty(1, pump(3, 3, target(), gains(keyword("flying"))), TARGET_CREATURE),
      loyalty(-8, {
        do: "emblem",
        abilities: [
          {
            ability: "static",
            effects: [
              {
                static: "modify",
                what: all(yours(or(type("artifact"), CREATURE, type("enchantment"), LAND))),
                changes: [gains(keyword("indestructible"))],
              },
            ],
          },
        ],
      }),
    ],
    { loyalty: 4 },
  ),
  card(
    "Jace, the Mind Sculptor",
    "{2}{U}{U}",
    "Legendary Planeswalker — Jace",
    [
      loyalty(
        2,
        seq(
          { do: "look", what: { sel: "libraryTop", of: FIRST, count: 1 }, bind: "seen" },
          may(put(bound("seen"), "library", { position: -1 })),
        ),
        { players: PLAYERS },
      ),
      loyalty(
        0,
        seq(draw(3), {
          do: "move",
          what: { sel: "choose", filter: ANY, zone: "hand", of: YOU, count: 2 },
          to: "library",
          order: "chosen",
        }),
      ),
      loyalty(-1, bounce(), TARGET_CREATURE),
      loyalty(
        -12,
        seq(exile({ sel: "all", filter: ANY, zone: "library", of: FIRST }), {
          do: "move",
          what: { sel: "all", filter: ANY, zone: "hand", of: FIRST },
          to: "library",
          shuffle: true,
        }),
        { players: PLAYERS },
      ),
    ],
    { loyalty: 3 },
  ),
  card(
    "Sorin, Lord of Innistrad",
    "{2}{W}{B}",
    "Legendary Planeswalker — Sorin",
    [
      loyalty(1, token(VAMPIRE)),
      loyalty(-2, {
        do: "emblem",
        abilities: [
          {
            ability: "static",
            effects: [{ static: "modify", what: all(YOUR_CREATURES), changes: [grows(1, 0)] }],
          },
        ],
      }),
      loyalty(
        -6,
        seq(
          { do: "destroy", what: target() },
          {
            do: "move",
            what: {
              sel: "filtered",
              of: bound("moved"),
              filter: and({ is: "card" }, { is: "inZone", zone: "graveyard" }),
            },
            to: "battlefield",
            control: YOU,
          },
        ),
        upTo(3, or(CREATURE, and(PLANESWALKER, OTHER))),
      ),
    ],
    { loyalty: 3 },
  ),
  card(
    "Chandra, Pyromaster",
    "{2}{R}{R}",
    "Legendary Planeswalker — Chandra",
    [
      loyalty(
        1,
        seq(
          damage(1),
          { do: "damage", amount: 1, to: target(1), together: true },
          {
            do: "rule",
            effects: [{ static: "cantBlock", creature: target(1) }],
            duration: "endOfTurn",
          },
        ),
        { filter: PLANESWALKER, players: PLAYERS },
        upTo(1, and(CREATURE, { is: "controlledBy", player: FIRST })),
      ),
      loyalty(
        0,
        seq(
          { do: "move", what: TOP, to: "exile", bind: "top" },
          { do: "permitPlay", what: bound("top"), duration: "endOfTurn" },
        ),
      ),
      loyalty(
        -7,
        seq(
          { do: "move", what: { ...TOP, count: 10 }, to: "exile", bind: "ten" },
          {
            do: "chooseObjects",
            what: { sel: "choose", filter: INSTANT_OR_SORCERY, from: bound("ten") },
            bind: "one",
          },
          {
            do: "repeat",
            times: 3,
            effect: { do: "cast", what: bound("one"), copy: true, free: true, optional: true },
          },
        ),
      ),
    ],
    { loyalty: 4 },
  ),
  card(
    "Ajani, Caller of the Pride",
    "{1}{W}{W}",
    "Legendary Planeswalker — Ajani",
    [
      loyalty(1, counters("+1/+1", 1, target()), upTo(1, CREATURE)),
      loyalty(-3, change(target(), [gains(keyword("flying"), keyword("double strike"))]), TARGET_CREATURE),
      loyalty(-8, token(tokenFace("W", "Creature — Cat", "2/2"), { n: "life", of: YOU })),
    ],
    { loyalty: 4 },
  ),
  card(
    "Chandra Nalaar",
    "{3}{R}{R}",
    "Legendary Planeswalker — Chandra",
    [
      loyalty(1, damage(1), { filter: PLANESWALKER, players: PLAYERS }),
      loyalty("-X", damage({ n: "x" }), TARGET_CREATURE),
      loyalty(
        -8,
        damage(10, {
          sel: "union",
          of: [target(), { sel: "all", filter: and(CREATURE, { is: "controlledBy", player: FIRST }) }],
        }),
        { filter: PLANESWALKER, players: PLAYERS },
      ),
    ],
    { loyalty: 6 },
  ),
  card(
    "Liliana Vess",
    "{3}{B}{B}",
    "Legendary Planeswalker — Liliana",
    [
      loyalty(1, discard(1, FIRST), { players: PLAYERS }),
      loyalty(-2, { do: "search", filter: ANY, count: 1, to: "library", shuffle: true }),
      loyalty(-8, {
        do: "move",
        what: { sel: "all", filter: CREATURE, zone: "graveyard" },
        to: "battlefield",
        control: YOU,
      }),
    ],
    { loyalty: 5 },
  ),
  card(
    "Koth of the Hammer",
    "{2}{R}{R}",
    "Legendary Planeswalker — Koth",
    [
      loyalty(
        1,
        seq(
          untap(),
          change(target(), [
            { change: "addTypes", types: ["creature"] },
            { change: "addSubtypes", subtypes: ["Elemental"] },
            { change: "setColors", colors: ["R"] },
            { change: "setPT", power: 4, toughness: 4 },
          ]),
        ),
        one({ is: "subtype", subtype: "Mountain" }),
      ),
      loyalty(-2, {
        do: "addMana",
        mana: { mana: "{R}", times: { n: "count", filter: yours({ is: "subtype", subtype: "Mountain" }) } },
      }),
      loyalty(-5, {
        do: "emblem",
        abilities: [
          {
            ability: "static",
            effects: [
              {
                static: "modify",
                what: all(yours({ is: "subtype", subtype: "Mountain" })),
                changes: [
                  gains({
                    ability: "activated",
                    cost: [{ pay: "tap" }],
                    effect: damage(1),
                    targets: [ANY_TARGET],
                  }),
                ],
              },
            ],
          },
        ],
      }),
    ],
    { loyalty: 3 },
  ),
  card(
    "Ob Nixilis of the Black Oath",
    "{3}{B}{B}",
    "Legendary Planeswalker — Nixilis",
    [
      loyalty(
        2,
        seq(
          { do: "loseLife", amount: 1, player: OPPONENTS, bind: "lost" },
          gainLife({ n: "bound", name: "lost" }),
        ),
      ),
      loyalty(-2, seq(token(tokenFace("B", "Creature — Demon", "5/5", [keyword("flying")])), loseLife(2))),
      loyalty(-8, {
        do: "emblem",
        abilities: [
          activated(
            [mana("{1}{B}"), { pay: "sacrifice", filter: CREATURE, bind: "sacrificed" }],
            seq(
              gainLife({ n: "power", of: bound("sacrificed") }),
              draw({ n: "power", of: bound("sacrificed") }),
            ),
          ),
        ],
      }),
      keywordAbility("commander"),
    ],
    { loyalty: 3 },
  ),
]
