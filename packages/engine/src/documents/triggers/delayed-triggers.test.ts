import { describe, expect, it } from "vitest"
import { declareAttackers } from "../../combat/attackers.ts"
import { loseLife } from "../../events/life.ts"
import { destroy } from "../../events/moving/destroy.ts"
import { concede } from "../../events/moving/leave-game.ts"
import { move } from "../../events/moving/move.ts"
import { record } from "../../events/record.ts"
import type { Ability } from "../../language/ability.ts"
import type { Condition } from "../../language/condition.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate, writable } from "../../state/writing/edit.ts"
import { asking, card, creature, put, resolveAll, settle, spell, when } from "../../testing/table.ts"
import { artifact, ME, sequence } from "../testing/cards.ts"
import { always, SELF } from "../testing/combat.ts"
import { atStep, CREATURE, dies, fillLibraries, gain, play } from "../testing/drive.ts"
import { graveyard, names } from "../testing/looks.ts"
import { board, life, target } from "../testing/triggered.ts"

const END = { on: "step", step: "end" } as const
const later = (effect: Effect, more: Partial<Extract<Effect, { do: "delayed" }>> = {}): Effect => ({
  do: "delayed",
  when: END,
  effect,
  ...more,
})

/** An instant that does this resolves; its target, if it has one, is the object. */
function cast(s: State, effect: Effect, object?: number, player = 0): number {
  const targets = object === undefined ? [] : [{ filter: CREATURE }]
  const ability: Ability = { ability: "spell", effect, targets }
  const what = card({ name: "Spell", types: ["instant"], abilities: [ability] })
  const id = spell(s, player, what, { targets: object === undefined ? [] : [[object]] })
  resolveAll(s)
  return id
}

/** The end step begins, and all that triggers on it resolves. */
function endStep(s: State): void {
  record(s, { kind: "step", rule: "513.1", player: s.turn.active, detail: "end" })
  settle(s)
  resolveAll(s)
}

