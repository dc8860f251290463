import { describe, expect, it } from "vitest"
import { legalActions } from "../../casting/offering/legal-actions.ts"
import { turnTo } from "../../events/current-marker.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Effect } from "../../language/effects/effect.ts"
import { playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { stackHere } from "../../state/turn-markers.ts"
import { edit, writable } from "../../state/writing/edit.ts"
import { card, creature, names, put, spell, when } from "../../testing/table.ts"
import { current, melee, playOn } from "./testing/melee.ts"

const gain: Effect = { do: "gainLife", amount: 3 }
const instant = (name: string, effect: Effect = gain, more: object = {}): CardDefinition =>
  card({ name, types: ["instant"], cost: "{0}", abilities: [{ ability: "spell", effect, ...more }] })
const counter = instant(
  "Counter",
  { do: "counter", what: { sel: "target", slot: 0 } },
  { targets: [{ min: 1, max: 1, filter: { is: "spell" }, zone: "stack" }] },
)

/** Eight players, with turns of 0 and 4 in their main phases, where this player has priority in both. */
function main(priority: readonly [number, number]): State {
  const s = melee(8)
  for (const index of [1, 0]) {
    turnTo(s, index)
    const at = { step: "precombatMain", phase: "precombatMain", stage: "priority" } as const
    writable(s).turn = { ...s.turn, ...at, passes: 1, priority: priority[index] }
  }
  return s
}

/** A spell of that player on the stack of that turn. */
function cast(s: State, index: number, player: number, what: CardDefinition = instant("Word")): number {
  const here = s.markers?.current ?? 0
  turnTo(s, index)
  const id = spell(s, player, what)
  turnTo(s, here)
  return id
}

/** What is on the stack of each turn. */
function stacks(s: State): string[][] {
  const here = s.markers?.current ?? 0
  const all = [0, 1].map((index) => {
    turnTo(s, index)
    return names(s, stackHere(s))
  })
  turnTo(s, here)
  return all
}

describe("the stacks of a Grand Melee (807.5)", () => {
  it("807.5: each turn has its own: what is on one resolves without the other", () => {
    const s = main([0, 4])
    cast(s, 0, 0, instant("First"))
    cast(s, 1, 4, instant("Second"))
    expect(stacks(s)).toEqual([["First"], ["Second"]])
    turnTo(s, 1)
    playOn(s, (now) => now.players[4].life > 20)
    expect([stacks(s)[1], s.players[0].life]).toEqual([[], 20])
  })

  it("807.5a: priority goes to those whom the marker or what is on its stack is in range of", () => {
    const asked = (s: State) => {
      const all = playOn(s, (now) => now.turn.step === "beginningOfCombat" && current(now) === 1)
      return [...new Set(all.filter(({ marker }) => marker === 1).map(({ decision }) => decision.player))]
    }
    expect(asked(main([0, 4])).sort()).toEqual([0, 1, 7])
    const s = main([0, 4])
    cast(s, 0, 1)
    expect(asked(s).sort()).toEqual([0, 1, 2, 7])
  })

  it("807.5b: who has priority for several says onto which stack a spell goes", () => {
    for (const holder of [0, 4]) {
      const s = main([2, 2])
      cast(s, 0, 1)
      cast(s, 1, 3)
      put(s, 2, instant("Mine"), "hand")
      let isCast = false
      playOn(
        s,
        () => isCast,
        (d, now) => {
          if (d.purpose === "turnMarker" && d.kind === "choose") {
            isCast = true
            expect(d.options).toEqual([playerRef(0), playerRef(4)])
            return [d.options.indexOf(playerRef(holder))]
          }
          if (d.kind !== "priority" || d.player !== 2) return undefined
          return d.options.findIndex((a) => a.do === "cast" && names(now, [a.object])[0] === "Mine")
        },
      )
      expect(stacks(s)).toEqual(holder === 0 ? [["Word", "Mine"], ["Word"]] : [["Word"], ["Word", "Mine"]])
    }
  })

  it("807.5b: a spell targets only what is on its own stack", () => {
    const s = main([2, 2])
    cast(s, 1, 3)
    const id = put(s, 2, counter, "hand")
    const casts = () => legalActions(s, 2).some((a) => a.do === "cast" && a.object === id)
    expect(casts()).toBe(false)
    turnTo(s, 1)
    expect(casts()).toBe(true)
  })

  it("807.5b: what an object on a stack makes trigger goes onto that stack", () => {
    const s = main([0, 4])
    put(s, 1, creature("Glad", 1, 1, [when({ on: "gainLife", player: { who: "players" } }, gain)]))
    cast(s, 1, 2)
    cast(s, 0, 0)
    playOn(s, (now) => now.players[0].life > 20 && now.waiting.length === 0)
    expect(stacks(s).map((list) => list.length)).toEqual([1, 1])
  })

  it("807.5b: for what nothing on a stack made trigger its controller chooses one", () => {
    for (const holder of [0, 4]) {
      const s = main([0, 4])
      const dying = when({ on: "moves", from: "battlefield", to: "graveyard", object: { is: "self" } }, gain)
      const weak = put(s, 1, creature("Weak", 1, 1, [dying]))
      cast(s, 1, 2)
      edit(s, weak).damage = 1
      const chosen = playOn(
        s,
        (now) => now.objects[weak] === undefined && now.waiting.length === 0,
        (d) =>
          d.purpose === "turnMarker" && d.kind === "choose"
            ? [d.options.indexOf(playerRef(holder))]
            : undefined,
      )
      expect(chosen.some(({ decision }) => decision.purpose === "turnMarker")).toBe(true)
      expect(stacks(s).map((list) => list.length)).toEqual(holder === 0 ? [1, 1] : [0, 2])
    }
  })
})
