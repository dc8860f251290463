import type { PlayerId, Step } from "@apnap/engine"

/** The answer to a priority decision that passes: the first option. */
export const PASS = 0

/** What passing goes on until. */
export type Until = "once" | "resolved" | "something" | "endOfTurn" | "myTurn"

/** The steps in which a player wants to be asked although nothing happened, in his own turn and in the turns of others. */
export interface Stops {
  mine: readonly Step[]
  theirs: readonly Step[]
}

export const USUAL_STOPS: Stops = {
  mine: ["precombatMain", "postcombatMain"],
  theirs: ["declareAttackers", "end"],
}

/** What matters of a moment at which the person has priority. */
export interface PassingMoment {
  turn: number
  isMyTurn: boolean
  step: Step
  /** The controllers of what is on the stack, the top last. */
  stack: readonly PlayerId[]
  /** Whether anything can be done other than passing and making mana. */
  canAct: boolean
  /** Whether the person is being attacked. */
  attacked: boolean
}

/** Whether the person is asked now, when nothing was said about passing. `acted`: the person did something just before. */
export function asksByItself(now: PassingMoment, me: PlayerId, stops: Stops, acted: boolean, hold: boolean) {
  if (!now.canAct) return false
  const top = now.stack.at(-1)
  if (top !== undefined) return top !== me || (acted && hold)
  return (now.isMyTurn ? stops.mine : stops.theirs).includes(now.step)
}

/** Whether passing that began at `since` is over. Other decisions than priority end it by themselves, save "myTurn"'s and "endOfTurn"'s. */
export function isPassingOver(until: Until, since: PassingMoment, now: PassingMoment, me: PlayerId): boolean {
  const theirs = now.stack.some((controller) => controller !== me)
  switch (until) {
    case "once":
      return true
    case "resolved":
      return now.stack.length < since.stack.length || now.turn !== since.turn || theirs
    case "something":
      return theirs || now.attacked || (now.turn !== since.turn && now.isMyTurn)
    case "endOfTurn":
      return now.turn !== since.turn
    case "myTurn":
      return now.isMyTurn && now.turn !== since.turn
  }
}
