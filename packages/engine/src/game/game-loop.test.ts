import { describe, expect, it } from "vitest"
import { bolt, card, creature, landCard } from "../casting/testing/table.ts"
import type { Ability } from "../language/ability.ts"
import { type Answer, CONCEDE, type Decision } from "../state/decision.ts"
import { setDice } from "../state/random/dice.ts"
import { digest } from "./digest.ts"
import { Game } from "./game.ts"
import { choose, errorOf, find, main, refusal, setup } from "./testing/game.ts"

describe("answers", () => {
  it("an answer to an old decision is refused", () => {
    const game = main(2)
    const old = game.decision!
    game.decide(old, 0)
    expect(refusal(game, () => game.decide(old, 0)).code).toBe("stale-decision")
    expect(refusal(game, () => game.decide({ ...game.decision! } as Decision, 0)).code).toBe("stale-decision")
  })

  it("answers of the wrong form or out of bounds are refused", () => {
    const game = main(2)
    for (const answer of [-2, 999, 0.5, Number.NaN, "pass", [0], [[0, 0]] as const])
      expect(refusal(game, () => game.decide(game.decision!, answer))).toEqual({
        code: "illegal-answer",
        rule: "117.1",
      })
  })

  it("107.1b: a negative number is refused", () => {
    const fireball = card({ name: "Fireball", types: ["sorcery"], cost: "{X}", abilities: [] })
    const game = main(2, [fireball], [landCard("Mountain")])
    const cast = { do: "cast", object: find(game, "Fireball", "hand"), face: 0, way: "" } as const
    choose(game, cast)
    expect(game.decision!.kind).toBe("number")
    expect(refusal(game, () => game.decide(game.decision!, -1)).code).toBe("illegal-answer")
    game.decide(game.decision!, 1)
    expect(game.state.stack.length).toBe(1)
  })

  it("a changed list changes no game: the answer was copied", () => {
    const game = main(2, [], [creature()])
    const other = game.fork()
    while (game.decision!.kind !== "attackers") {
      game.decide(game.decision!, 0)
      other.decide(other.decision!, 0)
    }
    const answer: [number, number][] = [[0, 0]]
    game.decide(game.decision, answer)
    other.decide(other.decision!, [[0, 0]])
    answer[0][1] = 7
    answer.push([5, 5])
    expect(game.digest()).toBe(other.digest())
    expect(game.save()).toBe(other.save())
  })

  it("lists of another form, and very long ones, are refused", () => {
    const game = main(2, [], [creature()])
    while (game.decision!.kind !== "attackers") game.decide(game.decision!, 0)
    const strange = [
      [[0, 0, 0]],
      [[0]],
      [0],
      [[0, 0], 1],
      [["0", "0"]],
      new Array(1e8),
      null,
      {},
      1n,
      () => 0,
    ]
    for (const answer of [...strange, "x".repeat(1e6)])
      expect(refusal(game, () => game.decide(game.decision!, answer as Answer)).code).toBe("illegal-answer")
  })

  it("an error of the engine's own leaves the game as it was", () => {
    const flip = { do: "flipCoin", win: { do: "gainLife", amount: 1 } } as const
    const coin = card({
      name: "Coin",
      types: ["artifact"],
      abilities: [{ ability: "activated", cost: [], effect: flip }],
    })
    const game = main(2, [], [coin])
    choose(game, { do: "activate", object: find(game, "Coin", "battlefield"), ability: 0 })
    game.decide(game.decision!, 0)
    const before = [game.digest(), game.save(), game.decision, game.history().length]
    setDice({
      coin: () => {
        throw new RangeError("the coin is lost")
      },
    })
    try {
      const { code, cause } = errorOf(() => game.decide(game.decision!, 0))
      expect([code, cause]).toEqual(["internal", new RangeError("the coin is lost")])
    } finally {
      setDice({})
    }
    expect([game.digest(), game.save(), game.decision, game.history().length]).toEqual(before)
    game.decide(game.decision!, 0)
    expect(game.state.stack).toEqual([])
  })

  it("733.1: an error while choices are taken back is coded, too, and leaves the game as it was", () => {
    const game = main(2, [bolt()], [creature(), landCard("Mountain")])
    choose(game, { do: "cast", object: find(game, "Bolt", "hand"), face: 0, way: "" })
    expect(game.decision!.kind).toBe("choose")
    const before = [game.digest(), game.save(), game.decision]
    game.answerObvious(() => {
      throw new RangeError("nothing is obvious")
    })
    const { code, cause } = errorOf(() => game.takeBack())
    expect([code, cause]).toEqual(["internal", new RangeError("nothing is obvious")])
    game.answerObvious(null)
    expect([game.digest(), game.save(), game.decision]).toEqual(before)
    expect(game.takeBack()).toBe(true)
    expect(game.decision!.kind).toBe("priority")
  })

  it("601.2c: a target that left is no option any more; a spell whose target left does not resolve (608.2b)", () => {
    const game = main(2, [bolt(), bolt("Shock")], [creature(), landCard("Mountain"), landCard("Mountain")])
    const bear = find(game, "Bear", "battlefield")
    for (const name of ["Bolt", "Shock"]) {
      choose(game, { do: "cast", object: find(game, name, "hand"), face: 0, way: "" })
      if (game.decision!.kind === "choose") game.decide(game.decision, [0])
      while (game.decision!.kind !== "priority") game.decide(game.decision!, [0])
    }
    expect(game.state.stack.length).toBe(2)
    while (game.state.stack.length > 1) game.decide(game.decision!, 0)
    expect(game.state.objects[bear]).toBeUndefined()
    expect(game.why({ do: "activate", object: bear, ability: 0 })).toMatchObject({ rule: "400.7" })
    while (game.state.stack.length > 0) game.decide(game.decision!, 0)
    expect(game.history().some((e) => e.rule === "608.2b")).toBe(true)
  })

  it("733.1: an illegal declaration is taken back, and says by which rule", () => {
    const coward = creature("Coward", 2, 2, [
      {
        ability: "static",
        effects: [{ static: "mustAttack", creature: { sel: "self" } }],
      },
    ])
    const game = main(2, [], [coward])
    while (game.decision!.kind !== "attackers") game.decide(game.decision!, 0)
    expect(refusal(game, () => game.decide(game.decision!, []))).toEqual({
      code: "illegal-answer",
      rule: "508.1d",
    })
    game.decide(game.decision, [[0, 0]])
    expect(game.history().some((e) => e.kind === "attacks")).toBe(true)
  })

  it("who answers what is obvious sees the game as it was before the action, in whose midst they are asked", () => {
    const game = main(2)
    const { state } = game
    const before = game.digest()
    const seen: string[] = []
    game.answerObvious((_, decision) => {
      seen.push(game.digest())
      return decision.kind === "priority" ? 0 : null
    })
    game.decide(game.decision!, 0)
    expect(seen.length).toBeGreaterThan(5)
    expect(new Set(seen)).toEqual(new Set([before]))
    expect(digest(state)).toBe(before)
  })

  it("733.1: what is answered as obvious is answered again when an action is taken back", () => {
    const kicker: Ability = { ability: "keyword", keyword: "kicker", cost: [{ pay: "mana", mana: "{X}" }] }
    const kicked = creature("Kicked", 2, 2, [kicker], { cost: "{2}" })
    const onlyX: Ability = {
      ability: "activated",
      cost: [{ pay: "tap" }],
      effect: { do: "addMana", mana: { mana: "{C}{C}", restriction: { only: "x" } } },
    }
    const game = main(2, [kicked], [card({ name: "Meander", types: ["artifact"], abilities: [onlyX] })])
    game.answerObvious((_, decision) => {
      const at = decision.kind === "priority" ? decision.options.findIndex((one) => one.do === "cast") : -1
      return at < 0 ? null : at
    })
    choose(game, { do: "pass" })
    while (game.decision!.kind !== "confirm") game.decide(game.decision!, 0)
    expect(refusal(game, () => game.decide(game.decision!, 0))).toMatchObject({ rule: "601.2h" })
    game.decide(game.decision, 1)
    expect(game.state.stack.length).toBe(1)
  })

  it("733.2: who had priority keeps it, and may redo the action legally, take another, or pass", () => {
    const kicker: Ability = { ability: "keyword", keyword: "kicker", cost: [{ pay: "mana", mana: "{X}" }] }
    const onlyX: Ability = {
      ability: "activated",
      cost: [{ pay: "tap" }],
      effect: { do: "addMana", mana: { mana: "{C}{C}", restriction: { only: "x" } } },
    }
    const meander = card({ name: "Meander", types: ["artifact"], abilities: [onlyX] })
    const game = main(2, [creature("Kicked", 2, 2, [kicker], { cost: "{2}" }), landCard("Isle")], [meander])
    const cast = () => {
      choose(game, { do: "cast", object: find(game, "Kicked", "hand"), face: 0, way: "" })
      while (game.decision!.kind !== "confirm") game.decide(game.decision!, 0)
    }
    cast()
    expect(() => game.decide(game.decision!, 0)).toThrow()
    expect(game.decision).toMatchObject({ kind: "priority", player: 0 })
    const [other, passing] = [game.fork(), game.fork()]
    cast()
    game.decide(game.decision!, 1)
    expect(game.state.stack.length).toBe(1)
    choose(other, { do: "play", object: find(other, "Isle", "hand"), face: 0 })
    expect(find(other, "Isle", "battlefield")).toBeGreaterThan(0)
    choose(passing, { do: "pass" })
    expect(passing.decision).toMatchObject({ kind: "priority", player: 1 })
  })
})

