import { type Answer, type Decision, type Game, objectOf } from "@apnap/engine"
import { onlyAnswer } from "../asking/only-answer.ts"
import { PASS } from "../protocol/stops.ts"
import type { Forecast } from "../protocol/table.ts"
import { isOfUnknown } from "./unknown.ts"

/** Maximum number of decisions to look ahead. */
const MOST = 60

const COMBAT = new Set([
  "beginningOfCombat",
  "declareAttackers",
  "declareBlockers",
  "firstStrikeDamage",
  "combatDamage",
])

/**
 * What would happen if nobody did anything more, until the stack is empty and combat damage is dealt. Null if nothing is under way,
 * somebody would have to choose, or hidden information would be revealed.
 */
export function forecastOf(game: Game): Forecast | null {
  if (!isUnderWay(game)) return null
  const ahead = game.fork()
  const { turn } = game.state
  const known = game.eventCount
  for (let i = 0; i < MOST && isUnderWay(ahead) && ahead.state.turn.number === turn.number; i++) {
    const { decision } = ahead
    const answer = decision === null ? null : quietAnswer(decision)
    if (decision === null) break
    if (answer === null) return null
    ahead.decide(decision, answer)
  }
  const events = ahead.history(known)
  if (isUnderWay(ahead) && ahead.decision !== null) return null
  // A forecast would reveal hidden information.
  return events.some(isOfUnknown) ? null : difference(game, ahead)
}

function isUnderWay({ state }: Game): boolean {
  const attacked = state.battlefield.some((id) => (objectOf(state, id)?.combat?.attacking ?? 0) !== 0)
  return state.stack.length > 0 || (attacked && COMBAT.has(state.turn.step))
}

/** The answer of a player who does nothing; null if they must choose. */
function quietAnswer(decision: Decision): Answer | null {
  if (decision.kind === "priority") return PASS
  if (decision.kind === "attackers" || decision.kind === "blockers") return decision.least
  return onlyAnswer(decision)
}

function difference({ state: now }: Game, { state: then }: Game): Forecast {
  const loses = now.players.flatMap(({ id, left }) =>
    left === null && then.players[id].left?.how === "lost" ? [id] : [],
  )
  return {
    loses,
    leaves: now.battlefield.filter(
      (id) => !then.battlefield.includes(id) && !loses.includes(objectOf(now, id)?.owner ?? -1),
    ),
    life: now.players.flatMap(({ id, life }) => {
      const to = then.players[id].life
      return to === life ? [] : [{ player: id, to }]
    }),
  }
}
