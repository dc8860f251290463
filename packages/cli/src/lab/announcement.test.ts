import type { Contest } from "@apnap/players"
import { expect, it } from "vitest"
import { announcement } from "./announcement.ts"

const contest = (a: string, b: string, ...arms: readonly [string, string?]): Contest => ({
  names: [a, b],
  arms: arms.map((name) => ({ name, decks: [a, b], rules: {} })) as unknown as Contest["arms"],
})

it("says which decks play, what is changed in them, and against whom", () => {
  const matrix = [contest("aggro", "burn", ""), contest("aggro", "ramp", ""), contest("burn", "ramp", "")]
  expect(announcement({ contests: matrix })).toBe("3 pairings: aggro, burn, ramp, each against each")
  const card = [contest("aggro", "burn", "Shock", "Bolt"), contest("ramp", "burn", "Shock", "Bolt")]
  expect(announcement({ contests: card })).toBe(
    "2 pairings: aggro, ramp, each with Bolt and with Shock, against burn",
  )
})
