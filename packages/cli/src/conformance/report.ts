import { mostLacking, type ScenarioResult, type summarise, summariseByArea } from "@apnap/scenarios"
import Table from "cli-table3"

type Summary = ReturnType<typeof summarise>

/** The counts by area as a table, and the gaps that block the most scenarios. */
export function report(summary: Summary): string {
  const table = new Table({
    head: ["area", "passed", "failed", "unsupported", "disputed"],
    colAligns: ["left", "right", "right", "right", "right"],
    style: { head: [], border: [] },
  })
  for (const [area, counts] of [...summariseByArea(summary.results), ["total", summary] as const])
    table.push([area, counts.passed, counts.failed, counts.unsupported, counts.disputed])
  return [table.toString(), ...lacking(summary.results)].join("\n")
}

const MOST = 5

function lacking(results: readonly ScenarioResult[]): string[] {
  return mostLacking(results)
    .slice(0, MOST)
    .map(({ lacks, scenarios }) => {
      const what = "feature" in lacks ? lacks.feature : `card "${lacks.card}"`
      return `${scenarios} scenarios lack ${what}`
    })
}
