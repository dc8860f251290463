import type { Ability } from "@apnap/engine"
import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import { CREATURE, keyword, statically, theEnchantment, theInstant, you } from "../testing/definitions.ts"
import { end, never, upkeep } from "../testing/moments.ts"
import {
  at,
  can,
  cast,
  castBy,
  creature,
  enchantment,
  has,
  inExile,
  inGraveyard,
  inHand,
  instant,
  now,
  there,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const given = (zone: "hand" | "stack", ability: Ability) =>
  theEnchantment("Giver", [
    statically({
      static: "modify",
      what: { sel: "all", filter: CREATURE, zone, of: you },
      changes: [{ change: "addAbilities", abilities: [ability] }],
    }),
  ])
const raze = instant("Raze", "Destroy target enchantment.")
const dull = enchantment("Dull Days", "Creatures lose all abilities.")
const untilUpkeep = { stopAt: upkeep(2) } as const

describe("keywords that are given to spells, and what they say of the permanent", () => {
  shows("400.7b, 702.175a: the permanent has the offspring that was given to the spell, and so its trigger", {
    a: {
      on: [enchantment("Valley", "Creature spells you cast have offspring {2}."), [2, "Forest"]],
      hand: [bear],
    },
    script: [cast("Old Bear"), wait],
    choices: { A: [true] },
    then: [
      there("A", "Old Bear", 2),
      { check: "permanents", player: "A", card: "Old Bear", token: true, is: 1 },
    ],
  })
  shows(
    "400.7b: what was given on the stack alone is no ability of another permanent, nor twice of this one",
    {
      a: {
        on: [given("stack", keyword("haste")), [creature("Elder", "2/2"), "tapped"]],
        hand: [bear],
      },
      script: [cast("Old Bear"), wait],
      then: [has("Old Bear", "haste"), has("Elder", "haste", false)],
    },
  )
  const blitz: Ability = { ability: "keyword", keyword: "blitz", cost: [{ pay: "mana", mana: "{0}" }] }
  shows(
    "611.3d, 702.152a: a blitz that was given lasts, though what gave it is gone before the spell resolves",
    {
      ...untilUpkeep,
      a: {
        on: [given("stack", blitz)],
        hand: [creature("Goon", "4/4", "", "Ogre", "{9}"), raze],
        library: [bear],
      },
      script: [
        castBy("Goon", "blitz"),
        { ...cast("Raze", "Giver"), when: { onStack: "Cast Goon" } },
        wait,
        now(has("Goon", "haste")),
      ],
      then: [inGraveyard("A", "Goon"), inHand("A", "Old Bear")],
    },
  )
  const warp: Ability = { ability: "keyword", keyword: "warp", cost: [{ pay: "mana", mana: "{0}" }] }
  shows("611.3d, 702.185a: a warp that was given to a card in hand", {
    ...untilUpkeep,
    a: { on: [given("hand", warp)], hand: [creature("Goon", "4/4", "", "Ogre", "{9}")] },
    script: [castBy("Goon", "warp"), wait],
    then: [inExile("A", "Goon")],
  })
  shows(
    "702.109a, 702.152a, 702.185a: what becomes of it is said by the spell, so a permanent without abilities goes too",
    {
      ...untilUpkeep,
      a: { on: [dull], hand: [creature("Flicker", "1/1", "Warp {0}", "Alien", "{9}")] },
      script: [castBy("Flicker", "warp"), wait],
      then: [inExile("A", "Flicker")],
    },
    {
      ...untilUpkeep,
      a: { on: [dull], hand: [creature("Runner", "3/3", "Blitz {0}", "Human", "{9}")] },
      script: [castBy("Runner", "blitz"), wait, now(has("Runner", "haste", false))],
      then: [inGraveyard("A", "Runner")],
    },
    {
      ...untilUpkeep,
      a: { on: [dull], hand: [creature("Dasher", "3/3", "Dash {0}", "Orc", "{9}")] },
      script: [castBy("Dasher", "dash"), wait],
      then: [inHand("A", "Dasher")],
    },
  )
  const flicker = creature("Flicker", "1/1", "Warp {0}", "Alien", "{0}")
  shows(
    "702.185a: the warped card may be cast only after the turn has ended",
    {
      a: {
        on: [enchantment("Orrery", "You may cast spells as though they had flash.")],
        hand: [flicker],
      },
      script: [castBy("Flicker", "warp"), wait, at(end, wait), at(end, at(never, cast("Flicker")))],
      stopAt: upkeep(2),
      then: [inExile("A", "Flicker")],
    },
    {
      a: {
        on: [enchantment("Orrery", "You may cast spells as though they had flash.")],
        hand: [flicker],
      },
      script: [castBy("Flicker", "warp"), wait, at({ turn: 2 }, cast("Flicker")), at({ turn: 2 }, wait)],
      stopAt: { turn: 2, step: "end" },
      then: [there("A", "Flicker")],
    },
  )
  shows("702.185a: it is the card's owner who may cast it, whoever controlled the permanent", {
    a: { hand: [flicker] },
    b: {
      hand: [
        theInstant("Gather", {
          do: "rule",
          effects: [{ static: "enters", what: CREATURE, control: you }],
          duration: "endOfTurn",
        }),
      ],
    },
    script: [
      castBy("Flicker", "warp"),
      at({ player: "B" }, { ...cast("Gather"), when: { onStack: "Cast Flicker" } }),
      wait,
      now(there("B", "Flicker")),
      at({ turn: 2, player: "B" }, now(can("B", "Cast Flicker", false))),
      at({ turn: 3 }, cast("Flicker")),
      at({ turn: 3 }, wait),
    ],
    stopAt: { turn: 3, step: "end" },
    then: [there("A", "Flicker")],
  })
})
