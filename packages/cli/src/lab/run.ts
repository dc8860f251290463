import { join } from "node:path"
import { type Study, StudyProgress } from "@apnap/players"
import { tell } from "../json.ts"
import { whole } from "../numbers.ts"
import { readWorkers } from "../pool/workers.ts"
import { cardColumns, gameColumns } from "./files/columns.ts"
import { makeFolder, writeStudy } from "./files/files.ts"
import { recordOf } from "./files/record.ts"
import { type LabOptions, readLimits } from "./options.ts"
import { writeReport } from "./report/write.ts"
import { runOnPool } from "./run-on-pool.ts"
import { told } from "./told.ts"

/** Plays a study and leaves its results in a folder, those of an interrupted one too; prints what it came to. */
export async function runStudy(study: Study, options: LabOptions): Promise<void> {
  const limits = readLimits(options)
  const progress = new StudyProgress(study, limits)
  await makeFolder(options.out)
  const complete = await play(study, progress, options)
  const record = recordOf(study, progress, limits, complete)
  await writeStudy(options.out, record, gameColumns(study, progress), cardColumns(study, progress))
  await writeReport(options.out)
  await tell(
    options.json,
    () => record,
    () => `${told(record)}\nThe report is ${join(options.out, "report.html")}`,
  )
}

/** Seconds that a chunk may take: a day. */
const MOST_PATIENCE = 86_400

/** Plays on this machine, or on those that work for a database. Whether it came to its end. */
async function play(study: Study, progress: StudyProgress, options: LabOptions): Promise<boolean> {
  if (options.db === undefined) return runOnPool(study, progress, readWorkers(options))
  const patience = whole(options.patience, "--patience", 1, MOST_PATIENCE)
  const { runOnQueue } = await import("./queue/run-on-queue.ts")
  return runOnQueue(study, progress, { db: options.db, patience })
}
