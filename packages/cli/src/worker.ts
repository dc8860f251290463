/** Entry point of a pool's worker threads (`pool/pool.ts`): runs the pool's task. */

import { workerData } from "piscina"
import { errorLine } from "./error-line.ts"
import type { Assignment, Reply, Task, Work } from "./pool/task.ts"

/**
 * The tasks by name, imported only by the threads that run them. The context and inputs arrive untyped from the other thread, where
 * `runPool` checks them against the task's types: hence `never`.
 */
const TASKS: Readonly<Record<string, () => Promise<Task<never, never, unknown>>>> = {
  arena: async () => (await import("./arena/task.ts")).arenaTask,
  chunk: async () => (await import("./lab/task.ts")).chunkTask,
  compile: async () => (await import("./cards/compile-task.ts")).compileTask,
  conformance: async () => (await import("./conformance/task.ts")).conformanceTask,
  lab: async () => (await import("./lab/task.ts")).labTask,
  positions: async () => (await import("./lab/positions/task.ts")).positionsTask,
  sim: async () => (await import("./sim/task.ts")).simTask,
}

const work = prepare(workerData as Assignment)
// A preparation that fails is told by the first input.
work.catch(() => {})

/** Runs the task for one input. */
export default async function reply(input: never): Promise<Reply<unknown>> {
  try {
    return { output: await (await work)(input) }
  } catch (error) {
    const line = errorLine(error)
    if (line !== null) return { thrown: line }
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { thrown: message, trace: stack }
  }
}

async function prepare({ task, context }: Assignment): Promise<Work<never, unknown>> {
  return (await TASKS[task]()).prepare(context as never)
}
