import { type SelfPlay, type SelfPlayed, selfPlay } from "@apnap/players"
import type { Task } from "../../pool/task.ts"

/** Game numbers: `from` inclusive, `to` exclusive. */
export interface Games {
  from: number
  to: number
}

/** Plays games of computer players against themselves. */
export const positionsTask: Task<SelfPlay, Games, SelfPlayed[]> = {
  name: "positions",
  prepare:
    (play) =>
    ({ from, to }) =>
      Array.from({ length: to - from }, (_, i) => selfPlay(play, from + i)),
}
