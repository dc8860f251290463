import { aboutRule } from "@apnap/words/eras"
import { courseScenarios } from "../desk/course-files.ts"
import type { ToldRule } from "./protocol.ts"

/** A rule through the eras, with the scenarios of the course that show it. */
export function tellRule(rule: string): ToldRule {
  const about = aboutRule(rule)
  const scenarios = courseScenarios().filter(({ id }) => about.scenarios.includes(id))
  return {
    ...about,
    scenarios: scenarios.map(({ id, title, ruleset = "current" }) => ({
      id,
      title: title ?? { en: id, fr: id },
      ruleset,
    })),
  }
}
