import { type Chunk, type ChunkResult, playChunk, type Study } from "@apnap/players"
import type { Task } from "../pool/task.ts"

/** Plays chunks of a study. */
export const labTask: Task<Study, Chunk, ChunkResult> = {
  name: "lab",
  prepare: (study) => (chunk) => playChunk(study, chunk),
}
