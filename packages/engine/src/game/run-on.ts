import type { PartialAsker, Pending } from "../state/choose.ts"
import type { Answer } from "../state/decision.ts"
import { GameError } from "../state/game-error.ts"
import type { Refusal } from "../state/refusal.ts"
import type { State } from "../state/state.ts"
import { isOver } from "../state/subgame.ts"
import { writable } from "../state/writing/edit.ts"
import { returnTo, type Savepoint, savepoint } from "../state/writing/savepoint.ts"
import { type History, newEvents, withTurn } from "./history.ts"
import { runAction } from "./run.ts"
import { isPlainWindow, mayAskMidway } from "./way-back.ts"

/**
 * Where a game stops: at a decision, with the state before its action and the answers that are known by then; at an illegal action; or at
 * its end. `window`: all that the action has written by then, if it is a window that asks at once.
 */
export type Stop =
  | {
      is: "asking"
      base: State
      answers: readonly Answer[]
      pending: Pending
      history: History | null
      window: Unnoticed | null
    }
  | { is: "illegal"; why: Refusal }
  | { is: "over"; base: State; history: History | null }

/** Limit of consecutive actions without a decision. No game reaches a tenth of it, as each step has a priority window. */
const MOST_ACTIONS = 20_000

/** Consecutive actions since a savepoint. */
interface Run {
  s: State
  back: Savepoint
  /** Number of actions performed since. */
  done: number
  history: History | null
  obvious: PartialAsker | null
}

/**
 * Runs actions on `s` until one needs an answer, one is illegal or the game ends; `history` holds the earlier turns, and `back` is a
 * savepoint at `s` or the state that it forked from. Throws a `GameError` "endless". After a throw, or an illegal action, `s` must not be used any more.
 */
export function runOn(
  s: State,
  back: Savepoint,
  history: History | null,
  obvious: PartialAsker | null,
): Stop {
  const run: Run = { s, back, done: 0, history, obvious }
  for (let actions = 0; !isOver(run.s); actions++) {
    if (actions > MOST_ACTIONS)
      throw new GameError("endless", "the game goes on without a decision", "104.4b")
    const stop = runNext(run)
    if (stop !== null) return stop
  }
  return { is: "over", base: run.s, history: run.history }
}

function runNext(run: Run): Stop | null {
  const { s } = run
  if (run.done > 0 && mayAskMidway(s)) keep(run)
  const before = s.answers.length === 0 && isPlainWindow(s) ? unnoticed(s) : null
  const { events, subgame } = s
  const { number } = s.turn
  const outcome = runAction(s, run.obvious)
  if (outcome.is === "illegal") return outcome
  if (outcome.is === "suspended") return asking(run, before, outcome.pending)
  const isBack = subgame?.stage === "playing" && s.subgame?.stage === "ended"
  if (isBack) run.history = withTurn(run.history, events)
  else if (s.markers !== undefined) noteEvents(run)
  else if (s.turn.number !== number) run.history = withTurn(run.history, s.lastTurnEvents)
  run.done++
  return null
}

/** In a Grand Melee no turn's events stand together. */
function noteEvents(run: Run): void {
  const news = newEvents(run.history, run.s)
  if (news.length > 0) run.history = withTurn(run.history, news)
}

function keep(run: Run): void {
  run.back = savepoint(run.s)
  run.done = 0
}

function asking(run: Run, before: Unnoticed | null, pending: Pending): Stop {
  const { s, history } = run
  const { answers } = s
  if (before?.revision === s.revision && answers.length === 0) {
    const window = unnoticed(s)
    put(s, before)
    return { is: "asking", base: s, answers, pending, history, window }
  }
  return { is: "asking", base: stateBefore(run), answers, pending, history, window: null }
}

/** The fields that a window may write before it asks without changing the state's revision. */
export type Unnoticed = Pick<State, "revision" | "cursor" | "lastCheck" | "forced" | "controlled">

function unnoticed({ revision, cursor, lastCheck, forced, controlled }: State): Unnoticed {
  return { revision, cursor, lastCheck, forced, controlled }
}

export function put(s: State, { cursor, lastCheck, forced, controlled }: Unnoticed): void {
  const own = writable(s)
  own.cursor = cursor
  own.lastCheck = lastCheck
  own.forced = forced
  own.controlled = controlled
}

/** The state before the asking action, made by rerunning any actions since the savepoint. */
function stateBefore({ s, back, done, obvious }: Run): State {
  const before = returnTo(back, s)
  for (let i = 0; i < done; i++) runAction(before, obvious)
  return before
}