describe("conceding (104.3a)", () => {
  it("ends a game of two at once, by the answer of who has priority", () => {
    const game = main(2)
    expect(game.decision!.kind === "priority" && game.decision.options.map((o) => o.do)).not.toContain(
      "concede",
    )
    game.decide(game.decision!, CONCEDE)
    expect(game.state.over).toEqual({ winners: [1], rule: "104.2a" })
    expect(game.history().at(-3)).toMatchObject({ kind: "loses", rule: "104.3a", player: 0 })
  })

  it("at any time: without priority, and while somebody chooses", () => {
    const game = main(2)
    const other = game.fork()
    game.concede(1)
    expect([game.over, game.state.over?.winners, game.decision, game.decider]).toEqual([true, [0], null, -1])
    while (other.decision!.kind === "priority") other.decide(other.decision, 0)
    other.concede(0)
    expect(other.state.over?.winners).toEqual([1])
  })

  it("refuses when there is nobody to concede", () => {
    const game = main(3)
    expect(refusal(game, () => game.concede(3)).code).toBe("players")
    expect(refusal(game, () => game.concede(-1)).code).toBe("players")
    game.concede(2)
    expect(refusal(game, () => game.concede(2)).code).toBe("players")
    game.concede(1)
    expect(refusal(game, () => game.concede(0)).code).toBe("game-over")
  })

  it("117.4: the others still pass in succession, each once", () => {
    const game = main(4)
    const asked = (): number => game.decision!.player
    game.decide(game.decision!, 0)
    expect(asked()).toBe(1)
    game.concede(0) // who has passed
    game.decide(game.decision!, 0)
    expect([asked(), game.state.turn.step]).toEqual([2, "precombatMain"])
    game.decide(game.decision!, CONCEDE)
    expect([asked(), game.state.turn.step]).toEqual([3, "precombatMain"])
    game.decide(game.decision!, 0)
    expect(game.state.turn.step).not.toBe("precombatMain")
  })

  it("800.4j: the turn of who conceded goes on without an active player", () => {
    const game = main(3)
    game.concede(0)
    while (game.state.turn.number === 1)
      game.decide(game.decision!, game.decision!.kind === "priority" ? 0 : [])
    expect(game.state.turn).toMatchObject({ number: 2, active: 1 })
  })

  it("103.5: during the mulligans", () => {
    const game = Game.start({ ...setup(3, Array(20).fill(landCard("Forest"))), openingHands: true })
    expect(game.decision).toMatchObject({ kind: "confirm", player: 0 })
    game.concede(1)
    game.decide(game.decision!, 0)
    expect(game.decision!.player).toBe(2)
    game.decide(game.decision!, 0)
    expect(game.state.turn.number).toBe(1)
  })
})
