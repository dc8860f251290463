import { describe, expect, it } from "vitest"
import { controllerOf } from "../../characteristics/query.ts"
import { editPlayer, invalidate, writable } from "../../state/writing/edit.ts"
import { card, creature, names, put, settle, spell, table } from "../../testing/table.ts"
import { concede, drawGame, winGame } from "./leave-game.ts"

const control = { change: "control" as const, player: { who: "you" as const } }
const theft = {
  id: 900,
  timestamp: 900,
  source: 0,
  duration: "endOfTurn" as const,
  turn: 3,
  changes: [control],
  statics: [],
  bindings: {},
  targets: [],
  x: 0,
  uses: -1,
}

describe("104: ending the game", () => {
  it("104.3a: who concedes loses at once; the last one wins (104.2a)", () => {
    const s = table()
    concede(s, 0)
    expect(s.over).toEqual({ winners: [1], rule: "104.2a" })
  })

  it("104.2b: an effect wins the game, unless the player can't win", () => {
    const s = table()
    put(
      s,
      1,
      creature("Angel", 4, 4, [
        {
          ability: "static",
          effects: [{ static: "cant", event: { on: "wins", player: { who: "opponents" } }, what: "win" }],
        },
      ]),
    )
    expect(winGame(s, 0)).toBe(false)
    expect(winGame(s, 1)).toBe(true)
    expect(s.players[0].left?.how).toBe("lost")
  })

  it("104.4c: an effect makes the game a draw", () => {
    const s = table()
    drawGame(s)
    expect(s.over?.winners).toEqual([])
  })
})

describe("800.4a: a player leaves a game of three", () => {
  it("objects that the player owns leave, also under other players' control", () => {
    const s = table(3)
    const id = put(s, 1, creature("Griffin"))
    writable(s).effects = [{ ...theft, controller: 0, objects: [id] }]
    invalidate(s)
    concede(s, 1)
    expect(s.objects[id]).toBeUndefined()
    expect(s.over).toBeNull()
  })

  it("effects that gave the player control end; the owner gets the object back", () => {
    const s = table(3)
    const id = put(s, 1, creature("Bears"))
    writable(s).effects = [{ ...theft, controller: 0, objects: [id] }]
    invalidate(s)
    expect(controllerOf(s, id)).toBe(0)
    concede(s, 0)
    expect(controllerOf(s, id)).toBe(1)
  })

  it("what the player still controls is exiled", () => {
    const s = table(3)
    put(s, 1, creature("Angel"), "battlefield", { controller: 0 })
    concede(s, 0)
    expect(names(s, s.exile)).toEqual(["Angel"])
  })

  it("copies and abilities of the player on the stack cease to exist", () => {
    const s = table(3)
    const copy = spell(s, 1, card({ name: "Spark", types: ["instant"] }), {}, { kind: "copy", controller: 0 })
    concede(s, 0)
    expect(s.objects[copy]).toBeUndefined()
  })

  it("725.4: the active player becomes the monarch", () => {
    const s = table(3)
    writable(s).monarch = 2
    concede(s, 2)
    expect(s.monarch).toBe(0)
  })

  it("704.5a with 104.2a: two of three lose together, the third wins", () => {
    const s = table(3)
    for (const p of [0, 1]) editPlayer(s, p).life = 0
    settle(s)
    expect(s.over).toEqual({ winners: [2], rule: "104.2a" })
  })
})
