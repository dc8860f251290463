import type { SeatRequest } from "@apnap/session/protocol"
import type { WorkerRequest, WorkerResponse } from "../protocol/table.ts"

let worker: Worker | null = null
/** Listeners for the worker's messages: each part of the page picks its own. */
const listeners: ((message: WorkerResponse) => void)[] = []

/** Subscribes to all messages of the worker. */
export function listen(to: (message: WorkerResponse) => void): void {
  listeners.push(to)
}

/** Dispatches a game's message, from the worker or an online table. */
export function hear(message: WorkerResponse): void {
  for (const listener of listeners) listener(message)
}

/** Sends requests to an online table; null while the worker runs the game. */
let elsewhere: ((message: GameRequest) => void) | null = null

/** Requests to a game wherever it runs; undo needs the consent of other people, if any. */
export type GameRequest = SeatRequest | Extract<WorkerRequest, { request: "undo" }>

/** Redirects requests about the game to an online table, or with null back to the worker. */
export function playOnline(send: ((message: GameRequest) => void) | null): void {
  elsewhere = send
}

const OF_GAMES: ReadonlySet<string> = new Set<GameRequest["request"]>([
  "undo",
  "answer",
  "pass",
  "repeat",
  "stopPassing",
  "seen",
  "watch",
  "why",
  "preview",
  "concede",
  "explain",
  "settings",
  "language",
])

function isOfGame(message: WorkerRequest): message is GameRequest {
  return OF_GAMES.has(message.request)
}

/** Sends a request to the worker; the first one starts it, so that the page appears before the engine loads. */
export function request(message: WorkerRequest): void {
  if (elsewhere !== null && isOfGame(message)) return elsewhere(message)
  // Leaving alone needs no engine.
  if (worker === null && message.request === "leave") return
  worker ??= begin()
  worker.postMessage(message)
}

function begin(): Worker {
  const begun = new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module", name: "apnap" })
  begun.addEventListener("message", ({ data }: MessageEvent<WorkerResponse>) => hear(data))
  begun.addEventListener("error", (event) => {
    if (event instanceof ErrorEvent)
      return hear({ response: "failed", code: "unexpected", message: event.message })
    // It failed to load: the next request starts another.
    if (worker === begun) worker = null
    hear({ response: "failed", code: "not-loaded", message: "" })
  })
  return begun
}
