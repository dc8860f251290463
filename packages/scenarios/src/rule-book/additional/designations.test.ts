import { describe } from "vitest"
import { bear, ox } from "../testing/cards.ts"
import { both, bound, inOrder, theInstant } from "../testing/definitions.ts"
import {
  A,
  artifact,
  at,
  attack,
  B,
  cast,
  controlledBy,
  enchantment,
  hand,
  inExile,
  inGraveyard,
  instant,
  life,
  sorcery,
  tapped,
  there,
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
  const command = theInstant(
    "Command",
    inOrder(
      {
        do: "bind",
        name: "chosen",
        objects: { sel: "choose", filter: { is: "any" }, zone: "hand", of: { who: "target", slot: 0 } },
      },
      {
        do: "controlWhile",
        player: { who: "target", slot: 0 },
        manaOf: both(
          { is: "type", type: "land" },
          { is: "controlledBy", player: { who: "target", slot: 0 } },
        ),
        resolving: true,
        effect: {
          do: "cast",
          what: bound("chosen"),
          player: { who: "target", slot: 0 },
          free: false,
          orPlayLand: true,
        },
      },
    ),
    { targets: [{ players: { who: "opponents" } }] },
  )
  const stone = artifact("Stone", "{T}: Add {R}.")
  const feud = sorcery("Feud", "Destroy a creature.", "{R}")
  shows(
    "723.7: the effect that controls a player may tell and restrict what they do",
    {
      a: { on: [bear], hand: [command] },
      b: { on: [ox, "Mountain"], hand: [feud] },
      script: [cast("Command", B), wait],
      choices: { A: ["Feud", "Grey Ox"] },
      then: [inGraveyard("B", "Grey Ox"), tapped("Mountain"), { check: "decider", player: "B", is: "B" }],
    },
    {
      a: { hand: [command] },
      b: { on: [ox, stone], hand: [feud] },
      script: [cast("Command", B), wait],
      choices: { A: ["Feud"] },
      then: [there("B", "Grey Ox"), hand("B", 1), tapped("Stone", false)],
    },
  )
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
  shows("731.2: in the first turn nothing changes, for there is no previous one", {
    dayNight: "day",
    stopAt: { turn: 1, step: "upkeep" },
    then: [{ check: "dayNight", is: "day" }],
  })
  const heads = {
    format: "twoHeadedGiant",
    turnOrder: ["A", "B", "C", "D"],
    stopAt: { turn: 2, step: "upkeep" },
  } as const
  const quick = instant("Quick Gain", "You gain 1 life.")
  const byTeammate = at({ player: "B" }, cast("Quick Gain"))
  shows(
    "731.2a: a spell of any member of the active team keeps it day",
    {
      ...heads,
      dayNight: "day",
      b: { hand: [quick] },
      script: [byTeammate],
      then: [{ check: "dayNight", is: "day" }],
    },
    { ...heads, dayNight: "day", then: [{ check: "dayNight", is: "night" }] },
  )
  shows(
    "731.2b: one member of the active team must have cast two spells, not each of them one",
    {
      ...heads,
      dayNight: "night",
      b: { hand: [[2, quick]] },
      script: [byTeammate, byTeammate],
      then: [{ check: "dayNight", is: "day" }],
    },
    {
      ...heads,
      dayNight: "night",
      a: { hand: [gain] },
      b: { hand: [quick] },
      script: [cast("Gain"), wait, byTeammate],
      then: [{ check: "dayNight", is: "night" }],
    },
  )
  shows("731.2c: where it is neither day nor night it stays so", {
    stopAt: { turn: 3, step: "upkeep" },
    then: [{ check: "dayNight", is: "neither" }],
  })
})
