import { expect, it } from "vitest"
import { COURSE } from "../../testing/course.ts"
import { scenariosWith } from "./happens.ts"

const ids = (rule: string) => scenariosWith(rule, COURSE).map(({ id }) => id)

it.each([
  ["601.2i", "a spell that is cast"],
  ["613.4c", "a size that an effect changed"],
])("rule %s (%s) applies in a scenario of the course", (rule) => {
  expect(ids(rule).length).toBeGreaterThan(0)
  expect(ids(rule).length).toBeLessThanOrEqual(3)
})

it("a rule that no scenario needs has none", () => {
  expect(ids("702.26b")).not.toContain("scenarios/course/turn/no-attackers")
  expect(ids("999.9")).toEqual([])
})
