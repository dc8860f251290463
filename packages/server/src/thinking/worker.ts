import { setTimeout as sleep } from "node:timers/promises"
import type { Job, ThinkingQueue } from "./queue.ts"
import type { Thinkers } from "./thinkers.ts"

/** Milliseconds between two looks for tasks. */
const LOOK = 50
/** The same while the database can't be reached. */
const UNREACHABLE = 1000

interface WorkerOptions {
  queue: ThinkingQueue
  thinkers: Thinkers
  /** Tasks thought about at a time. */
  threads: number
  /** Ends the work: what was begun is finished first. */
  stopped: AbortSignal
  report(error: unknown): void
}

/** Thinks for the computer players of servers that share a database, until stopped. Returns the number of tasks done. */
export async function workForServers(options: WorkerOptions): Promise<number> {
  const { queue, threads, stopped, report } = options
  const underWay = new Set<Promise<void>>()
  let done = 0
  while (!stopped.aborted) {
    if (underWay.size >= threads) {
      await Promise.race(underWay)
      continue
    }
    let pause = LOOK
    const job = await queue.take().catch((error: unknown) => {
      report(error)
      pause = UNREACHABLE
      return null
    })
    if (job === null) {
      await sleep(pause, undefined, { signal: stopped }).catch(() => {})
      continue
    }
    const work: Promise<void> = doJob(job, options)
      .then(() => void done++, report)
      .finally(() => underWay.delete(work))
    underWay.add(work)
  }
  await Promise.all(underWay)
  return done
}

/** What can't be thought about is the server's own again. */
async function doJob({ id, task }: Job, { queue, thinkers, report }: WorkerOptions): Promise<void> {
  try {
    await queue.finish(id, await thinkers.think(task))
  } catch (error) {
    // A lost database mustn't hide why the task failed.
    await queue.fail(id).catch(report)
    throw error
  }
}
