import { Worker } from "node:worker_threads"
import type { Answer } from "@apnap/engine"
import type { Task, Thinkers } from "./thinkers.ts"

const LONGEST = 10_000
const ENDED = "nobody thinks any more"

interface Waiting {
  task: Task
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

/**
 * Computer players think in `threads` worker threads, first come, first served: a slow one delays other computer players at most, never a
 * table of people.
 * @param program the bundle of `thinker.ts`
 * @param longest milliseconds after which a thinking thread is terminated
 */
export function thinkInThreads(program: URL, threads: number, longest = LONGEST): Thinkers {
  const waiting: Waiting[] = []
  const idle: Worker[] = []
  const busy = new Set<Worker>()
  let isClosed = false

  const next = () => {
    if (isClosed || waiting.length === 0) return
    const worker = idle.pop() ?? (busy.size < threads ? new Worker(program) : undefined)
    const job = worker && waiting.shift()
    if (worker !== undefined && job !== undefined) start(worker, job)
  }

  const start = (worker: Worker, { task, resolve, reject }: Waiting) => {
    busy.add(worker)
    worker.removeAllListeners()
    const finish = () => {
      clearTimeout(timer)
      busy.delete(worker)
      worker.removeAllListeners()
    }
    const fail = (why: string) => {
      finish()
      // Errors of the thread being terminated don't matter.
      worker.on("error", () => {})
      void worker.terminate()
      reject(new Error(why))
      next()
    }
    const timer = setTimeout(() => fail("thought for too long"), longest)
    worker.once("message", (answer: Answer) => {
      finish()
      worker.once("error", () => {})
      idle.push(worker)
      resolve(answer)
      next()
    })
    worker.once("error", (error) => fail(error instanceof Error ? error.message : String(error)))
    worker.once("exit", () => fail("the thread has ended"))
    worker.postMessage(task)
  }

  return {
    think: (task) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error(ENDED))
        waiting.push({ task, resolve, reject })
        next()
      }),
    close: async () => {
      isClosed = true
      for (const { reject } of waiting) reject(new Error(ENDED))
      await Promise.all([...idle, ...busy].map((worker) => worker.terminate()))
    },
  }
}
