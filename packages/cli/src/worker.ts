/** What runs in the worker threads of a pool (`pool/pool.ts`): the task that the pool was made for. */

import { workerData } from "piscina"
import { errorLine } from "./error-line.ts"
import type { Assignment, Reply, Task, Work } from "./pool/task.ts"

/**
 * The tasks by name. Each is imported by the threads that do it alone. A thread knows its context and inputs only as what came from the other thread,
 * where `runPool` takes them of the types that the task names: hence `never`.
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

/** Does the task for one input. */
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
