import { playOut, type State } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { heuristicPlayer } from "../../heuristics/heuristics.ts"
import { position } from "../../opponents/testing/position.ts"
import { dice } from "../../random.ts"
import { playAnswers } from "../play-answers.ts"
import { likeness } from "./likeness.ts"

const lands = ["Forest", "Forest", "Forest", "Forest"]
const game = position("precombatMain", [
  { hand: ["Grizzly Bears", "Runeclaw Bear", "Divination"], battlefield: lands },
  {},
])

/** The beginning of the next turn if these cards are cast first and the rest is heuristic. */
function after(names: readonly string[]): State {
  const d = game.decision!
  if (d.kind !== "priority") throw new Error("A main phase gives priority.")
  const { objects, definitions } = game.state
  const nameOf = (id: number) => definitions[objects[id]!.def].faces[0].name
  const first = d.options.findIndex((o) => o.do === "cast" && nameOf(o.object) === names[0])
  const asker = heuristicPlayer(dice(1))
  let s = playAnswers(game, [Math.max(0, first)], asker)!
  const rest = heuristicPlayer(dice(1), names.length === 0)
  while (s.turn.number === 1) s = playOut(s, rest, 1)
  return s
}

describe("positions that are alike", () => {
  it("though they were come to in another order", () => {
    const [one, other] = [after(["Grizzly Bears"]), after(["Runeclaw Bear"])]
    expect(likeness(one)).not.toBeNull()
    expect(likeness(one)).toBe(likeness(other))
  })

  it("not when something else was done", () => {
    expect(likeness(after([]))).not.toBe(likeness(after(["Grizzly Bears"])))
  })
})
