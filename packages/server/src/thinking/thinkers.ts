import type { Answer, PlayerId } from "@apnap/engine"
import type { Level } from "@apnap/players"

/** What a computer player is to think about: a saved game in which the seat decides. */
export interface Task {
  save: string
  seat: PlayerId
  level: Level
  seed: number
}

/** Where computer players think. */
export interface Thinkers {
  /** Their answer. Rejects when there is none in time. */
  think(task: Task): Promise<Answer>
  close(): Promise<void>
}
