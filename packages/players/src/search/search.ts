import { type Answer, answerFault, type Decision, type Game, type Pair, type PlayerId } from "@apnap/engine"
import { heuristicAnswer } from "../heuristics/heuristics.ts"
import { type Dice, dice } from "../random.ts"
import { imagine } from "../worlds/world.ts"
import { candidates } from "./candidates.ts"
import { compare } from "./compare.ts"
import { assemble } from "./declare.ts"
import type { Effort, Ranked, Steps } from "./effort.ts"
import { isOpenQuestion } from "./pruning/opening.ts"
import { isTrivial } from "./pruning/trivial.ts"
import { quietly } from "./quiet-look.ts"
import { accepts } from "./try-out.ts"

/** Maximum share of the time spent on quiet evaluations. */
const QUIET = 0.4

/** A hand's quality shows late, so playouts about it are long and noisy: only a clearly better answer overrides the heuristics. */
const OF_HAND = { turns: 8, doubt: 1.5 }

/**
 * The best answer found to the pending decision, by playouts in worlds consistent with the player's view. It depends only on that view, the
 * seed and the effort (and on the clock if time runs out).
 */
export function* search(game: Game, player: PlayerId, seed: number, effort: Effort): Steps<Answer> {
  const d = game.decision!
  const roll = dice(seed)
  const opens = effort.lines > 0 && isOpenQuestion(game.state, d)
  const world = isTrivial(game.state, d) && !opens ? null : imagine(game, player, seed)
  if (world === null) return usualAnswer(game, roll)
  const began = performance.now()
  const ranked = yield* quietLooks(world, player, seed, effort, roll)
  const best =
    effort.lines === 0 || ranked.length < 2
      ? ranked[0]?.answer
      : yield* compare(
          game,
          player,
          seed,
          {
            ...effort,
            ...(isOfHand(d) && OF_HAND),
            budgetMs: began + effort.budgetMs - performance.now(),
          },
          ranked,
        )
  return best === undefined ? usualAnswer(game, roll) : trusted(game, best, roll)
}

function isOfHand({ purpose }: Decision): boolean {
  return purpose === "mulligan" || purpose === "bottom" || purpose === "discard"
}

/** The answers worth comparing, ranked by quiet evaluation. */
function* quietLooks(
  world: Game,
  player: PlayerId,
  seed: number,
  effort: Effort,
  roll: Dice,
): Steps<Ranked[]> {
  const d = world.decision!
  const answers = world.inProgress((s) => candidates(s, d, effort.width, roll, effort.lines > 0))
  const usual = answers[0]
  const enough = performance.now() + effort.budgetMs * QUIET
  const quiet = (answer: Answer) =>
    performance.now() > enough ? null : quietly(world, answer, player, { seed, judge: effort.judge })
  if (d.kind === "attackers" || d.kind === "blockers")
    answers.unshift(yield* assemble(d, answers.filter(isDeclaration), quiet, effort.width * 3))
  const found: Looked[] = []
  for (const answer of answers) {
    found.push({ answer, value: quiet(answer), isUsual: answer === usual })
    if (yield 0) break
  }
  return rank(found)
}

function isDeclaration(answer: Answer): answer is readonly Pair[] {
  return Array.isArray(answer) && answer.every(Array.isArray)
}

interface Looked extends Omit<Ranked, "value"> {
  /** Null for an illegal answer. */
  value: number | null
}

/** The heuristic answer to the pending decision. */
export function usualAnswer(game: Game, roll: Dice): Answer {
  const answer = game.inProgress((s) => heuristicAnswer(s, game.decision!, roll))
  return trusted(game, answer, roll)
}

function rank(found: readonly Looked[]): Ranked[] {
  const seen = new Map<string, Ranked>()
  for (const { answer, value, isUsual } of found) {
    if (value === null) continue
    const text = JSON.stringify(answer)
    const before = seen.get(text)
    if (before === undefined) seen.set(text, { answer, value, isUsual })
    else before.isUsual ||= isUsual
  }
  return [...seen.values()].sort((a, b) => b.value - a.value)
}

/** The answer if the rules accept it now; otherwise the minimum declaration, or another accepted answer. */
export function trusted(game: Game, answer: Answer, roll: Dice): Answer {
  const d = game.decision!
  if (isTaken(game, d, answer)) return answer
  if (d.kind === "attackers" || d.kind === "blockers") return d.least
  for (const other of game.inProgress((s) => candidates(s, d, 12, roll)))
    if (isTaken(game, d, other)) return other
  return answer
}

function isTaken(game: Game, d: Decision, answer: Answer): boolean {
  return answerFault(d, answer) === null && accepts(game.fork(), answer)
}
