import { describe, expect, it } from "vitest"
import type { Effect } from "../language/effects/effect.ts"
import type { GameSetup, PlayerSetup } from "../state/game-setup.ts"
import type { State } from "../state/state.ts"
import { writable } from "../state/writing/edit.ts"
import { card, creature, names, when } from "../testing/table.ts"
import { playUntil } from "../variants/testing/game.ts"
import { Game } from "./game.ts"
import { place } from "./setup/setup.ts"

const land = card({ name: "Plains", types: ["land"], supertypes: ["basic"], subtypes: ["Plains"] })
const losers = { who: "otherThan", than: { who: "bound", name: "winners" } } as const
const duel = (then: Effect = { do: "loseLife", amount: 10, player: losers }) =>
  card({
    name: "Nights",
    types: ["sorcery"],
    cost: "{0}",
    abilities: [{ ability: "spell", effect: { do: "subgame", then } }],
  })
const SIZE = 30

function start(more: Partial<GameSetup> = {}, of: (seat: number) => Partial<PlayerSetup> = () => ({})): Game {
  const players = ["A", "B"].map((name, seat) => ({
    name,
    deck: [...Array(SIZE - 8).fill(land), ...Array(8).fill(creature("Bear")), duel()],
    ...of(seat),
  }))
  const game = Game.start({ players, shuffle: false, startingPlayer: 0, ...more })
  playUntil(game, (s) => s.turn.step === "precombatMain")
  return game
}

const stage = (s: State) => s.subgame?.stage
const playing = (s: State) => stage(s) === "playing"

/** A casts the spell, and everybody passes until the subgame has begun. */
function nights(game: Game): Game {
  const { decision } = game
  const options = decision?.kind === "priority" ? decision.options : []
  game.decide(
    decision!,
    options.findIndex((a) => a.do === "cast"),
  )
  playUntil(game, playing)
  return game
}
const kept = (game: Game) => playUntil(game, (s) => s.turn.step === "upkeep")

