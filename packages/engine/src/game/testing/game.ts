import { expect } from "vitest"
import { landCard } from "../../casting/testing/table.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Action } from "../../state/decision.ts"
import { GameError } from "../../state/game-error.ts"
import type { ObjectId } from "../../state/ref.ts"
import { Game } from "../game.ts"
import { createState, place } from "../setup/setup.ts"

export const names = ["Ann", "Bob", "Cyd", "Dan"]

export function setup(players: number, deck: readonly CardDefinition[] = []) {
  return {
    players: names.slice(0, players).map((name) => ({ name, deck })),
    seed: 1,
    openingHands: false,
    shuffle: false,
  }
}

/** A game in the first player's first main phase, with these cards in hand. */
export function main(players: number, hand: readonly CardDefinition[] = [], battlefield = hand): Game {
  const s = createState(setup(players, Array(20).fill(landCard("Forest"))))
  for (const what of hand) place(s, 0, "hand", what)
  for (const what of battlefield) place(s, 0, "battlefield", what)
  const game = Game.from(s)
  while (game.state.turn.step !== "precombatMain") game.decide(game.decision!, 0)
  return game
}

/** The error with which the call is refused; the game must be unchanged. */
export function refusal(game: Game, call: () => void): { code: string; rule: string | undefined } {
  const before = [game.digest(), JSON.stringify(game.decision), game.history().length]
  try {
    call()
  } catch (error) {
    expect(error).toBeInstanceOf(GameError)
    expect([game.digest(), JSON.stringify(game.decision), game.history().length]).toEqual(before)
    const { code, rule } = error as GameError
    return { code, rule }
  }
  throw new Error("nothing was refused")
}

export function codeOf(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    expect(error).toBeInstanceOf(GameError)
    return (error as GameError).code
  }
  return "none"
}

export function errorOf(call: () => unknown): GameError {
  try {
    call()
  } catch (error) {
    if (error instanceof GameError) return error
  }
  throw new Error("no coded error")
}

export function find(game: Game, name: string, zone: string): ObjectId {
  const { objects, definitions } = game.state
  return objects.find((o) => o?.zone === zone && definitions[o.def].name === name)!.id
}

export function choose(game: Game, action: Action): void {
  const { decision } = game
  if (decision?.kind !== "priority") throw new Error("nobody has priority")
  const index = decision.options.findIndex((o) => JSON.stringify(o) === JSON.stringify(action))
  game.decide(decision, index)
}
