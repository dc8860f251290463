import { readScenario, readScenarios, type Scenario } from "@apnap/scenarios"

const LESSONS = import.meta.glob<string>("../../../../../scenarios/course/*.jsonl", {
  query: "?raw",
  import: "default",
  eager: true,
})
const EXAMPLES = import.meta.glob<string>("../../../../../scenarios/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
})

/** The built-in scenarios: lessons in file order, then examples by name. */
export function courseScenarios(): Scenario[] {
  return [
    ...Object.values(LESSONS).flatMap((text) => readScenarios(text).scenarios),
    ...Object.keys(EXAMPLES)
      .sort()
      .filter((path) => !path.endsWith("decks.json"))
      .flatMap((path) => readScenario(EXAMPLES[path]).scenarios),
  ]
}
