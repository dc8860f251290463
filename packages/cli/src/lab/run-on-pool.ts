import { type Chunk, gamesInBlock, type Study, type StudyProgress } from "@apnap/players"
import { runPool } from "../pool/pool.ts"
import { inStages } from "./stages.ts"
import { labTask } from "./task.ts"

/** Plays a study on the worker threads of this machine. Whether it came to its end: false after an interruption. */
export async function runOnPool(study: Study, progress: StudyProgress, workers: number): Promise<boolean> {
  const size = ({ contest, blocks }: Chunk) => blocks * gamesInBlock(study.contests[contest])
  const stages = inStages(progress)
  const run = runPool(labTask, study, stages.chunks(), { workers, unit: "games", size })
  for await (const { input, output } of run) stages.add(input, output)
  return !run.interrupted
}
