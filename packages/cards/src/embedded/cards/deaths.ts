import type { CardDefinition, Effect } from "@apnap/engine"
import {
  activated,
  beginning,
  DELIRIUM,
  DIES,
  dies,
  ENTERS,
  gains,
  mana,
  modify,
  SACRIFICE_THIS,
  sacrifice,
  spell,
  statically,
  TAP,
  TARGET_CREATURE,
  TARGET_OPPONENT,
  TARGET_PLAYER,
  triggered,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import {
  counters,
  damage,
  destroy,
  discard,
  gainLife,
  loseLife,
  mill,
  put,
  scry,
  seq,
  THAT_PLAYER,
  token,
} from "../build/effects.ts"
import { card, creature, face, sizeOf, tokenFace } from "../build/face.ts"
import {
  ANY,
  all,
  and,
  bound,
  CREATURE,
  IT,
  NONLAND,
  not,
  OPPONENTS,
  OTHER,
  or,
  PLANESWALKER,
  subtype,
  THIS,
  TOKEN,
  target,
  YOU,
  yours,
} from "../build/filters.ts"
import { chapter, ENCHANT_PLAYER, faces, keywordCost } from "../build/frames.ts"

const TARGETED = { who: "target", slot: 0 } as const
const VAMPIRE = tokenFace("W", "Creature — Vampire", "1/1", [keyword("lifelink")])
const THAT_MUCH = { n: "bound", name: "amount" } as const
const LEFT = { on: "moves", object: yours({ is: "permanent" }), from: "battlefield" } as const
const SACRIFICE_OR_DISCARD = [
  { pay: "anyOf", of: [[sacrifice(and({ is: "permanent" }, NONLAND))], [{ pay: "discard" }]] },
] as const

/** "Destroy it if its mana value is … or less." */
function destroyUpTo(most: number): Effect {
  return {
    do: "if",
    condition: { if: "compare", left: { n: "manaValue", of: target() }, op: "<=", right: most },
    then: destroy(),
  }
}

/** Black cards: deaths, sacrifice, curses, manifest. */
export const DEATHS: readonly CardDefinition[] = [
  card("Fatal Push", "{B}", "Instant", [
    spell(
      { do: "if", condition: { if: "happened", event: LEFT }, then: destroyUpTo(4), else: destroyUpTo(2) },
      TARGET_CREATURE,
    ),
  ]),
  card("Nest of Scarabs", "{2}{B}", "Enchantment", [
    triggered(
      { on: "counters", object: CREATURE, kind: "-1/-1", by: YOU, batch: true },
      token(tokenFace("B", "Creature — Insect", "1/1"), THAT_MUCH),
    ),
  ]),
  card("Circle of Affliction", "{1}{B}", "Enchantment", [
    statically({ static: "enters", what: "self", as: { do: "chooseForSource", what: "color" } }),
    triggered(
      { on: "damage", source: { is: "color", color: "chosen" }, player: YOU },
      { do: "may", cost: [mana("{1}")], then: seq(loseLife(1, TARGETED), gainLife(1)) },
      { targets: [TARGET_PLAYER] },
    ),
  ]),
  card("Curse of Thirst", "{4}{B}", "Enchantment — Aura Curse", [
    ENCHANT_PLAYER,
    triggered(
      beginning("upkeep", { who: "enchanted" }),
      damage(
        { n: "count", filter: and(subtype("Curse"), { is: "enchantsPlayer", player: THAT_PLAYER }) },
        { sel: "players", of: THAT_PLAYER },
      ),
    ),
  ]),
  creature(
    "Osseous Sticktwister",
    "{1}{B}",
    "Artifact Creature — Scarecrow",
    "2/2",
    keyword("lifelink"),
    triggered(
      beginning("end"),
      {
        do: "forEachPlayer",
        of: OPPONENTS,
        effect: {
          do: "unless",
          player: THAT_PLAYER,
          cost: SACRIFICE_OR_DISCARD,
          effect: damage({ n: "power", of: THIS }, { sel: "players", of: THAT_PLAYER }),
        },
      },
      {
        ...DELIRIUM,
      },
    ),
  ),
  creature(
    "Starseer Mentor",
    "{3}{W}{B}",
    "Creature — Bat Warlock",
    "3/5",
    keyword("flying"),
    keyword("vigilance"),
    triggered(
      beginning("end"),
      { do: "unless", player: TARGETED, cost: SACRIFICE_OR_DISCARD, effect: loseLife(3, TARGETED) },
      {
        condition: {
          if: "happened",
          event: {
            on: "anyOf",
            of: [
              { on: "gainLife", player: YOU },
              { on: "loseLife", player: YOU },
            ],
          },
        },
        targets: [TARGET_OPPONENT],
      },
    ),
  ),
  creature(
    "Qarsi High Priest",
    "{B}",
    "Creature — Human Cleric",
    "0/2",
    activated([mana("{1}{B}"), TAP, sacrifice(and(CREATURE, OTHER))], {
      do: "manifest",
      what: { sel: "libraryTop", of: YOU, count: 1 },
    }),
  ),
  creature(
    "Repeat Offender",
    "{1}{B}",
    "Creature — Human Assassin",
    "2/1",
    activated([mana("{2}{B}")], {
      do: "if",
      condition: { if: "is", of: THIS, filter: { is: "designation", of: "suspected" } },
      then: counters("+1/+1", 1),
      else: { do: "action", action: "suspect", what: THIS },
    }),
  ),
  creature(
    "Elenda, the Dusk Rose",
    "{2}{W}{B}",
    "Legendary Creature — Vampire Knight",
    "1/1",
    keyword("lifelink"),
    triggered(dies(and(CREATURE, OTHER)), counters("+1/+1", 1)),
    triggered(DIES, token(VAMPIRE, { n: "power", of: THIS })),
  ),
  creature(
    "Acolyte of Xathrid",
    "{B}",
    "Creature — Human Cleric",
    "0/1",
    activated([mana("{1}{B}"), TAP], loseLife(1, TARGETED), { targets: [TARGET_PLAYER] }),
  ),
  creature(
    "Viscera Seer",
    "{B}",
    "Creature — Vampire Wizard",
    "1/1",
    activated([sacrifice(CREATURE)], scry(1)),
  ),
  creature(
    "Shelob, Child of Ungoliant",
    "{4}{B}{G}",
    "Legendary Creature — Spider Demon",
    "8/8",
    keyword("deathtouch"),
    keywordCost("ward", "{2}"),
    statically(
      modify(all(yours(subtype("Spider"), OTHER)), gains(keyword("deathtouch"), keywordCost("ward", "{2}"))),
    ),
    triggered(
      dies(
        and(CREATURE, OTHER, {
          is: "thisTurn",
          event: { on: "damage", source: yours(subtype("Spider")), to: ANY },
        }),
      ),
      {
        do: "createCopyToken",
        of: IT,
        except: [
          { change: "setTypes", types: ["artifact"] },
          { change: "addSubtypes", subtypes: ["Food"] },
          gains(activated([mana("{2}"), TAP, SACRIFICE_THIS], gainLife(3))),
        ],
      },
    ),
  ),
  faces(
    "transform",
    face(
      "Sheoldred",
      "{3}{B}{B}",
      "Legendary Creature — Phyrexian Praetor",
      [
        keyword("menace"),
        triggered(ENTERS, {
          do: "sacrifice",
          player: OPPONENTS,
          filter: and(or(CREATURE, PLANESWALKER), not(TOKEN)),
        }),
        activated(
          [mana("{4}{B}")],
          seq(
            { do: "move", what: THIS, to: "exile", bind: "gone" },
            put(bound("gone"), "battlefield", { transformed: true }),
          ),
          {
            timing: "sorcery",
            condition: {
              if: "compare",
              left: {
                n: "countPlayers",
                of: {
                  who: "such",
                  of: OPPONENTS,
                  that: {
                    if: "compare",
                    left: { n: "count", filter: ANY, zone: "graveyard", of: THAT_PLAYER },
                    op: ">=",
                    right: 8,
                  },
                },
              },
              op: ">=",
              right: 1,
            },
          },
        ),
      ],
      sizeOf("4/5"),
    ),
    face(
      "The True Scriptures",
      "",
      "Enchantment — Saga",
      [
        chapter([1], destroy(), {
          filter: and(or(CREATURE, PLANESWALKER), { is: "controlledBy", player: THAT_PLAYER }),
          min: 0,
          max: 1,
          forEachPlayer: OPPONENTS,
        }),
        chapter([2], seq(discard(3, OPPONENTS), mill(3, OPPONENTS))),
        chapter(
          [3],
          seq(
            {
              do: "move",
              what: { sel: "all", filter: CREATURE, zone: "graveyard" },
              to: "battlefield",
              control: YOU,
            },
            { do: "move", what: THIS, to: "exile", bind: "gone" },
            put(bound("gone"), "battlefield"),
          ),
        ),
      ],
      { colors: ["B"] },
    ),
  ),
]
