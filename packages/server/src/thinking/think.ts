import { type Answer, Game } from "@apnap/engine"
import { choosePlayer, type Steps } from "@apnap/players"
import type { Task } from "./thinkers.ts"

/** A computer player's thinking about a task, step by step. Throws what `Game.load` throws. */
export function stepsFor({ save, seat, level, seed }: Task): Steps<Answer> {
  return choosePlayer(level, seed).think(Game.load(save), seat)
}
