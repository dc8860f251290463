import type { Asker } from "../state/choose.ts"
import { fork } from "../state/edit.ts"
import type { State } from "../state/state.ts"
import { runAction } from "./run.ts"

/** Plays on with in-process players until the game ends or `limit` actions have been done: the fast way, for simulations. */
export function playOut(state: State, asker: Asker, limit = Number.POSITIVE_INFINITY): State {
  let s = state
  let base: State | null = null
  // A window with nothing pending has changed nothing yet when it asks, and to pass is always legal: most need no way back.
  const ask: Asker = (now, decision) => {
    const answer = asker(now, decision)
    if (base === null && decision.kind === "priority" && isAction(answer as number)) base = fork(now)
    return answer
  }
  for (let i = 0; i < limit && s.over === null; i++) {
    base = mayBeIllegalAtOnce(s) ? fork(s) : null
    if (runAction(s, ask).is === "illegal") {
      s = base!
      s.answers = []
    }
  }
  return s
}

const PASS = 0

function isAction(option: number): boolean {
  return option > PASS
}

/**
 * 733.1: whether something could turn out illegal that no answer in a window begins: declarations, and what is asked as triggers are
 * put on the stack or something resolves.
 */
function mayBeIllegalAtOnce({ turn, stack, waiting }: State): boolean {
  if (turn.stage === "priority") return stack.length > 0 || waiting.length > 0
  return turn.stage === "begin"
}
