import { createHash } from "node:crypto"
import type { Decision, Game } from "@apnap/engine"

const LENGTH = 8

/**
 * Tells where a game stands by what people see of it: the turn, the players, the zones, and what is asked of whom. Unlike `Game.digest`,
 * versions of the program that represent a game differently have the same mark for it.
 */
export function markOf({ state, asked }: Game): string {
  const { turn, players, battlefield, stack, exile, random, over } = state
  const stands = [
    [turn.number, turn.step, turn.active, battlefield.length, stack.length, exile.length, random.draws],
    players.map(({ life, hand, library, graveyard }) => [
      life,
      hand.length,
      library.length,
      graveyard.length,
    ]),
    asked.map(({ decider, decision }) => [decider, decision.kind, optionsOf(decision)]),
    over?.winners,
  ]
  return createHash("sha256").update(JSON.stringify(stands)).digest("base64url").slice(0, LENGTH)
}

/** Answers name options by number, so they mean the same only among as many. */
function optionsOf(decision: Decision): number {
  return "options" in decision ? (decision.options?.length ?? 0) : 0
}
