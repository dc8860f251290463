import { type Answer, type Decision, Game, type State } from "@apnap/engine"
import { evaluate } from "../board-evaluation/evaluation.ts"
import { dice } from "../random.ts"
import { candidates } from "./candidates.ts"
import { isTrivial } from "./pruning/trivial.ts"
import { quietly } from "./quiet-look.ts"

/** Answers that are thought to be compared. */
const WIDTH = 8

/** Whether a decision is one that a player looks at the board for: what to do in the own main phase, who attacks and who blocks. */
export function isForeseeable({ answers, stack, turn }: State, d: Decision): boolean {
  // In the middle of an action there is no position to go on from.
  if (answers.length > 0) return false
  if (d.kind !== "priority") return d.kind === "attackers" || d.kind === "blockers"
  return turn.active === d.player && stack.length === 0 && turn.phase.endsWith("Main")
}

/**
 * What a player does who tries each answer, lets the turn end quietly and compares the boards, as the greedy level does: nearer to what another
 * player will do than the heuristics are, for ten times its time. The usual answer where nothing can be compared.
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
