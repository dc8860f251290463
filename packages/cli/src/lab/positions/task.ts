import { type SelfPlay, type SelfPlayed, selfPlay } from "@apnap/players"
import type { Task } from "../../pool/task.ts"

/** Games from one number to the one before another. */
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
