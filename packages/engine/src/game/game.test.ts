import { describe, expect, it } from "vitest"
import { bolt, card, creature, landCard } from "../casting/testing/table.ts"
import type { CardDefinition } from "../language/card.ts"
import { type Action, type Answer, CONCEDE, type Decision } from "../state/decision.ts"
import { GameError } from "../state/game-error.ts"
import { setDice } from "../state/random/dice.ts"
import { type ObjectId, playerRef } from "../state/ref.ts"
import { Game } from "./game.ts"
import { createState, place } from "./setup.ts"

const names = ["Ann", "Bob", "Cyd", "Dan"]

function setup(players: number, deck: readonly CardDefinition[] = []) {
  return {
    players: names.slice(0, players).map((name) => ({ name, deck })),
    seed: 1,
    openingHands: false,
    shuffle: false,
  }
}

/** A game in the first player's first main phase, with these cards in hand. */
function main(players: number, hand: readonly CardDefinition[] = [], battlefield = hand): Game {
  const s = createState(setup(players, Array(20).fill(landCard("Forest"))))
  for (const what of hand) place(s, 0, "hand", what)
  for (const what of battlefield) place(s, 0, "battlefield", what)
  const game = Game.from(s)
  while (game.state.turn.step !== "precombatMain") game.decide(game.decision!, 0)
  return game
}

/** What the call is refused with; the game must be as it was. */
function refusal(game: Game, call: () => void): { code: string; rule: string | undefined } {
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

function codeOf(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    expect(error).toBeInstanceOf(GameError)
    return (error as GameError).code
  }
  return "none"
}

function errorOf(call: () => unknown): GameError {
  try {
    call()
  } catch (error) {
    if (error instanceof GameError) return error
  }
  throw new Error("no coded error")
}

function find(game: Game, name: string, zone: string): ObjectId {
  const { objects, definitions } = game.state
  return objects.find((o) => o?.zone === zone && definitions[o.def].name === name)!.id
}

describe("setting up", () => {
  it("100.1: names what a set-up lacks", () => {
    expect(codeOf(() => Game.start(setup(1)))).toBe("players")
    expect(codeOf(() => Game.start({ ...setup(2), ruleset: "1066" }))).toBe("unknown-ruleset")
  })

  it("names a card of a deck that is none, and whose it is", () => {
    const deck = [creature(), "Bear of Nowhere" as unknown as CardDefinition]
    expect(() => Game.start(setup(2, deck))).toThrow('card 2 of Ann\'s deck is no card: "Bear of Nowhere"')
    expect(codeOf(() => Game.start(setup(2, deck)))).toBe("unknown-card")
    const sideboard = [undefined as unknown as CardDefinition]
    const players = [
      { name: "Ann", deck: [] },
      { name: "Bob", deck: [], sideboard },
    ]
    expect(() => Game.start({ players })).toThrow("card 1 of Bob's sideboard is no card: undefined")
  })

  it("107.4: names a card whose mana cost is none", () => {
    const players = ["{", "<b>", "{Q}", 5].map((cost) => {
      const odd = { ...creature(), faces: [{ ...creature().faces[0], cost: cost as string }] }
      return [
        { name: "Ann", deck: [odd] },
        { name: "Bob", deck: [] },
      ]
    })
    for (const each of players) expect(codeOf(() => Game.start({ players: each }))).toBe("unknown-card")
  })

  it("100.2, 100.5: a deck too small or too large for the format", () => {
    const deck = Array(39).fill(creature())
    expect(codeOf(() => Game.start({ ...setup(2, deck), deckSize: { min: 40 } }))).toBe("deck-size")
    expect(codeOf(() => Game.start({ ...setup(2, deck), deckSize: { min: 10, max: 38 } }))).toBe("deck-size")
    expect(codeOf(() => Game.start({ ...setup(2, deck), deckSize: { min: 39, max: 39 } }))).toBe("none")
  })

  it("numbers that can't be", () => {
    expect(codeOf(() => Game.start({ ...setup(2), options: { startingLife: -5 } }))).toBe("bad-number")
    expect(codeOf(() => Game.start({ ...setup(2), options: { range: -1 } }))).toBe("bad-number")
    expect(codeOf(() => Game.start({ ...setup(2), options: { freeMulligans: -1 } }))).toBe("bad-number")
    for (const seat of [-3, 2, 0.5]) expect(codeOf(() => Game.start(setup(2)).view(seat))).toBe("players")
    expect(codeOf(() => Game.start({ ...setup(2), startingPlayer: -1 }))).toBe("bad-number")
    expect(codeOf(() => Game.start({ ...setup(2), startingPlayer: 2 }))).toBe("bad-number")
    expect(codeOf(() => Game.start({ ...setup(2), seed: Number.NaN }))).toBe("bad-number")
  })
})

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
    game.decide(game.decision!, answer)
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

  it("601.2c: a target that left is no option any more; a spell whose target left does not resolve (608.2b)", () => {
    const game = main(2, [bolt(), bolt("Shock")], [creature(), landCard("Mountain"), landCard("Mountain")])
    const bear = find(game, "Bear", "battlefield")
    for (const name of ["Bolt", "Shock"]) {
      choose(game, { do: "cast", object: find(game, name, "hand"), face: 0, way: "" })
      if (game.decision!.kind === "choose") game.decide(game.decision!, [0])
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
    game.decide(game.decision!, [[0, 0]])
    expect(game.history().some((e) => e.kind === "attacks")).toBe(true)
  })
})

