import type { WorkerRequest, WorkerResponse } from "../protocol/table.ts"

let worker: Worker | null = null
/** Who hears what the worker tells: each part of the page subscribes to what is its own. */
const listeners: ((message: WorkerResponse) => void)[] = []

/** Hears everything that the worker tells from now on. */
export function listen(to: (message: WorkerResponse) => void): void {
  listeners.push(to)
}

function hear(message: WorkerResponse): void {
  for (const listener of listeners) listener(message)
}

/** Asks the worker; the first question starts it, so that the page is there before the engine. */
export function request(message: WorkerRequest): void {
  worker ??= begin()
  worker.postMessage(message)
}

function begin(): Worker {
  const begun = new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module", name: "apnap" })
  begun.addEventListener("message", ({ data }: MessageEvent<WorkerResponse>) => hear(data))
  begun.addEventListener("error", (event) => {
    if (event instanceof ErrorEvent)
      return hear({ response: "failed", code: "unexpected", message: event.message })
    // It could not be loaded: the next question starts another.
    if (worker === begun) worker = null
    hear({ response: "failed", code: "not-loaded", message: "" })
  })
  return begun
}
