import { type Chunk, type ChunkResult, playChunk, type Study } from "@apnap/players"
import { errorLine } from "../error-line.ts"
import type { Task } from "../pool/task.ts"

/** Plays chunks of a study. */
export const labTask: Task<Study, Chunk, ChunkResult> = {
  name: "lab",
  prepare: (study) => (chunk) => playChunk(study, chunk),
}

/** Plays chunks; for one that can't be played, returns why. */
export const chunkTask: Task<Study, Chunk, { result: ChunkResult } | { failure: string }> = {
  name: "chunk",
  prepare: (study) => (chunk) => {
    try {
      return { result: playChunk(study, chunk) }
    } catch (error) {
      return { failure: errorLine(error) ?? (error instanceof Error ? error.message : String(error)) }
    }
  },
}
