import { describe, expect, it } from "vitest"
import { bolt, card, creature, landCard } from "../casting/testing/table.ts"
import type { CardDefinition } from "../language/card.ts"
import type { Answer } from "../state/decision.ts"
import type { GameError } from "../state/game-error.ts"
import { Game, type LoggedAnswer } from "./game.ts"
import { createState, place } from "./setup/setup.ts"
import { OPEN, SPECTATOR } from "./view/view.ts"
import { patched, viewPatch } from "./view/view-patch.ts"

const NAMES = ["Ann", "Bob", "Cyd", "Dan"]
const forests = Array.from({ length: 20 }, () => landCard("Forest"))

function beginning(players: number, more: object = {}): Game {
  const seats = NAMES.slice(0, players).map((name) => ({ name, deck: forests }))
  return Game.start({ players: seats, seed: 1, startingPlayer: 0, ...more })
}

/** A game in the first main phase of the first player, who has these cards. */
function main(hand: readonly CardDefinition[], battlefield: readonly CardDefinition[], players = 2): Game {
  const s = createState({
    players: NAMES.slice(0, players).map((name) => ({ name, deck: forests })),
    openingHands: false,
  })
  for (const what of hand) place(s, 0, "hand", what)
  for (const what of battlefield) place(s, 0, "battlefield", what)
  const game = Game.from(s)
  while (game.state.turn.step !== "precombatMain") game.decide(game.serial, 0)
  return game
}

function begin(game: Game, what: string): void {
  const { decision } = game
  const index = decision?.kind === "priority" ? decision.options.findIndex((o) => o.do === what) : -1
  game.decide(game.serial, index)
}

function refusal(call: () => void): GameError {
  try {
    call()
  } catch (error) {
    return error as GameError
  }
  throw new Error("nothing was refused")
}

const waiting = (game: Game) =>
  game.asked.map(({ serial, decider, decision }) => [serial, decider, decision.purpose])

describe("several players are asked at once", () => {
  it("103.5: mulligans may be decided early, and apply in turn order", () => {
    const [game, other] = [beginning(3), beginning(3)]
    expect(waiting(game)).toEqual([
      [0, 0, "mulligan"],
      [1, 1, "mulligan"],
      [2, 2, "mulligan"],
    ])
    game.decide(2, 1)
    expect(waiting(game).map(([serial]) => serial)).toEqual([0, 1])
    expect(refusal(() => game.decide(2, 0)).code).toBe("stale-decision")
    game.decide(1, 0)
    expect(waiting(game)).toEqual([[0, 0, "mulligan"]])
    game.decide(0, 0)
    for (const [serial, answer] of [0, 0, 1].entries()) other.decide(serial, answer)
    expect(game.digest()).toBe(other.digest())
    expect(waiting(game)).toEqual([[3, 2, "mulligan"]])
  })

  it("an early answer is kept by saves and forks", () => {
    const game = beginning(3)
    game.decide(1, 1)
    for (const copy of [Game.load(game.save()), game.fork()]) {
      expect(waiting(copy)).toEqual(waiting(game))
      copy.decide(0, 1)
      expect(waiting(copy)).toEqual([[2, 2, "mulligan"]])
    }
  })

  it("103.4@2003-07: where one player after the other takes mulligans, nobody is asked early", () => {
    expect(waiting(beginning(3, { ruleset: "2003-07" }))).toEqual([[0, 0, "mulligan"]])
  })

  it("101.4a: cards to discard may be chosen early; nobody sees what others chose", () => {
    const effect = { do: "discard", player: { who: "players" }, count: 1 } as const
    const rack = card({
      name: "Rack",
      types: ["artifact"],
      abilities: [{ ability: "activated", cost: [], effect }],
    })
    const s = createState({
      players: NAMES.slice(0, 3).map((name) => ({ name, deck: forests })),
      openingHands: false,
    })
    place(s, 0, "battlefield", rack)
    for (const player of [0, 1, 2])
      for (const name of ["Bear", "Ox"]) place(s, player, "hand", creature(name))
    const game = Game.from(s)
    while (game.state.turn.step !== "precombatMain") game.decide(game.serial, 0)
    begin(game, "activate")
    while (game.decision?.kind === "priority") game.decide(game.serial, 0)
    const first = game.serial
    expect(waiting(game).map(([, player, purpose]) => [player, purpose])).toEqual([
      [0, "discard"],
      [1, "discard"],
      [2, "discard"],
    ])
    game.decide(first + 2, [1])
    game.decide(first, [0])
    expect(waiting(game)).toEqual([[first + 1, 1, "discard"]])
    expect(game.view(1, { inProgress: true }).players.map((p) => p.hand)).toEqual([3, 2, 2])
    game.decide(first + 1, [0])
    const graveyards = game.view(SPECTATOR).players.map((p) => p.graveyard.map(({ name }) => name))
    expect(graveyards).toEqual([["Bear"], ["Bear"], ["Ox"]])
  })

  it("an early answer of the wrong form is refused, and the game is as before", () => {
    const game = beginning(2)
    const before = [game.save(), waiting(game)]
    expect(refusal(() => game.decide(1, 7)).code).toBe("illegal-answer")
    expect([game.save(), waiting(game)]).toEqual(before)
  })
})

