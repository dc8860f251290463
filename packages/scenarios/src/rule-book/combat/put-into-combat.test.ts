import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import {
  all,
  aType,
  both,
  CREATURE,
  target,
  theCreature,
  theInstant,
  when,
  you,
} from "../testing/definitions.ts"
import { A, at, attack, B, C, cast, life, there } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("put into combat (506)", () => {
  const ambush = theInstant(
    "Ambush",
    {
      do: "move",
      what: { sel: "choose", filter: CREATURE, zone: "hand", of: you, count: 1 },
      to: "battlefield",
      blocking: target,
    },
    { targets: [{ filter: both(CREATURE, { is: "attacking" }) }] },
  )
  shows("506.3e: what is put onto the battlefield blocking blocks only what attacks its controller", {
    c: {},
    format: "freeForAll",
    turnOrder: ["A", "B", "C"],
    a: { on: [bear] },
    b: { hand: [ambush, ox] },
    choices: { B: ["Grey Ox"] },
    script: [attack("Old Bear", C), at({ step: "declareBlockers", player: "B" }, cast("Ambush", "Old Bear"))],
    then: [there("B", "Grey Ox"), life("C", 18)],
  })
  const siege = theCreature("Walking Siege", "4/4", [], {
    types: ["creature", "battle"],
    subtypes: ["Siege"],
    defense: 4,
  })
  shows("506.3f: a creature that is a battle too enters without attacking", {
    a: {
      on: [
        theCreature("Caller", "1/1", [
          when(
            { on: "attacks", creature: { is: "self" } },
            {
              do: "move",
              what: { sel: "choose", filter: CREATURE, zone: "hand", of: you, count: 1 },
              to: "battlefield",
              attacking: { who: "opponents" },
            },
          ),
        ]),
      ],
      hand: [siege],
    },
    choices: { A: ["Walking Siege", B] },
    script: [attack("Caller")],
    then: [there("A", "Walking Siege"), life("B", 19)],
  })
  shows("506.3g: an effect doesn't make a battle a blocking creature", {
    a: { on: [bear] },
    b: {
      on: [siege],
      hand: [
        theInstant(
          "Stand",
          { do: "block", blocker: all(both(CREATURE, aType("battle"))), attacker: target },
          { targets: [{ filter: { is: "attacking" } }] },
        ),
      ],
    },
    choices: { B: [A] },
    script: [attack("Old Bear"), at({ step: "declareBlockers", player: "B" }, cast("Stand", "Old Bear"))],
    then: [life("B", 18)],
  })
})
