import { type Answer, type Asker, type Game, GameError, type PlayerId } from "@apnap/engine"
import { foreseen, isForeseeable } from "./foresight.ts"
import { playAnswers } from "./play-answers.ts"
import { type Ahead, playedOn } from "./played-on.ts"
import { isHolding } from "./pruning/hold.ts"
import { guide, type Tree } from "./tree.ts"

/** The parameters of a playout. */
interface Line extends Ahead {
  seed: number
  tree: Tree
  /** Turns after this one in which opponents are assumed to compare boards (`foresight.ts`); later ones use heuristics. */
  foresight: number
}

/** Plays out this answer along the tree and by heuristics; returns the value of the result, or null if it is illegal. */
export function follow(world: Game, answer: Answer, player: PlayerId, line: Line): number | null {
  const { turn } = world.state
  const isHeld = isHolding(world.state, world.decision!, answer)
  const { asker, learn } = guide(line.tree, player, turn.number, line.seed, isHeld)
  const all = seeing(asker, player, turn.number + line.foresight, line.seed)
  const after = playAnswers(world, [answer], all)
  if (after === null) return null
  const value = playedOn(after, all, player, turn.number, line)
  learn(value)
  return value
}

/** The asker, except that opponents compare boards until the end of turn `last`. */
function seeing(asker: Asker, player: PlayerId, last: number, seed: number): Asker {
  return (s, d) => {
    const usual = asker(s, d)
    return d.player !== player && s.turn.number <= last && isForeseeable(s, d)
      ? foreseen(s, d, usual, seed)
      : usual
  }
}

/** Gives the game the answer; false if it is illegal, with nothing changed except that the action may be undone. */
export function accepts(game: Game, answer: Answer): boolean {
  try {
    game.decide(game.decision!, answer)
    return true
  } catch (error) {
    if (error instanceof GameError && error.code === "illegal-answer") return false
    throw error
  }
}
