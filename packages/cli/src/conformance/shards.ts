import { spawn } from "node:child_process"
import { availableParallelism } from "node:os"
import { createInterface } from "node:readline"
import { areaOf, runScenario, type Scenario, type ScenarioResult, type Stock } from "@apnap/scenarios"
import { SingleBar } from "cli-progress"

interface Shared {
  cards?: string
  filter?: string
}

/** A scenario that says nothing for so long hangs (in milliseconds). */
const PATIENCE = 60_000

/** Runs the scenarios of this share, "i/n" or from the k-th of it "i/n/k", and prints each result as a line of JSON. */
export function runShard(scenarios: readonly Scenario[], shard: string, stock: Stock): void {
  const [index, of, from = 0] = shard.split("/").map(Number)
  for (const scenario of shareOf(scenarios, index, of).slice(from))
    process.stdout.write(`${JSON.stringify(runScenario(scenario, stock))}\n`)
}

function shareOf(scenarios: readonly Scenario[], index: number, of: number): readonly Scenario[] {
  return scenarios.filter((_, i) => i % of === index)
}

/** Runs the scenarios under `path` in a process for each core. */
export async function runShards(
  path: string,
  options: Shared,
  scenarios: readonly Scenario[],
): Promise<ScenarioResult[]> {
  const total = scenarios.length
  const shards = Math.min(availableParallelism(), Math.max(1, total))
  const bar = new SingleBar({ format: "{bar} {value}/{total}", hideCursor: true, noTTYOutput: false })
  if (process.stderr.isTTY) bar.start(total, 0)
  const runs = Array.from({ length: shards }, (_, i) =>
    runShare(path, options, `${i}/${shards}`, shareOf(scenarios, i, shards), () => bar.increment()),
  )
  const results = (await Promise.all(runs)).flat()
  if (process.stderr.isTTY) bar.stop()
  if (results.length !== total)
    throw new Error(`conformance/shard: ${results.length} of ${total} scenarios came to a result`)
  return results
}

/** Runs a share to its end: a scenario at which its process hangs or dies has failed, and the next process goes on after it. */
async function runShare(
  path: string,
  options: Shared,
  shard: string,
  share: readonly Scenario[],
  step: () => void,
): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = []
  while (results.length < share.length) {
    results.push(...(await runChild(path, options, `${shard}/${results.length}`, step)))
    const next = share[results.length]
    if (next === undefined) break
    const reason = "it hangs, or its process died"
    results.push({ id: next.id, area: areaOf(next.id), outcome: "failed", reason, warnings: [] })
    step()
  }
  return results
}

async function runChild(
  path: string,
  { cards, filter }: Shared,
  shard: string,
  step: () => void,
): Promise<ScenarioResult[]> {
  const args = [...process.execArgv, process.argv[1], "conformance", path, "--shard", shard]
  if (cards !== undefined) args.push("--cards", cards)
  if (filter !== undefined) args.push("--filter", filter)
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] })
  let watch = setTimeout(() => child.kill(), PATIENCE)
  const results: ScenarioResult[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    clearTimeout(watch)
    watch = setTimeout(() => child.kill(), PATIENCE)
    results.push(JSON.parse(line) as ScenarioResult)
    step()
  }
  clearTimeout(watch)
  return results
}
