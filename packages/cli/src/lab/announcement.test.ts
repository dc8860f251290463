import type { Arm, Contest } from "@apnap/players"
import { expect, it } from "vitest"
import { announcement } from "./announcement.ts"

function contest(a: string, b: string, first: string, second?: string): Contest {
  const arm = (name: string): Arm => ({ name, decks: [a, b], rules: { ruleset: "current" } })
  return { names: [a, b], arms: second === undefined ? [arm(first)] : [arm(first), arm(second)] }
}

it("says which decks play, what is changed in them, and against whom", () => {
  const matrix = [contest("aggro", "burn", ""), contest("aggro", "ramp", ""), contest("burn", "ramp", "")]
  expect(announcement({ contests: matrix })).toBe("3 pairings: aggro, burn, ramp, each against each")
  const card = [contest("aggro", "burn", "Shock", "Bolt"), contest("ramp", "burn", "Shock", "Bolt")]
  expect(announcement({ contests: card })).toBe(
    "2 pairings: aggro, ramp, each with Bolt and with Shock, against burn",
  )
})
