import type { Ask, Tell } from "../worker/protocol.ts"

let worker: Worker | null = null
let listener: (message: Tell) => void = () => {}

/** Who hears what the worker tells. */
export function listen(to: (message: Tell) => void): void {
  listener = to
}

/** Asks the worker; the first question starts it, so that the page is there before the engine. */
export function ask(message: Ask): void {
  if (worker === null) {
    worker = new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module", name: "apnap" })
    worker.addEventListener("message", ({ data }: MessageEvent<Tell>) => listener(data))
    worker.addEventListener("error", ({ message: text }) =>
      listener({ tell: "failed", code: "unexpected", message: text }),
    )
  }
  worker.postMessage(message)
}
