import type { PlayerId, Step } from "@apnap/engine"

/** The answer to a priority decision that passes: the first option. */
export const PASS = 0

/** What passing goes on until. */
export type Until = "once" | "resolveAll" | "something" | "endOfTurn" | "myTurn"

/** The steps in which a player wants to be asked although nothing happened, in their own turn and in the turns of others. */
export interface Stops {
  mine: readonly Step[]
  theirs: readonly Step[]
}

/** The steps in which a player is always asked in their own turn, so that it never goes on without a word from them. */
export const ALWAYS_MINE: readonly Step[] = ["precombatMain", "postcombatMain"]

/** Steps at which nobody stops: two without priority as a rule (502.4, 514.3), and one that is seldom there (510.4). */
export const WITHOUT_STOP: ReadonlySet<Step> = new Set(["untap", "cleanup", "firstStrikeDamage"])

export const USUAL_STOPS: Stops = {
  mine: [...ALWAYS_MINE, "declareAttackers", "declareBlockers"],
  theirs: ["declareAttackers", "end"],
}

/** What is asked of a player beyond what they can do at once. */
export interface Asking {
  stops: Stops
  /** Asks at every priority. */
  fullControl: boolean
}

/** What matters of a moment at which the person has priority. */
export interface PassingMoment {
  turn: number
  isMyTurn: boolean
  step: Step
  /** What is on the stack, the top last. */
  stack: readonly { id: number; controller: PlayerId }[]
  /** Whether anything can be done other than passing and making mana. */
  canAct: boolean
  /** Whether the person is being attacked. */
  attacked: boolean
}

/**
 * Whether the person is asked now, when nothing was said about passing. `held`: they held priority over something of theirs that is still on
 * the stack (117.3c), so that nothing runs past them until the stack is empty.
 */
export function asksByItself(
  now: PassingMoment,
  me: PlayerId,
  { stops, fullControl }: Asking,
  held: boolean,
) {
  if (fullControl || held) return true
  const top = now.stack.at(-1)
  if (top !== undefined) return now.canAct && top.controller !== me
  if (now.isMyTurn && ALWAYS_MINE.includes(now.step)) return true
  return now.canAct && (now.isMyTurn ? stops.mine : stops.theirs).includes(now.step)
}

/** Whether passing that began at `since` is over. Other decisions than priority end it by themselves, save "myTurn"'s and "endOfTurn"'s. */
export function isPassingOver(until: Until, since: PassingMoment, now: PassingMoment, me: PlayerId): boolean {
  const known = new Set(since.stack.map(({ id }) => id))
  const answered = now.stack.some(({ id, controller }) => controller !== me && !known.has(id))
  switch (until) {
    case "once":
      return true
    case "resolveAll":
      return now.stack.length === 0 || answered || now.turn !== since.turn
    case "something":
      return answered || now.attacked || (now.turn !== since.turn && now.isMyTurn)
    case "endOfTurn":
      return now.turn !== since.turn || (answered && now.canAct)
    case "myTurn":
      return now.isMyTurn && now.turn !== since.turn
  }
}
