import { describe, expect, it } from "vitest"
import { bolt, creature, landCard } from "../casting/testing/table.ts"
import type { CardDefinition } from "../language/card.ts"
import { Game } from "./game.ts"
import { codeOf, main, refusal, setup } from "./testing/game.ts"

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

  it("103.4, 810.4: a starting life total of each player's own, the same for those who share it", () => {
    const own = (...totals: (number | undefined)[]) =>
      setup(totals.length).players.map((p, i) => ({
        ...p,
        ...(totals[i] !== undefined && { startingLife: totals[i] }),
      }))
    expect(Game.start({ players: own(25, undefined) }).state.players.map((p) => p.life)).toEqual([25, 20])
    const heads = (...totals: (number | undefined)[]) =>
      Game.start({ players: own(...totals), variant: "twoHeadedGiant" })
    expect(codeOf(() => heads(25, 30, 30, 30))).toBe("bad-number")
    expect(heads(25, 25, undefined, undefined).state.players.map((p) => p.life)).toEqual([25, 25, 30, 30])
  })

  it("numbers that can't be", () => {
    expect(codeOf(() => Game.start({ ...setup(2), options: { startingLife: -5 } }))).toBe("bad-number")
    const lifeless = setup(2).players.map((p) => ({ ...p, startingLife: 0 }))
    expect(codeOf(() => Game.start({ players: lifeless }))).toBe("bad-number")
    expect(codeOf(() => Game.start({ ...setup(2), options: { range: -1 } }))).toBe("bad-number")
    expect(codeOf(() => Game.start({ ...setup(2), options: { freeMulligans: -1 } }))).toBe("bad-number")
    for (const seat of [-3, 2, 0.5]) expect(codeOf(() => Game.start(setup(2)).view(seat))).toBe("players")
    expect(codeOf(() => Game.start({ ...setup(2), startingPlayer: -1 }))).toBe("bad-number")
    expect(codeOf(() => Game.start({ ...setup(2), startingPlayer: 2 }))).toBe("bad-number")
    expect(codeOf(() => Game.start({ ...setup(2), seed: Number.NaN }))).toBe("bad-number")
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

  it("are the same after the history was compacted, and so are its parts", () => {
    const long = Game.load(text)
    while (long.state.turn.number < 5)
      long.decide(
        long.decision!,
        long.decision!.kind === "priority" ? 0 : long.decision!.kind === "choose" ? [0] : [],
      )
    const before = [long.save(), long.digest(), long.history(), long.history(9), long.saveHistory().text]
    const copy = long.fork()
    long.compactHistory()
    let packed = 0
    copy.compactHistory((kept) => {
      packed += kept.length
      const reversed = [...kept].reverse().join("")
      return () => [...reversed].reverse().join("")
    })
    expect(packed).toBeGreaterThan(0)
    for (const one of [long, copy]) {
      const again = [one.save(), one.digest(), one.history(), one.history(9), one.saveHistory().text]
      expect(again).toEqual(before)
      expect(one.fork().history()).toEqual(one.history())
    }
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