describe("603.7: delayed triggered abilities", () => {
  it("603.7, 603.7a: a resolving spell creates one, which acts later [S003-11-1] [S003-11-2] [S003-11-3]", () => {
    const s = board()
    const bear = put(s, 1, creature())
    cast(s, later({ do: "destroy", what: target }), bear)
    settle(s)
    expect([s.delayed.length, s.stack, s.objects[bear] !== undefined]).toEqual([1, [], true])
    endStep(s)
    expect([s.delayed, graveyard(s, 1)]).toEqual([[], ["Bear"]])
  })

  it("603.7a, 603.7f: so does a replacement effect; its source is the object of that effect, its controller who controlled it then [S003-11-4] [S003-12-5] [S003-12-6]", () => {
    const s = board()
    const phoenix = artifact(
      "Ember",
      always({
        static: "replace",
        event: { on: "moves", object: CREATURE, from: "battlefield", to: "graveyard" },
        with: sequence({ do: "move", what: { sel: "bound", name: "it" }, to: "exile" }, later(gain)),
      }),
    )
    const ember = put(s, 0, phoenix)
    destroy(s, [put(s, 1, creature())], "701.8a")
    expect(s.delayed).toMatchObject([{ source: ember, controller: 0 }])
    edit(s, ember).controller = 1
    invalidate(s)
    endStep(s)
    expect([life(s), life(s, 1)]).toEqual([21, 20])
  })

  it("603.7a, 603.7g, 607.2h: so does a static ability that allows an action, when the action is taken [S003-11-5]", () => {
    const triggered = (answer: number) => {
      const s = board()
      writable(s).turn = { ...s.turn, step: "declareAttackers", phase: "combat" }
      const grant: StaticEffect = {
        static: "mayPayToAttack",
        creature: SELF,
        cost: [{ pay: "life", amount: 1 }],
        then: { effect: { do: "gainLife", amount: 10 } },
      }
      put(s, 0, creature("Zealot", 2, 2, [always(grant)]))
      asking([[[0, 0]], answer], () => declareAttackers(s))
      settle(s)
      expect(s.stack.length).toBe(answer)
      resolveAll(s)
      return life(s)
    }
    expect([triggered(0), triggered(1)]).toEqual([20, 29])
  })

  it("603.7a: it misses what happened just before it existed [S003-11-6]", () => {
    const s = board()
    const first = put(s, 1, creature("First"))
    const next = put(s, 1, creature("Next"))
    const watch = later(gain, { when: dies(), once: false, duration: "endOfTurn" })
    cast(s, sequence({ do: "destroy", what: target }, watch), first)
    settle(s)
    expect([graveyard(s, 1), s.stack]).toEqual([["First"], []])
    destroy(s, [next], "701.8a")
    settle(s)
    expect(s.stack.length).toBe(1)
  })

  it("603.7a: earlier events may make its event impossible [S003-11-7]", () => {
    const s = board()
    const bear = put(s, 1, creature())
    const doomed = { is: "among", of: target } as const
    cast(
      s,
      later(gain, { when: { on: "moves", object: doomed, from: "battlefield", to: "graveyard" } }),
      bear,
    )
    const elsewhere = move(s, { id: bear, to: "hand", rule: "400.7" })
    const again = move(s, { id: elsewhere, to: "battlefield", rule: "400.7" })
    destroy(s, [again, put(s, 1, creature())], "701.8a")
    settle(s)
    expect(s.stack).toEqual([])
  })

  it("603.7b: it triggers once, the next time; with a duration each time until that ends [S003-11-8] [S003-11-9]", () => {
    const count = (more: Partial<Extract<Effect, { do: "delayed" }>>) => {
      const s = board()
      fillLibraries(s)
      atStep(s, "precombatMain")
      cast(s, later(gain, { when: dies(), ...more }))
      for (let i = 0; i < 3; i++) destroy(s, [put(s, 1, creature())], "701.8a")
      settle(s)
      resolveAll(s)
      const first = life(s) - 20
      play(s, (now) => now.turn.number === 4 && now.turn.step === "draw")
      destroy(s, [put(s, 1, creature())], "701.8a")
      settle(s)
      resolveAll(s)
      return [first, life(s) - 20 - first]
    }
    expect(count({})).toEqual([1, 0])
    expect(count({ once: false, duration: "endOfTurn" })).toEqual([3, 0])
    expect(count({ once: false, duration: "permanent" })).toEqual([3, 1])
  })

  it("603.7c: it means the object, whatever that has become, but no new object and nothing elsewhere [S003-11-10] [S003-11-11]", () => {
    const left = (meanwhile: (s: State, id: number) => void) => {
      const s = board()
      const bear = put(s, 1, creature())
      cast(s, later({ do: "destroy", what: target }), bear)
      meanwhile(s, bear)
      endStep(s)
      return names(s, s.battlefield).length
    }
    expect(left(() => {})).toBe(0)
    const petrify: Effect = {
      do: "change",
      what: { sel: "all", filter: CREATURE },
      changes: [
        { change: "setTypes", types: ["artifact"] },
        { change: "setColors", colors: ["U"] },
      ],
      duration: "endOfTurn",
    }
    expect(left((s) => void cast(s, petrify))).toBe(0)
    const away = (s: State, id: number) => move(s, { id, to: "exile", rule: "701.13a" })
    expect(left((s, id) => void move(s, { id: away(s, id), to: "battlefield", rule: "400.7" }))).toBe(1)
    const there = board()
    const bear = put(there, 1, creature())
    cast(there, later({ do: "move", what: target, to: "hand" }), bear)
    away(there, bear)
    endStep(there)
    expect([names(there, there.exile), there.players[1].hand]).toEqual([["Bear"], []])
  })
})

