import { describe, expect, it } from "vitest"
import { attackable } from "../combat/can-attack.ts"
import { concede } from "../events/moving/leave-game.ts"
import { Game } from "../game/game.ts"
import { createState } from "../game/setup/setup.ts"
import { viewOf } from "../game/view/view.ts"
import type { GameSetup } from "../state/game-setup.ts"
import { playerRef } from "../state/ref.ts"
import { card, put } from "../testing/table.ts"
import { bear, game, playUntil } from "./testing/game.ts"

const land = card({ name: "Forest", types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] })
const table = (count: number, more: Partial<GameSetup> = {}, of = (_seat: number): object => ({})) =>
  game(count, "current", { variant: "alternatingTeams", ...more }, of)

describe("Alternating Teams (811)", () => {
  it("811.1: teams of equal size, 811.3 whose members sit apart and equally spaced", () => {
    const start = (...teams: number[]) =>
      createState({
        players: teams.map((team) => ({ name: `${team}`, deck: [], team })),
        variant: "alternatingTeams",
      })
    expect(table(6).players.map((p) => p.team)).toEqual([0, 1, 0, 1, 0, 1])
    expect(() => start(0, 1, 2, 0, 1, 2)).not.toThrow()
    expect(() => start(0, 1, 0)).toThrow("811.1")
    expect(() => start(0, 1)).toThrow("811.1")
    expect(() => start(0, 0, 1, 1)).toThrow("811.3")
    expect(() => start(0, 1, 2, 0, 2, 1)).toThrow("811.3")
  })

  it("811.2a: the range of influence is 2 where no other is said", () => {
    expect(table(6).reach![0]).toEqual([0, 1, 2, 4, 5])
    expect(table(6, { options: { range: 1 } }).reach![0]).toEqual([0, 1, 5])
    expect(table(6, { options: { range: 0 } }).reach).toBeNull()
  })

  it("811.2b, 811.4: who may attack several players attacks those next to them", () => {
    const s = table(6)
    expect([attackable(s, 0), attackable(s, 3)]).toEqual([
      [playerRef(1), playerRef(5)],
      [playerRef(4), playerRef(2)].toSorted((a, b) => b - a),
    ])
    expect(attackable(table(6, { options: { attack: "left" } }), 0)).toEqual([playerRef(1)])
    expect(attackable(table(6, { options: { attack: "right" } }), 0)).toEqual([playerRef(5)])
    expect(() => table(6, { options: { attack: "one" } })).toThrow("811.2b")
  })

  it("811.4: nobody is attacked over a teammate who sits next to the player once others have left", () => {
    const s = table(6)
    concede(s, 1)
    expect(attackable(s, 0)).toEqual([playerRef(5)])
  })

  it("811.2c: creatures are not deployed unless that is agreed", () => {
    expect(table(4).effects).toEqual([])
    expect(table(4, { options: { deployCreatures: true } }).effects).toHaveLength(1)
  })

  it("811.5: a teammate's hand is seen only by who sits next to them", () => {
    const s = table(6)
    for (const p of [0, 1, 2, 3, 4, 5]) put(s, p, bear, "hand")
    const seen = () => viewOf(s, 0).players.map((p) => p.cards.length)
    expect(seen()).toEqual([1, 0, 0, 0, 0, 0])
    concede(s, 1)
    expect(seen()).toEqual([1, 0, 1, 0, 0, 0])
  })

  it("103.1, 811.3: anybody may go first, and the turn passes from team to team", () => {
    const deck = Array(20).fill(land)
    const players = [..."ABCD"].map((name) => ({ name, deck }))
    const games = Array.from({ length: 40 }, (_, seed) =>
      Game.start({ players, seed, variant: "alternatingTeams" }),
    )
    expect([...new Set(games.map((g) => g.state.turn.active))].sort()).toEqual([0, 1, 2, 3])
    const [begun] = games
    const first = begun.state.turn.active
    playUntil(begun, (s) => s.turn.number === 2)
    expect(begun.state.turn.active).toBe((first + 1) % 4)
  })
})
