import { Game } from "@apnap/engine"
import { expect, it } from "vitest"
import { savedPosition } from "../testing/position.ts"
import { promptOf } from "./prompt-of.ts"
import { seenBy } from "./seen.ts"

it("400.2: who chooses a nonland card name isn't told which lands lie in the other library", () => {
  const lands = ["Plains", "Island"]
  const game = Game.load(
    savedPosition({ hand: ["Meddling Mage"], battlefield: lands }, { library: ["Swamp"] }),
  )
  while (game.decision?.kind === "priority") {
    const cast = game.decision.options.findIndex((o) => o.do === "cast")
    game.decide(game.decision, Math.max(0, cast))
  }
  const { decision } = game
  if (decision === null) throw new Error("nobody is asked")
  expect(decision).toMatchObject({ kind: "name", refused: expect.arrayContaining(["Swamp"]) })
  const told = game.inProgress((s) => promptOf(s, decision, seenBy(s, 0), 0, null))
  expect(JSON.stringify(told)).not.toContain("Swamp")
  expect(() => game.decide(decision, "Swamp")).toThrow()
})

it("603.10a: who orders triggers of permanents that are gone is told which ability each one is", () => {
  const creatures = ["Blood Artist", "Zulaport Cutthroat"]
  const lands = ["Plains", "Plains", "Plains", "Plains"]
  const game = Game.load(savedPosition({ hand: ["Wrath of God"], battlefield: [...creatures, ...lands] }, {}))
  while (game.decision?.kind === "priority") {
    const cast = game.decision.options.findIndex((o) => o.do === "cast")
    game.decide(game.decision, Math.max(0, cast))
  }
  const { decision } = game
  if (decision?.kind !== "order") throw new Error(`asked for: ${decision?.kind}`)
  const { texts } = game.inProgress((s) => promptOf(s, decision, seenBy(s, 0), 0, null))
  expect(texts).toHaveLength(decision.options.length)
  expect(texts).toContainEqual(expect.stringMatching(/^Whenever this creature or another creature dies, /))
  expect(texts).toContainEqual(expect.stringMatching(/another creature you control dies, each opponent/))
})
