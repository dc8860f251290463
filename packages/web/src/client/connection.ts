import type { WorkerRequest, WorkerResponse } from "../worker/protocol.ts"

let worker: Worker | null = null
let listener: (message: WorkerResponse) => void = () => {}

/** Who hears what the worker tells. */
export function listen(to: (message: WorkerResponse) => void): void {
  listener = to
}

/** Asks the worker; the first question starts it, so that the page is there before the engine. */
export function request(message: WorkerRequest): void {
  worker ??= begin()
  worker.postMessage(message)
}

function begin(): Worker {
  const begun = new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module", name: "apnap" })
  begun.addEventListener("message", ({ data }: MessageEvent<WorkerResponse>) => listener(data))
  begun.addEventListener("error", (event) => {
    if (event instanceof ErrorEvent)
      return listener({ response: "failed", code: "unexpected", message: event.message })
    // It could not be loaded: the next question starts another.
    if (worker === begun) worker = null
    listener({ response: "failed", code: "not-loaded", message: "" })
  })
  return begun
}
