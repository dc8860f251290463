import { areaOf, judged, type Scenario, type ScenarioResult, type Stock, summarise } from "@apnap/scenarios"
import { tellScenario } from "../explain/tell.ts"
import { type Json, tell } from "../json.ts"
import { whole } from "../numbers.ts"
import { runPool } from "../pool/pool.ts"
import { readWorkers, type WorkersOption } from "../pool/workers.ts"
import { loadScenarios } from "./load.ts"
import { report } from "./report.ts"
import { readDisputes, stockFor } from "./stock.ts"
import { conformanceTask } from "./task.ts"

export interface ConformanceOptions extends WorkersOption {
  cards?: string
  filter?: string
  json?: Json
  explain?: string
  baseline?: string
}

const MOST_SCENARIOS = 10_000_000

/** Milliseconds of processor time after which a scenario counts as hung. */
const PATIENCE = 60_000

/**
 * Runs the scenarios under `path` on worker threads and prints the counts by area. The exit code is 1 for faulty scenarios, for
 * undisputed failures, and, given a baseline, when fewer pass.
 */
export async function conformance(path: string, options: ConformanceOptions): Promise<void> {
  const { cards, filter, json, explain } = options
  const baseline =
    options.baseline === undefined ? undefined : whole(options.baseline, "--baseline", 0, MOST_SCENARIOS)
  const scenarios = await loadScenarios(path, { filter })
  if (scenarios.length === 0 && filter !== undefined)
    throw new Error(`conformance/filter: no scenario's id holds "${filter}"`)
  if (explain !== undefined) return explainOne(scenarios, explain, await stockFor(path, cards))
  const disputes = await readDisputes()
  const results = await runAll(scenarios, path, options)
  const summary = summarise(results.map((result) => judged(result, disputes)))
  await tell(
    json,
    () => summary,
    () => report(summary),
  )
  if (baseline !== undefined) holdGround(summary.passed, baseline)
  if (summary.failed > 0) process.exitCode = 1
}

/** The results in scenario order; after an interruption, only the finished ones. */
async function runAll(
  scenarios: readonly Scenario[],
  path: string,
  options: ConformanceOptions,
): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = []
  const pool = {
    workers: Math.min(readWorkers(options), Math.max(1, scenarios.length)),
    total: scenarios.length,
    unit: "scenarios",
    patience: PATIENCE,
    dead,
  }
  const done = runPool(conformanceTask, { path, cards: options.cards }, scenarios, pool)
  for await (const { index, output } of done) results[index] = output
  return results.filter(() => true)
}

function dead({ id }: Scenario): ScenarioResult {
  return { id, area: areaOf(id), outcome: "failed", reason: "it hangs, or its thread died", warnings: [] }
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
