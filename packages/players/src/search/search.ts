import { type Answer, answerFault, type Decision, type Game, type Pair, type PlayerId } from "@apnap/engine"
import { habit } from "../habits/habits.ts"
import { type Dice, dice } from "../random.ts"
import { imagine } from "../worlds/world.ts"
import { candidates } from "./candidates.ts"
import { assemble } from "./declare.ts"
import { inProgress } from "./in-progress.ts"
import { accepts, tryOut } from "./try-out.ts"

/** How far and how long a level looks ahead. */
export interface Effort {
  /** Answers compared. */
  width: number
  /** Lines played from each of the answers that stay in the running; 0 for one quiet look at each. */
  lines: number
  /** Turns after the current one that a line goes on for. */
  turns: number
  /** Milliseconds after which no line is begun. */
  budgetMs: number
  /** Told how much of the search is done, from 0 to 1; returns true to stop it. */
  onProgress?: ((done: number) => boolean) | undefined
}

/**
 * The best answer that is found to the decision that waits, by playing on from it in worlds that agree with what the player sees. It
 * depends on that, the seed and the effort only (and on the clock, where the time runs out first).
 */
export function search(game: Game, player: PlayerId, seed: number, effort: Effort): Answer {
  const d = game.decision!
  const roll = dice(seed)
  const world = isTrivial(d) ? null : imagine(game, player, seed)
  if (world === null) return habitual(game, roll)
  const answers = inProgress(world, (s) => candidates(s, d, effort.width, roll))
  const ends = performance.now() + effort.budgetMs
  const quiet = (answer: Answer) =>
    performance.now() > ends ? null : tryOut(world, answer, player, { turns: 0, quiet: true, seed })
  if (d.kind === "attackers" || d.kind === "blockers")
    answers.unshift(assemble(d, answers as unknown as Pair[][], quiet, effort.width * 3))
  const ranked = rank(answers.map((answer) => ({ answer, value: quiet(answer) })))
  const best =
    effort.lines === 0 || ranked.length < 2
      ? ranked[0]?.answer
      : compare(game, player, seed, { ...effort, budgetMs: ends - performance.now() }, ranked)
  return best === undefined ? habitual(game, roll) : trusted(game, best, roll)
}

/** The answer by habit to the decision that waits. */
export function habitual(game: Game, roll: Dice): Answer {
  const answer = inProgress(game, (s) => habit(s, game.decision!, roll))
  return trusted(game, answer, roll)
}

/** Decisions of which nothing depends on the player's wit. */
function isTrivial(d: Decision): boolean {
  if (d.purpose === "mulligan" || d.purpose === "bottom" || d.purpose === "payByHand") return true
  if (d.kind === "priority") return d.options.every((o) => o.do === "pass" || (o.do === "activate" && o.mana))
  return d.kind === "choose" && d.min === d.options.length
}

interface Ranked {
  answer: Answer
  value: number
  lines: number
}

function rank(found: readonly { answer: Answer; value: number | null }[]): Ranked[] {
  const seen = new Set<string>()
  return found
    .flatMap(({ answer, value }) => {
      const text = JSON.stringify(answer)
      if (value === null || seen.has(text)) return []
      seen.add(text)
      return [{ answer, value, lines: 0 }]
    })
    .sort((a, b) => b.value - a.value)
}

/** Weight of the quiet look among the lines. */
const PRIOR = 0.5

/** Sequential halving: all that are left play a line in the same worlds, and the worse half goes. */
function compare(game: Game, player: PlayerId, seed: number, effort: Effort, ranked: Ranked[]): Answer {
  const began = performance.now()
  const total = ranked.map(({ value }) => value * PRIOR)
  const mean = (i: number) => total[i] / (PRIOR + ranked[i].lines)
  let left = ranked.map((_, i) => i)
  const rounds = Math.max(1, Math.ceil(Math.log2(ranked.length)))
  let world = 0
  for (let round = 0; round < rounds && left.length > 1; round++) {
    for (let n = 0; n < effort.lines; n++) {
      const imagined = imagine(game, player, seed + ++world * 7919)
      for (const i of imagined === null ? [] : left) {
        if (performance.now() - began > effort.budgetMs) return best(left, mean, ranked)
        const value = tryOut(imagined!, ranked[i].answer, player, {
          turns: effort.turns,
          quiet: false,
          seed: seed + world,
        })
        total[i] += squash(value)
        ranked[i].lines++
      }
      if (effort.onProgress?.((round + (n + 1) / effort.lines) / rounds)) return best(left, mean, ranked)
    }
    left = left.sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2))
  }
  return best(left, mean, ranked)
}

/** A game won in one world must not drown what happens in the others. */
function squash(value: number | null): number {
  return value === null ? -80 : Math.max(-80, Math.min(80, value))
}

function best(left: readonly number[], mean: (i: number) => number, ranked: readonly Ranked[]): Answer {
  return ranked[left.reduce((a, b) => (mean(b) > mean(a) ? b : a))].answer
}

/** The answer, where the rules take it now; else the least declaration, or another that they take. */
export function trusted(game: Game, answer: Answer, roll: Dice): Answer {
  const d = game.decision!
  if (isTaken(game, d, answer)) return answer
  if (d.kind === "attackers" || d.kind === "blockers") return d.least
  for (const other of inProgress(game, (s) => candidates(s, d, 12, roll)))
    if (isTaken(game, d, other)) return other
  return answer
}

function isTaken(game: Game, d: Decision, answer: Answer): boolean {
  return answerFault(d, answer) === null && accepts(game.fork(), answer)
}
