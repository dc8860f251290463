import { setTimeout as sleep } from "node:timers/promises"
import type { Logger } from "pino"
import { cleanUp } from "./storage/clean-up.ts"
import type { DataPlace, OpenDatabase } from "./storage/database.ts"

/** Milliseconds until the first cleaning, since whoever waits for this process comes before, and between two of them. */
const FIRST = 60_000
const HOUR = 3_600_000

/**
 * Deletes expired data every hour, until the returned function is called. Of processes that share a database one does it, by a job of
 * pg-boss; an embedded database belongs to this process alone.
 */
export function keepClean(
  { db }: Pick<OpenDatabase, "db">,
  place: DataPlace,
  log: Logger,
  report: (error: unknown) => void,
): () => Promise<void> {
  const clean = async () => {
    try {
      const tables = await cleanUp(db)
      if (tables > 0) log.info({ tables }, "deleted what was kept for long enough")
    } catch (error) {
      report(error)
    }
  }
  const stopped = new AbortController()
  const cleaning =
    "url" in place ? together(place.url, clean, report, stopped.signal) : alone(clean, stopped.signal)
  return () => {
    stopped.abort()
    return cleaning
  }
}

/** Waits, and says whether it was for the whole time. */
function passes(time: number, stopped: AbortSignal): Promise<boolean> {
  return sleep(time, true, { signal: stopped }).catch(() => false)
}

async function alone(clean: () => Promise<void>, stopped: AbortSignal): Promise<void> {
  for (let pause = FIRST; await passes(pause, stopped); pause = HOUR) await clean()
}

/** While the database can't be reached it is tried again every minute. */
async function together(
  url: string,
  clean: () => Promise<void>,
  report: (error: unknown) => void,
  stopped: AbortSignal,
): Promise<void> {
  while (await passes(FIRST, stopped)) {
    const { cleanByJob } = await import("./jobs/cleaning.ts")
    const cleaning = await cleanByJob(url, clean, report, stopped).catch(report)
    if (cleaning === "ended") return
  }
}
