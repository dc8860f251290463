import type { Answer, Game, ObjectId, PlayerId } from "@apnap/engine"
import { shownTo } from "../worlds/shown.ts"
import { imagine } from "../worlds/world.ts"
import type { Effort, Ranked, Steps } from "./effort.ts"
import type { Ends } from "./played-on.ts"
import type { Tree } from "./tree.ts"
import { follow } from "./try-out.ts"

/** Weight of the quiet evaluation, in playouts. */
const PRIOR = 2
interface Arm {
  answer: Answer
  isUsual: boolean
  /** The values of its playouts, preceded by the quiet evaluation. */
  values: number[]
  tree: Tree
}

/**
 * Sequential halving: the remaining answers are played out in the same worlds, the worse half is dropped, and each round gets an equal
 * share of playouts and time. The heuristic answer stays to the end: another one must beat it significantly in the same worlds.
 */
export function* compare(
  game: Game,
  player: PlayerId,
  seed: number,
  effort: Effort,
  ranked: readonly Ranked[],
): Steps<Answer> {
  const began = performance.now()
  const arms = ranked.map(
    ({ answer, value, isUsual }): Arm => ({
      answer,
      isUsual,
      values: Array.from({ length: PRIOR }, () => value),
      tree: new Map(),
    }),
  )
  const usual = arms.find((arm) => arm.isUsual) ?? arms[0]
  let left = arms
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)))
  const shown = shownTo(game, player)
  const pace: Pace = { lines: 0, ms: 0 }
  let world = 0
  for (let round = 0; round < rounds; round++) {
    const share = effort.lines / rounds
    const until = began + (effort.budgetMs * (round + 1)) / rounds
    let played = 0
    do {
      const lines = playAll(game, player, { seed, n: ++world, shown, pace }, effort, left, until)
      let step = lines.next()
      for (; step.done !== true; step = lines.next()) {
        const done = Math.min(1, (played + step.value) / share)
        if (yield (round + done) / rounds) return best(left, usual, effort.doubt).answer
      }
      played += step.value
    } while (played + left.length / 2 <= share && isTimeFor(pace, until))
    left = better(left, usual)
    if (left.length === 1) break
  }
  return best(left, usual, effort.doubt).answer
}

/** Playouts and time used so far. */
interface Pace {
  lines: number
  ms: number
}

/** Whether another playout of average length fits before the deadline. */
function isTimeFor({ lines, ms }: Pace, until: number): boolean {
  return performance.now() + (lines === 0 ? 0 : ms / lines) < until
}

/**
 * Plays out each answer in one world; the results count only if all were played. Yields and returns the number of playouts, counting
 * converging ones as one.
 */
function* playAll(
  game: Game,
  player: PlayerId,
  { seed, n, shown, pace }: { seed: number; n: number; shown: ReadonlySet<ObjectId>; pace: Pace },
  effort: Effort,
  arms: readonly Arm[],
  until: number,
): Generator<number, number> {
  const world = imagine(game, player, seed + n * 7919, shown)
  if (world === null) return arms.length
  const values: number[] = []
  const ends: Ends = { known: new Map(), met: 0 }
  for (const arm of arms) {
    if (!isTimeFor(pace, until)) return values.length
    const began = performance.now()
    const value = follow(world, arm.answer, player, {
      turns: effort.turns,
      foresight: effort.foresight,
      seed: seed + n,
      tree: arm.tree,
      judge: effort.judge,
      ends,
    })
    values.push(value ?? -1)
    pace.lines++
    pace.ms += performance.now() - began
    yield values.length - ends.met
  }
  for (const [i, arm] of arms.entries()) arm.values.push(values[i])
  return values.length - ends.met
}

/** Number of worlds after which a clearly worse answer is dropped at once. */
const ENOUGH = 6

/** Number of worlds after which an answer with always the same outcome as the heuristic one is dropped. */
const SAME = 4

/** The better half, without clearly worse answers and those equivalent to the heuristic one, plus the heuristic one itself. */
function better(arms: readonly Arm[], usual: Arm): Arm[] {
  const found = arms
    .filter((arm) => arm === usual || !isSame(arm, usual))
    .map((arm) => ({ arm, ...advantage(arm, usual) }))
    .sort((a, b) => b.mean - a.mean)
  const kept = found
    .slice(0, Math.ceil(arms.length / 2))
    .filter(({ arm, mean, error }) => arm.values.length < ENOUGH || mean + 2 * error >= 0)
    .map(({ arm }) => arm)
  return kept.includes(usual) ? kept : [...kept, usual]
}

/** Whether its playouts ended like the heuristic answer's in every world: the same is done, only at another moment. */
function isSame({ values }: Arm, usual: Arm): boolean {
  const played = values.length - PRIOR
  return played >= SAME && values.slice(PRIOR).every((value, i) => value === usual.values[PRIOR + i])
}

function best(arms: readonly Arm[], usual: Arm, doubt: number): Arm {
  const sure = (arm: Arm) => {
    const { mean, error } = advantage(arm, usual)
    return mean - doubt * error
  }
  return arms.reduce((a, b) => (sure(b) > sure(a) ? b : a), usual)
}

/** An answer's mean advantage over the heuristic one in the worlds both played, and its standard error. */
function advantage(arm: Arm, usual: Arm): { mean: number; error: number } {
  if (arm === usual) return { mean: 0, error: 0 }
  const n = Math.min(arm.values.length, usual.values.length)
  let sum = 0
  let squares = 0
  for (let i = 0; i < n; i++) {
    const difference = arm.values[i] - usual.values[i]
    sum += difference
    squares += difference ** 2
  }
  const mean = sum / n
  return { mean, error: Math.sqrt(Math.max(0.0025, squares / n - mean ** 2) / n) }
}
