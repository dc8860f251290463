import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import { attacks, blocks, never } from "../testing/moments.ts"
import {
  act,
  artifact,
  at,
  attack,
  B,
  C,
  cast,
  creature,
  enchantment,
  instant,
  life,
  now,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("who attacks and defends, and when (506)", () => {
  const early = (when: string) => instant("Early", `Cast this spell only ${when}.\nYou gain 3 life.`)
  shows(
    "506.7, 506.7d: 'only before blockers are declared' is before that step begins, and in the first combat phase",
    {
      a: { hand: [early("before blockers are declared")], on: [bear] },
      script: [attack("Old Bear"), at(attacks, cast("Early"))],
      then: [life("A", 23)],
    },
    {
      a: { hand: [early("before blockers are declared")], on: [bear] },
      script: [attack("Old Bear"), at({ ...blocks, ...never }, cast("Early"))],
    },
  )
  shows("506.7e: where blockers can't be declared it is until the declare attackers step ends", {
    a: { hand: [early("before blockers are declared")] },
    script: [at({ step: "postcombatMain", ...never }, cast("Early"))],
  })
  shows(
    "506.7g: so with abilities",
    {
      a: {
        on: [bear, artifact("Horn", "{0}: You gain 3 life. Activate only before blockers are declared.")],
      },
      script: [attack("Old Bear"), at({ ...blocks, ...never }, act("Horn", "{0}: You gain"))],
    },
    {
      a: {
        on: [
          bear,
          artifact("Horn", "{0}, {T}: You gain 3 life. Activate only before blockers are declared."),
        ],
      },
      script: [attack("Old Bear"), at(attacks, act("Horn", "{0}, {T}: You gain"))],
      then: [life("A", 23)],
    },
  )
  shows("506.2b: the team whose turn it is attacks, the other team defends", {
    format: "twoHeadedGiant",
    turnOrder: ["A", "B", "C", "D"],
    a: { on: [bear] },
    b: {},
    c: { on: [ox] },
    d: {},
    script: [attack("Old Bear", C), now({ check: "mayAttack", card: "Old Bear", defender: B, is: false })],
    then: [life("C", 28), life("A", 30)],
  })
  shows(
    "508.3b: 'whenever you are attacked' triggers as attackers are declared, once, and not for what enters attacking",
    {
      a: {
        on: [
          bear,
          creature(
            "Drummer",
            "1/1",
            "Whenever this creature attacks, create a 1/1 red Goblin creature token that's tapped and attacking.",
          ),
        ],
      },
      b: { on: [enchantment("Alarm", "Whenever one or more creatures attack you, you gain 10 life.")] },
      script: [attack("Old Bear"), attack("Drummer")],
      then: [life("B", 26)],
    },
  )
})
