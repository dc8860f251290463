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

/** Plays a study and leaves its results in a folder, those of an interrupted one too; prints what it came to. */
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

/** Seconds that a chunk may take: a day. */
const MOST_PATIENCE = 86_400

/** Plays on this machine, or on those that work for a database. Whether it came to its end. */
async function play(study: Study, progress: StudyProgress, options: LabOptions): Promise<boolean> {
  if (options.db === undefined)
    return runOnPool(study, progress, { workers: readWorkers(options), out: options.out })
  const patience = whole(options.patience, "--patience", 1, MOST_PATIENCE)
  const { runOnQueue } = await import("./queue/run-on-queue.ts")
  return runOnQueue(study, progress, { db: options.db, patience })
}
