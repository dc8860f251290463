import type { Amount, CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import {
  ATTACKS,
  activated,
  beginning,
  ENTERS,
  gains,
  mana,
  modify,
  one,
  spell,
  statically,
  TARGET_CREATURE,
  triggered,
} from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { counters, damage, discard, draw, gainLife, mill, put, seq, token } from "../build/effects.ts"
import { card, creature, face, sizeOf, tokenFace } from "../build/face.ts"
import {
  ARTIFACT,
  all,
  and,
  CREATURE,
  PLAYERS,
  SELF,
  subtype,
  THIS,
  target,
  YOU,
  yours,
} from "../build/filters.ts"
import { defining } from "../build/frames.ts"

const GRAVEYARD_TYPES: Amount = {
  n: "distinct",
  what: "cardTypes",
  of: { sel: "all", filter: { is: "any" }, zone: "graveyard" },
}
const LORE = { on: "counters", object: SELF, kind: "lore" } as const

/** Planeswalkers, Sagas, adventures, double-faced and face-down cards, unusual keywords. */
export const SPECIAL: readonly CardDefinition[] = [
  card(
    "Jace Beleren",
    "{1}{U}{U}",
    "Legendary Planeswalker — Jace",
    [
      activated([{ pay: "loyalty", amount: 2 }], draw(1, PLAYERS), { loyalty: true }),
      activated([{ pay: "loyalty", amount: -1 }], draw(1, { who: "target", slot: 0 }), {
        loyalty: true,
        targets: [{ players: PLAYERS }],
      }),
      activated([{ pay: "loyalty", amount: -10 }], mill(20, { who: "target", slot: 0 }), {
        loyalty: true,
        targets: [{ players: PLAYERS }],
      }),
    ],
    { loyalty: 3 },
  ),
  {
    name: "Curious Pair // Treats to Share",
    layout: "adventure",
    faces: [
      face("Curious Pair", "{1}{G}", "Creature — Human Peasant", [], sizeOf("1/3")),
      face("Treats to Share", "{G}", "Sorcery — Adventure", [spell(token({ predefined: "food" }))]),
    ],
  },
  card("Rite of Belzenlok", "{2}{B}{B}", "Enchantment — Saga", [
    triggered(LORE, token(tokenFace("B", "Creature — Cleric", "0/1"), 2), { chapters: [1, 2] }),
    triggered(
      LORE,
      token(
        tokenFace("B", "Creature — Demon", "6/6", [
          keyword("flying"),
          keyword("trample"),
          triggered(
            beginning("upkeep"),
            seq(
              {
                do: "sacrifice",
                what: { sel: "choose", filter: and(CREATURE, { is: "other" }) },
                bind: "done",
              },
              {
                do: "if",
                condition: { if: "not", of: { if: "did", name: "done" } },
                then: damage(6, { sel: "players", of: YOU }),
              },
            ),
          ),
        ]),
      ),
      { chapters: [3] },
    ),
  ]),
  creature(
    "Arcbound Lancer",
    "{7}",
    "Artifact Creature — Beast",
    "0/0",
    keyword("first strike"),
    keywordAbility("modular", { n: 4 }),
  ),
  creature(
    "Arcbound Worker",
    "{1}",
    "Artifact Creature — Construct",
    "0/0",
    keywordAbility("modular", { n: 1 }),
  ),
  creature(
    "Virulent Sliver",
    "{G}",
    "Creature — Sliver",
    "1/1",
    statically(
      modify(
        { sel: "all", filter: and(subtype("Sliver"), CREATURE) },
        gains(keywordAbility("poisonous", { n: 1 })),
      ),
    ),
  ),
  creature("Glistener Elf", "{G}", "Creature — Phyrexian Elf Warrior", "1/1", keyword("infect")),
  creature(
    "Monastery Swiftspear",
    "{R}",
    "Creature — Human Monk",
    "1/2",
    keyword("haste"),
    keywordAbility("prowess"),
  ),
  creature("Akrasan Squire", "{W}", "Creature — Human Soldier", "1/1", keywordAbility("exalted")),
  creature(
    "Signal Pest",
    "{1}",
    "Artifact Creature — Pest",
    "0/1",
    keywordAbility("battleCry"),
    statically({
      static: "cantBeBlocked",
      creature: THIS,
      except: and(CREATURE, {
        is: "or",
        of: [
          { is: "keyword", keyword: "flying" },
          { is: "keyword", keyword: "reach" },
        ],
      }),
    }),
  ),
  creature(
    "Desert Cerodon",
    "{5}{R}",
    "Creature — Beast",
    "6/4",
    keywordAbility("cycling", { cost: [mana("{R}")] }),
  ),
  creature(
    "Bog Wraith",
    "{3}{B}",
    "Creature — Wraith",
    "3/3",
    keywordAbility("landwalk", { filter: subtype("Swamp") }),
  ),
  creature(
    "Ash, Party Crasher",
    "{R}{W}",
    "Legendary Creature — Human Peasant",
    "2/2",
    keyword("haste"),
    triggered(ATTACKS, counters("+1/+1", 1), {
      word: "celebration",
      condition: {
        if: "happened",
        event: {
          on: "moves",
          object: yours({ is: "permanent" }, { is: "not", of: { is: "type", type: "land" } }),
          to: "battlefield",
        },
        atLeast: 2,
      },
    }),
  ),
  card("Bow of Nylea", "{1}{G}{G}", "Legendary Enchantment Artifact", [
    statically(modify(all(yours(CREATURE, { is: "attacking" })), gains(keyword("deathtouch")))),
    {
      ability: "activated",
      cost: [mana("{1}{G}"), { pay: "tap" }],
      modes: {
        min: 1,
        max: 1,
        of: [
          { effect: counters("+1/+1", 1, target()), targets: [TARGET_CREATURE] },
          { effect: damage(2), targets: [one(and(CREATURE, { is: "keyword", keyword: "flying" }))] },
          { effect: gainLife(3) },
          {
            effect: put(target(), "library", { position: -1, order: "chosen" }),
            targets: [{ filter: { is: "any" }, zone: "graveyard", of: YOU, min: 0, max: 4 }],
          },
        ],
      },
    },
  ]),
  card(
    "Smuggler's Copter",
    "{2}",
    "Artifact — Vehicle",
    [
      keyword("flying"),
      triggered(
        { on: "anyOf", of: [ATTACKS, { on: "blocks", creature: SELF }] },
        { do: "may", effect: draw(1), then: discard(1) },
      ),
      keywordAbility("crew", { n: 1 }),
    ],
    sizeOf("3/3"),
  ),
  creature(
    "Steel Leaf Champion",
    "{G}{G}{G}",
    "Creature — Elf Knight",
    "5/4",
    statically({
      static: "cantBeBlocked",
      creature: THIS,
      by: and(CREATURE, { is: "power", op: "<=", than: 2 }),
    }),
  ),
  card("Thopter Spy Network", "{2}{U}{U}", "Enchantment", [
    triggered(
      beginning("upkeep"),
      token(tokenFace("", "Artifact Creature — Thopter", "1/1", [keyword("flying")])),
      { condition: { if: "exists", filter: yours(ARTIFACT) } },
    ),
    triggered(
      { on: "damage", source: yours(ARTIFACT, CREATURE), player: PLAYERS, combat: true, batch: true },
      draw(1),
    ),
  ]),
  creature(
    "Palace Sentinels",
    "{3}{W}",
    "Creature — Human Soldier",
    "2/4",
    triggered(ENTERS, { do: "becomeMonarch" }),
  ),
  creature(
    "Seeker of the Way",
    "{1}{W}",
    "Creature — Human Warrior",
    "2/2",
    keywordAbility("prowess"),
    triggered(
      { on: "cast", spell: { is: "not", of: CREATURE }, by: YOU },
      { do: "change", what: THIS, changes: [gains(keyword("lifelink"))], duration: "endOfTurn" },
    ),
  ),
  card(
    "Tarmogoyf",
    "{1}{G}",
    "Creature — Lhurgoyf",
    [
      defining({
        change: "definePT",
        power: GRAVEYARD_TYPES,
        toughness: { n: "plus", of: [GRAVEYARD_TYPES, 1] },
      }),
    ],
    { ...sizeOf("0/1"), shownPower: "*", shownToughness: "1+*" },
  ),
]
