import { characteristics, type Game } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { heuristicPlayer } from "../heuristics/heuristics.ts"
import { type Placing, position } from "../opponents/testing/position.ts"
import { dice } from "../random.ts"
import { shownTo } from "./shown.ts"
import { imagine } from "./world.ts"

/** The game after the first player has cast the first card of their hand and everything has resolved by heuristics. */
function cast(mine: Placing, theirs: Placing = {}): Game {
  const game = position("precombatMain", [mine, theirs])
  const d = game.decision!
  if (d.kind !== "priority") throw new Error("no priority")
  game.decide(
    d,
    d.options.findIndex((o) => o.do === "cast"),
  )
  const asker = heuristicPlayer(dice(1))
  const isBusy = () => game.state.stack.length > 0 || game.decision?.kind !== "priority"
  while (isBusy()) {
    const next = game.decision!
    game.decide(next, next.kind === "priority" ? 0 : asker(game.state, next))
  }
  return game
}

const names = (game: Game, viewer: number) =>
  [...shownTo(game, viewer)].map((id) => characteristics(game.state, id).name)

describe("cards of hands that another player knows", () => {
  it("what came back from the battlefield (400.2), in every world that he imagines", () => {
    const game = cast(
      { hand: ["Unsummon"], battlefield: ["Island"] },
      { battlefield: ["Craw Wurm"], hand: ["Shock", "Grizzly Bears"] },
    )
    expect(names(game, 0)).toEqual(["Craw Wurm"])
    const [id] = shownTo(game, 0)
    for (let seed = 0; seed < 20; seed++) {
      const world = imagine(game, 0, seed, shownTo(game, 0))!
      expect(characteristics(world.state, id).name).toBe("Craw Wurm")
    }
  })

  it("what was revealed on its way there (701.44a), until it leaves", () => {
    const mine = { hand: ["Merfolk Branchwalker"], battlefield: ["Forest", "Forest"] }
    const game = cast(mine)
    expect(names(game, 1)).toEqual(["Forest"])
    const d = game.decision!
    if (d.kind !== "priority") throw new Error("no priority")
    game.decide(
      d,
      d.options.findIndex((o) => o.do === "play"),
    )
    expect(names(game, 1)).toEqual([])
  })

  it("not what was drawn", () => {
    expect(names(cast({ hand: ["Divination"], battlefield: ["Island", "Island", "Island"] }), 1)).toEqual([])
  })
})
