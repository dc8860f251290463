import { readScenario, type Scenario } from "@apnap/scenarios"

const FILES = import.meta.glob<string>("../../../../../scenarios/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
})

/** The scenarios that come with the game, by the order of their files' names. */
export function courseScenarios(): Scenario[] {
  return Object.keys(FILES)
    .sort()
    .filter((path) => !path.endsWith("decks.json"))
    .flatMap((path) => readScenario(FILES[path]).scenarios)
}
