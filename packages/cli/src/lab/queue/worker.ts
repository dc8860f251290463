import { hostname } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"
import { whole } from "../../numbers.ts"
import { Interrupt } from "../../pool/interrupt.ts"
import { runPool } from "../../pool/pool.ts"
import { readWorkers, type WorkersOption } from "../../pool/workers.ts"
import { chunkTask } from "../task.ts"
import { LabDatabase, type OpenStudy } from "./database.ts"
import { type Job, Jobs } from "./jobs.ts"

export interface WorkerOptions extends WorkersOption {
  db: string
  idle?: string
}

/** Milliseconds between polls for work. */
const INTERVAL = 250
/** Milliseconds to wait for a study's next chunks before looking for another study: threads are expensive to start. */
const LINGER = 3000
/** Seconds: a year. */
const MOST_IDLE = 31_536_000

/** Plays chunks of any open study of this version until interrupted or idle for the given seconds. */
export async function labWorker(options: WorkerOptions): Promise<void> {
  const workers = readWorkers(options)
  const idle =
    options.idle === undefined ? Number.POSITIVE_INFINITY : 1000 * whole(options.idle, "--idle", 0, MOST_IDLE)
  const database = await LabDatabase.connect(options.db)
  const jobs = await Jobs.connect(options.db).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const interrupt = new Interrupt()
  interrupt.listen()
  try {
    let busy = performance.now()
    while (!interrupt.signal.aborted && performance.now() - busy <= idle) {
      const open = await database.nextStudy()
      if (open === null) await sleep(INTERVAL, undefined, { signal: interrupt.signal }).catch(() => {})
      else if (await workOn(open, { database, jobs, workers, signal: interrupt.signal }))
        busy = performance.now()
    }
  } finally {
    interrupt.stop()
    await jobs.close()
    await database.close()
  }
}

interface Means {
  database: LabDatabase
  jobs: Jobs
  workers: number
  signal: AbortSignal
}

/** Plays chunks of a study while there are any. Returns whether there were. */
async function workOn(open: OpenStudy, { database, jobs, workers, signal }: Means): Promise<boolean> {
  const held = new Set<Job>()
  let played = false
  async function* chunks(): AsyncGenerator<Job> {
    let busy = performance.now()
    while (!signal.aborted && performance.now() - busy <= LINGER) {
      const job = await jobs.take(open.id)
      if (job !== null) {
        held.add(job)
        yield job
      } else await sleep(INTERVAL)
      if (held.size > 0) busy = performance.now()
    }
  }
  const run = runPool(chunkTask, open.study, chunks(), { workers, unit: "chunks", signal })
  const name = `${hostname()}:${process.pid}`
  for await (const { input, output } of run) {
    await database.keep(open, input, output, name)
    await jobs.finish(open.id, input)
    held.delete(input)
    played = true
  }
  await jobs.giveBack(open.id, [...held])
  return played
}
