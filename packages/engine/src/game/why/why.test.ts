import { describe, expect, it } from "vitest"
import { bolt, CREATURE, creature, instant, landCard } from "../../casting/testing/table.ts"
import { playerRef } from "../../state/ref.ts"
import { Game } from "../game.ts"
import { createState, place } from "../setup/setup.ts"
import { choose, find, main, setup } from "../testing/game.ts"

describe("why not", () => {
  it("is null for options, and a rule for what is none", () => {
    const game = main(2, [creature(), bolt(), landCard("Forest"), landCard("Forest")], [landCard("Mountain")])
    const cast = (name: string) =>
      game.why({ do: "cast", object: find(game, name, "hand"), face: 0, way: "" })
    expect(game.why({ do: "pass" })).toBeNull()
    expect(cast("Bear")).toMatchObject({ rule: "601.2h" })
    expect(cast("Bolt")).toMatchObject({ rule: "601.2c" })
    const forest = find(game, "Forest", "hand")
    expect(game.why({ do: "play", object: forest, face: 0 })).toBeNull()
    choose(game, { do: "play", object: forest, face: 0 })
    expect(cast("Bear")).toBeNull()
    const another = find(game, "Forest", "hand")
    expect(game.why({ do: "play", object: another, face: 0 })?.rule).toBe("305.2")
  })

  it("601.2c: also for targets, while one is being chosen", () => {
    const has = (keyword: "hexproof" | "shroud") => creature(keyword, 2, 2, [{ ability: "keyword", keyword }])
    const s = createState(setup(2, Array(20).fill(landCard("Forest"))))
    place(s, 0, "hand", bolt())
    place(s, 0, "battlefield", landCard("Mountain"))
    const [bear, hexproof, shroud] = [creature(), has("hexproof"), has("shroud")].map((what) =>
      place(s, 1, "battlefield", what),
    )
    const game = Game.from(s)
    while (game.state.turn.step !== "precombatMain") game.decide(game.decision!, 0)
    expect(game.whyTarget(bear)?.rule).toBe("115.1")
    choose(game, { do: "cast", object: find(game, "Bolt", "hand"), face: 0, way: "" })
    expect(game.decision).toMatchObject({ purpose: "target" })
    const rules = [bear, hexproof, shroud, playerRef(1), 999].map((ref) => game.whyTarget(ref)?.rule)
    expect(rules).toEqual([undefined, "702.11b", "702.18a", "601.2c", "400.7"])
    expect(game.whyTarget(playerRef(1))?.code).toBe("target-unfit")
  })

  it("601.2c: of a second target it may also be that the first one is the same", () => {
    const another = { filter: CREATURE, otherThan: [0] }
    const effect = { do: "damage", amount: 1, to: { sel: "target", slot: 1 } } as const
    const s = createState(setup(2, Array(20).fill(landCard("Forest"))))
    place(s, 0, "hand", instant("Duel", "{R}", { targets: [{ filter: CREATURE }, another], effect }))
    place(s, 0, "battlefield", landCard("Mountain"))
    const [bear] = [creature(), creature("Ox")].map((what) => place(s, 1, "battlefield", what))
    const game = Game.from(s)
    while (game.state.turn.step !== "precombatMain") game.decide(game.decision!, 0)
    choose(game, { do: "cast", object: find(game, "Duel", "hand"), face: 0, way: "" })
    game.decide(game.decision!, [0])
    expect(game.decision).toMatchObject({ purpose: "target", slot: 1 })
    expect(game.whyTarget(bear)).toEqual({ rule: "601.2c", code: "target-unfit-or-chosen" })
  })

  it("says that another choice comes first, or that the game is over", () => {
    const game = main(2)
    while (game.decision!.kind === "priority") game.decide(game.decision, 0)
    expect(game.why({ do: "pass" })?.rule).toBe(game.decision!.rule)
    game.concede(0)
    expect(game.why({ do: "pass" })?.rule).toBe("104.1")
  })
})
