import { setTimeout as sleep } from "node:timers/promises"
import type { Answer } from "@apnap/engine"
import type { Level } from "@apnap/players"
import type { ThinkingQueue } from "./queue.ts"
import { LONGEST_QUEUED, type Task, type Thinkers } from "./thinkers.ts"

/** Levels that think for so long that a way to another machine and back doesn't matter. */
const SLOW: ReadonlySet<Level> = new Set(["strong"])
/** Milliseconds between two looks at a queued task. */
const LOOK = 50
/** Milliseconds until a task that no worker took comes back. */
const UNTAKEN = 1000
/** Milliseconds during which nothing is queued, since there was no worker, or since all were at others' tasks. */
const LONELY = 30_000
const BUSY = 1000
/** Milliseconds until a database that doesn't respond is no longer waited for: more than any task takes. */
const SILENT = 2000 * LONGEST_QUEUED

/**
 * Computer players that take their time think in worker processes, through a queue. A task that no worker takes, or whose worker was killed,
 * is done here.
 * @param silent milliseconds until a database that doesn't respond is no longer waited for
 */
export function thinkInWorkers(
  connect: () => Promise<ThinkingQueue>,
  here: Thinkers,
  silent = SILENT,
): Thinkers {
  let queue: Promise<ThinkingQueue> | null = null
  let nobodyUntil = 0
  let isClosed = false

  const open = () => {
    queue ??= connect().catch((error: unknown) => {
      queue = null
      throw error
    })
    return queue
  }

  /** The answer of a worker; null if none gives one in time. */
  const ask = async (task: Task): Promise<Answer | null> => {
    const tasks = await open()
    const id = await tasks.send(task)
    try {
      return await answerTo(tasks, id)
    } finally {
      // What can't be removed now is deleted later by pg-boss.
      await tasks.remove(id).catch(() => {})
    }
  }

  const answerTo = async (tasks: ThinkingQueue, id: string): Promise<Answer | null> => {
    const began = performance.now()
    while (!isClosed) {
      await sleep(LOOK)
      const standing = await tasks.standing(id)
      if (standing.is === "done") return standing.answer
      if (standing.is === "failed") return null
      const waited = performance.now() - began
      if (waited <= (standing.is === "waiting" ? UNTAKEN : LONGEST_QUEUED * 1000)) continue
      if (standing.is === "waiting")
        nobodyUntil = performance.now() + ((await tasks.isServed()) ? BUSY : LONELY)
      return null
    }
    return null
  }

  const inTime = <T>(work: Promise<T>): Promise<T> => {
    const limit = sleep(silent, undefined, { ref: false }).then(() => {
      throw new Error("the database does not respond")
    })
    return Promise.race([work, limit])
  }

  return {
    think: async (task) => {
      if (isClosed || !SLOW.has(task.level) || performance.now() < nobodyUntil) return here.think(task)
      const answer = await inTime(ask(task)).catch(() => {
        nobodyUntil = performance.now() + LONELY
        return null
      })
      return answer ?? here.think(task)
    },
    close: async () => {
      isClosed = true
      await here.close()
      if (queue !== null) await inTime(queue.then((tasks) => tasks.close())).catch(() => {})
    },
  }
}
