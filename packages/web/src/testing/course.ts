import { readdirSync, readFileSync } from "node:fs"
import { readScenario, readScenarios, type Scenario } from "@apnap/scenarios"

const FOLDER = new URL("../../../../scenarios/", import.meta.url)
const textOf = (name: string) => readFileSync(new URL(name, FOLDER), "utf8")

/** The lessons and examples that come with the game, as the worker has them, in tests. */
export const COURSE: readonly Scenario[] = [
  ...readdirSync(new URL("course/", FOLDER)).flatMap(
    (name) => readScenarios(textOf(`course/${name}`)).scenarios,
  ),
  ...readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json") && name !== "decks.json")
    .flatMap((name) => readScenario(textOf(name)).scenarios),
]
