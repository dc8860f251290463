import { readdirSync, readFileSync } from "node:fs"
import { readScenario, readScenarios, type Scenario } from "@apnap/scenarios"

const FOLDER = new URL("../../../../scenarios/", import.meta.url)
const textOf = (name: string) => readFileSync(new URL(name, FOLDER), "utf8")

/** The built-in lessons and examples, as in the worker, for tests. */
export const COURSE: readonly Scenario[] = [
  ...readdirSync(new URL("course/", FOLDER)).flatMap(
    (name) => readScenarios(textOf(`course/${name}`)).scenarios,
  ),
  ...readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json") && name !== "decks.json")
    .flatMap((name) => readScenario(textOf(name)).scenarios),
]
