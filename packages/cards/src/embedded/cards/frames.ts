import type { CardDefinition } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import { cardIn, ENTERS, gains, grows, one, triggered } from "../build/abilities.ts"
import { keyword } from "../build/creature-table.ts"
import { change, damage, discard, draw, gainLife, loseLife, mill, put, seq, token } from "../build/effects.ts"
import { card, creature, face, sizeOf, tokenFace } from "../build/face.ts"
import {
  all,
  CREATURE,
  not,
  OPPONENTS,
  or,
  PLANESWALKER,
  subtype,
  THIS,
  target,
  type,
  YOU,
  yours,
} from "../build/filters.ts"
import { chapter, faces, keywordCost, levels } from "../build/frames.ts"

const KNIGHT = tokenFace("W", "Creature — Knight", "2/2", [keyword("vigilance")])

/** Cards with special frames: Sagas, levelers, prototypes, battles, Spacecraft, Rooms. */
export const FRAMES: readonly CardDefinition[] = [
  card("History of Benalia", "{1}{W}{W}", "Enchantment — Saga", [
    chapter([1, 2], token(KNIGHT)),
    chapter([3], change(all(yours(subtype("Knight"))), [grows(2, 1)])),
  ]),
  card("The Eldest Reborn", "{4}{B}", "Enchantment — Saga", [
    chapter([1], { do: "sacrifice", player: OPPONENTS, filter: or(CREATURE, PLANESWALKER) }),
    chapter([2], discard(1, OPPONENTS)),
    chapter(
      [3],
      put(target(), "battlefield", { control: YOU }),
      cardIn("graveyard", or(CREATURE, PLANESWALKER)),
    ),
  ]),
  card("The First Eruption", "{2}{R}", "Enchantment — Saga", [
    chapter([1], damage(1, all(CREATURE, not({ is: "keyword", keyword: "flying" })))),
    chapter([2], { do: "addMana", mana: { mana: "{R}{R}" } }),
    chapter(
      [3],
      seq(
        { do: "sacrifice", filter: subtype("Mountain"), bind: "done" },
        { do: "if", condition: { if: "did", name: "done" }, then: damage(3, all(CREATURE)) },
      ),
    ),
  ]),
  card("The Mirari Conjecture", "{4}{U}", "Enchantment — Saga", [
    chapter([1], put(target(), "hand"), cardIn("graveyard", type("instant"), YOU)),
    chapter([2], put(target(), "hand"), cardIn("graveyard", type("sorcery"), YOU)),
    chapter([3], {
      do: "delayed",
      when: { on: "cast", spell: or(type("instant"), type("sorcery")), by: YOU },
      effect: { do: "copySpell", of: { sel: "bound", name: "it" }, newTargets: true },
      once: false,
      duration: "endOfTurn",
    }),
  ]),
  creature(
    "Student of Warfare",
    "{W}",
    "Creature — Human Knight",
    "1/1",
    keywordCost("levelUp", "{W}"),
    levels(2, 6, "3/3", keyword("first strike")),
    levels(7, undefined, "4/4", keyword("double strike")),
  ),
  creature(
    "Beastbreaker of Bala Ged",
    "{1}{G}",
    "Creature — Human Warrior",
    "2/2",
    keywordCost("levelUp", "{2}{G}"),
    levels(1, 3, "4/4"),
    levels(4, undefined, "6/6", keyword("trample")),
  ),
  {
    name: "Boulderbranch Golem",
    layout: "prototype",
    faces: (["{7} 6/5", "{3}{G} 3/3"] as const).map((front) => {
      const [cost, size] = front.split(" ")
      return face(
        "Boulderbranch Golem",
        cost,
        "Artifact Creature — Golem",
        [triggered(ENTERS, gainLife({ n: "power", of: THIS }))],
        sizeOf(size),
      )
    }),
  },
  faces(
    "battle",
    face(
      "Invasion of Dominaria",
      "{2}{W}",
      "Battle — Siege",
      [triggered(ENTERS, seq(gainLife(4), draw(1)))],
      { defense: 5 },
    ),
    face("Serra Faithkeeper", "", "Creature — Angel", [keyword("flying"), keyword("vigilance")], {
      ...sizeOf("4/4"),
      colors: ["W"],
    }),
  ),
  faces(
    "room",
    face("Unholy Annex", "{2}{B}", "Enchantment — Room", [
      triggered(
        { on: "step", step: "end", player: YOU },
        seq(draw(1), {
          do: "if",
          condition: { if: "exists", filter: yours(subtype("Demon")) },
          then: seq(loseLife(2, OPPONENTS), gainLife(2)),
          else: loseLife(2),
        }),
      ),
    ]),
    face("Ritual Chamber", "{3}{B}{B}", "Enchantment — Room", [
      triggered(
        { on: "unlocked", door: "right", object: { is: "self" }, player: YOU },
        token(tokenFace("B", "Creature — Demon", "6/6", [keyword("flying")])),
      ),
    ]),
  ),
  card(
    "Galvanizing Sawship",
    "{5}{R}",
    "Artifact — Spacecraft",
    [
      keywordAbility("station"),
      {
        ability: "static",
        level: { min: 3, kind: "station" },
        effects: [
          {
            static: "modify",
            what: THIS,
            changes: [
              { change: "addTypes", types: ["artifact", "creature"] },
              gains(keyword("flying"), keyword("haste")),
            ],
          },
        ],
      },
    ],
    sizeOf("6/5"),
  ),
  faces(
    "adventure",
    face("Lonesome Unicorn", "{4}{W}", "Creature — Unicorn", [keyword("vigilance")], sizeOf("3/3")),
    face("Rider in Need", "{2}{W}", "Sorcery — Adventure", [{ ability: "spell", effect: token(KNIGHT) }]),
  ),
  faces(
    "adventure",
    face("Faerie Guidemother", "{W}", "Creature — Faerie", [keyword("flying")], sizeOf("1/1")),
    face("Gift of the Fae", "{1}{W}", "Sorcery — Adventure", [
      {
        ability: "spell",
        effect: change(target(), [grows(2, 1), gains(keyword("flying"))]),
        targets: [one(CREATURE)],
      },
    ]),
  ),
  faces(
    "adventure",
    face("Merfolk Secretkeeper", "{U}", "Creature — Merfolk Wizard", [], sizeOf("0/4")),
    face("Venture Deeper", "{U}", "Sorcery — Adventure", [
      {
        ability: "spell",
        effect: mill(4, { who: "target", slot: 0 }),
        targets: [{ players: { who: "players" } }],
      },
    ]),
  ),
  faces(
    "adventure",
    face("Ardenvale Tactician", "{1}{W}{W}", "Creature — Human Knight", [keyword("flying")], sizeOf("2/3")),
    face("Dizzying Swoop", "{1}{W}", "Instant — Adventure", [
      {
        ability: "spell",
        effect: { do: "tap", what: target() },
        targets: [{ filter: CREATURE, min: 0, max: 2 }],
      },
    ]),
  ),
  faces(
    "adventure",
    face(
      "Dirgur Island Dragon",
      "{5}{U}",
      "Creature — Dragon",
      [keyword("flying"), keywordCost("ward", "{2}")],
      sizeOf("4/4"),
    ),
    face("Skimming Strike", "{1}{U}", "Instant — Omen", [
      {
        ability: "spell",
        effect: seq({ do: "tap", what: target() }, draw(1)),
        targets: [{ filter: CREATURE, min: 0, max: 1 }],
      },
    ]),
  ),
  card("Darksteel Garrison", "{2}", "Artifact — Fortification", [
    {
      ability: "static",
      effects: [
        { static: "modify", what: { sel: "attachedTo" }, changes: [gains(keyword("indestructible"))] },
      ],
    },
    triggered(
      { on: "taps", object: { is: "among", of: { sel: "attachedTo" } } },
      change(target(), [grows(1, 1)]),
      { targets: [one(CREATURE)] },
    ),
    keywordCost("fortify", "{3}"),
  ]),
]
