import type { Answer } from "@apnap/engine"
import type { Puzzle } from "./thinking.ts"

/** What a worker is called that does nothing but think. */
export const THINKER = "apnap-thinker"

/** What the thinking worker tells. */
export type Thought = { done: number } | { answer: Answer } | { error: string }

/**
 * The computer players in a worker of their own, so that the table answers while they think, and that thinking ends at once when it is
 * not wanted any more. It is the same file as the table's worker, under another name.
 */
export class Thinker {
  #worker: Worker | null = null
  #drop: (() => void) | null = null

  /** The answer; null when it was stopped. Rejects with what the computer player threw. */
  answer(puzzle: Puzzle, onProgress: (done: number) => void): Promise<Answer | null> {
    this.#worker ??= new Worker(self.location.href, { type: "module", name: THINKER })
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      this.#drop = () => resolve(null)
      worker.onerror = ({ message }) => reject(new Error(message))
      worker.onmessage = ({ data }: MessageEvent<Thought>) => {
        if ("done" in data) return onProgress(data.done)
        this.#drop = null
        if ("error" in data) reject(new Error(data.error))
        else resolve(data.answer)
      }
      worker.postMessage(puzzle)
    })
  }

  /** Ends the thinking that is under way. */
  stop(): void {
    if (this.#drop === null) return
    this.#worker?.terminate()
    this.#worker = null
    this.#drop()
    this.#drop = null
  }
}
