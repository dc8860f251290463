import { readdirSync, readFileSync } from "node:fs"
import { readScenario } from "@apnap/scenarios"
import { expect, it } from "vitest"
import { scenariosWith } from "./happens.ts"

const FOLDER = new URL("../../../../../scenarios/", import.meta.url)
const COURSE = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json") && name !== "decks.json")
  .flatMap((name) => readScenario(readFileSync(new URL(name, FOLDER), "utf8")).scenarios)
const ids = (rule: string) => scenariosWith(rule, COURSE).map(({ id }) => id)

it.each([
  ["601.2i", "a spell that is cast"],
  ["613.4c", "a size that an effect changed"],
])("rule %s (%s) applies in a scenario of the course", (rule) => {
  expect(ids(rule).length).toBeGreaterThan(0)
  expect(ids(rule).length).toBeLessThanOrEqual(3)
})

it("a rule that no scenario needs has none", () => {
  expect(ids("702.26b")).not.toContain("scenarios/no-attackers")
  expect(ids("999.9")).toEqual([])
})
