import type { PartialAsker, Pending } from "../state/choose.ts"
import { fork, writable } from "../state/edit.ts"
import { GameError } from "../state/game-error.ts"
import type { Refusal } from "../state/refusal.ts"
import type { State } from "../state/state.ts"
import { isOver } from "../state/subgame.ts"
import { type History, withTurn } from "./history.ts"
import { runAction } from "./run.ts"
import { isPlainWindow, mayAskMidway } from "./way-back.ts"

/** Where a game stops: at a decision, with the states before and in the middle of its action; at an illegal action; or at its end. */
export type Stop =
  | { is: "asking"; base: State; midst: State; pending: Pending; history: History | null }
  | { is: "illegal"; why: Refusal }
  | { is: "over"; base: State; history: History | null }

/** Limit of consecutive actions without a decision. No game reaches a tenth of it, as each step has a priority window. */
const MOST_ACTIONS = 20_000

/** Consecutive actions on a fork of a kept state. */
interface Run {
  s: State
  kept: State
  /** Number of actions performed since. */
  done: number
  history: History | null
  obvious: PartialAsker | null
}

/**
 * Runs actions until one needs an answer, one is illegal or the game ends; `history` holds the earlier turns. `from` is not changed, so the
 * caller can return to it. Throws a `GameError` "endless".
 */
export function runOn(from: State, history: History | null, obvious: PartialAsker | null): Stop {
  const run: Run = { s: fork(from), kept: from, done: 0, history, obvious }
  for (let actions = 0; !isOver(run.s); actions++) {
    if (actions > MOST_ACTIONS)
      throw new GameError("endless", "the game goes on without a decision", "104.4b")
    const stop = runNext(run)
    if (stop !== null) return stop
  }
  return { is: "over", base: run.s, history: run.history }
}

function runNext(run: Run): Stop | null {
  if (run.done > 0 && mayAskMidway(run.s)) keep(run)
  const { s } = run
  const before = run.done > 0 && isPlainWindow(s) ? unnoticed(s) : null
  const { events, subgame } = s
  const { number } = s.turn
  const outcome = runAction(s, run.obvious)
  if (outcome.is === "illegal") return outcome
  if (outcome.is === "suspended") {
    const base = before?.revision === s.revision ? Object.assign(writable(fork(s)), before) : stateBefore(run)
    return { is: "asking", base, midst: s, pending: outcome.pending, history: run.history }
  }
  const isBack = subgame?.stage === "playing" && s.subgame?.stage === "ended"
  if (isBack) run.history = withTurn(run.history, events)
  else if (s.turn.number !== number) run.history = withTurn(run.history, s.lastTurnEvents)
  run.done++
  return null
}

function keep(run: Run): void {
  run.kept = run.s
  run.s = fork(run.kept)
  run.done = 0
}

/** The fields that a window may write before it asks without changing the state's revision. */
function unnoticed({ revision, cursor, lastCheck, forced, controlled }: State) {
  return { revision, cursor, lastCheck, forced, controlled }
}

/** The state before the asking action, made by rerunning any actions since the kept state. */
function stateBefore({ kept, done, obvious }: Run): State {
  if (done === 0) return kept
  const s = fork(kept)
  for (let i = 0; i < done; i++) runAction(s, obvious)
  return s
}
