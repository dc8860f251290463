import { DECK_NAMES, deckByName } from "@apnap/cards"
import { answerFault, type ChooseDecision, Game, type Pair, type PriorityDecision } from "@apnap/engine"
import { edit } from "@apnap/engine/internal"
import { describe, expect, it } from "vitest"
import { bouts, playBout } from "../arena/arena.ts"
import { choosePlayer, LEVELS, type Level } from "./opponent.ts"
import { position } from "./testing/position.ts"

const deckOf = (name: string) => deckByName(name)!.main
const QUICK = { budgetMs: 60_000, lines: 16 }

/** Answers for both seats until the condition holds. */
function playTo(game: Game, level: Level, is: (game: Game) => boolean): Game {
  const player = choosePlayer(level, 3)
  for (let i = 0; i < 200 && game.decision !== null && !is(game); i++)
    game.decide(game.decision, player.answer(game, game.decider, QUICK))
  return game
}

/** The game with that player's hidden cards in reverse order. */
function reversed(game: Game, player: number): Game {
  const twin = game.fork().state
  const { hand, library } = twin.players[player]
  const places = [...hand, ...library]
  const cards = places.map((id) => ({ def: twin.objects[id]!.def, card: twin.objects[id]!.card })).reverse()
  for (const [i, id] of places.entries()) Object.assign(edit(twin, id), cards[i])
  return Game.from(twin)
}

describe.each(["greedy", "strong"] as const)("the %s level", (level) => {
  const player = choosePlayer(level, 7)

  it("kills the biggest threat, and not its own creature", () => {
    const game = position("precombatMain", [
      { hand: ["Lightning Bolt"], battlefield: ["Mountain", "Grizzly Bears"] },
      { battlefield: ["Hypnotic Specter", "Llanowar Elves"] },
    ])
    playTo(game, level, (g) => g.decision?.purpose === "target")
    const d = game.decision as ChooseDecision
    const [index] = player.answer(game, 0, QUICK) as number[]
    expect(game.view(0).battlefield.find((o) => o.id === d.options[index])?.name).toBe("Hypnotic Specter")
  })

  it("takes a lethal burn spell to the face", () => {
    const game = position(
      "precombatMain",
      [{ hand: ["Lightning Bolt"], battlefield: ["Mountain"] }, { battlefield: ["Hypnotic Specter"] }],
      [20, 3],
    )
    playTo(game, level, (g) => g.over || g.state.turn.number > 1)
    expect(game.state.over?.winners).toEqual([0])
  })

  it("attacks with everything when that is lethal", () => {
    const game = position(
      "declareAttackers",
      [{ battlefield: ["Grizzly Bears", "Grizzly Bears"] }, { hand: ["Forest"] }],
      [20, 4],
    )
    expect((player.answer(game, 0, QUICK) as Pair[]).length).toBe(2)
  })

  it("does not attack into a bigger blocker", () => {
    const game = position("declareAttackers", [
      { battlefield: ["Grizzly Bears"] },
      { battlefield: ["Serra Angel"] },
    ])
    expect(player.answer(game, 0, QUICK)).toEqual([])
  })

  it("blocks to survive", () => {
    const game = position(
      "declareAttackers",
      [{ battlefield: ["Serra Angel"] }, { battlefield: ["Suntail Hawk"] }],
      [20, 4],
    )
    game.decide(game.decision!, [[0, 0]])
    while (game.decision?.kind === "priority") game.decide(game.decision, 0)
    expect(game.decision?.kind).toBe("blockers")
    expect(player.answer(game, 1, QUICK)).toEqual([[0, 0]])
  })

  it("plays its land and does not waste mana", () => {
    const game = position("precombatMain", [{ hand: ["Forest"], battlefield: ["Forest"] }, {}])
    const { options } = game.decision as PriorityDecision
    expect(options[player.answer(game, 0, QUICK) as number].do).toBe("play")
    playTo(game, level, (g) => g.state.turn.number > 1)
    expect(game.history().some((event) => event.kind === "taps")).toBe(false)
  })

  it("decides by what it sees: other hidden cards of the other player change nothing", () => {
    const game = position("precombatMain", [
      { hand: ["Lightning Bolt", "Grizzly Bears"], battlefield: ["Mountain", "Forest", "Forest"] },
      { hand: ["Serra Angel", "Counterspell"], library: ["Shock"], battlefield: ["Grizzly Bears", "Island"] },
    ])
    const other = reversed(game, 1)
    expect(other.view(0)).toEqual(game.view(0))
    expect(other.digest()).not.toBe(game.digest())
    expect(player.answer(other, 0, QUICK)).toEqual(player.answer(game, 0, QUICK))
  })
})

