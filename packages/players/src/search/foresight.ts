import { type Answer, type Decision, Game, type State } from "@apnap/engine"
import { evaluate } from "../board-evaluation/evaluation.ts"
import { dice } from "../random.ts"
import { candidates } from "./candidates.ts"
import { isTrivial } from "./pruning/trivial.ts"
import { quietly } from "./quiet-look.ts"

/** Number of answers an opponent is assumed to compare. */
const WIDTH = 8

/** Whether a player compares boards for this decision: actions in their own main phase, attackers and blockers. */
export function isForeseeable({ answers, stack, turn }: State, d: Decision): boolean {
  // In the middle of an action there is no position to continue from.
  if (answers.length > 0) return false
  if (d.kind !== "priority") return d.kind === "attackers" || d.kind === "blockers"
  return turn.active === d.player && stack.length === 0 && turn.phase.endsWith("Main")
}

/**
 * The answer of a player who tries each answer, lets the turn end quietly and compares the boards, like the greedy level: a better model of
 * an opponent than the heuristics, at ten times the cost. The usual answer if nothing can be compared.
 */
export function foreseen(s: State, d: Decision, usual: Answer, seed: number): Answer {
  if (isTrivial(s, d)) return usual
  const world = Game.from(s)
  if (world.decision?.kind !== d.kind || world.decision.player !== d.player) return usual
  let best = usual
  let most = Number.NEGATIVE_INFINITY
  for (const answer of candidates(s, d, WIDTH, dice(seed))) {
    const value = quietly(world, answer, d.player, { seed, judge: evaluate })
    if (value === null || value <= most) continue
    best = answer
    most = value
  }
  return best
}
