import { hash } from "node:crypto"
import type { Decision, Game, ObjectId } from "@apnap/engine"

const LENGTH = 8

/**
 * Tells where a game stands by what people see of it: the turn, the players, the cards in their zones, and what is asked of whom. Unlike
 * `Game.digest`, versions of the program that represent a game differently have the same mark for it. The order of a library is not part of
 * it: what another version shuffles differently shows as soon as somebody draws it.
 */
export function markOf({ state, asked }: Game): string {
  const { turn, players, battlefield, stack, exile, random, over, objects, definitions } = state
  const names = (ids: readonly ObjectId[]) =>
    ids.map((id) => {
      const object = objects[id]
      return object === undefined ? "" : definitions[object.def].name
    })
  const stands = [
    [turn.number, turn.step, turn.active, random.draws],
    [battlefield, stack, exile].map(names),
    players.map(({ life, hand, library, graveyard }) => [
      life,
      names(hand),
      library.length,
      names(graveyard),
    ]),
    asked.map(({ decider, decision }) => [decider, decision.kind, optionsOf(decision)]),
    over?.winners,
  ]
  return hash("sha256", JSON.stringify(stands), "base64url").slice(0, LENGTH)
}

/** Answers name options by number, so they mean the same only among as many. */
function optionsOf(decision: Decision): number {
  return "options" in decision ? (decision.options?.length ?? 0) : 0
}
