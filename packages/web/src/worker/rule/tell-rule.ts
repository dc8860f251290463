import type { Scenario } from "@apnap/scenarios"
import { aboutRule } from "@apnap/words/eras"
import type { ShownScenario, ToldRule } from "../../protocol/rule.ts"
import { courseScenarios } from "../judge-tool/course-files.ts"
import { scenariosWith } from "./happens.ts"

/** The course, whose scenarios stay the same ones, so that what is known of them is kept. */
let course: readonly Scenario[] | null = null

/** A rule through the eras, with the scenarios of the course that show it, or in which it applies where none is about it. */
export function tellRule(rule: string): ToldRule {
  const about = aboutRule(rule)
  course ??= courseScenarios()
  const scenarios = course.filter(({ id }) => about.scenarios.includes(id))
  const happens = scenarios.length > 0 ? [] : scenariosWith(rule, course)
  return { ...about, scenarios: scenarios.map(named), happens: happens.map(named) }
}

function named({ id, title, ruleset = "current" }: Scenario): ShownScenario {
  return { id, title: title ?? { en: id, fr: id }, ruleset }
}
