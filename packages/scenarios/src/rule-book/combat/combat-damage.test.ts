import { describe } from "vitest"
import { bear, call, giant, ox } from "../testing/cards.ts"
import {
  at,
  attack,
  block,
  cast,
  creature,
  damage,
  inGraveyard,
  life,
  now,
  onStack,
  size,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("combat damage (510), end of combat (511)", () => {
  shows("510.1a: a creature assigns as much as its power", {
    a: { on: [giant] },
    script: [attack("Big Giant")],
    then: [life("B", 15)],
  })
  shows("510.1c: a blocked creature divides its damage among its blockers", {
    a: { on: [creature("Even", "4/8")] },
    b: { on: [bear, ox] },
    script: [attack("Even"), block("Old Bear", "Even"), block("Grey Ox", "Even")],
    choices: {
      A: [
        { card: "Old Bear", amount: 2 },
        { card: "Grey Ox", amount: 2 },
      ],
    },
    then: [inGraveyard("B", "Old Bear"), damage("Grey Ox", 2)],
  })
  shows("510.1d: a blocker of two divides its damage among them", {
    a: { on: [bear, creature("Cat", "2/2", "", "Cat")] },
    b: { on: [creature("Wall", "4/8", "This creature can block an additional creature each combat.")] },
    script: [attack("Old Bear"), attack("Cat"), block("Wall", "Old Bear"), block("Wall", "Cat")],
    choices: {
      B: [
        { card: "Old Bear", amount: 2 },
        { card: "Cat", amount: 2 },
      ],
    },
    then: [inGraveyard("A", "Old Bear"), inGraveyard("A", "Cat"), damage("Wall", 4)],
  })
  shows("510.2: all combat damage is dealt at once: both die", {
    a: { on: [bear] },
    b: { on: [creature("Cat", "2/2", "", "Cat")] },
    script: [attack("Old Bear"), block("Cat", "Old Bear")],
    then: [inGraveyard("A", "Old Bear"), inGraveyard("B", "Cat")],
  })
  shows("510.3, 510.3a: what triggers on damage and deaths is there before the priority that follows", {
    a: {
      on: [
        creature("Biter", "2/2", "Whenever this creature deals combat damage to a player, you gain 2 life."),
      ],
    },
    script: [attack("Biter"), at({ step: "combatDamage" }, now(onStack(1)))],
    then: [life("A", 22)],
  })
  shows("511.1: there is priority in the end of combat step", {
    a: { on: [bear], hand: [call("You gain 2 life.")] },
    script: [attack("Old Bear"), at({ step: "endOfCombat" }, cast("Call"))],
    then: [life("A", 22)],
  })
  shows("511.2: 'at end of combat' triggers as that step begins, 'until end of combat' ends with the phase", {
    a: {
      on: [
        creature(
          "Brief",
          "2/2",
          "Whenever this creature attacks, it gets +2/+0 until end of combat. At end of combat, you gain 2 life.",
        ),
      ],
    },
    script: [attack("Brief"), at({ step: "postcombatMain" }, now(size("Brief", 2, 2)))],
    then: [life("B", 16)],
  })
  shows("511.3: after combat nothing attacks or blocks any more", {
    a: { on: [bear] },
    script: [
      attack("Old Bear"),
      at({ step: "postcombatMain" }, now({ check: "attacking", card: "Old Bear", is: false })),
    ],
    then: [life("B", 18)],
  })
})
