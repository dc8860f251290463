import type { Chunk, ChunkResult, StudyProgress } from "@apnap/players"

/** Chunks to be played as they become known, and their results. */
export interface Stages {
  /** All chunks of the study: each look's chunks follow once the previous look's results are in. */
  chunks(): AsyncGenerator<Chunk>
  add(chunk: Chunk, result: ChunkResult): void
}

/** The stages of a study: each depends on all results before it. `earlier` gives the stored result of a chunk already played. */
export function inStages(
  progress: StudyProgress,
  earlier: (chunk: Chunk) => ChunkResult | undefined,
): Stages {
  let left = 0
  let allIn = () => {}
  const add = (chunk: Chunk, result: ChunkResult) => {
    progress.add(chunk, result)
    if (--left === 0) allIn()
  }
  return {
    add,
    async *chunks() {
      for (let stage = progress.next(); stage.length > 0; stage = progress.next()) {
        left = stage.length
        const done = new Promise<void>((resolve) => {
          allIn = resolve
        })
        for (const chunk of stage) {
          const result = earlier(chunk)
          if (result === undefined) yield chunk
          else add(chunk, result)
        }
        await done
      }
    },
  }
}
