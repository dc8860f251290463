import { describe, expect, it } from "vitest"
import { run } from "../interpreter/testing/run.ts"
import type { Filter } from "../language/filter.ts"
import { writable } from "../state/writing/edit.ts"
import { creature, put, table } from "../testing/table.ts"
import { untapStep } from "../turn/untap-step.ts"

const CREATURE: Filter = { is: "type", type: "creature" }

function tappedAfter(filter: Filter, you = 0, targets: readonly (readonly number[])[] = []) {
  const s = table()
  const there = put(s, 1, creature("Ox"), "battlefield", { tapped: true })
  const own = put(s, 0, creature("Elk"), "battlefield", { tapped: true })
  run(s, { do: "freeze", what: { sel: "all", filter } }, { you, targets })
  const later = put(s, 1, creature("Bear"), "battlefield", { tapped: true })
  for (const active of [1, 0]) {
    writable(s).turn = { ...s.turn, active, number: s.turn.number + 1 }
    untapStep(s)
  }
  return [there, own, later].map((id) => s.objects[id]!.tapped)
}

describe("502.3 what does not untap in its controller's next untap step", () => {
  it("611.2c: a player's creatures are those that the player has by then", () => {
    const theirs: Filter = {
      is: "and",
      of: [CREATURE, { is: "controlledBy", player: { who: "opponents" } }],
    }
    expect(tappedAfter(theirs)).toEqual([true, false, true])
  })

  it("of one permanent it is the step of whoever controls it by then, and one step only", () => {
    const s = table()
    const ox = put(s, 1, creature("Ox"), "battlefield", { tapped: true })
    run(s, { do: "freeze", what: { sel: "all", filter: CREATURE } }, { you: 0 })
    const took = { change: "control", player: { who: "you" } } as const
    run(
      s,
      { do: "change", what: { sel: "all", filter: CREATURE }, changes: [took], duration: "permanent" },
      { you: 0 },
    )
    const after = (active: number) => {
      writable(s).turn = { ...s.turn, active, number: s.turn.number + 1 }
      untapStep(s)
      return s.objects[ox]!.tapped
    }
    expect([after(1), after(0), after(1), after(0)]).toEqual([true, true, true, false])
  })

  it("'your next untap step' is not that of another player who controls it by then", () => {
    const s = table()
    const ox = put(s, 1, creature("Ox"), "battlefield", { tapped: true })
    run(s, { do: "freeze", what: { sel: "all", filter: CREATURE }, whose: { who: "you" } }, { you: 0 })
    writable(s).turn = { ...s.turn, active: 1, number: s.turn.number + 1 }
    untapStep(s)
    expect(s.objects[ox]!.tapped).toBe(false)
  })

  it("what is described by how it is now is what fits now", () => {
    expect(tappedAfter(CREATURE)).toEqual([true, true, false])
  })
})
