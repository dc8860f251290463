import { describe } from "vitest"
import { bear, kill } from "../testing/cards.ts"
import {
  act,
  artifact,
  at,
  aura,
  B,
  cast,
  creature,
  instant,
  life,
  sorcery,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

/** Circle of Protection, Deflecting Palm and the like, without colors. */
const circle = instant(
  "Circle",
  "The next time a source of your choice would deal damage to you this turn, prevent that damage.",
)
const bomb = artifact("Bomb", "Sacrifice this artifact: It deals 3 damage to any target.")

describe("609.7a: which sources of damage may be chosen", () => {
  shows("609.7a: the source of an ability on the stack, though it has been sacrificed", {
    a: { on: [bomb] },
    b: { hand: [circle] },
    script: [
      act("Bomb", "Sacrifice", B),
      at({ player: "B" }, { ...cast("Circle"), when: { onStack: "Sacrifice" } }),
      wait,
    ],
    choices: { B: ["Bomb"] },
    then: [life("B", 20)],
  })
  shows(
    "609.7a: what an object on the stack speaks of, a creature that died, but not the card that it became",
    {
      a: {
        on: [creature("Wasp", "2/2", "When this creature dies, it deals 2 damage to each opponent.")],
        hand: [kill],
      },
      b: { hand: [circle] },
      script: [
        cast("Kill", "Wasp"),
        at({ player: "B" }, { ...cast("Circle"), when: { onStack: "When" } }),
        wait,
      ],
      choices: { B: ["Wasp"] },
      then: [life("B", 20)],
    },
  )
  shows("609.7a: a permanent spell that has not resolved", {
    a: {
      hand: [creature("Runner", "3/3", "When this creature enters, it deals 3 damage to each opponent.")],
    },
    b: { hand: [circle] },
    script: [
      cast("Runner"),
      at({ player: "B" }, { ...cast("Circle"), when: { onStack: "Cast Runner" } }),
      wait,
    ],
    choices: { B: ["Runner"] },
    then: [life("B", 20)],
  })
  shows("609.7a: the source of a delayed triggered ability that waits", {
    a: {
      hand: [sorcery("Fuse", "At the beginning of the next end step, Fuse deals 4 damage to each opponent.")],
    },
    b: { hand: [circle] },
    script: [cast("Fuse"), wait, at({ player: "B", step: "postcombatMain" }, cast("Circle"))],
    choices: { B: ["Fuse"] },
    then: [life("B", 20)],
  })
  shows("609.7a: what a shield that waits speaks of", {
    a: {
      hand: [
        instant(
          "Palm",
          "The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage is prevented this way, Palm deals that much damage to that source's controller.",
        ),
      ],
    },
    b: { on: [artifact("Rod", "{0}: This artifact deals 2 damage to any target.")], hand: [circle] },
    script: [
      cast("Palm"),
      wait,
      at({ player: "B" }, { ...cast("Circle"), when: { notOnStack: "Cast Palm" } }),
      wait,
      at({ player: "B", step: "postcombatMain" }, act("Rod", "{0}", { player: "A" })),
    ],
    choices: { A: ["Rod"], B: ["Palm"] },
    then: [life("A", 20), life("B", 20)],
  })
  shows("609.7a: a face-up object in the command zone", {
    a: { on: [bear], command: [creature("Chief", "2/2")] },
    b: { hand: [circle] },
    script: [at({ player: "B" }, cast("Circle"))],
    choices: { B: [{ illegal: "Nobody" }, "Chief"] },
    then: [life("B", 20)],
  })
})

describe("608.2h, 113.7a: what deals damage", () => {
  const glow = aura("Glow", "Enchant creature\nEnchanted creature has lifelink.")
  shows("608.2h, 113.7a: a creature that was sacrificed deals damage as it last existed, with lifelink", {
    a: {
      hand: [glow],
      on: [creature("Fanatic", "1/1", "Sacrifice this creature: It deals 1 damage to any target.")],
    },
    script: [cast("Glow", "Fanatic"), wait, act("Fanatic", "Sacrifice", B), wait],
    then: [life("A", 21), life("B", 19)],
  })
  shows("608.2h: so does one whose death is what made its ability trigger", {
    a: {
      hand: [glow, kill],
      on: [creature("Wasp", "2/2", "When this creature dies, it deals 2 damage to each opponent.")],
    },
    script: [cast("Glow", "Wasp"), wait, cast("Kill", "Wasp"), wait],
    then: [life("A", 22), life("B", 18)],
  })
})
