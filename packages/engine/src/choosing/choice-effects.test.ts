import { describe, expect, it } from "vitest"
import { chosenFor } from "../characteristics/chosen.ts"
import { run } from "../interpreter/testing/run.ts"
import type { Effect } from "../language/effects/effect.ts"
import { playerRef } from "../state/ref.ts"
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

describe("608.2d: friend or foe", () => {
  it("each player is one or the other, as the controller chooses", () => {
    const s = table(3)
    const choice = run(s, { do: "friendOrFoe", of: { who: "players" } }, {}, [[0, 2]])
    expect(choice.bindings).toMatchObject({ friend: [playerRef(0), playerRef(2)], foe: [playerRef(1)] })
    const gain = { do: "gainLife", amount: 2, player: { who: "bound", name: "friend" } } as const
    run(s, { do: "sequence", of: [{ do: "friendOrFoe", of: { who: "players" } }, gain] }, {}, [[1]])
    expect(s.players.map(({ life }) => life)).toEqual([20, 22, 20])
  })
})

describe("608.2d: two dice of which one result is chosen", () => {
  it("the other result is known too, and equal ones are not asked about", () => {
    const s = table()
    const pick = { do: "rollDie", sides: 1_000_000, count: 2, pick: true, bind: "result" } as const
    const { bindings } = run(s, pick, {}, [[1]])
    const [first, second] = s.events.filter((e) => e.kind === "die").map((e) => e.amount)
    expect(bindings).toMatchObject({ result: second, resultOther: first })
    expect(run(s, { ...pick, sides: 1 }).bindings).toMatchObject({ result: 1, resultOther: 1 })
  })
})
