import { faultOf, type ScenarioFault } from "./fault.ts"
import type { Scenario } from "./format.ts"
import { scenario } from "./schema.ts"
import { notJson } from "./wanted.ts"

export type { ScenarioFault } from "./fault.ts"

/** A line of a scenario file: the scenario, or what is wrong with it. */
export type ScenarioLine = { line: number; scenario: Scenario } | { line: number; error: ScenarioFault }

/** Reads a file of scenarios, one JSON object per line; each line gives a scenario or a fault. */
export function readScenarios(text: string, file = ""): { scenarios: Scenario[]; faults: ScenarioFault[] } {
  const scenarios: Scenario[] = []
  const faults: ScenarioFault[] = []
  for (const read of scenarioLines(text.split("\n"), file)) {
    if ("scenario" in read) scenarios.push(read.scenario)
    else faults.push(read.error)
  }
  return { scenarios, faults }
}

/** Reads a file with one scenario, on any number of lines. */
export function readScenario(text: string, file = ""): ReturnType<typeof readScenarios> {
  const read = readLine(text, 1, file)
  return "scenario" in read
    ? { scenarios: [read.scenario], faults: [] }
    : { scenarios: [], faults: [read.error] }
}

/** The scenarios of a file's lines, one at a time; skips empty lines. */
export function* scenarioLines(lines: Iterable<string>, file = ""): Generator<ScenarioLine> {
  let line = 0
  for (const text of lines) {
    line++
    if (text.trim() !== "") yield readLine(text, line, file)
  }
}

function readLine(text: string, line: number, file: string): ScenarioLine {
  let data: unknown
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ""))
  } catch (error) {
    return { line, error: { code: "scenario/json", file, line, path: "", message: notJson(error) } }
  }
  const result = scenario.safeParse(data)
  if (result.success) return { line, scenario: result.data }
  return { line, error: { ...faultOf(result.error.issues[0], data), file, line } }
}