describe("603.7d, 603.7e: whose it is", () => {
  it("603.7d: created by a spell, its source is the spell, its controller who controlled that as it resolved [S003-12-1] [S003-12-2]", () => {
    const s = board()
    const id = cast(s, later(gain), undefined, 1)
    expect(s.delayed).toMatchObject([{ source: id, controller: 1 }])
    record(s, { kind: "step", rule: "513.1", player: 0, detail: "end" })
    settle(s)
    // The spell is long in the graveyard, as another object.
    const ability = s.objects[s.stack[0]]!
    expect([ability.stack?.source, ability.controller, s.objects[id]]).toEqual([id, 1, undefined])
    expect(graveyard(s, 1)).toEqual(["Spell"])
    resolveAll(s)
    expect([life(s), life(s, 1)]).toEqual([20, 21])
  })

  it("603.7e: created by an ability, its source is that ability's, its controller who controlled the ability as it resolved [S003-12-3] [S003-12-4]", () => {
    const s = board()
    const clock = put(s, 0, artifact("Clock", when({ on: "taps", object: ME }, later(gain))))
    record(s, { kind: "taps", rule: "701.26a", object: clock })
    settle(s)
    edit(s, clock).controller = 1
    invalidate(s)
    resolveAll(s)
    expect(s.delayed).toMatchObject([{ source: clock, controller: 0 }])
    move(s, { id: clock, to: "exile", rule: "701.13a" })
    endStep(s)
    expect([life(s), life(s, 1)]).toEqual([21, 20])
  })
})

describe("603.8: state triggers", () => {
  const none: Condition = { if: "not", of: { if: "exists", filter: CREATURE } }
  const candle = artifact("Candle", when({ on: "state", condition: none }, gain))

  it("603.8: not again while its ability is on the stack, but after it left, however it left, if the state and the object are still there [S003-13-5] [S003-13-6]", () => {
    for (const way of ["resolve", "counter"]) {
      const s = board()
      put(s, 0, candle)
      const bear = put(s, 0, creature())
      destroy(s, [bear], "701.8a")
      settle(s)
      for (let i = 0; i < 3; i++) {
        loseLife(s, 1, 1)
        settle(s)
      }
      expect([way, s.stack.length]).toEqual([way, 1])
      const counter: Effect = { do: "counter", what: { sel: "bound", name: "top" } }
      if (way === "resolve") resolveAll(s)
      else
        cast(
          s,
          sequence(
            { do: "bind", name: "top", objects: { sel: "all", filter: { is: "ability" }, zone: "stack" } },
            counter,
          ),
          undefined,
          1,
        )
      settle(s)
      expect([way, s.stack.length]).toEqual([way, 1])
    }
  })

  it("603.8: not if the state has ended or the object is in another zone [S003-13-6]", () => {
    const left = (meanwhile: (s: State, id: number) => void) => {
      const s = board()
      const id = put(s, 0, candle)
      destroy(s, [put(s, 0, creature())], "701.8a")
      settle(s)
      meanwhile(s, id)
      resolveAll(s)
      settle(s)
      return [life(s), s.stack.length]
    }
    expect(left(() => {})).toEqual([21, 1])
    expect(left((s) => void put(s, 0, creature()))).toEqual([21, 0])
    expect(left((s, id) => void move(s, { id, to: "exile", rule: "701.13a" }))).toEqual([21, 0])
  })
})

describe("603.9: a player loses", () => {
  function triggered(happen: (s: State) => void): number {
    const s = board(3)
    put(s, 1, artifact("Bell", when({ on: "loses", player: { who: "opponents" } }, gain)))
    happen(s)
    if (s.over === null) settle(s)
    return s.stack.filter((id) => s.objects[id]!.kind === "ability").length + s.waiting.length
  }

  it("603.9: for whatever reason, conceding among them [S003-14-1]", () => {
    expect(triggered((s) => void loseLife(s, 0, 20))).toBe(1)
    expect(triggered((s) => concede(s, 0))).toBe(1)
    expect(triggered((s) => void cast(s, { do: "loseGame", player: { who: "you" } }))).toBe(1)
  })

  it("603.9, 104.4: but not when the game is a draw [S003-14-2]", () => {
    expect(triggered((s) => void cast(s, { do: "drawGame" }))).toBe(0)
    const s = board(3)
    put(s, 1, artifact("Bell", when({ on: "loses", player: { who: "players" } }, gain)))
    for (const { id } of s.players) loseLife(s, id, 20)
    settle(s)
    expect([s.over?.winners, s.stack.length + s.waiting.length]).toEqual([[], 0])
  })
})
