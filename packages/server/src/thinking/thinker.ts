import { parentPort } from "node:worker_threads"
import { stepsFor } from "./think.ts"
import type { Task } from "./thinkers.ts"

/** The worker thread in which computer players think: each message is a task, each reply an answer. */
parentPort?.on("message", (task: Task) => {
  const steps = stepsFor(task)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  parentPort?.postMessage(step.value)
})
