import type { LibraryAnswer, LibraryAnswers, LibraryRequest } from "../protocol/library.ts"
import type { ImportRequest, ImportResponse } from "../protocol/own-cards.ts"

let worker: Worker | null = null
let questions = 0
const listeners: ((message: ImportResponse) => void)[] = []
const waiting = new Map<
  number,
  { answered: (answer: LibraryAnswer) => void; failed: (error: Error) => void }
>()

/** Subscribes to all messages of the card worker except answers to questions. */
export function listenToLibrary(to: (message: ImportResponse) => void): void {
  listeners.push(to)
}

/** Sends a request to the card worker, which the first request starts. */
export function requestOfLibrary(message: ImportRequest): void {
  worker ??= begin()
  worker.postMessage(message)
}

/** A question about cards. Rejects if the worker fails or is stopped. */
export function ask<R extends LibraryRequest>(about: R): Promise<LibraryAnswers[R["request"]]> {
  const question = ++questions
  return new Promise((answered, failed) => {
    waiting.set(question, { answered: answered as (answer: LibraryAnswer) => void, failed })
    requestOfLibrary({ request: "ask", about, question })
  })
}

/** Stops the worker's tasks; the next request starts another worker. */
export function stopLibrary(): void {
  worker?.terminate()
  worker = null
  giveUp("stopped")
}

function begin(): Worker {
  const begun = new Worker(new URL("../library/library-worker.ts", import.meta.url), {
    type: "module",
    name: "apnap-library",
  })
  begun.addEventListener("message", ({ data }: MessageEvent<ImportResponse>) => hear(data))
  begun.addEventListener("error", ({ message = "" }) => {
    // It failed to load or crashed: the next request starts another.
    if (worker === begun) worker = null
    hear({ response: "failed", message })
  })
  return begun
}

function hear(message: ImportResponse): void {
  if (message.response === "answered") {
    waiting.get(message.question)?.answered(message.answer)
    waiting.delete(message.question)
    return
  }
  if (message.response === "failed") giveUp(message.message)
  for (const listener of listeners) listener(message)
}

function giveUp(why: string): void {
  for (const { failed } of waiting.values()) failed(new Error(why))
  waiting.clear()
}
