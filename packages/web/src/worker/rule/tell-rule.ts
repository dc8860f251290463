import type { Scenario } from "@apnap/scenarios"
import { aboutRule } from "@apnap/words/eras"
import type { ShownScenario, ToldRule } from "../../protocol/rule.ts"
import { courseScenarios } from "../judge-tool/course-files.ts"
import { scenariosWith } from "./happens.ts"

/** The course, kept so that its scenarios stay identical and memos about them remain valid. */
let course: readonly Scenario[] | null = null

/** A rule through the eras, with the course's scenarios that demonstrate it, or in which it applies if there are none. */
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
