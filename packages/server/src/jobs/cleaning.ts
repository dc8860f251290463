import { once } from "node:events"
import { closeBoss, openBoss } from "./boss.ts"
import { createQueue } from "./create-queue.ts"
import { dropUnusedQueues } from "./unused-queues.ts"

/** The queue of the cleaning, and when it is due. */
export const CLEANING = "clean-up"
const HOURLY = "0 * * * *"
/** Connections of one process. */
const CONNECTIONS = 2
/** Seconds between two looks for a cleaning that is due. */
const LOOK = 30

/**
 * Cleans every hour until stopped: pg-boss gives the job to one of the processes that share the database. Queues of versions that nobody
 * runs go with it. Rejects with the database's error.
 * @param clean reports its own errors: pg-boss would store them, and the data they were about
 * @param look seconds between two looks for a cleaning that is due
 */
export async function cleanByJob(
  url: string,
  clean: () => Promise<void>,
  report: (error: unknown) => void,
  stopped: AbortSignal,
  look = LOOK,
): Promise<"ended"> {
  const boss = await openBoss(url, report, { max: CONNECTIONS })
  let last = Promise.resolve()
  try {
    await createQueue(boss, CLEANING)
    await boss.schedule(CLEANING, HOURLY)
    await boss.work(CLEANING, { pollingIntervalSeconds: look }, () => {
      last = clean().then(async () => void (await dropUnusedQueues(boss).catch(report)))
      return last
    })
    if (!stopped.aborted) await once(stopped, "abort")
    await last
    return "ended"
  } finally {
    await closeBoss(boss)
  }
}
