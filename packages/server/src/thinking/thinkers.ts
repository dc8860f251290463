import type { Answer, PlayerId } from "@apnap/engine"
import type { Level } from "@apnap/players"

/** Seconds after which a task that a worker took counts as failed: the worker hangs or was killed. */
export const LONGEST_QUEUED = 5

/** A computer player's task: a saved game in which the seat decides. */
export interface Task {
  save: string
  seat: PlayerId
  level: Level
  seed: number
}

export interface Thinkers {
  /** The chosen answer. Rejects on a timeout or failure. */
  think(task: Task): Promise<Answer>
  close(): Promise<void>
}
