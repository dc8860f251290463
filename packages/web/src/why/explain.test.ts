import { Game } from "@apnap/engine"
import { expect, it } from "vitest"
import { savedPosition } from "../testing/position.ts"
import { explainEvent, explainObject } from "./explain.ts"
import type { ExplainedObject } from "./protocol.ts"

const game = Game.load(
  savedPosition({ battlefield: ["Grizzly Bears", "Glorious Anthem"] }, { hand: ["Shock"] }),
)

it("613.4c: a creature is told with what was printed, the anthem that changed it, and what it is now", () => {
  const bears = game.view(0).battlefield.find(({ name }) => name === "Grizzly Bears")!.id
  const { printed, now, steps } = explainObject(game, bears, 0) as ExplainedObject
  expect([printed.power, now.power]).toEqual([2, 3])
  expect(steps).toMatchObject([
    {
      layer: "7c",
      rule: "613.4c",
      by: "ability",
      source: "Glorious Anthem",
      changed: [{ what: "size", before: "2/2", after: "3/3" }],
    },
  ])
})

it("400.2: a card in another's hand is not told", () => {
  const [shock] = game.state.players[1].hand
  const about = explainObject(game, shock, 0) as ExplainedObject
  expect([about.steps, about.name, about.now.types]).toEqual([null, "", ""])
})

it("an event is told in both languages, with its rule", () => {
  const history = game.history()
  const at = history.findIndex(({ kind }) => kind === "step")
  const about = explainEvent(game, at, 0)
  expect(about.rule).toBe(history[at].rule)
  expect(about.text?.fr).not.toBe(about.text?.en)
})
