import { notesOf } from "../state/writing/edit.ts"
import "../wiring.ts"
import { abandonBatch } from "../events/record.ts"
import {
  ILLEGAL,
  isWaiting,
  type PartialAsker,
  type Pending,
  SUSPEND,
  setAsker,
  takePending,
  takeRefusal,
} from "../state/choose.ts"
import type { Refusal } from "../state/refusal.ts"
import type { State } from "../state/state.ts"
import { advance } from "../turn/advance.ts"

/** How a run of one action ended. */
export type Outcome = { is: "done" } | { is: "suspended"; pending: Pending } | { is: "illegal"; why: Refusal }

const DONE: Outcome = { is: "done" }

/**
 * Runs one atomic action on `s`. Unless the outcome is "done", `s` is left unusable, so the caller keeps a fork. The only place that
 * catches what rules code throws.
 */
export function runAction(s: State, asker: PartialAsker | null): Outcome {
  notesOf(s).cursor = 0
  const before = setAsker(asker)
  try {
    advance(s)
    if (isWaiting()) return { is: "suspended", pending: takePending() }
    if (s.answers.length > 0) finishAction(s)
    notesOf(s).cursor = 0
    return DONE
  } catch (signal) {
    abandonBatch(s)
    if (signal === SUSPEND) return { is: "suspended", pending: takePending() }
    if (signal === ILLEGAL) return { is: "illegal", why: takeRefusal() }
    throw signal
  } finally {
    setAsker(before)
  }
}

/** Drops the answers that the finished action used. */
function finishAction(s: State): void {
  notesOf(s).serial += s.answers.length
  notesOf(s).answers = []
  if (s.early.length > 0) notesOf(s).early = s.early.filter((e) => e.serial >= s.serial)
}
