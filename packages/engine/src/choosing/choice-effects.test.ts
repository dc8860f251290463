import { describe, expect, it } from "vitest"
import { chosenFor } from "../characteristics/chosen.ts"
import { run } from "../interpreter/testing/run.ts"
import type { Effect } from "../language/effects/effect.ts"
import { creature, put, table } from "../testing/table.ts"

const CHOICE: Effect = {
  do: "chooseObjects",
  what: { sel: "choose", filter: { is: "other" }, bind: "chosen" },
  bind: "chosen",
}

describe("choices of objects", () => {
  it.each([true, undefined])("607.2d: what is chosen is known to other abilities if linked: %j", (link) => {
    const s = table()
    const source = put(s, 0, creature())
    const bear = put(s, 1, creature())
    const { bindings } = run(s, { ...CHOICE, ...(link && { link }) }, { source })
    expect(bindings.chosen).toEqual([bear])
    expect(chosenFor(s, source)?.object).toBe(link ? bear : undefined)
  })
})

describe("one of each kind", () => {
  const EACH: Effect = {
    do: "chooseObjects",
    what: {
      sel: "choose",
      filter: { is: "permanent" },
      each: [
        { is: "type", type: "artifact" },
        { is: "type", type: "creature" },
        { is: "type", type: "land" },
      ],
      bind: "chosen",
    },
    bind: "chosen",
  }

  it("608.2d: one object may be chosen for several kinds, and none for a kind that nothing has", () => {
    const s = table()
    const golem = put(s, 0, creature("Golem", 1, 1, [], { types: ["artifact", "creature"] }))
    const bear = put(s, 0, creature("Bear"))
    expect(run(s, EACH, {}, [[0]]).bindings.chosen).toEqual([golem])
    expect(run(s, EACH, {}, [[1]]).bindings.chosen).toEqual([golem, bear])
  })
})
