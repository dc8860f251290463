import { writeFile } from "node:fs/promises"
import { judged, type Scenario, type Stock, summarise } from "@apnap/scenarios"
import { tellScenario } from "../explain/tell.ts"
import { whole } from "../input.ts"
import { loadScenarios } from "./load.ts"
import { report } from "./report.ts"
import { runShard, runShards } from "./shards.ts"
import { readDisputes, stockFor } from "./stock.ts"

export interface ConformanceOptions {
  cards?: string
  filter?: string
  json?: string
  explain?: string
  baseline?: string
  shard?: string
}

/**
 * Runs the scenarios under `path` on all cores and prints the counts by area. The exit code is 1 for faulty scenarios, and when one fails that is
 * not disputed; with a baseline failures are allowed while at least so many pass.
 */
export async function conformance(path: string, options: ConformanceOptions): Promise<void> {
  const { cards, filter, json, explain, baseline, shard } = options
  const scenarios = await loadScenarios(path, { filter })
  if (scenarios.length === 0 && filter !== undefined)
    throw new Error(`conformance/filter: no scenario's id holds "${filter}"`)
  if (explain !== undefined) return explainOne(scenarios, explain, await stockFor(path, cards))
  if (shard !== undefined) return runShard(scenarios, shard, await stockFor(path, cards))
  const disputes = await readDisputes()
  const results = await runShards(path, options, scenarios)
  const summary = summarise(results.map((result) => judged(result, disputes)))
  process.stdout.write(`${report(summary)}\n`)
  if (json !== undefined) await writeFile(json, `${JSON.stringify(summary, null, 1)}\n`)
  if (baseline !== undefined) holdGround(summary.passed, whole(baseline, "--baseline", 0))
  else if (summary.failed > 0) process.exitCode = 1
}

function holdGround(passed: number, expected: number): void {
  if (passed >= expected) return
  process.stderr.write(`conformance/baseline: ${passed} passed, ${expected} expected\n`)
  process.exitCode = 1
}

function explainOne(scenarios: readonly Scenario[], id: string, stock: Stock): void {
  const scenario = scenarios.find((s) => s.id === id) ?? scenarios.find((s) => s.id.includes(id))
  if (scenario === undefined) throw new Error(`conformance/unknown: no scenario is called "${id}"`)
  process.stdout.write(`${tellScenario(scenario, stock, "en").join("\n")}\n`)
}
