import { spawn } from "node:child_process"
import { readdir, readFile, stat, writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { readScenarios, runScenario, type Scenario, type ScenarioResult } from "@apnap/players"
import { SingleBar } from "cli-progress"
import Table from "cli-table3"
import { tell } from "../explain/tell.ts"
import { whole } from "../input.ts"
import { type CardFinder, cardFinder } from "./cards.ts"
import { type Dispute, readDisputes } from "./disputed.ts"

export interface ConformanceOptions {
  cards?: string
  filter?: string
  json?: string
  explain?: string
  baseline?: string
  shard?: string
}

/** Runs the scenarios under `path` on all cores; prints the counts by area; sets the exit code for faults and lost ground. */
export async function conformance(path: string, options: ConformanceOptions): Promise<void> {
  const scenarios = await load(path, options.filter)
  if (options.explain !== undefined)
    return explainOne(scenarios, options.explain, await cardFinder(options.cards))
  if (options.shard !== undefined) return runShard(scenarios, options.shard, await cardFinder(options.cards))
  const results = await runAll(path, options, scenarios.length)
  const disputes = await readDisputes()
  const judged = results.map((r) => dispute(r, disputes))
  process.stdout.write(`${summary(judged)}\n`)
  if (options.json !== undefined)
    await writeFile(
      options.json,
      `${JSON.stringify({ ...counts(judged), results: judged.toSorted((a, b) => a.id.localeCompare(b.id)) }, null, 1)}\n`,
    )
  if (options.baseline !== undefined && counts(judged).passed < whole(options.baseline, "--baseline", 0)) {
    process.stderr.write(
      `conformance/baseline: ${counts(judged).passed} passed, ${options.baseline} expected\n`,
    )
    process.exitCode = 1
  }
}

async function load(path: string, filter: string | undefined): Promise<Scenario[]> {
  const isFolder = (await stat(path)).isDirectory()
  const files = isFolder
    ? (await readdir(path))
        .filter((name) => name.endsWith(".jsonl"))
        .sort()
        .map((name) => join(path, name))
    : [path]
  const out: Scenario[] = []
  for (const file of files) {
    const { scenarios, faults } = readScenarios(await readFile(file, "utf8"))
    for (const fault of faults) {
      process.stderr.write(`${file}:${fault.line}: ${fault.code} ${fault.path} ${fault.message}\n`)
      process.exitCode = 1
    }
    out.push(...scenarios)
  }
  return filter === undefined ? out : out.filter((s) => s.id.includes(filter))
}

function runShard(scenarios: readonly Scenario[], shard: string, find: CardFinder): void {
  const [index, of] = shard.split("/").map(Number)
  scenarios.forEach((scenario, i) => {
    if (i % of === index) process.stdout.write(`${JSON.stringify(runScenario(scenario, find))}\n`)
  })
}

async function runAll(path: string, options: ConformanceOptions, total: number): Promise<ScenarioResult[]> {
  const shards = Math.min(availableParallelism(), Math.max(1, total))
  const bar = new SingleBar({ format: "{bar} {value}/{total}", hideCursor: true, noTTYOutput: false })
  if (process.stderr.isTTY) bar.start(total, 0)
  const lists = await Promise.all(
    Array.from({ length: shards }, (_, i) =>
      runChild(path, options, `${i}/${shards}`, () => bar.increment()),
    ),
  )
  if (process.stderr.isTTY) bar.stop()
  return lists.flat()
}

async function runChild(
  path: string,
  options: ConformanceOptions,
  shard: string,
  step: () => void,
): Promise<ScenarioResult[]> {
  const args = [...process.execArgv, process.argv[1], "conformance", path, "--shard", shard]
  if (options.cards !== undefined) args.push("--cards", options.cards)
  if (options.filter !== undefined) args.push("--filter", options.filter)
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] })
  const results: ScenarioResult[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    results.push(JSON.parse(line) as ScenarioResult)
    step()
  }
  return results
}

function dispute(result: ScenarioResult, disputes: ReadonlyMap<string, Dispute>): ScenarioResult {
  const found = disputes.get(result.id)
  return found === undefined || result.outcome === "passed"
    ? result
    : { ...result, outcome: "disputed", reason: `${found.rule}: ${found.reason}` }
}

function counts(results: readonly ScenarioResult[]) {
  const of = (outcome: ScenarioResult["outcome"]) => results.filter((r) => r.outcome === outcome).length
  return {
    total: results.length,
    passed: of("passed"),
    failed: of("failed"),
    unsupported: of("unsupported"),
    disputed: of("disputed"),
  }
}

function summary(results: readonly ScenarioResult[]): string {
  const table = new Table({
    head: ["area", "passed", "failed", "unsupported", "disputed"],
    colAligns: ["left", "right", "right", "right", "right"],
    style: { head: [], border: [] },
  })
  for (const area of [...new Set(results.map((r) => r.area))].sort()) {
    const c = counts(results.filter((r) => r.area === area))
    table.push([area, c.passed, c.failed, c.unsupported, c.disputed])
  }
  const all = counts(results)
  table.push(["total", all.passed, all.failed, all.unsupported, all.disputed])
  return table.toString()
}

function explainOne(scenarios: readonly Scenario[], id: string, find: CardFinder): void {
  const scenario = scenarios.find((s) => s.id === id) ?? scenarios.find((s) => s.id.includes(id))
  if (scenario === undefined) throw new Error(`conformance/unknown: no scenario is called "${id}"`)
  process.stdout.write(`${tell(scenario, find).join("\n")}\n`)
}
