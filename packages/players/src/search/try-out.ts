import { type Answer, type Game, GameError, type PlayerId, playOut, type State } from "@apnap/engine"
import { evaluate } from "../evaluation/evaluation.ts"
import { habitPlayer } from "../habits/habits.ts"
import { dice } from "../random.ts"
import { carryOut } from "./in-progress.ts"

/** Actions after which a line is cut wherever it is. */
const LONGEST = 400

/** How a line is played after the answer that is tried. */
export interface Line {
  /** The last turn that is played to its end, counted from the current one. */
  turns: number
  /** Both players only pass when they have priority: what the board is worth as it stands. */
  quiet: boolean
  /** Seed of the habits. */
  seed: number
}

/** What the player's position is worth after this answer in this world; null when the answer turns out illegal (733.1). */
export function tryOut(world: Game, answer: Answer, player: PlayerId, line: Line): number | null {
  const roll = dice(line.seed)
  const after = carryOut(world, [answer], habitPlayer(roll))
  if (after === null) return null
  const until = world.state.turn.number + line.turns
  const asker = habitPlayer(roll, line.quiet)
  let s: State = after
  for (let i = 0; i < LONGEST && s.over === null && s.turn.number <= until; i++) s = playOut(s, asker, 1)
  const value = evaluate(s, player)
  // An earlier win, and a later loss, is the better one.
  return s.over === null ? value : value * (1 - 0.001 * Math.max(0, s.turn.number - world.state.turn.number))
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
