import { describe, expect, it } from "vitest"
import { legalActions } from "../casting/offering/legal-actions.ts"
import { perform } from "../casting/perform.ts"
import { controllerOf } from "../characteristics/query.ts"
import { attackable } from "../combat/can-attack.ts"
import { concede, drawGame, loseGame, winGame } from "../events/moving/leave-game.ts"
import { Game } from "../game/game.ts"
import { createState } from "../game/setup/setup.ts"
import { viewOf } from "../game/view/view.ts"
import type { GameSetup } from "../state/game-setup.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { asking, card, put, resolveAll } from "../testing/table.ts"
import { bear, game, playUntil } from "./testing/game.ts"

const land = card({ name: "Forest", types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] })
const table = (count = 6, more: Partial<GameSetup> = {}, of = (_seat: number): object => ({})) =>
  game(count, "current", { variant: "emperor", ...more }, of)
const left = (s: State) => s.players.map((p) => p.left?.how)

describe("Emperor (809): how it is set up", () => {
  it("809.1: two or more teams of three", () => {
    expect(table().players.map((p) => p.team)).toEqual([0, 0, 0, 1, 1, 1])
    const start = (...teams: number[]) =>
      createState({
        players: teams.map((team) => ({ name: `${team}`, deck: [], team })),
        variant: "emperor",
      })
    expect(() => start(0, 0, 0)).toThrow("809.1")
    expect(() => start(0, 0, 1, 1)).toThrow("809.1")
    expect(() => start(0, 0, 0, 1, 1)).toThrow("809.1")
    expect(() => start(0, 0, 0, 1, 1, 1, 2, 2, 2)).not.toThrow()
    expect(() => start(0, 1, 0, 1, 0, 1)).toThrow("805.1")
  })

  it("809.2, 809.3a: the emperor in the middle of each team has a range of 2, a general of 1", () => {
    expect(table().players.map((p) => p.range)).toEqual([1, 2, 1, 1, 2, 1])
    // the team of C begins at the end of the list of seats
    const around = table(6, {}, (seat) => ({ team: seat === 0 || seat > 3 ? 0 : 1 }))
    expect(around.players.map((p) => p.range)).toEqual([1, 1, 2, 1, 1, 2])
  })

  it("809.3: it has its own ranges and attacks", () => {
    expect(() => table(6, { options: { attack: "left" } })).toThrow("809.3")
    expect(() => table(6, { options: { range: 2 } })).toThrow("809.3")
  })

  it("809.6: with teams of five a general reaches the next general of another team, 809.6a an emperor two of them", () => {
    const players = [..."ABCDEFGHIJ"].map((name, seat) => ({ name, deck: [], team: Math.floor(seat / 5) }))
    const s = createState({ players, variant: "emperor", openingHands: false })
    expect(s.players.map((p) => p.range)).toEqual([1, 2, 3, 2, 1, 1, 2, 3, 2, 1])
    const far = players.map((p, seat) => ({ ...p, ...(seat === 2 && { range: 5 }) }))
    expect(() => createState({ players: far, variant: "emperor" })).toThrow("809.6a")
  })

  it("809.4: an emperor at random goes first, and turns go to the left", () => {
    const deck = Array(20).fill(land)
    const startersOf = (size: number) => {
      const players = [..."ABCDEFGHIJ"]
        .slice(0, 2 * size)
        .map((name, i) => ({ name, deck, team: i < size ? 0 : 1 }))
      const games = Array.from({ length: 20 }, (_, seed) => Game.start({ players, seed, variant: "emperor" }))
      return [...new Set(games.map(({ state }) => state.turn.active))].sort()
    }
    expect([startersOf(3), startersOf(5)]).toEqual([
      [1, 4],
      [2, 7],
    ])
    const players = [..."ABCDEF"].map((name) => ({ name, deck }))
    const begun = Game.start({ players, variant: "emperor", startingPlayer: 4 })
    playUntil(begun, (s) => s.turn.number === 2)
    expect(begun.state.turn.active).toBe(5)
  })

  it("809.7: teammates see each other's hands", () => {
    const s = table()
    for (const p of [0, 1, 2, 3, 4, 5]) put(s, p, bear, "hand")
    expect(viewOf(s, 0).players.map((p) => p.cards.length)).toEqual([1, 1, 1, 0, 0, 0])
  })
})

