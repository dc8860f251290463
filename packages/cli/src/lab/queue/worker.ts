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

/** Milliseconds between looks for work. */
const INTERVAL = 250
/** Seconds: a year. */
const MOST_IDLE = 31_536_000

/** Plays chunks of whatever studies of this version are open in the database, until it is interrupted or has been idle for so many seconds. */
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
      else {
        await workOn(open, { database, jobs, workers, idle, signal: interrupt.signal })
        busy = performance.now()
        if (idle < Number.POSITIVE_INFINITY && (await database.isOpen(open.id))) break
      }
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
  idle: number
  signal: AbortSignal
}

/** Plays chunks of a study until it is closed, or nothing of it came for too long. */
async function workOn(open: OpenStudy, { database, jobs, workers, idle, signal }: Means): Promise<void> {
  const held = new Set<Job>()
  async function* chunks(): AsyncGenerator<Job> {
    let busy = performance.now()
    while (performance.now() - busy <= idle) {
      const job = await jobs.take(open.id)
      if (job !== null) {
        held.add(job)
        yield job
        busy = performance.now()
      } else if (held.size === 0 && !(await database.isOpen(open.id))) return
      else await sleep(INTERVAL)
    }
  }
  const run = runPool(chunkTask, open.study, chunks(), { workers, unit: "chunks", signal })
  const name = `${hostname()}:${process.pid}`
  for await (const { input, output } of run) {
    await database.keep(open, input, output, name)
    await jobs.finish(open.id, input)
    held.delete(input)
  }
  await jobs.giveBack(open.id, [...held])
}