it("103.5: a hand without lands goes back, one with three lands is kept", () => {
  const game = Game.start({
    players: [
      { name: "A", deck: deckOf("aggro") },
      { name: "B", deck: deckOf("aggro") },
    ],
    seed: 5,
  })
  for (let i = 0; i < 4 && game.decision?.purpose === "mulligan"; i++) {
    const lands = game
      .view(game.decider)
      .players[game.decider].cards.filter((c) => c.types.includes("land")).length
    const answer = choosePlayer("greedy", 1).answer(game, game.decider)
    expect(answer).toBe(lands < 2 || lands > 5 ? 1 : 0)
    game.decide(game.decision, answer)
  }
})

it.each(LEVELS.filter((level) => level !== "strong"))(
  "the %s level answers legally throughout",
  (level) => {
    for (const [i, deck] of DECK_NAMES.entries()) {
      const players = { decks: [deck, deck] as const, levels: [level, level] as const }
      expect(() =>
        playBout({ ...players, seed: 40 + i }, deckOf, { thinking: QUICK, longest: 6 }),
      ).not.toThrow()
    }
  },
  120_000,
)

it("thinking in steps comes to the same answer; it can be left at any step, or asked for the best so far", () => {
  const game = position("precombatMain", [
    { hand: ["Shock", "Lightning Bolt"], battlefield: ["Mountain", "Grizzly Bears"] },
    { battlefield: ["Grizzly Bears"] },
  ])
  const before = game.digest()
  const player = choosePlayer("strong", 1)
  const told: number[] = []
  const steps = player.think(game, 0, QUICK)
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) told.push(step.value)
  expect(step.value).toEqual(player.answer(game, 0, QUICK))
  expect(told.length).toBeGreaterThan(10)
  expect(told).toEqual([...told].sort((a, b) => a - b))
  for (let taken = 0; taken < told.length; taken += 9) {
    const early = player.think(game, 0, QUICK)
    for (let i = 0; i <= taken; i++) early.next()
    let end = early.next(true)
    while (end.done !== true) end = early.next(true)
    expect(answerFault(game.decision!, end.value)).toBeNull()
    const left = player.think(game, 0, QUICK)
    for (let i = 0; i <= taken; i++) left.next()
    left.return(0)
    expect(game.digest()).toBe(before)
  }
})

it("greedy wins nine of ten games against random and more", () => {
  const results = bouts(["greedy", "random"], DECK_NAMES, 5, 1).map((bout) =>
    playBout(bout, deckOf, { thinking: QUICK }),
  )
  const wins = results.filter((r) => r.winner >= 0 && r.levels[r.winner] === "greedy")
  expect(wins.length).toBeGreaterThanOrEqual(9)
}, 120_000)

it.each(["beginner", "greedy", "strong"] as const)(
  "the %s level decides everything in the middle of a game by what it sees",
  (level) => {
    const players = ["midrange", "tokens"].map((name) => ({ name, deck: deckOf(name) }))
    const game = playTo(
      Game.start({ players, seed: 11 }),
      "beginner",
      (g) => g.decision?.kind === "attackers" && g.state.turn.number > 6,
    )
    const kinds = new Set<string>()
    for (let i = 0; i < 12 && game.decision !== null; i++) {
      const { decider } = game
      const answer = choosePlayer(level, 5).answer(game, decider, QUICK)
      const other = reversed(game, 1 - decider)
      const isSame = JSON.stringify(other.decision) === JSON.stringify(game.decision)
      if (isSame) expect(choosePlayer(level, 5).answer(other, decider, QUICK)).toEqual(answer)
      if (isSame) kinds.add(game.decision.kind)
      game.decide(game.decision, answer)
    }
    expect([...kinds]).toEqual(expect.arrayContaining(["priority", "attackers"]))
  },
  120_000,
)
