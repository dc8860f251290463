import { setTimeout as sleep } from "node:timers/promises"
import { type Chunk, gamesInBlock, type Study, type StudyProgress } from "@apnap/players"
import { Interrupt } from "../../pool/interrupt.ts"
import { Progress } from "../../pool/progress.ts"
import { announce } from "../announcement.ts"
import { LabDatabase, type OpenStudy } from "./database.ts"
import { Jobs } from "./jobs.ts"

/** Milliseconds between polls for results. */
const INTERVAL = 300
/** Milliseconds between notes that this command is still waiting. */
const AWAITED = 15_000
/** Milliseconds without any result before suggesting to start workers. */
const LONELY = 30_000

export interface QueueOptions {
  db: string
  /** Seconds after which an unfinished chunk is handed out again. */
  patience: number
}

/**
 * Has a database's workers play a study and waits for it. Chunks stored by an earlier run are not replayed. Returns whether the
 * study finished: false after an interruption, from which the next run resumes.
 */
export async function runOnQueue(
  study: Study,
  progress: StudyProgress,
  options: QueueOptions,
): Promise<boolean> {
  const database = await LabDatabase.connect(options.db)
  const jobs = await Jobs.connect(options.db).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const interrupt = new Interrupt()
  interrupt.listen()
  let awaiting: NodeJS.Timeout | undefined
  try {
    const id = await database.open(study)
    await database.alone(() => jobs.open(id))
    announce(study)
    awaiting = setInterval(() => database.await(id).catch(() => {}), AWAITED)
    const complete = await playAll({ id, study }, progress, {
      database,
      jobs,
      patience: options.patience,
      stopped: interrupt.signal,
    })
    if (complete) {
      await database.closeStudy(id)
      await database.alone(() => jobs.remove(id))
    }
    return complete
  } finally {
    clearInterval(awaiting)
    interrupt.stop()
    await jobs.close()
    await database.close()
  }
}

interface Means {
  database: LabDatabase
  jobs: Jobs
  patience: number
  stopped: AbortSignal
}

async function playAll(open: OpenStudy, progress: StudyProgress, means: Means): Promise<boolean> {
  const bar = new Progress("games")
  const reminder = setTimeout(remind, LONELY)
  const add = (games: number) => {
    clearTimeout(reminder)
    bar.add(games)
  }
  try {
    for (let stage = progress.next(); stage.length > 0; stage = progress.next())
      if (!(await playStage(open, stage, progress, means, add))) return false
    return true
  } finally {
    clearTimeout(reminder)
    bar.stop()
  }
}

/** Queues the missing chunks of a stage and waits until all are done. */
async function playStage(
  open: OpenStudy,
  stage: readonly Chunk[],
  progress: StudyProgress,
  { database, jobs, patience, stopped }: Means,
  add: (games: number) => void,
): Promise<boolean> {
  const missing = new Set(stage)
  let sent = false
  for (;;) {
    for (const [chunk, outcome] of await database.kept(open, [...missing])) {
      if ("failure" in outcome)
        throw new Error(`lab/failed: a worker could not play a chunk: ${outcome.failure}`)
      progress.add(chunk, outcome.result)
      missing.delete(chunk)
      add(chunk.blocks * gamesInBlock(open.study.contests[chunk.contest]))
    }
    if (missing.size === 0) return true
    if (!sent) await jobs.send(open.id, [...missing], patience)
    sent = true
    if (stopped.aborted) return false
    await sleep(INTERVAL, undefined, { signal: stopped }).catch(() => {})
  }
}

function remind(): void {
  process.stderr.write("waiting for workers: apnap lab worker --db ADDRESS\n")
}