describe("serial numbers", () => {
  it("are the same in a game that was saved and loaded, and go on by one with each answer", () => {
    const game = main([], [])
    const { serial } = game
    expect(Game.load(game.save()).serial).toBe(serial)
    game.decide(serial, 0)
    expect(game.serial).toBe(serial + 1)
    expect(refusal(() => game.decide(serial, 0)).code).toBe("stale-decision")
  })

  it("733.1: are used once, so that the log of accepted answers leads to the same game when an action was taken back", () => {
    const game = main([bolt()], [landCard("Mountain"), creature(), creature("Ox")])
    const start = game.save()
    const log: LoggedAnswer[] = []
    const answer = (serial: number, what: Answer) => {
      game.decide(serial, what)
      log.push({ serial, answer: what })
    }
    const cast =
      game.decision?.kind === "priority" ? game.decision.options.findIndex((o) => o.do === "cast") : -1
    const { serial } = game
    answer(serial, cast)
    expect([game.serial, game.decision?.purpose]).toEqual([serial + 1, "target"])
    expect(game.takeBack()).toBe(true)
    expect([game.serial, game.decision?.kind]).toEqual([serial + 2, "priority"])
    expect(game.takeBack()).toBe(false)
    answer(game.serial, cast)
    answer(game.serial, [1])
    answer(game.serial, 0)
    const copy = Game.load(start)
    copy.follow(log)
    expect([copy.save(), copy.serial]).toEqual([game.save(), game.serial])
  })

  it("104.3a: those from before a concession are no more", () => {
    const game = beginning(3)
    game.concede(1)
    expect(waiting(game).map(([, player]) => player)).toEqual([0, 2])
    expect(refusal(() => game.decide(0, 0)).code).toBe("stale-decision")
    game.decide(game.serial, 0)
  })
})

describe("what viewers know", () => {
  it("400.2: a spectator sees no hand; everybody sees all cards after the game, and not before", () => {
    const game = beginning(2)
    const { players } = game.view(SPECTATOR)
    expect(players.map((p) => [p.hand, p.cards.length, p.libraryCards.length])).toEqual([
      [7, 0, 0],
      [7, 0, 0],
    ])
    expect(refusal(() => game.view(OPEN))).toMatchObject({ code: "game-on", rule: "400.2" })
    expect(refusal(() => game.eventsSince(0, OPEN)).code).toBe("game-on")
    game.concede(0)
    const open = game.view(OPEN).players.map((p) => [p.cards.length, p.libraryCards.length])
    expect(open).toEqual([
      [7, 13],
      [7, 13],
    ])
  })

  it("601.2a: a spell that is being cast is on the stack for all, in the midst of the action", () => {
    const game = main([bolt()], [landCard("Mountain"), creature(), creature("Ox")])
    begin(game, "cast")
    expect(game.decision?.purpose).toBe("target")
    expect(game.view(1).stack).toEqual([])
    for (const viewer of [0, 1, SPECTATOR])
      expect(game.view(viewer, { inProgress: true }).stack).toMatchObject([{ name: "Bolt" }])
    expect(game.state.stack).toEqual([])
  })

  it("400.2, 400.7: events tell whose card was drawn, but which one to its player alone", () => {
    const game = beginning(2)
    const drawn = (viewer: number) =>
      game.eventsSince(0, viewer).filter((e) => e.kind === "moves" && e.to === "hand" && e.player === 1)
    const named = (viewer: number) => drawn(viewer).map(({ object, names }) => names[object] ?? "")
    expect(named(1)).toEqual(Array(drawn(1).length).fill("Forest"))
    expect(drawn(0).length).toBe(drawn(1).length)
    for (const viewer of [0, SPECTATOR])
      for (const event of drawn(viewer)) expect(event).toMatchObject({ object: 0, was: 0, names: {} })
    for (const event of drawn(1)) expect(event.was).toBe(0)
  })

  it("events are told from any number on, over turns", () => {
    const game = main([], [])
    while (game.state.turn.number < 4) game.decideQuietly()
    const all = game.eventsSince(0, 0)
    expect(all.length).toBe(game.eventCount)
    for (const from of [1, 10, game.eventCount - 1, game.eventCount, game.eventCount + 5])
      expect(game.eventsSince(from, 0)).toEqual(all.slice(from))
    expect(game.history().map((e) => e.rule)).toEqual(all.map((e) => e.rule))
  })

  it("a patch leads from one view to the next, and is small", () => {
    const game = main([bolt(), creature()], [landCard("Mountain"), landCard("Forest"), creature("Ox")])
    let before = game.view(0)
    for (let i = 0; i < 60; i++) {
      game.decideQuietly()
      const after = game.view(0)
      const patch = JSON.parse(JSON.stringify(viewPatch(before, after)))
      expect(patched(before, patch)).toEqual(after)
      before = after
    }
    expect(viewPatch(before, game.view(0))).toBeNull()
    expect(JSON.stringify(viewPatch(before, { ...before, monarch: 1 }))).toBe('["~",{"monarch":["=",1]}]')
  })
})

describe("an answer for who gives none", () => {
  it("is quiet: passes, declines, declares no more than what is required", () => {
    const game = beginning(2)
    const moves = Array.from({ length: 2000 }, () => (game.over ? [] : game.decideQuietly())).flat()
    expect(game.over).toBe(true)
    const copy = beginning(2)
    copy.follow(moves)
    expect(copy.digest()).toBe(game.digest())
    expect(refusal(() => game.decideQuietly()).code).toBe("game-over")
  })
})
