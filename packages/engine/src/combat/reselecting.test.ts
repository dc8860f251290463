import { describe, expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { enchantment, ME } from "../documents/testing/cards.ts"
import { life, once } from "../documents/testing/cases.ts"
import { always, board, combat, SELF } from "../documents/testing/combat.ts"
import { gain } from "../documents/testing/drive.ts"
import { execute } from "../events/interpreter-port.ts"
import type { Decision } from "../state/decision.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { editState, writable } from "../state/writing/edit.ts"
import { card, creature, put, when } from "../testing/table.ts"

/** Life totals of four players after a 2/2 attacking the second player is made to attack the third. */
function lives(before: (s: State) => void, during: (s: State) => void = () => {}): number[] {
  const s = board("beginningOfCombat", "current", 4)
  const bear = put(s, 0, creature("Bear", 2, 2, [when({ on: "attacks", creature: ME }, gain)]))
  before(s)
  combat(s, {
    attack: [[0, 0]],
    at: once("declareBlockers", (now) => {
      during(now)
      const context = contextOf(bear, 0, 0, { other: [playerRef(2)] })
      execute(now, { do: "reselectAttack", what: SELF, whom: { who: "bound", name: "other" } }, context)
    }),
  })
  return life(s)
}

describe("508.7: what a creature attacks is chosen anew", () => {
  it("508.7a: it stays in combat and has not attacked a second time", () => {
    expect(lives(() => {})).toEqual([21, 20, 18, 20])
  })

  it("508.7a: a planeswalker of another player is then attacked until combat ends", () => {
    const s = board("beginningOfCombat", "current", 4)
    const bear = put(s, 0, creature("Bear", 2, 2))
    const walker = put(s, 2, card({ name: "Walker", types: ["planeswalker"], loyalty: 5 }), "battlefield", {
      counters: { loyalty: 5 },
    })
    const reselect = once("declareBlockers", (now) => {
      const context = contextOf(bear, 0, 0, { other: [playerRef(2)] })
      execute(now, { do: "reselectAttack", what: SELF, whom: { who: "bound", name: "other" } }, context)
    })
    const answer = (d: Decision) => (d.rule === "508.7a" ? [1] : undefined)
    combat(s, { attack: [[0, 0]], at: reselect, answer })
    expect([s.objects[walker]?.counters, life(s)]).toEqual([{ loyalty: 3 }, [20, 20, 20, 20]])
  })

  it("508.7b: what restricts attacks does not matter then", () => {
    const barred = (s: State) => {
      put(s, 1, enchantment("Arbiter", always({ static: "attackLimit", count: 0 })))
    }
    expect(lives(() => {}, barred)).toEqual([21, 20, 18, 20])
  })

  it("508.7c: only an opponent is chosen", () => {
    const teams = (s: State) => {
      for (const [id, team] of [0, 1, 0, 1].entries()) writable(s).players[id] = { ...s.players[id], team }
    }
    expect(lives(teams)).toEqual([21, 18, 20, 20])
  })

  it("508.7d: where one player defends, no other is chosen", () => {
    const left = (s: State) => {
      writable(s).options = { ...s.options, attack: "left" }
    }
    expect(lives(left)).toEqual([21, 18, 20, 20])
  })

  it("508.7e: only who is within range is chosen", () => {
    const near = (s: State) => {
      editState(s).reach = [
        [0, 1, 3],
        [0, 1, 2],
        [1, 2, 3],
        [0, 2, 3],
      ]
    }
    expect(lives(near)).toEqual([21, 18, 20, 20])
  })
})
