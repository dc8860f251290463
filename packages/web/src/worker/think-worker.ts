import type { Thought } from "./thinker.ts"
import { type Puzzle, think } from "./thinking.ts"

/** Answers each puzzle that this worker is given. */
export function thinkForOthers(): void {
  const tell = (thought: Thought): void => postMessage(thought)
  self.addEventListener("message", ({ data }: MessageEvent<Puzzle>) => {
    try {
      tell({ answer: think(data, (done) => tell({ done })) })
    } catch (error) {
      tell({ error: error instanceof Error ? error.message : String(error) })
    }
  })
}
