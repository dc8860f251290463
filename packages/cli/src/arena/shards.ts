import { spawn } from "node:child_process"
import { availableParallelism } from "node:os"
import { createInterface } from "node:readline"
import type { BoutResult } from "@apnap/players"
import { SingleBar } from "cli-progress"
import type { ArenaOptions } from "./run.ts"

/** Plays the games in a process for each core. */
export async function playShards(options: ArenaOptions, total: number): Promise<BoutResult[]> {
  const shards = Math.min(availableParallelism(), total)
  const bar = new SingleBar({ format: "{bar} {value}/{total}", hideCursor: true, noTTYOutput: false })
  if (process.stderr.isTTY) bar.start(total, 0)
  const runs = Array.from({ length: shards }, (_, i) =>
    runChild(options, `${i}/${shards}`, () => bar.increment()),
  )
  const results = (await Promise.all(runs)).flat()
  if (process.stderr.isTTY) bar.stop()
  if (results.length !== total)
    throw new Error(`arena/shard: ${results.length} of ${total} games came to a result`)
  return results
}

async function runChild(options: ArenaOptions, shard: string, step: () => void): Promise<BoutResult[]> {
  const { players, pairs, seed, budget, lines, lost } = options
  const about = ["--players", players, "--pairs", pairs, "--seed", seed, "--budget", budget]
  if (lines !== undefined) about.push("--lines", lines)
  if (lost !== undefined) about.push("--lost", lost)
  const args = [...process.execArgv, process.argv[1], "arena", ...about, "--shard", shard]
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] })
  const results: BoutResult[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    results.push(JSON.parse(line) as BoutResult)
    step()
  }
  return results
}