describe("Emperor (809): attacks and deployment", () => {
  it("809.3c: only an opponent who sits next to the player can be attacked", () => {
    const s = table()
    expect([0, 1, 2].map((p) => attackable(s, p))).toEqual([[playerRef(5)], [], [playerRef(3)]])
    const walker = put(s, 3, card({ name: "Walker", types: ["planeswalker"], loyalty: 3 }))
    expect(attackable(s, 2)).toEqual([playerRef(3), walker])
  })

  it("804.2, 809.3b: a creature can be deployed to a teammate within range, as a sorcery", () => {
    const s = table()
    const id = put(s, 0, bear)
    const deploys = (p: number) => legalActions(s, p).filter((a) => a.do === "activate" && a.object === id)
    expect([deploys(0).length, deploys(1).length]).toEqual([1, 0])
    const [asked] = asking([[0]], () => perform(s, 0, deploys(0)[0]))
    expect(asked).toMatchObject({ kind: "choose", options: [playerRef(1)] })
    resolveAll(s)
    expect([controllerOf(s, id), s.objects[id]!.tapped]).toEqual([1, true])
  })

  it("804.2: not while a spell is on the stack, nor in another's turn", () => {
    const s = table()
    const id = put(s, 3, bear)
    expect(legalActions(s, 3).some((a) => a.do === "activate" && a.object === id)).toBe(false)
  })

  it("804.1: it is for teams, 806.2c not for Free-for-All; other team variants may have it", () => {
    const start = (variant: string) =>
      game(4, "current", { variant, options: { deployCreatures: true } }, () => ({}))
    expect(() => start("freeForAll")).toThrow("806.2c")
    expect(() => start("commander")).toThrow("804.1")
    const s = start("teamVsTeam")
    const id = put(s, 0, bear)
    expect(legalActions(s, 0).some((a) => a.do === "activate" && a.object === id)).toBe(true)
  })
})

describe("Emperor (809): winning and losing", () => {
  it("809.5b, 104.3i: a team loses with its emperor, but not with a general", () => {
    const s = table()
    loseGame(s, [{ player: 3, rule: "704.5a" }])
    expect([left(s), s.over]).toEqual([[undefined, undefined, undefined, "lost", undefined, undefined], null])
    loseGame(s, [{ player: 4, rule: "704.5a" }])
    expect(s.over?.winners).toEqual([0, 1, 2])
  })

  it("809.5a, 104.2d: a team wins with its emperor, also who lost before", () => {
    const s = table()
    concede(s, 0)
    concede(s, 4)
    expect([s.over?.winners, left(s)]).toEqual([
      [0, 1, 2],
      ["won", "won", "won", "lost", "lost", "lost"],
    ])
  })

  it("809.5, 801.14: an effect by which an emperor wins takes the generals within range out of the game", () => {
    const s = table()
    winGame(s, 1)
    expect([left(s), s.over]).toEqual([[undefined, undefined, undefined, "lost", undefined, "lost"], null])
  })

  it("809.5c, 104.4h: the game is a draw for a team if it is one for its emperor", () => {
    const s = table(9)
    drawGame(s, "104.4c", 4)
    expect(left(s)).toEqual([
      undefined,
      undefined,
      "drew",
      "drew",
      "drew",
      "drew",
      "drew",
      undefined,
      undefined,
    ])
    const general = table(9)
    drawGame(general, "104.4c", 0)
    expect(left(general).map((how) => how === "drew")).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      true,
    ])
  })
})
