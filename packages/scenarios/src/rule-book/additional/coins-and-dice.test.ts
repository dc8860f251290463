import type { CardDefinition, Effect, StaticEffect } from "@apnap/engine"
import { describe } from "vitest"
import {
  activated,
  self,
  statically,
  theArtifact,
  theCreature,
  theSorcery,
  when,
  you,
} from "../testing/definitions.ts"
import { act, cast, counters, has, life, now, size, sorcery, tapped, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const gain = (amount: number): Effect => ({ do: "gainLife", amount })
const theResult = { n: "bound", name: "result" } as const
const changing = (name: string, effect: StaticEffect) => theArtifact(name, [statically(effect)])
const roll: Effect = {
  do: "sequence",
  of: [
    { do: "rollDie", sides: 20, bind: "result" },
    { do: "gainLife", amount: theResult },
  ],
}
const rolling = theSorcery("Roll", roll)
const tossing = theSorcery("Toss", { do: "flipCoin", win: gain(3) })
const watcher = theCreature("Watcher", "1/1", [
  when({ on: "die", player: you }, { do: "addCounters", on: self, kind: "+1/+1", count: 1 }),
])
const luck = changing("Luck", { static: "dieRolls", who: you, extra: 1, ignore: "lowest" })
const push = changing("Push", { static: "dieRolls", who: you, plus: 2, cost: [{ pay: "mana", mana: "{1}" }] })

describe("coins and dice (705, 706)", () => {
  shows("705.2: who calls the toss right wins it", {
    a: { hand: [sorcery("Toss", "Flip a coin. If you win the flip, you gain 3 life.")] },
    script: [cast("Toss"), wait],
    choices: { A: [{ coin: true }] },
    then: [life("A", 23)],
  })
  shows("706.2, 706.3: a result is looked up in its row", {
    a: { hand: [sorcery("Roll", "Roll a d20.\n1—9 | You gain 1 life.\n10—20 | You gain 5 life.")] },
    script: [cast("Roll"), wait],
    choices: { A: [{ die: 12 }] },
    then: [life("A", 25)],
  })
  shows("706.4: without a table the result is a number", {
    a: { hand: [sorcery("Roll", "Roll a six-sided die. You gain life equal to the result.")] },
    script: [cast("Roll"), wait],
    choices: { A: [{ die: 4 }] },
    then: [life("A", 24)],
  })
  shows(
    "705.3: a flip that is fixed counts as said, whatever the coin shows",
    {
      a: { on: [changing("Sure", { static: "coinFlips", who: you, wins: true })], hand: [tossing] },
      choices: { A: [{ coin: false }] },
      script: [cast("Toss"), wait],
      then: [life("A", 23)],
    },
    {
      a: {
        on: [changing("Sure", { static: "coinFlips", who: you, wins: true, first: true })],
        hand: [theSorcery("Toss", { do: "flipCoin", untilLoss: true, win: gain(3) })],
      },
      choices: { A: [{ coin: true }, { coin: false }] },
      script: [cast("Toss"), wait],
      then: [life("A", 26)],
    },
  )
  shows("705.2: of two coins flipped for one, the player ignores either", {
    a: { on: [changing("Thumb", { static: "coinFlips", who: you, extra: 1 })], hand: [tossing, tossing] },
    choices: { A: [{ coin: false }, { coin: true }, true, { coin: false }, { coin: true }, false] },
    script: [cast("Toss"), wait, now(life("A", 23)), cast("Toss"), wait],
    then: [life("A", 23)],
  })
  shows("616.1f: with two such effects four coins are flipped for one", {
    a: {
      on: ["Thumb", "Other Thumb"].map((name) => changing(name, { static: "coinFlips", who: you, extra: 1 })),
      hand: [tossing],
    },
    choices: { A: [{ coin: false }, { coin: false }, { coin: false }, { coin: true }, true] },
    script: [cast("Toss"), wait],
    then: [life("A", 23)],
  })
  shows(
    "706.2a: a modifier may cost mana, which mana abilities may make as the die lies there",
    {
      a: { on: [push, "Plains"], hand: [rolling] },
      choices: { A: [{ die: 7 }, "Push"] },
      script: [cast("Roll"), wait],
      then: [life("A", 29), tapped("Plains")],
    },
    {
      a: { on: [push, "Plains"], hand: [rolling] },
      choices: { A: [{ die: 7 }, { stop: true }] },
      script: [cast("Roll"), wait],
      then: [life("A", 27), tapped("Plains", false)],
    },
    {
      a: { on: [push], hand: [rolling] },
      choices: { A: [{ die: 7 }] },
      script: [cast("Roll"), wait],
      then: [life("A", 27)],
    },
  )
  shows("706.2b: a die is rolled anew before anything is added, and the player chooses what applies", {
    a: {
      on: [
        changing("Again", {
          static: "dieRolls",
          who: you,
          reroll: true,
          optional: true,
          result: { op: "<=", than: 5 },
        }),
        changing("Nudge", { static: "dieRolls", who: you, plus: 1, eitherWay: true, optional: true }),
        changing("More", { static: "dieRolls", who: you, plus: 2 }),
      ],
      hand: [rolling],
    },
    choices: { A: [{ die: 5 }, "Again", "5", { die: 10 }, "Nudge", false] },
    script: [cast("Roll"), wait],
    then: [life("A", 31)],
  })
  shows(
    "706.3c: another roll is like the first, modifiers and all",
    {
      a: {
        hand: [
          theSorcery("Roll", {
            do: "rollDie",
            sides: 6,
            plus: 1,
            bind: "result",
            table: [
              { from: 1, to: 3, effect: gain(1) },
              { from: 4, to: 7, effect: gain(10), again: "may" },
            ],
          }),
        ],
        on: [watcher],
      },
      choices: { A: [{ die: 3 }, true, { die: 2 }] },
      script: [cast("Roll"), wait],
      then: [life("A", 31), counters("Watcher", "+1/+1", 2)],
    },
    {
      a: {
        hand: [
          theSorcery("Roll", {
            do: "rollDie",
            sides: 6,
            bind: "result",
            table: [{ from: 1, to: 6, effect: gain(10), again: "may" }],
          }),
        ],
      },
      choices: { A: [{ die: 3 }, false] },
      script: [cast("Roll"), wait],
      then: [life("A", 30)],
    },
  )
  const pair = (first: number, second: number, is: boolean) => ({
    a: {
      on: [
        theCreature("Robot", "3/3", [
          activated({
            do: "rollDie",
            sides: 6,
            count: 2,
            bind: "result",
            doubles: { do: "addCounters", on: self, kind: "flying", count: 1 },
          }),
        ]),
      ],
    },
    choices: { A: [{ die: first }, { die: second }] },
    script: [act("Robot", "{0}"), wait],
    then: [has("Robot", "flying", is)],
  })
  shows("706.5: two equal results are doubles", pair(4, 4, true), pair(4, 5, false))
  shows(
    "706.6: an ignored roll triggers nothing and counts for nothing",
    {
      a: { on: [luck, watcher], hand: [rolling] },
      choices: { A: [{ die: 9 }, { die: 4 }] },
      script: [cast("Roll"), wait],
      then: [life("A", 29), counters("Watcher", "+1/+1", 1)],
    },
    {
      a: {
        on: [changing("Choice", { static: "dieRolls", who: you, extra: 1, ignore: "any" })],
        hand: [rolling],
      },
      choices: { A: [{ die: 9 }, { die: 4 }, "9"] },
      script: [cast("Roll"), wait],
      then: [life("A", 24)],
    },
    {
      a: {
        hand: [
          theSorcery("Roll", {
            do: "sequence",
            of: [
              { do: "rollDie", sides: 20, count: 2, ignoreLowest: 1, bind: "result" },
              { do: "gainLife", amount: theResult },
            ],
          }),
        ],
      },
      choices: { A: [{ die: 4 }, { die: 9 }] },
      script: [cast("Roll"), wait],
      then: [life("A", 29)],
    },
  )
  const alike = { n: "storedAlike", of: self } as const
  const centaur = theCreature("Centaur", "3/3", [
    when(
      { on: "moves", object: { is: "self" }, to: "battlefield" },
      { do: "rollDie", sides: 6, count: 3, bind: "result", storeOn: self },
    ),
    activated({ do: "rerollStored", of: self }),
    statically({
      static: "modify",
      what: self,
      changes: [{ change: "modifyPT", power: alike, toughness: alike }],
    }),
  ])
  shows("706.8, 706.8a: results stored on a permanent are noted there", {
    a: { hand: [centaur] },
    choices: { A: [{ die: 2 }, { die: 2 }, { die: 2 }] },
    script: [cast("Centaur"), wait],
    then: [size("Centaur", 6, 6)],
  })
  shows("706.8b: those that are rerolled make room for the new ones", {
    a: { hand: [centaur] },
    choices: { A: [{ die: 2 }, { die: 5 }, { die: 2 }, { all: ["5"] }, { die: 2 }] },
    script: [cast("Centaur"), wait, act("Centaur", "{0}"), wait],
    then: [size("Centaur", 6, 6)],
  })
  const jammer: CardDefinition = theCreature("Jammer", "0/0", [
    statically({
      static: "enters",
      what: "self",
      as: { do: "rollDie", sides: 6, bind: "result" },
      counters: [{ kind: "+1/+1", count: theResult }],
    }),
    when({ on: "die", player: you }, { do: "gainLife", amount: 7 }),
  ])
  shows(
    "614.12a: a die rolled as a permanent enters is rolled before its abilities are there (Hammer Jammer)",
    {
      a: { on: [watcher], hand: [jammer] },
      choices: { A: [{ die: 4 }] },
      script: [cast("Jammer"), wait],
      then: [life("A", 20), size("Jammer", 4, 4), size("Watcher", 2, 2)],
    },
    {
      a: { on: [jammer], hand: [rolling] },
      choices: { A: [{ die: 3 }, { die: 4 }] },
      script: [cast("Roll"), wait],
      then: [life("A", 31)],
    },
  )
})
