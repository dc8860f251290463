import type { Step } from "../language/vocabulary.ts"
import type { Asker } from "../state/choose.ts"
import { fork } from "../state/edit.ts"
import type { State } from "../state/state.ts"
import { runAction } from "./run.ts"

/** Plays on with in-process players until the game ends or `limit` actions have been done: the fast way, for simulations. */
export function playOut(state: State, asker: Asker, limit = Number.POSITIVE_INFINITY): State {
  let s = state
  let base: State | null = null
  let forced = 0
  // A window with nothing pending has changed nothing yet when it asks: most need no way back.
  const ask: Asker = (now, decision) => {
    const answer = asker(now, decision)
    if (base === null && decision.kind === "priority" && mayBeIllegal(now, answer as number)) {
      base = fork(now)
      base.forced = forced
    }
    return answer
  }
  for (let i = 0; i < limit && s.over === null; i++) {
    base = mayBeIllegalAtOnce(s) ? fork(s) : null
    forced = s.forced
    if (runAction(s, ask).is === "illegal") {
      s = base!
      s.answers = []
    }
  }
  return s
}

const PASS = 0

/** 733.1: whether an answer in a window may begin something that turns out illegal: an action, or what resolves when all have passed (117.4). */
function mayBeIllegal({ stack, turn, players }: State, option: number): boolean {
  if (option !== PASS) return option > PASS
  return stack.length > 0 && turn.passes + 1 >= players.filter((player) => player.left === null).length
}

/** Steps that begin without a turn-based action that could be taken back (703.4). */
const PLAIN: ReadonlySet<Step> = new Set([
  "upkeep",
  "beginningOfCombat",
  "endOfCombat",
  "postcombatMain",
  "end",
])

/** Whether something could turn out illegal before a window asks: declarations, and what is asked as triggers are put on the stack. */
function mayBeIllegalAtOnce({ turn, waiting }: State): boolean {
  if (turn.stage === "priority") return waiting.length > 0
  return turn.stage === "begin" && !PLAIN.has(turn.step)
}