function choose(game: Game, action: Action): void {
  const { decision } = game
  if (decision?.kind !== "priority") throw new Error("nobody has priority")
  const index = decision.options.findIndex((o) => JSON.stringify(o) === JSON.stringify(action))
  game.decide(decision, index)
}

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
  })

  it("says that another choice comes first, or that the game is over", () => {
    const game = main(2)
    while (game.decision!.kind === "priority") game.decide(game.decision!, 0)
    expect(game.why({ do: "pass" })?.rule).toBe(game.decision!.rule)
    game.concede(0)
    expect(game.why({ do: "pass" })?.rule).toBe("104.1")
  })
})

describe("conceding (104.3a)", () => {
  it("ends a game of two at once, by the answer of who has priority", () => {
    const game = main(2)
    expect(game.decision!.kind === "priority" && game.decision!.options.map((o) => o.do)).not.toContain(
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
    while (other.decision!.kind === "priority") other.decide(other.decision!, 0)
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

describe("saves", () => {
  const game = main(2, [creature()], [landCard("Forest"), landCard("Forest")])
  const text = game.save()

  it("keep the decision and the whole history, each event with its rule", () => {
    const long = Game.load(text)
    while (long.state.turn.number < 4)
      long.decide(
        long.decision!,
        long.decision!.kind === "priority" ? 0 : long.decision!.kind === "choose" ? [0] : [],
      )
    const loaded = Game.load(long.save())
    expect(loaded.history()).toEqual(long.history())
    expect(loaded.decision).toEqual(long.decision)
    expect(loaded.history().filter((e) => e.kind === "beginsTurn").length).toBe(4)
    for (const event of loaded.history()) expect(event.rule).toMatch(/^\d{3}(\.\d+[a-z]?)?$/)
  })

  it("at the end are the same game", () => {
    const game = main(3)
    game.concede(0)
    game.concede(1)
    const loaded = Game.load(game.save())
    expect([loaded.digest(), loaded.save(), loaded.decision]).toEqual([game.digest(), game.save(), null])
    expect(loaded.history()).toEqual(game.history())
  })

  it("of another version are refused", () => {
    expect(codeOf(() => Game.load(JSON.stringify({ ...JSON.parse(text), apnap: 1 })))).toBe("save-version")
  })

  it("cut short or with a part missing or of another shape are refused", () => {
    for (let at = 0; at < text.length; at += 997)
      expect(codeOf(() => Game.load(text.slice(0, at)))).toBe("bad-save")
    for (const key of Object.keys(JSON.parse(text).state))
      for (const value of [undefined, null, 7, "x", [], {}, [null]]) {
        const save = JSON.parse(text)
        if (JSON.stringify(save.state[key]) === JSON.stringify(value)) continue
        save.state[key] = value
        expect([key, value, codeOf(() => Game.load(JSON.stringify(save)))]).toEqual([key, value, "bad-save"])
      }
  })

  it("changed in one number are refused", () => {
    const changed = text.replace('"life":20', '"life":99')
    expect(changed).not.toBe(text)
    expect(() => Game.load(changed)).toThrow("cut or changed")
  })
})

describe("Game.payByHand", () => {
  it("601.2g: who pays by hand is asked for each mana ability", () => {
    const game = main(2, [bolt()], [landCard("Mountain"), creature("Bear", 2, 2)])
    game.payByHand(0, true)
    const { decision } = game
    const cast = decision?.kind === "priority" ? decision.options.findIndex((o) => o.do === "cast") : -1
    game.decide(decision!, cast)
    game.decide(game.decision!, [0])
    expect(game.decision).toMatchObject({ kind: "option", purpose: "payByHand", rule: "601.2g" })
    expect(refusal(game, () => game.payByHand(0, false))).toEqual({ code: "stale-decision", rule: "601.2" })
  })

  it("104.5: nobody else can be asked to pay", () => {
    const game = main(2)
    expect(refusal(game, () => game.payByHand(7, true))).toEqual({ code: "players", rule: "104.5" })
  })
})
