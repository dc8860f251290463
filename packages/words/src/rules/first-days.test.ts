import { findRuleset } from "@apnap/engine"
import { expect, it } from "vitest"
import { findRule } from "./find.ts"
import { firstDay } from "./first-days.ts"
import { numberThen } from "./numbers.ts"

it("a rule is as old as the nearest part of its chapter", () => {
  expect(firstDay("712.18")).toBe("2011-09-30")
  expect(firstDay("712.3a")).toBe("2020-09-25")
  expect(firstDay("712.5g")).toBe("2025-06-13")
  expect(firstDay("104.3a")).toBeUndefined()
})

it.each([
  ["715.3", "2010-07", "2020-07-03"],
  ["716.2a", "2020-07-03", "2024-11"],
  ["903.12", "2017-09-29", "2018-06"],
])("%s is no rule of %s, but one of %s", (rule, before, after) => {
  expect(() => findRule(rule, findRuleset(before))).toThrow(`rule/unknown: ${before} has no rule ${rule}`)
  expect(findRule(rule, findRuleset(after)).rule).toBe(rule)
})

it.each([
  ["725.2", "716.2", "2015-07", "2017-09-29"],
  ["728.1", "725.1", "2021-04-22", "2024-11"],
  ["505.5", "505.5", "2021-04-22", "2024-11"],
])("%s, once %s, is no rule of %s, but one of %s", (rule, number, before, after) => {
  expect(numberThen(rule, findRuleset(before)!)).toBeUndefined()
  expect(findRule(number, findRuleset(after)).rule).toBe(rule)
})
