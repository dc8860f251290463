import { type Decision, type Game, GameError, type ObjectId } from "@apnap/engine"
import { dice, randomAnswer } from "@apnap/players"
import { actionText } from "./describe.ts"
import { onlyAnswer } from "./only-answer.ts"

/** What an action would tap, and what could still be cast after it. */
export interface Payment {
  taps: readonly ObjectId[]
  left: readonly string[]
}

const MOST_QUESTIONS = 30

/**
 * Tries the action out in a copy of the game, up to the player's next priority: optional costs are not paid, targets are any. Null when it
 * can't be told so.
 */
export function paymentFor(game: Game, option: number): Payment | null {
  const { decision, decider } = game
  if (decision?.kind !== "priority" || game.state.players[decider].paysByHand) return null
  const copy = game.fork()
  const events = copy.history().length
  try {
    copy.decide(decision, option)
    for (let i = 0; i < MOST_QUESTIONS; i++) {
      const next = copy.decision
      if (next === null || copy.decider !== decider) return null
      if (next.kind === "priority") break
      copy.decide(next, plainAnswer(next))
    }
  } catch (error) {
    if (error instanceof GameError) return null
    throw error
  }
  if (copy.decision?.kind !== "priority") return null
  const taps = copy
    .history()
    .slice(events)
    .flatMap((e) => (e.kind === "taps" ? [e.object] : []))
  return { taps, left: castable(copy, copy.decision) }
}

/** Nothing that costs more, and the least of what is counted. */
function plainAnswer(d: Decision) {
  if (d.kind === "confirm") return 0
  if (d.kind === "number") return d.min
  return onlyAnswer(d) ?? randomAnswer(d, dice(1))
}

function castable(game: Game, decision: Extract<Decision, { kind: "priority" }>): string[] {
  const names = decision.options.flatMap((o) => (o.do === "cast" ? [actionText(game.state, o)] : []))
  return [...new Set(names)]
}
