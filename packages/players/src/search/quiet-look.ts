import type { Answer, Game, PlayerId } from "@apnap/engine"
import { heuristicPlayer } from "../heuristics/heuristics.ts"
import { dice } from "../random.ts"
import type { Judge } from "./effort.ts"
import { playAnswers } from "./play-answers.ts"
import { playedOn } from "./played-on.ts"

/**
 * The value of the position after this answer in this world if the turn ends quietly: both players pass whenever they have priority, and
 * follow heuristics otherwise. Null if the answer is illegal (733.1).
 */
export function quietly(
  world: Game,
  answer: Answer,
  player: PlayerId,
  { seed, judge }: { seed: number; judge: Judge },
): number | null {
  const roll = dice(seed)
  const after = playAnswers(world, [answer], heuristicPlayer(roll))
  const { number } = world.state.turn
  return after === null
    ? null
    : playedOn(after, heuristicPlayer(roll, true), player, number, { turns: 0, judge })
}
