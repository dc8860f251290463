import type { PlayerId, Step } from "@apnap/engine"

/** The answer that passes priority: the first option. */
export const PASS = 0

/** When passing ends. */
export type Until = "once" | "resolveAll" | "something" | "endOfTurn" | "myTurn" | Rounds

/** 732.2b: after so many more rounds of another player's loop, or when that loop ends. */
export interface Rounds {
  rounds: number
}

/** 732.2: how often a loop is repeated at most at once. */
export const MOST_TIMES = 999

/** The steps in which a player wants to be asked even if nothing happened, on their own turn and on others' turns. */
export interface Stops {
  mine: readonly Step[]
  theirs: readonly Step[]
}

/** The steps of their own turn in which a player is always asked, so that it never goes by without their input. */
export const ALWAYS_MINE: readonly Step[] = ["precombatMain", "postcombatMain"]

/** Steps at which nobody stops: two usually without priority (502.4, 514.3), and one that seldom occurs (510.4). */
export const WITHOUT_STOP: ReadonlySet<Step> = new Set(["untap", "cleanup", "firstStrikeDamage"])

export const USUAL_STOPS: Stops = {
  mine: [...ALWAYS_MINE, "declareAttackers", "declareBlockers"],
  theirs: ["declareAttackers", "end"],
}

/** When a player is asked beyond having something to do. */
export interface Asking {
  stops: Stops
  /** Ask at every priority. */
  fullControl: boolean
}

/** The relevant facts about a moment at which the person has priority. */
export interface PassingMoment {
  turn: number
  isMyTurn: boolean
  step: Step
  /** The stack, top last. */
  stack: readonly { id: number; controller: PlayerId }[]
  /** Whether anything is possible other than passing and mana abilities. */
  canAct: boolean
  /** How often another player's loop is still to be repeated (732.2); 0 if there is none. */
  rounds: number
  attacked: boolean
}

/**
 * Whether the person is asked now when they aren't passing. `held`: they held priority with one of their objects still on the stack
 * (117.3c), so nothing resolves unasked until the stack is empty.
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

/** Whether passing begun at `since` is over. Decisions other than priority end it by themselves, except for "myTurn" and "endOfTurn". */
export function isPassingOver(until: Until, since: PassingMoment, now: PassingMoment, me: PlayerId): boolean {
  const known = new Set(since.stack.map(({ id }) => id))
  if (typeof until === "object") return now.rounds === 0 || since.rounds - now.rounds >= until.rounds
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
