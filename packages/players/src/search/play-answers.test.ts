import { describe, expect, it } from "vitest"
import { heuristicPlayer } from "../heuristics/heuristics.ts"
import { position } from "../opponents/testing/position.ts"
import { dice } from "../random.ts"
import { playAnswers } from "./play-answers.ts"

/** A game in which Shock is being cast and its target is asked for. */
function casting() {
  const game = position("precombatMain", [
    { hand: ["Shock"], battlefield: ["Mountain"] },
    { battlefield: ["Grizzly Bears"] },
  ])
  const d = game.decision!
  if (d.kind !== "priority") throw new Error("no priority")
  game.decide(
    d,
    d.options.findIndex(({ do: what }) => what === "cast"),
  )
  return game
}

describe("in the middle of an action", () => {
  it("the action is carried out with the answer and then the asker's; the game stays as it is", () => {
    const game = casting()
    const before = game.digest()
    const after = playAnswers(game, [[0]], heuristicPlayer(dice(1)))
    expect(after?.stack).toHaveLength(1)
    expect(game.digest()).toBe(before)
  })
})

it("733.1: an action that the rules refuse comes to null", () => {
  const battlefield = ["Grizzly Bears", "Grizzly Bears"]
  const game = position("declareAttackers", [{ battlefield: ["Boggart Brute"] }, { battlefield }])
  game.decide(game.decision!, [[0, 0]])
  while (game.decision?.kind === "priority") game.decide(game.decision, 0)
  expect(game.decision?.kind).toBe("blockers")
  expect(playAnswers(game, [[[0, 0]]], heuristicPlayer(dice(1)))).toBeNull()
  expect(
    playAnswers(
      game,
      [
        [
          [0, 0],
          [1, 0],
        ],
      ],
      heuristicPlayer(dice(1)),
    ),
  ).not.toBeNull()
})
