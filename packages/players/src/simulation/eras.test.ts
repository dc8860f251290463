import { createState, playOut, RULESETS } from "@apnap/engine"
import { expect, it } from "vitest"
import { dice, randomPlayer } from "../random.ts"
import { randomSetup } from "./random-games.ts"

it.each(RULESETS.map(({ name }) => name))(
  "random games by the rules of %s come to their end",
  (ruleset) => {
    for (let seed = 1; seed <= 2; seed++) {
      const s = playOut(
        createState({ ...randomSetup("decks", seed), ruleset }),
        randomPlayer(dice(seed)),
        30_000,
      )
      expect(s.over).not.toBeNull()
      expect(s.ruleset.name).toBe(ruleset)
    }
  },
  60_000,
)
