import type { Answer, Game, PlayerId } from "@apnap/engine"
import { WIN } from "../evaluation/evaluation.ts"
import { imagine } from "../worlds/world.ts"
import type { Effort, Ranked, Steps } from "./effort.ts"
import type { Tree } from "./tree.ts"
import { follow } from "./try-out.ts"

/** Weight of the quiet look, in lines. */
const PRIOR = 1

interface Arm {
  answer: Answer
  total: number
  lines: number
  tree: Tree
}

/**
 * Sequential halving: the answers that are left play lines in the same worlds, the worse half goes, and each round has an equal share of
 * the lines and of the time.
 */
export function* compare(
  game: Game,
  player: PlayerId,
  seed: number,
  effort: Effort,
  ranked: readonly Ranked[],
): Steps<Answer> {
  const began = performance.now()
  let left: Arm[] = ranked.map(({ answer, value }) => ({
    answer,
    total: chance(value) * PRIOR,
    lines: PRIOR,
    tree: new Map(),
  }))
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)))
  let world = 0
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.round(effort.lines / rounds / left.length))
    const ends = began + (effort.budgetMs * (round + 1)) / rounds
    for (let n = 0; n < each && performance.now() < ends; n++) {
      for (const done of playAll(game, player, seed, ++world, effort, left, ends))
        if (yield (round + (n + done) / each) / rounds) return sorted(left)[0].answer
    }
    left = sorted(left).slice(0, Math.ceil(left.length / 2))
  }
  return left[0].answer
}

/** A line from each of the answers in one world; yields the share of them that is played. */
function* playAll(
  game: Game,
  player: PlayerId,
  seed: number,
  n: number,
  effort: Effort,
  arms: readonly Arm[],
  ends: number,
): Generator<number> {
  const world = imagine(game, player, seed + n * 7919)
  if (world === null) return
  for (const [i, arm] of arms.entries()) {
    if (performance.now() > ends) return
    const value = follow(world, arm.answer, player, {
      turns: effort.turns,
      seed: seed + n,
      tree: arm.tree,
      chance,
    })
    arm.total += value ?? -1
    arm.lines++
    yield (i + 1) / arms.length
  }
}

function sorted(arms: readonly Arm[]): Arm[] {
  return [...arms].sort((a, b) => b.total / b.lines - a.total / a.lines)
}

/** About the share of games won from a position of that value, from -1 to 1: what lies far ahead is no use in other worlds. */
function chance(value: number): number {
  return Math.abs(value) > WIN / 2 ? value / WIN : 0.95 * Math.tanh(value / SPREAD)
}

/** The advantage, about in mana, that wins three games of four. */
const SPREAD = 25
