import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import {
  A,
  at,
  attack,
  B,
  cast,
  controlledBy,
  enchantment,
  hand,
  inExile,
  instant,
  life,
  sorcery,
  wait,
} from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("controlling players, ending turns, designations (723–731)", () => {
  shows("723.1, 723.5: who controls a player makes their choices in their next turn", {
    a: { hand: [sorcery("Puppet", "You control target player during that player's next turn.")] },
    script: [cast("Puppet", B)],
    stopAt: { turn: 2, step: "upkeep" },
    then: [{ check: "decider", player: "B", is: "A" }],
  })
  shows("723.3: only the player is controlled, not their permanents", {
    a: { hand: [sorcery("Puppet", "You control target player during that player's next turn.")] },
    b: { on: [bear] },
    script: [cast("Puppet", B)],
    stopAt: { turn: 2, step: "upkeep" },
    then: [controlledBy("Old Bear", "B")],
  })
  const end = instant("Finish", "End the turn.")
  shows("724.1b: ending the turn exiles all that is on the stack", {
    a: { hand: [end, instant("Gain", "You gain 9 life.")] },
    script: [cast("Gain"), { ...cast("Finish"), when: { onStack: "Cast Gain" } }],
    stopAt: { turn: 2, step: "upkeep" },
    then: [life("A", 20), inExile("A", "Gain"), inExile("A", "Finish")],
  })
  shows("724.1d: combat ends with it", {
    a: { on: [bear], hand: [end] },
    script: [attack("Old Bear"), at({ step: "declareBlockers" }, cast("Finish"))],
    stopAt: { turn: 2, step: "upkeep" },
    then: [life("B", 20)],
  })
  shows("724.1e: no end step comes, and nothing triggers at it", {
    a: { on: [enchantment("Dusk", "At the beginning of each end step, you gain 5 life.")], hand: [end] },
    script: [cast("Finish")],
    stopAt: { turn: 2, step: "upkeep" },
    then: [life("A", 20)],
  })
  shows("725.2: the monarch draws at their end step, and loses the crown to who damages them", {
    a: { hand: [sorcery("Crown", "You become the monarch.")] },
    b: { on: [bear] },
    script: [cast("Crown"), at({ turn: 2, player: "B" }, attack("Old Bear", A))],
    stopAt: { turn: 2, step: "end" },
    then: [{ check: "monarch", is: "B" }, hand("A", 1)],
  })
  const gain = sorcery("Gain", "You gain 9 life.")
  shows("731.2a: after a turn without spells it becomes night", {
    dayNight: "day",
    stopAt: { turn: 2, step: "upkeep" },
    then: [{ check: "dayNight", is: "night" }],
  })
  shows(
    "731.2b: after a turn in which its player cast two spells it becomes day, after one spell it stays night",
    {
      dayNight: "night",
      a: { hand: [[2, gain]] },
      script: [cast("Gain"), wait, cast("Gain"), wait],
      stopAt: { turn: 2, step: "upkeep" },
      then: [{ check: "dayNight", is: "day" }],
    },
    {
      dayNight: "night",
      a: { hand: [gain] },
      script: [cast("Gain"), wait],
      stopAt: { turn: 2, step: "upkeep" },
      then: [{ check: "dayNight", is: "night" }],
    },
  )
  shows("731.2c: where it is neither day nor night it stays so", {
    stopAt: { turn: 3, step: "upkeep" },
    then: [{ check: "dayNight", is: "neither" }],
  })
})
