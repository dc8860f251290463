import { Game } from "@apnap/engine"
import { expect, it } from "vitest"
import { savedPosition } from "../testing/position.ts"
import { loadCardText, speaking } from "./card-text.ts"
import { seenBy } from "./seen.ts"

it("310.4@2003-07: combat damage on the stack is called what it is, in each language", async () => {
  await loadCardText("fr")
  const game = Game.load(savedPosition({ battlefield: ["Hill Giant"] }, {}, 0, "2003-07"))
  while (game.state.stack.length === 0) {
    const { decision } = game
    if (decision === null) throw new Error("the game is over")
    game.decide(decision, decision.kind === "attackers" ? [[0, 0]] : decision.kind === "blockers" ? [] : 0)
  }
  const names = (["en", "fr"] as const).map((language) =>
    speaking(language, () => seenBy(game.state, 0).stack.map(({ name }) => name)),
  )
  expect(names).toEqual([["Combat damage"], ["Blessures de combat"]])
})
