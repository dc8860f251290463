import type { Answer } from "@apnap/engine"
import { stepsFor } from "./think.ts"
import type { Task, Thinkers } from "./thinkers.ts"

/** Lets computer players think on this thread, a few milliseconds at a time between other work. */
export function thinkInOwnThread(): Thinkers {
  let isClosed = false
  return {
    think: async (task: Task): Promise<Answer> => {
      const steps = stepsFor(task)
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done === true) return step.value
        if (isClosed) throw new Error("nobody thinks any more")
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
    close: async () => {
      isClosed = true
    },
  }
}
