import { describe } from "vitest"
import { bear, call, ox } from "../testing/cards.ts"
import { blocks } from "../testing/moments.ts"
import {
  at,
  attack,
  aura,
  block,
  cast,
  creature,
  damage,
  inExile,
  life,
  now,
  onStack,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("blockers (509)", () => {
  shows("509.1a: tapped creatures don't block", {
    a: { on: [bear] },
    b: { on: [[ox, "tapped"]] },
    script: [attack("Old Bear"), block("Grey Ox", "Old Bear")],
    then: [life("B", 18)],
  })
  shows("509.1b: a creature that can't block doesn't", {
    a: { on: [bear] },
    b: { on: [creature("Coward", "2/2", "This creature can't block.")] },
    script: [attack("Old Bear"), block("Coward", "Old Bear")],
    then: [life("B", 18)],
  })
  shows("509.1c: a creature that must block does", {
    a: { on: [creature("Lure", "2/2", "All creatures able to block this creature do so.")] },
    b: { on: [ox] },
    script: [attack("Lure")],
    then: [life("B", 20), damage("Grey Ox", 2)],
  })
  shows("509.1h: a blocked creature stays blocked without its blocker: no damage to the player", {
    a: { on: [bear], hand: [call("Destroy target creature.")] },
    b: { on: [ox] },
    script: [attack("Old Bear"), block("Grey Ox", "Old Bear"), at(blocks, cast("Call", "Grey Ox"))],
    then: [life("B", 20)],
  })
  shows("509.1i, 509.2a: what triggers on blocks is on the stack before priority", {
    a: { on: [bear] },
    b: { on: [creature("Wall", "0/4", "Whenever this creature blocks, you gain 2 life.")] },
    script: [attack("Old Bear"), block("Wall", "Old Bear"), at(blocks, now(onStack(1)))],
    then: [life("B", 22)],
  })
  shows("509.3a: 'whenever it blocks' once, however many it blocks", {
    a: { on: [bear, creature("Cat", "2/2", "", "Cat")] },
    b: {
      on: [
        creature(
          "Wall",
          "0/8",
          "This creature can block an additional creature each combat.\nWhenever this creature blocks, you gain 2 life.",
        ),
      ],
    },
    script: [attack("Old Bear"), attack("Cat"), block("Wall", "Old Bear"), block("Wall", "Cat")],
    then: [life("B", 22)],
  })
  shows("509.3b: 'whenever it blocks a creature' for each", {
    a: { on: [bear, creature("Cat", "2/2", "", "Cat")] },
    b: {
      on: [
        creature(
          "Wall",
          "0/8",
          "This creature can block an additional creature each combat.\nWhenever this creature blocks a creature, you gain 2 life.",
        ),
      ],
    },
    script: [attack("Old Bear"), attack("Cat"), block("Wall", "Old Bear"), block("Wall", "Cat")],
    then: [life("B", 24)],
  })
  shows("509.3c: 'whenever it becomes blocked' once, 509.3d: 'by a creature' for each", {
    a: {
      on: [
        creature(
          "Spiky",
          "2/8",
          "Whenever this creature becomes blocked, you gain 1 life.\nWhenever this creature becomes blocked by a creature, you gain 3 life.",
        ),
      ],
    },
    b: { on: [bear, ox] },
    script: [attack("Spiky"), block("Old Bear", "Spiky"), block("Grey Ox", "Spiky")],
    then: [life("A", 27)],
  })
  const curse = aura(
    "Holy Curse",
    "Enchant creature\nWhenever enchanted creature blocks or becomes blocked by one or more creatures, you may exile one of those creatures.",
  )
  shows(
    "509.3b: it blocks several creatures: each of them is one of those creatures (Godsend)",
    ...["Old Bear", "Grey Ox"].map((name) => ({
      a: { on: [bear, ox], hand: [curse] },
      b: { on: [creature("Wall", "0/9", "This creature can block any number of creatures.")] },
      script: [
        cast("Holy Curse", "Wall"),
        wait,
        attack("Old Bear"),
        attack("Grey Ox"),
        block("Wall", "Old Bear"),
        block("Wall", "Grey Ox"),
      ],
      choices: { A: [true, name] },
      then: [inExile("A", name)],
    })),
  )
})
