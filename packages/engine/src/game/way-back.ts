import type { Step } from "../language/vocabulary.ts"
import type { State } from "../state/state.ts"

/**
 * Decides when to keep a state before an action, to be able to return from the middle of it. Keeping one before each action would make
 * every record be copied anew on its first write.
 */

/** Steps that begin without a turn-based action that could be taken back (703.4). */
const PLAIN: ReadonlySet<Step> = new Set([
  "upkeep",
  "beginningOfCombat",
  "endOfCombat",
  "postcombatMain",
  "end",
])

/** Whether something could turn out illegal before a window asks: declarations, and choices made as triggers are put on the stack. */
export function mayBeIllegalAtOnce({ turn, waiting }: State): boolean {
  if (turn.stage === "priority") return waiting.length > 0
  return turn.stage === "begin" && !PLAIN.has(turn.step)
}

/** Whether the next action is likely to ask something after it has written. */
export function mayAskMidway(s: State): boolean {
  return mayBeIllegalAtOnce(s) || BEFORE_THE_GAME.has(s.turn.stage)
}

const BEFORE_THE_GAME: ReadonlySet<string> = new Set(["setup", "mulligan", "openingActions"])

/**
 * Whether the state's revision records everything that the next action writes before it asks: true for a window with nothing pending. In
 * the cleanup step the turn record is written first (514.3a).
 */
export function isPlainWindow({ turn, waiting, early }: State): boolean {
  return turn.stage === "priority" && turn.step !== "cleanup" && waiting.length === 0 && early.length === 0
}
