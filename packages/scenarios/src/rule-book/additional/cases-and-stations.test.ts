import { describe } from "vitest"
import { ban, bear, clone, kill, ox } from "../testing/cards.ts"
import { faces } from "../testing/faces.ts"
import {
  act,
  at,
  can,
  card,
  cast,
  counters,
  creature,
  has,
  instant,
  life,
  now,
  size,
  there,
  type,
  wait,
} from "../testing/pieces.ts"
import { type Own, shows } from "../testing/shows.ts"

describe("Cases, stations, preparation cards (719–722)", () => {
  const kase = (text: string): Own => ({ ...card("Riddle", "Enchantment — Case", text), layout: "case" })
  shows("719.3a: a Case is solved at its controller's end step where the condition holds", {
    a: {
      on: [
        bear,
        kase(
          "To solve — You control a creature. (If unsolved, solve at the beginning of your end step.)\nSolved — Creatures you control get +2/+2.",
        ),
      ],
    },
    script: [now(size("Old Bear", 2, 2))],
    stopAt: { turn: 2, step: "upkeep" },
    then: [size("Old Bear", 4, 4)],
  })
  shows("719.3b: once solved it stays so, whatever becomes of the condition", {
    a: {
      on: [
        bear,
        ox,
        kase("To solve — You control two or more creatures.\nSolved — Creatures you control get +2/+2."),
      ],
      hand: [kill],
    },
    script: [at({ turn: 2, step: "upkeep", player: "A" }, cast("Kill", "Old Bear"))],
    stopAt: { turn: 2, step: "end" },
    then: [size("Grey Ox", 4, 6)],
  })
  shows(
    "702.169a, 702.169b, 702.169c, 719.3c: a solved Case's triggered ability triggers, an unsolved one's doesn't",
    {
      a: {
        on: [
          bear,
          kase(
            "To solve — You control a creature.\nSolved — At the beginning of your upkeep, you gain 3 life.",
          ),
        ],
      },
      stopAt: { turn: 3, step: "draw" },
      then: [life("A", 23)],
    },
    {
      a: {
        on: [
          kase(
            "To solve — You control a creature.\nSolved — At the beginning of your upkeep, you gain 3 life.",
          ),
        ],
      },
      stopAt: { turn: 3, step: "draw" },
      then: [life("A", 20)],
    },
  )
  shows("702.169d: a solved Case's activated ability can be activated only then", {
    a: { on: [bear, kase("To solve — You control a creature.\nSolved — {0}: You gain 3 life.")] },
    script: [
      now(can("A", "{0}: You gain", false)),
      at({ turn: 3, step: "upkeep" }, act("Riddle", "{0}: You gain")),
    ],
    stopAt: { turn: 3, step: "draw" },
    then: [life("A", 23)],
  })
  const ship: Own = {
    ...card("Skiff", "Artifact — Spacecraft", "Station\n2+ | {0}: You gain 1 life.\n4+ | Flying"),
    layout: "station",
    power: "3",
    toughness: "3",
  }
  shows(
    "721.2, 721.2a, 721.2b: with enough charge counters a station has the abilities, and at last is a creature",
    {
      a: { on: [ship, bear, ox] },
      script: [
        now(can("A", "{0}: You gain", false)),
        act("Skiff", "Station"),
        wait,
        now(can("A", "{0}: You gain")),
        now(type("Skiff", "creature", false)),
        act("Skiff", "Station"),
        wait,
      ],
      then: [
        counters("Skiff", "charge", 4),
        type("Skiff", "creature"),
        size("Skiff", 3, 3),
        has("Skiff", "flying"),
      ],
    },
  )
  const vanguard = faces(
    "prepare",
    creature("Vanguard", "2/2", "This creature enters prepared.", "Druid", "{0}"),
    instant("Suture", "You gain 3 life.", "{0}"),
  )
  shows("722.3: a copy of a prepared permanent's spell is cast, not the card", {
    a: { hand: [vanguard] },
    script: [cast("Vanguard"), wait, cast("Suture"), wait],
    then: [there("A", "Vanguard"), life("A", 23), { check: "graveyard", player: "A", is: 0 }],
  })
  shows("722.3b: casting it unprepares the permanent", {
    a: { hand: [vanguard] },
    script: [cast("Vanguard"), wait, cast("Suture"), wait, now(can("A", "Cast Suture", false))],
    then: [life("A", 23)],
  })
  shows("722.3d: a copy of the copy is a prepare spell too", {
    a: {
      hand: [
        vanguard,
        instant("Twin", "Copy target instant or sorcery spell. You may choose new targets for the copy."),
      ],
    },
    script: [
      cast("Vanguard"),
      wait,
      cast("Suture"),
      { ...cast("Twin", "Suture"), when: { onStack: "Cast Suture" } },
      wait,
    ],
    then: [life("A", 26)],
  })
  shows("722.4: in a hand a preparation card is the creature alone", {
    a: { hand: [vanguard] },
    script: [now(can("A", "Cast Suture", false)), now(can("A", "Cast Vanguard"))],
  })
  shows("722.5: its alternative name may be chosen", {
    a: { hand: [ban, vanguard] },
    script: [cast("Ban"), wait, cast("Vanguard"), wait, now(can("A", "Cast Suture", false))],
    choices: { A: ["Suture"] },
  })
  shows("722.2b: a copy of it has the alternative characteristics too", {
    a: { on: [vanguard], hand: [clone] },
    script: [cast("Clone"), wait, cast("Suture"), wait],
    choices: { A: [true, "Vanguard"] },
    then: [there("A", "Vanguard", 2), life("A", 23)],
  })
})