describe("a subgame (729)", () => {
  it("729.1, 729.1a, 729.2: begins with the libraries as decks, shuffled, with seven cards each and 20 life; nothing else of the main game is in it", () => {
    const game = start()
    const before = game.state.players.map((p) => [...names(game.state, p.library)].sort())
    const sub = nights(game).state
    kept(game)
    expect(sub.battlefield.concat(sub.stack, sub.exile)).toEqual([])
    const { players } = game.state
    expect(players.map((p) => [p.life, p.hand.length, p.graveyard.length])).toEqual([
      [20, 7, 0],
      [20, 7, 0],
    ])
    const cards = players.map((p) => names(game.state, [...p.library, ...p.hand]).sort())
    expect(cards).toEqual(before)
  })

  it("729.2: who goes first is random", () => {
    const first = (seed: number) => nights(start({ seed })).state.turn.active
    expect(new Set(Array.from({ length: 12 }, (_, seed) => first(seed))).size).toBe(2)
  })

  it("729.5: then the spell finishes resolving: who did not win loses life, and libraries have all their cards, shuffled", () => {
    const game = start()
    const before = game.state.players.map((p) => p.library.length)
    nights(game)
    kept(game)
    game.concede(1)
    expect(stage(game.state)).toBeUndefined()
    const { players, turn, stack } = game.state
    expect(players.map((p) => p.life)).toEqual([20, 10])
    expect(players.map((p) => p.library.length)).toEqual(before)
    expect([turn.step, turn.active, stack, names(game.state, players[0].graveyard)]).toEqual([
      "precombatMain",
      0,
      [],
      ["Nights"],
    ])
    expect(game.state.events.filter((e) => e.kind === "shuffles").map((e) => e.rule)).toEqual([
      "729.5",
      "729.5",
    ])
    expect(game.over).toBe(false)
  })

  it("729.5: the spell is on the stack of the main game until then", () => {
    const game = nights(start())
    const { subgame } = game.state
    const main = subgame?.stage === "playing" ? JSON.parse(subgame.main.join("")) : null
    expect(main.state.stack).toHaveLength(1)
  })

  it("729.1b, 729.4b: effects and counters of either mean nothing in the other", () => {
    const effect: Effect = { do: "playerCounters", kind: "poison", count: 3 }
    const poisoner = card({
      name: "Plains",
      types: ["land"],
      abilities: [when({ on: "moves", object: { is: "self" }, to: "battlefield" }, effect)],
    })
    const game = start({}, () => ({ deck: [...Array(SIZE).fill(poisoner), duel()] }))
    game.decide(game.decision!, game.decision!.kind === "priority" ? landIn(game) : 0)
    playUntil(game, (s) => s.stack.length === 0 && s.turn.priority === 0 && s.waiting.length === 0)
    expect(game.state.players[0].counters?.poison).toBe(3)
    nights(game)
    expect(game.state.players[0].counters).toBeNull()
    kept(game)
    game.concede(0)
    expect(game.state.players[0].counters?.poison).toBe(3)
  })

  it("729.3: a player with fewer than seven cards in the library loses the subgame", () => {
    const short = (seat: number) => (seat === 1 ? { deck: Array(9).fill(land) } : {})
    const game = nights(start({}, short))
    playUntil(game, (s) => !playing(s) || s.turn.number > 1)
    expect([stage(game.state), game.state.players.map((p) => p.life)]).toEqual([undefined, [20, 10]])
  })

  it("729.5: a subgame that is a draw is won by nobody", () => {
    const short = () => ({ deck: [...Array(8).fill(land), duel()] })
    const game = nights(start({}, short))
    playUntil(game, (s) => !playing(s) || s.turn.number > 1)
    expect(game.state.players.map((p) => p.life)).toEqual([10, 10])
  })

  it("729.6: a subgame may have one of its own, and ends before it", () => {
    const deck = [...Array(14).fill(land), ...Array(20).fill(duel())]
    const game = nights(start({}, () => ({ deck })))
    playUntil(game, (s) => s.turn.step === "precombatMain" && s.turn.priority === s.turn.active)
    const outer = game.state.turn.active
    const { decision } = game
    const options = decision?.kind === "priority" ? decision.options : []
    game.decide(
      decision!,
      options.findIndex((a) => a.do === "cast"),
    )
    playUntil(game, (s) => s.turn.number === 0 && s.turn.stage !== "priority")
    kept(game)
    game.concede(outer)
    expect([stage(game.state), game.state.turn.step, game.state.players[outer].life]).toEqual([
      "playing",
      "precombatMain",
      10,
    ])
    game.concede(outer)
    expect([stage(game.state), game.state.players[outer].life]).toEqual([undefined, 10])
  })

  it("729.4, 729.4a: cards of the main game are outside it; one that is brought in goes to the library when it ends, and what that triggers waits until then", () => {
    const wish = card({
      name: "Wish",
      types: ["sorcery"],
      cost: "{0}",
      abilities: [
        {
          ability: "spell",
          effect: {
            do: "move",
            what: {
              sel: "choose",
              filter: { is: "name", name: "Totem" },
              zone: "outside",
              of: { who: "you" },
            },
            to: "hand",
          },
        },
      ],
    })
    const totem = card({
      name: "Totem",
      types: ["artifact"],
      cost: "{0}",
      abilities: [
        when({ on: "moves", object: { is: "self" }, from: "battlefield" }, { do: "gainLife", amount: 7 }),
      ],
    })
    const deck = [...Array(12).fill(wish), totem, duel()]
    const game = start({}, () => ({ deck: [...Array(10).fill(land), ...deck] }))
    const castNamed = (name: string) => {
      const { decision } = game
      const options = decision?.kind === "priority" ? decision.options : []
      const at = options.findIndex((a) => a.do === "cast" && names(game.state, [a.object])[0] === name)
      game.decide(decision!, at)
      playUntil(game, (s) => s.stack.length === 0 && s.turn.priority === s.turn.active)
    }
    castNamed("Totem")
    expect(names(game.state, game.state.battlefield)).toEqual(["Totem"])
    nights(game)
    playUntil(game, (s) => s.turn.step === "precombatMain" && s.turn.active === 0 && s.turn.priority === 0)
    castNamed("Wish")
    expect(names(game.state, game.state.players[0].hand)).toContain("Totem")
    game.concede(1)
    expect(stage(game.state)).toBeUndefined()
    expect([
      game.state.battlefield,
      names(game.state, game.state.players[0].library).includes("Totem"),
    ]).toEqual([[], true])
    playUntil(game, (s) => s.stack.length === 0 && s.waiting.length === 0 && s.players[0].life !== 20)
    expect(game.state.players[0].life).toBe(27)
  })

  it("729.4, 406.3: a card that its owner may not look at is not among those outside the subgame", () => {
    const totem = card({ name: "Totem", types: ["artifact"], cost: "{0}" })
    const outside = [false, true].map((faceDown) => {
      const game = start()
      const hidden = place(writable(game.state), 0, "exile", totem, { faceDown })
      expect(game.state.exile).toEqual([hidden])
      nights(game)
      return names(game.state, game.state.players[0].outside).includes("Totem")
    })
    expect(outside).toEqual([true, false])
  })

  it("729.2a, 729.5a: planar decks go into the subgame and come back shuffled; the plane that is face up stays in the main game", () => {
    const plane = (name: string) => card({ name, types: ["plane"], subtypes: ["Test"] })
    const planes = Array.from({ length: 10 }, (_, i) => plane(`Plane ${i}`))
    const game = start({ variant: "planechase" }, () => ({ planes }))
    const [up] = names(game.state, game.state.command)
    nights(game)
    kept(game)
    expect(game.state.players.map((p) => p.planes.length).toSorted((a, b) => a - b)).toEqual([8, 10])
    expect(names(game.state, game.state.command)).not.toEqual([up])
    game.concede(1)
    expect(game.state.players.map((p) => p.planes.length)).toEqual([9, 10])
    expect(names(game.state, game.state.command)).toEqual([up])
    const order = names(game.state, game.state.players[1].planes)
    const all = planes.map((p) => p.name)
    expect([order.toSorted(), order.join() === all.join()]).toEqual([all, false])
  })

  it("729.2, 103.4: each player has the starting life total of the main game", () => {
    const game = nights(start({}, (seat) => ({ startingLife: [30, 12][seat] })))
    kept(game)
    expect(game.state.players.map((p) => p.life)).toEqual([30, 12])
  })

  it("729.2b, 729.5b: vanguards are in the subgame, and in the main game afterwards", () => {
    const vanguard = card({ name: "Hero", types: ["vanguard"], handModifier: -2, lifeModifier: 5 })
    const game = nights(start({ variant: "vanguard" }, () => ({ vanguard })))
    kept(game)
    const { players, command } = game.state
    expect([players.map((p) => [p.life, p.hand.length]), command.length]).toEqual([
      [
        [25, 5],
        [25, 5],
      ],
      2,
    ])
    game.concede(1)
    expect(names(game.state, game.state.command)).toEqual(["Hero", "Hero"])
  })

  it("729.2c, 729.5c: a commander that is in the command zone is in that of the subgame, and afterwards there again", () => {
    const leader = creature("Leader", 2, 2, [], { supertypes: ["legendary"], cost: "{0}" })
    const setup = { variant: "commander", checkDecks: false }
    const game = start(setup, () => ({ commanders: [leader] }))
    nights(game)
    kept(game)
    expect(names(game.state, game.state.command)).toEqual(["Leader", "Leader"])
    expect(game.state.players.map((p) => p.life)).toEqual([40, 40])
    game.concede(1)
    expect(names(game.state, game.state.command)).toEqual(["Leader", "Leader"])
    const cast = start(setup, () => ({ commanders: [leader] }))
    const { decision } = cast
    const options = decision?.kind === "priority" ? decision.options : []
    cast.decide(
      decision!,
      options.findIndex((a) => a.do === "cast" && names(cast.state, [a.object])[0] === "Leader"),
    )
    playUntil(cast, (s) => s.battlefield.length === 1)
    nights(cast)
    expect(names(cast.state, cast.state.command)).toEqual(["Leader"])
  })

  it("is saved and loaded in its midst", () => {
    const game = nights(start())
    const copy = Game.load(game.save())
    for (const one of [game, copy]) {
      kept(one)
      one.concede(1)
    }
    expect(copy.digest()).toBe(game.digest())
  })
})

function landIn({ decision }: Game): number {
  return decision?.kind === "priority" ? decision.options.findIndex((a) => a.do === "play") : 0
}
