import { apnapOrder } from "../characteristics/query.ts"
import type { Answer } from "../state/decision.ts"
import { GameError } from "../state/game-error.ts"
import type { PlayerId } from "../state/ref.ts"
import type { Game } from "./game.ts"

/** A loop that a player with priority proposes to repeat (732.2a). */
export interface Shortcut {
  /** All players' choices in one iteration, beginning and ending with the proposer's priority. */
  answers: readonly Answer[]
  /** Number of iterations: a whole number from 1. */
  times: number
}

/**
 * 732.2b: each other player, in turn order after the proposer, accepts the loop or shortens it. Returns the number of iterations after
 * which that player will do something else; the number proposed, or more, accepts.
 */
export type Shorten = (player: PlayerId, times: number) => number

/**
 * Takes a shortcut in a copy of the game. Returns the copy and the number of iterations performed (732.2c). Throws a `GameError`:
 * "bad-number", or "illegal-answer" if it may not be proposed now, doesn't return to the proposer's priority, contains an illegal choice,
 * or depends on chance (732.2a: its results must be predictable).
 */
export function takeShortcut(
  game: Game,
  { answers, times }: Shortcut,
  shorten: Shorten,
): { game: Game; times: number } {
  const player = game.decision?.player ?? -1
  if (game.decision?.kind !== "priority") throw refused("only a player with priority can propose a shortcut")
  if (!Number.isInteger(times) || times < 1)
    throw new GameError("bad-number", `a loop can't be repeated ${times} times`, "732.2a")
  if (answers.length === 0) throw refused("a loop without choices is no loop")
  const agreed = agreement(game, player, times, shorten)
  const copy = game.fork()
  for (let i = 0; i < agreed; i++) {
    for (const answer of answers) {
      if (copy.decision === null) throw refused("the game ends before the loop does")
      copy.decide(copy.decision, answer)
    }
    if (copy.decision?.kind !== "priority" || copy.decision.player !== player)
      throw refused("the loop does not come back to the priority of the player who proposes it")
    if (!sameRandom(game, copy)) throw refused("the loop depends on chance")
  }
  return { game: copy, times: agreed }
}

function agreement(game: Game, player: PlayerId, times: number, shorten: Shorten): number {
  let agreed = times
  for (const other of apnapOrder(game.state, player)) {
    if (other === player) continue
    const wanted = shorten(other, agreed)
    if (!Number.isInteger(wanted) || wanted < 0)
      throw new GameError("bad-number", `a loop can't be shortened to ${wanted} times`, "732.2b")
    agreed = Math.min(agreed, wanted)
  }
  return agreed
}

function sameRandom(a: Game, b: Game): boolean {
  const shuffles = ({ state }: Game) => state.players.map((p) => p.shuffles).join()
  return a.state.random.draws === b.state.random.draws && shuffles(a) === shuffles(b)
}

function refused(reason: string): GameError {
  return new GameError("illegal-answer", reason, "732.2a")
}
