import { type Study, StudyProgress } from "@apnap/players"
import { whole } from "../numbers.ts"
import { readWorkers } from "../pool/workers.ts"
import { cardColumns, gameColumns } from "./files/columns.ts"
import { makeFolder, writeStudy } from "./files/files.ts"
import { Journal } from "./files/journal.ts"
import { recordOf } from "./files/record.ts"
import { type LabOptions, readLimits } from "./options.ts"
import { reportAgain } from "./report/again.ts"
import { runOnPool } from "./run-on-pool.ts"

/** Plays a study, writes its results to a folder, even if interrupted, and prints them. */
export async function runStudy(study: Study, options: LabOptions): Promise<void> {
  const limits = readLimits(options)
  const progress = new StudyProgress(study, limits)
  await makeFolder(options.out)
  const complete = await play(study, progress, options)
  const record = recordOf(study, progress, limits, complete)
  await writeStudy(options.out, record, gameColumns(study, progress), cardColumns(study, progress))
  if (complete) await Journal.remove(options.out)
  await reportAgain(options.out, options.json)
}

/** Maximum seconds per chunk: a day. */
const MOST_PATIENCE = 86_400

/** Plays on this machine or on a database's workers. Returns whether the study finished. */
async function play(study: Study, progress: StudyProgress, options: LabOptions): Promise<boolean> {
  if (options.db === undefined)
    return runOnPool(study, progress, { workers: readWorkers(options), out: options.out })
  const patience = whole(options.patience, "--patience", 1, MOST_PATIENCE)
  const { runOnQueue } = await import("./queue/run-on-queue.ts")
  return runOnQueue(study, progress, { db: options.db, patience })
}
