import { describe, expect, it } from "vitest"
import { run } from "../interpreter/testing/run.ts"
import type { Filter } from "../language/filter.ts"
import { writable } from "../state/edit.ts"
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

  it("what is described by how it is now is what fits now", () => {
    expect(tappedAfter(CREATURE)).toEqual([true, true, false])
  })
})
