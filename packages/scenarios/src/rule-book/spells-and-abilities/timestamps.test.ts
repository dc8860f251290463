import type { CardDefinition } from "@apnap/engine"
import { describe } from "vitest"
import { bear } from "../testing/cards.ts"
import {
  all,
  aType,
  CREATURE,
  self,
  statically,
  target,
  theCreature,
  theEnchantment,
  theInstant,
  theSorcery,
} from "../testing/definitions.ts"
import { at, cast, size, wait } from "../testing/pieces.ts"
import { shows } from "../testing/shows.ts"

describe("timestamps, in particular (613.7)", () => {
  const steady = theCreature("Steady", "5/5", [
    statically({ static: "modify", what: self, changes: [{ change: "setPT", power: 4, toughness: 4 }] }),
  ])
  const raise = theSorcery(
    "Raise",
    {
      do: "move",
      what: target,
      to: "battlefield",
      with: [{ change: "setPT", power: 1, toughness: 1 }],
    },
    { targets: [{ filter: CREATURE, zone: "graveyard" }] },
  )
  shows(
    "613.7n: what puts a permanent onto the battlefield sets its size after the permanent's own ability",
    {
      a: { hand: [raise], graveyard: [steady] },
      script: [cast("Raise", "Steady"), wait],
      then: [size("Steady", 1, 1)],
    },
  )
  const base = (name: string, power: number, toughness: number) =>
    theEnchantment(name, [
      statically({ static: "modify", what: all(CREATURE), changes: [{ change: "setPT", power, toughness }] }),
    ])
  const [ones, fours] = [base("Ones", 1, 1), base("Fours", 4, 4)]
  const raiseAll = theInstant("Raise All", {
    do: "move",
    what: { sel: "all", filter: aType("enchantment"), zone: "graveyard" },
    to: "battlefield",
  })
  const inTurn = (turn: number) => ({ turn, step: "precombatMain", player: "A" }) as const
  const raised = (turn: number) => ({
    script: [at(inTurn(turn), cast("Raise All")), at(inTurn(turn), wait)],
    stopAt: { turn, step: "precombatMain" } as const,
  })
  const on = (mine: typeof ones, theirs: typeof ones) => ({
    a: { on: [bear], hand: [raiseAll], graveyard: [mine] },
    b: { graveyard: [theirs] },
  })
  shows(
    "613.7m: of what enters simultaneously the active player's has the earlier timestamp",
    { ...on(ones, fours), ...raised(1), then: [size("Old Bear", 4, 4)] },
    { ...on(ones, fours), ...raised(2), then: [size("Old Bear", 1, 1)] },
  )
  const mine = { a: { on: [bear], hand: [raiseAll], graveyard: [ones, fours] }, ...raised(1) }
  shows(
    "613.7m: a player puts their own in an order of their choice",
    { ...mine, choices: { A: ["Ones"] }, then: [size("Old Bear", 4, 4)] },
    { ...mine, choices: { A: ["Fours"] }, then: [size("Old Bear", 1, 1)] },
  )
  const behind = (name: string, back: typeof ones): CardDefinition => ({
    name,
    layout: "transform",
    faces: [{ name, types: ["enchantment"], abilities: [] }, back.faces[0]],
  })
  const turned = theInstant("Turn All", { do: "transform", what: all(aType("enchantment")) })
  const faces = { a: { on: [bear, behind("One", ones), behind("Four", fours)], hand: [turned] } }
  const turning = { ...faces, script: [cast("Turn All"), wait] }
  shows(
    "613.7g, 613.7m: what transforms simultaneously has its timestamps in an order of its player's choice",
    { ...turning, choices: { A: ["Ones"] }, then: [size("Old Bear", 4, 4)] },
    { ...turning, choices: { A: ["Fours"] }, then: [size("Old Bear", 1, 1)] },
  )
})
