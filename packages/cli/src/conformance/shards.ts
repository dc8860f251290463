import { spawn } from "node:child_process"
import { availableParallelism } from "node:os"
import { createInterface } from "node:readline"
import { runScenario, type Scenario, type ScenarioResult, type Stock } from "@apnap/players"
import { SingleBar } from "cli-progress"

interface Shared {
  cards?: string
  filter?: string
}

/** Runs every scenario whose number falls to this share, "i/n", and prints each result as a line of JSON. */
export function runShard(scenarios: readonly Scenario[], shard: string, stock: Stock): void {
  const [index, of] = shard.split("/").map(Number)
  scenarios.forEach((scenario, i) => {
    if (i % of === index) process.stdout.write(`${JSON.stringify(runScenario(scenario, stock))}\n`)
  })
}

/** Runs the scenarios under `path` in a process for each core. */
export async function runShards(path: string, options: Shared, total: number): Promise<ScenarioResult[]> {
  const shards = Math.min(availableParallelism(), Math.max(1, total))
  const bar = new SingleBar({ format: "{bar} {value}/{total}", hideCursor: true, noTTYOutput: false })
  if (process.stderr.isTTY) bar.start(total, 0)
  const runs = Array.from({ length: shards }, (_, i) =>
    runChild(path, options, `${i}/${shards}`, () => bar.increment()),
  )
  const results = (await Promise.all(runs)).flat()
  if (process.stderr.isTTY) bar.stop()
  if (results.length !== total)
    throw new Error(`conformance/shard: ${results.length} of ${total} scenarios came to a result`)
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
  const results: ScenarioResult[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    results.push(JSON.parse(line) as ScenarioResult)
    step()
  }
  return results
}
