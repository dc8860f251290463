import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import { doing } from "../testing/doing.ts"
import { cast, creature, instant, life, now, sorcery, there, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

const lands = [[9, "Wastes"]] as const

describe("numbers that are not said (107)", () => {
  shows("107.1a: what halves a number says how it is rounded", {
    a: {
      life: 19,
      hand: [
        sorcery("Up", "You lose half your life, rounded up."),
        sorcery("Down", "You lose half your life, rounded down."),
      ],
    },
    script: [cast("Up"), wait, now(life("A", 9)), cast("Down"), wait],
    then: [life("A", 5)],
  })
  shows("107.2: a number that can't be told is 0", {
    ...doing("You gain life equal to the greatest power among creatures you control."),
    then: [life("A", 20)],
  })
  shows("107.3c: an X that the text defines is not chosen, and may change on the stack", {
    a: {
      hand: [
        sorcery("Count", "You gain X life, where X is the number of creatures you control."),
        instant("Spawn", "Create two 1/1 white Soldier creature tokens."),
      ],
      on: [bear],
    },
    script: [cast("Count"), cast("Spawn"), wait],
    then: [life("A", 23)],
  })
  shows("107.3j: an X in an ability that a copy has got is 0", {
    a: {
      hand: [
        creature("Hydra", "1/1", "When this creature enters, you gain X life.", "Hydra", "{X}"),
        sorcery("Mirror", "Create a token that's a copy of target creature you control."),
      ],
      on: [...lands],
    },
    choices: { A: [3] },
    script: [cast("Hydra"), wait, now(life("A", 23)), cast("Mirror", "Hydra"), wait],
    then: [life("A", 23), there("A", "Hydra", 2)],
  })
  shows("107.3n: an X in a delayed trigger is that of the spell that made it", {
    a: {
      hand: [sorcery("Later", "At the beginning of the next end step, you gain X life.", "{X}")],
      on: [...lands],
    },
    choices: { A: [4] },
    script: [cast("Later"), wait],
    then: [life("A", 24)],
  })
})
