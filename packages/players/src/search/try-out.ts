import {
  type Answer,
  type Asker,
  type Game,
  GameError,
  type PlayerId,
  playOut,
  type State,
} from "@apnap/engine"
import { evaluate } from "../evaluation/evaluation.ts"
import { habitPlayer } from "../habits/habits.ts"
import { dice } from "../random.ts"
import { isHolding } from "./hold.ts"
import { carryOut } from "./in-progress.ts"
import { guide, type Tree } from "./tree.ts"

/** Actions after which a line is cut wherever it is. */
const LONGEST = 400

/**
 * What the player's position is worth after this answer in this world, when the turn ends quietly: both players only pass when they have
 * priority, and decide the rest by habit. Null when the answer turns out illegal (733.1).
 */
export function quietly(world: Game, answer: Answer, player: PlayerId, seed: number): number | null {
  const roll = dice(seed)
  const after = carryOut(world, [answer], habitPlayer(roll))
  return after === null ? null : playedOn(after, habitPlayer(roll, true), player, world.state.turn.number, 0)
}

/** Plays a line on from this answer, along the tree and the habits; the chance that it ends with, or null when it is illegal. */
export function follow(
  world: Game,
  answer: Answer,
  player: PlayerId,
  line: { turns: number; seed: number; tree: Tree; chance: (value: number) => number },
): number | null {
  const { turn } = world.state
  const isHeld = isHolding(world.state, world.decision!, answer)
  const { asker, learn } = guide(line.tree, player, turn.number, line.seed, isHeld)
  const after = carryOut(world, [answer], asker)
  if (after === null) return null
  const value = line.chance(playedOn(after, asker, player, turn.number, line.turns))
  learn(value)
  return value
}

/** What the position is worth after so many more turns than the one that was begun from. */
function playedOn(from: State, asker: Asker, player: PlayerId, turn: number, turns: number): number {
  let s = from
  for (let i = 0; i < LONGEST && s.over === null && s.turn.number <= turn + turns; i++)
    s = playOut(s, asker, 1)
  const value = evaluate(s, player)
  // An earlier win, and a later loss, is the better one.
  return s.over === null ? value : value * (1 - 0.01 * Math.max(0, s.turn.number - turn))
}

/** Gives the game the answer; false, with nothing changed but an action taken back, when it is illegal. */
export function accepts(game: Game, answer: Answer): boolean {
  try {
    game.decide(game.decision!, answer)
    return true
  } catch (error) {
    if (error instanceof GameError && error.code === "illegal-answer") return false
    throw error
  }
}
