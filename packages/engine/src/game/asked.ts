import type { Pending } from "../state/choose.ts"
import type { Decision } from "../state/decision.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** A decision that can be answered now. */
export interface Asked {
  /** Serial number of the decision; later ones are greater. Unchanged by saving and loading. */
  readonly serial: number
  readonly decision: Decision
  /** The player who answers: the one the decision belongs to, or who controls that player (723.5). */
  readonly decider: PlayerId
}

/** The decisions a game waits for: the current one, and those that others may answer early (101.4), in the order in which they apply. */
export interface Waiting {
  readonly asked: readonly Asked[]
  /** The first serial number after these decisions. */
  readonly end: number
}

export const NOBODY: Waiting = { asked: [], end: 0 }

/** The decisions a suspended action waits for; `base` is the state before it. */
export function waitingFor(base: State, { decision, index, after, decider }: Pending): Waiting {
  const serial = base.serial + index
  if (after.length === 0) return { asked: [{ serial, decision, decider }], end: serial + 1 }
  const all = [decision, ...after].map((one, i) => ({
    serial: serial + i,
    decision: one,
    decider: base.players[one.player].decidedBy,
  }))
  const isOpen = ({ serial: number, decider }: Asked, i: number) =>
    i === 0 || (decider !== all[0].decider && !base.early.some((early) => early.serial === number))
  return { asked: all.filter(isOpen), end: serial + all.length }
}
