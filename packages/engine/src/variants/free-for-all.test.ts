import { describe, expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { controllerOf } from "../characteristics/query.ts"
import { attackable } from "../combat/can-attack.ts"
import { endEffects } from "../continuous/ending.ts"
import { concede } from "../events/moving/leave-game.ts"
import { move } from "../events/moving/move.ts"
import { createState } from "../game/setup/setup.ts"
import { viewOf } from "../game/view/view.ts"
import { choose } from "../state/choose.ts"
import { define } from "../state/define.ts"
import type { ContinuousEffect } from "../state/effect.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { invalidate, writable } from "../state/writing/edit.ts"
import { asking, card, creature, names, put, table } from "../testing/table.ts"
import { createTokens } from "../tokens/tokens.ts"
import { beginNextTurn } from "../turn/progress.ts"
import { turnBasedActions } from "../turn/turn-based-actions.ts"

const bear = creature("Bear")
const effect = (parts: Partial<ContinuousEffect>): ContinuousEffect => ({
  id: 900,
  timestamp: 900,
  source: 0,
  controller: 0,
  duration: "endOfTurn",
  turn: 3,
  objects: [],
  changes: [],
  statics: [],
  bindings: {},
  targets: [],
  x: 0,
  uses: -1,
  ...parts,
})
const control = [{ change: "control" as const, player: { who: "you" as const } }]

function withAttack(attack: "any" | "left" | "right" | "one"): State {
  const s = table(4)
  writable(s).options = { ...s.options, attack }
  return s
}

describe("whom a player may attack", () => {
  it("802.2: attack multiple players: every opponent", () => {
    expect(attackable(withAttack("any"), 1)).toEqual([0, 2, 3].map(playerRef))
  })

  it("803.1a: attack left: the next player in turn order; 803.1b attack right: the one before", () => {
    expect(attackable(withAttack("left"), 3)).toEqual([playerRef(0)])
    expect(attackable(withAttack("right"), 3)).toEqual([playerRef(2)])
  })

  it("803.1a: nobody when that player is a teammate", () => {
    const s = withAttack("left")
    writable(s).players = s.players.map((p) => ({ ...p, team: p.id >> 1 }))
    expect([attackable(s, 0), attackable(s, 1)]).toEqual([[], [playerRef(2)]])
  })

  it("507.1, 506.2a: without these options the active player chooses one opponent as combat begins", () => {
    const s = withAttack("one")
    writable(s).turn = { ...s.turn, step: "beginningOfCombat", phase: "combat" }
    const [asked] = asking([[1]], () => turnBasedActions(s))
    expect(asked).toMatchObject({ rule: "507.1", player: 0, options: [1, 2, 3].map(playerRef) })
    expect(attackable(s, 0)).toEqual([playerRef(2)])
  })

  it("806.1: Free-for-All is refused for two players, and for teams", () => {
    const start = (players: { name: string; team?: number }[]) =>
      createState({ players: players.map((p) => ({ ...p, deck: [] })), variant: "freeForAll" })
    expect(() => start([{ name: "A" }, { name: "B" }])).toThrow("800.1")
    expect(() => start(["A", "B", "C"].map((name) => ({ name, team: 1 })))).toThrow("806.1")
    expect(start(["A", "B", "C"].map((name) => ({ name }))).options).toMatchObject({
      firstPlayerDraws: true, // 103.8c
      freeMulligans: 1, // 103.5c
      variants: ["freeForAll"],
    })
  })
})

describe("teams", () => {
  it("808.2: each team sits together", () => {
    const start = (...teams: number[]) =>
      createState({
        players: teams.map((team) => ({ name: `${team}`, deck: [], team })),
        variant: "teamVsTeam",
      })
    expect(() => start(0, 1, 0, 1)).toThrow("805.1")
    expect(() => start(0, 1, 1, 0)).not.toThrow()
  })
})

describe("what a player sees of the others", () => {
  it("400.2: nobody's hand but his own, and 808.5 that of a teammate", () => {
    const players = ["A", "B", "C", "D"].map((name) => ({ name, deck: [] }))
    const seen = (variant: string) => {
      const s = createState({ players, variant, openingHands: false })
      for (const p of [0, 1, 2, 3]) put(s, p, bear, "hand")
      return viewOf(s, 0).players.map((p) => p.cards.length)
    }
    expect(seen("freeForAll")).toEqual([1, 0, 0, 0])
    expect(seen("teamVsTeam")).toEqual([1, 1, 0, 0])
  })
})

describe("a player leaves the game", () => {
  it("800.4b: no token is created for a player who left, and nothing comes under that player's control", () => {
    const s = table(3)
    const mine = put(s, 0, bear, "graveyard")
    const held = put(s, 0, bear)
    concede(s, 1)
    const what = { definition: define(s, bear), face: 0 }
    expect(createTokens(s, 1, what, 1, {}, contextOf(0, 0))).toEqual([])
    expect(move(s, { id: mine, to: "battlefield", rule: "1", entering: { controller: 1 } })).toBe(0)
    expect(names(s, s.players[0].graveyard)).toEqual(["Bear"])
    writable(s).effects = [effect({ controller: 1, objects: [held], changes: control })]
    invalidate(s)
    expect(controllerOf(s, held)).toBe(0)
  })

  it("800.4c: what falls back to a player who left is exiled at once", () => {
    const s = table(3)
    const id = put(s, 0, bear, "battlefield", { controller: 1 }) // put under B's control by default
    writable(s).effects = [effect({ controller: 2, objects: [id], changes: control })]
    invalidate(s)
    concede(s, 1)
    expect(controllerOf(s, id)).toBe(2)
    endEffects(s, () => true)
    expect([s.battlefield, names(s, s.exile)]).toEqual([[], ["Bear"]])
  })

  it("800.4c: also when an Aura that gave control leaves", () => {
    const s = table(3)
    const id = put(s, 0, bear, "battlefield", { controller: 1 })
    const aura = put(
      s,
      2,
      card({
        name: "Mind Control",
        types: ["enchantment"],
        subtypes: ["Aura"],
        abilities: [
          {
            ability: "static",
            effects: [{ static: "modify", what: { sel: "attachedTo" }, changes: control }],
          },
        ],
      }),
      "battlefield",
      { attachedTo: id },
    )
    concede(s, 1)
    move(s, { id: aura, to: "graveyard", rule: "1" })
    expect(names(s, s.exile)).toEqual(["Bear"])
  })

  it("800.4g: the controller of an object names another opponent to choose", () => {
    const s = table(4)
    const source = put(s, 0, bear)
    concede(s, 1)
    const ask = () => choose(s, { kind: "confirm", player: 1, rule: "1", purpose: "x", source })
    const [first, second] = asking([[1], 0], ask)
    expect(first).toMatchObject({ player: 0, rule: "800.4g", options: [playerRef(2), playerRef(3)] })
    expect(second).toMatchObject({ kind: "confirm", player: 3 })
  })

  it("800.4h: a choice that a rule asks for is made by the next player in turn order", () => {
    const s = table(4)
    concede(s, 1)
    const ask = () => choose(s, { kind: "confirm", player: 1, rule: "1", purpose: "x", source: 0 })
    expect(asking([0], ask)[0].player).toBe(2)
  })

  it("800.4k: a player who left takes no turn, 800.4m and what lasts until then ends when it would have begun", () => {
    const s = table(3)
    const id = put(s, 2, bear)
    writable(s).effects = [effect({ controller: 1, objects: [id], duration: "yourNextTurn" })]
    writable(s).turn = { ...s.turn, nextPlayer: 1, extraTurns: [{ player: 1, source: 0 }] }
    concede(s, 1)
    expect(s.effects).toHaveLength(1)
    beginNextTurn(s)
    expect([s.turn.active, s.effects]).toEqual([2, []])
  })

  it("104.2c: the whole team wins, also those who had lost before", () => {
    const players = ["A", "B", "C", "D"].map((name) => ({ name, deck: [] }))
    const s = createState({ players, variant: "teamVsTeam", openingHands: false })
    for (const p of [0, 2, 3]) concede(s, p)
    expect(s.over).toEqual({ winners: [0, 1], rule: "104.2a" })
    expect(s.players[0].left?.how).toBe("won")
  })
})
