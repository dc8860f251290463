import { type Chunk, gamesInBlock, type Study, type StudyProgress } from "@apnap/players"
import { runPool } from "../pool/pool.ts"
import { announce } from "./announcement.ts"
import { Journal } from "./files/journal.ts"
import { inStages } from "./stages.ts"
import { labTask } from "./task.ts"

/** Options for playing a study on this machine. */
export interface PoolRunOptions {
  workers: number
  /** The folder of its journal. */
  out: string
}

/**
 * Plays a study on this machine's worker threads. Chunks that an earlier run left in the folder are not replayed. Returns whether
 * the study finished: false after an interruption, from which the next run resumes.
 */
export async function runOnPool(
  study: Study,
  progress: StudyProgress,
  { workers, out }: PoolRunOptions,
): Promise<boolean> {
  const size = ({ contest, blocks }: Chunk) => blocks * gamesInBlock(study.contests[contest])
  const journal = await Journal.open(out, study)
  announce(study)
  try {
    const stages = inStages(progress, (chunk) => journal.earlier(chunk))
    const run = runPool(labTask, study, stages.chunks(), { workers, unit: "games", size })
    for await (const { input, output } of run) {
      await journal.keep(input, output)
      stages.add(input, output)
    }
    return !run.interrupted
  } finally {
    await journal.close()
  }
}
