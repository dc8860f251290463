import type { SeatRequest } from "@apnap/session/protocol"
import type { WorkerRequest, WorkerResponse } from "../protocol/table.ts"

let worker: Worker | null = null
/** Who hears what the worker tells: each part of the page subscribes to what is its own. */
const listeners: ((message: WorkerResponse) => void)[] = []

/** Hears everything that the worker tells from now on. */
export function listen(to: (message: WorkerResponse) => void): void {
  listeners.push(to)
}

/** Tells the page what a game said, the worker's or that of a table elsewhere. */
export function hear(message: WorkerResponse): void {
  for (const listener of listeners) listener(message)
}

/** Where the game is asked that is played at a table elsewhere; null while the worker has the game. */
let elsewhere: ((message: GameRequest) => void) | null = null

/** What a game is asked wherever it runs; the way back needs the consent of others where there are some. */
export type GameRequest = SeatRequest | Extract<WorkerRequest, { request: "undo" }>

/** From now on what concerns the game is asked there, or of the worker again. */
export function playOnline(send: ((message: GameRequest) => void) | null): void {
  elsewhere = send
}

const OF_GAMES: ReadonlySet<string> = new Set<GameRequest["request"]>([
  "undo",
  "answer",
  "pass",
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

/** Asks the worker; the first question starts it, so that the page is there before the engine. */
export function request(message: WorkerRequest): void {
  if (elsewhere !== null && isOfGame(message)) return elsewhere(message)
  // Who asks for nothing else needs no engine.
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
    // It could not be loaded: the next question starts another.
    if (worker === begun) worker = null
    hear({ response: "failed", code: "not-loaded", message: "" })
  })
  return begun
}
