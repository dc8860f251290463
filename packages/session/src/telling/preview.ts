import { type Answer, type Decision, type Game, GameError } from "@apnap/engine"
import { dice, randomAnswer } from "@apnap/players"
import { onlyAnswer } from "../asking/only-answer.ts"
import type { Payment } from "../protocol/table.ts"
import { actionText } from "./describe.ts"
import { isOfUnknown } from "./unknown.ts"

const MOST_QUESTIONS = 30

/**
 * Tries the action in a copy of the game until it has resolved: no optional costs, random targets, everybody passes. Null if it can't be
 * predicted that way.
 */
export function paymentFor(game: Game, option: number): Payment | null {
  const { decision, decider } = game
  if (decision?.kind !== "priority" || game.state.players[decider].paysByHand) return null
  const copy = game.fork()
  const events = copy.eventCount
  try {
    copy.decide(decision, option)
    goOn(copy, (next) => copy.decider === decider && next.kind === "priority")
    const taps = copy.history(events).flatMap((e) => (e.kind === "taps" ? [e.object] : []))
    goOn(copy, () => copy.decider === decider && copy.state.stack.length <= game.state.stack.length)
    // The list of what could still be cast must not leak hidden information revealed by the spell.
    if (copy.history(events).some(isOfUnknown)) return { taps, left: [] }
    return { taps, left: castable(copy).filter((name) => castable(game).includes(name)) }
  } catch (error) {
    if (error instanceof GameError) return null
    throw error
  }
}

function goOn(copy: Game, isDone: (next: Decision) => boolean): void {
  for (let i = 0; i < MOST_QUESTIONS; i++) {
    const { decision } = copy
    if (decision === null || isDone(decision)) return
    copy.decide(decision, plainAnswer(decision))
  }
}

/** Declines extra costs and picks the lowest number. */
function plainAnswer(d: Decision): Answer {
  if (d.kind === "confirm" || d.kind === "priority") return 0
  if (d.kind === "number") return d.min
  return onlyAnswer(d) ?? randomAnswer(d, dice(1))
}

function castable({ state, decision }: Game): string[] {
  if (decision?.kind !== "priority") return []
  const names = decision.options.flatMap((o) => (o.do === "cast" ? [actionText(state, o)] : []))
  return [...new Set(names)]
}
