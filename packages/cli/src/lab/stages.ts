import type { Chunk, ChunkResult, StudyProgress } from "@apnap/players"

/** Chunks to be played, as they are known, and what came of them. */
export interface Stages {
  /** All chunks of the study: those of each look once the results of the last are in. */
  chunks(): AsyncGenerator<Chunk>
  add(chunk: Chunk, result: ChunkResult): void
}

/** The stages of a study: what is played next depends on what came of all before. */
export function inStages(progress: StudyProgress): Stages {
  let left = 0
  let allIn = () => {}
  return {
    async *chunks() {
      for (let stage = progress.next(); stage.length > 0; stage = progress.next()) {
        left = stage.length
        const done = new Promise<void>((resolve) => {
          allIn = resolve
        })
        yield* stage
        await done
      }
    },
    add(chunk, result) {
      progress.add(chunk, result)
      if (--left === 0) allIn()
    },
  }
}
