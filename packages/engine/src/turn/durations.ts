import { isActive } from "../characteristics/queries/teams.ts"
import { apnapOrder } from "../characteristics/query.ts"
import { endEffects } from "../continuous/ending.ts"
import type { ContinuousEffect, DelayedTrigger } from "../state/effect.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { isThisTurn } from "../state/turn-markers.ts"
import { editState, invalidate } from "../state/writing/edit.ts"

type Lasting = Pick<ContinuousEffect | DelayedTrigger, "duration" | "controller" | "turn"> &
  Pick<ContinuousEffect, "during">

function keep(s: State, lasts: (effect: Lasting) => boolean): void {
  if (s.effects.length + s.delayed.length === 0) return
  endEffects(s, (effect) => !lasts(effect))
  const delayed = s.delayed.filter(lasts)
  if (delayed.length === s.delayed.length) return
  editState(s).delayed = delayed
  invalidate(s)
}

/** Effects that end with this step: "until end of combat" (511.2). "Until end of turn" ends during cleanup (514.2). */
export function expire(s: State): void {
  if (s.turn.step === "endOfCombat")
    keep(s, ({ duration, turn }) => duration !== "endOfCombat" || !isThisTurn(s, turn))
}

/** 500.4: "until" a step ends as that step begins. */
export function expireAtStep(s: State): void {
  const { step, number } = s.turn
  if (step === "end")
    keep(
      s,
      ({ duration, controller }) =>
        duration !== "nextEndStep" && !(duration === "yourNextEndStep" && isActive(s, controller)),
    )
  if (step === "upkeep")
    keep(
      s,
      ({ duration, controller, turn }) =>
        duration !== "yourNextUpkeep" || !isActive(s, controller) || turn === number,
    )
}

/** 514.2: "until end of turn" and "this turn" effects end. */
export function expireAtCleanup(s: State): void {
  const { number } = s.turn
  keep(
    s,
    ({ duration, controller, turn, during }) =>
      (duration !== "endOfTurn" || !isThisTurn(s, turn)) &&
      !(duration === "endOfYourNextTurn" && isActive(s, controller) && turn < number) &&
      !(during !== undefined && isActive(s, during) && turn < number),
  )
}

/** "During your next turn": what waited for the turn that has just begun applies (611.2a). */
export function beginWaiting(s: State): void {
  if (s.effects.some(({ during }) => during !== undefined)) invalidate(s)
}

/** "Until your next turn" ends as that turn begins (500.1, 611.2a). */
export function expireAtTurn(s: State, active: PlayerId): void {
  keep(s, ({ duration, controller }) => !(duration === "yourNextTurn" && controller === active))
}

const NEXT_TURN: ReadonlySet<unknown> = new Set([
  "yourNextTurn",
  "endOfYourNextTurn",
  "yourNextUpkeep",
  "yourNextEndStep",
])

/** 800.4m: effects that last until a turn of a player who left end when that turn would have begun: just before the next player's turn. */
export function expireForDeparted(s: State, active: PlayerId): void {
  for (const id of passedOver(s, active, s.turn.active))
    keep(
      s,
      ({ duration, controller, during }) => during !== id && !(controller === id && NEXT_TURN.has(duration)),
    )
}

/** Players who left and whose turn would have come after that of the previous player and before that of the active one. */
export function passedOver(s: State, active: PlayerId, previous: PlayerId): PlayerId[] {
  const departed = s.players.filter(({ id, left }) => left !== null && id !== previous)
  return departed.map(({ id }) => id).filter((id) => apnapOrder(s, id)[0] === active)
}
