import { describe, expect, it } from "vitest"
import { move } from "../../events/moving/move.ts"
import { run } from "../../interpreter/testing/run.ts"
import type { Ability } from "../../language/ability.ts"
import { edit, invalidate } from "../../state/writing/edit.ts"
import { enter, has, size } from "../../testing/keywords.ts"
import { card, creature, put, resolveAll, settle, table } from "../../testing/table.ts"

describe("702.95 soulbond", () => {
  const paired = { is: "designation", of: "paired" } as const
  /** "As long as it is paired, both creatures have +1/+1." */
  const BOND: Ability = {
    ability: "static",
    condition: { if: "is", of: { sel: "self" }, filter: paired },
    effects: [
      {
        static: "modify",
        what: { sel: "union", of: [{ sel: "self" }, { sel: "pairedWith" }] },
        changes: [{ change: "modifyPT", power: 1, toughness: 1 }],
      },
    ],
  }
  const mage = (name = "Mage") => creature(name, 2, 2, [has("soulbond"), BOND])

  it("702.95a: pairs as it enters with one of the unpaired creatures of its controller", () => {
    const s = table()
    const bear = put(s, 0, creature())
    put(s, 0, creature("Other"))
    put(s, 1, creature("Theirs"))
    const id = enter(s, put(s, 0, mage(), "hand"))
    settle(s)
    const [may, which] = resolveAll(s, 1, [0])
    expect([may.kind, which.kind === "choose" && which.options.length]).toEqual(["confirm", 2])
    expect([size(s, id), size(s, bear)]).toEqual([
      [3, 3],
      [3, 3],
    ])
  })

  it("702.95a: or with the next creature that enters; 702.95d: not while it is paired", () => {
    const s = table()
    const id = put(s, 0, mage())
    const bear = enter(s, put(s, 0, creature(), "hand"))
    settle(s)
    resolveAll(s, 1)
    expect([size(s, id), size(s, bear)]).toEqual([
      [3, 3],
      [3, 3],
    ])
    enter(s, put(s, 0, creature("Late"), "hand"))
    settle(s)
    expect(s.stack).toEqual([])
  })

  it("702.95c: nobody becomes paired when one of them has gone or changed hands", () => {
    const s = table()
    const id = put(s, 0, mage())
    const bear = enter(s, put(s, 0, creature(), "hand"))
    settle(s)
    move(s, { id: bear, to: "graveyard", rule: "701.8a" })
    resolveAll(s)
    expect(size(s, id)).toEqual([2, 2])
    enter(s, put(s, 0, creature("Next"), "hand"))
    settle(s)
    edit(s, id).controller = 1
    invalidate(s)
    resolveAll(s)
    expect(s.events.filter(({ detail }) => detail === "paired")).toEqual([])
  })

  it("702.95c: two creatures of which one isn't their controller's don't become paired, nor does a land", () => {
    const s = table()
    const [id, other] = [put(s, 0, mage()), put(s, 0, creature("Other"))]
    const unfit = [put(s, 1, creature("Theirs")), put(s, 0, card({ name: "Field", types: ["land"] }))]
    const pairs = (...ids: number[]) => {
      const [what, context] = [{ sel: "bound", name: "pair" } as const, { bindings: { pair: ids } }]
      run(s, { do: "action", action: "pair", what }, { source: id, context })
      return s.events.filter(({ detail }) => detail === "paired").length
    }
    expect(unfit.map((one) => pairs(id, one))).toEqual([0, 0])
    expect(pairs(id, other)).toBe(2)
  })

  it("702.95e: a pair ends for good when one stops being a creature, leaves or is taken", () => {
    const s = table()
    const id = put(s, 0, mage())
    const bear = enter(s, put(s, 0, creature(), "hand"))
    settle(s)
    resolveAll(s, 1)
    edit(s, bear).controller = 1
    invalidate(s)
    settle(s)
    expect([size(s, id), size(s, bear)]).toEqual([
      [2, 2],
      [2, 2],
    ])
    edit(s, bear).controller = 0
    invalidate(s)
    settle(s)
    expect(size(s, id)).toEqual([2, 2])
    const next = enter(s, put(s, 0, creature("Next"), "hand"))
    settle(s)
    resolveAll(s, 1)
    expect(size(s, next)).toEqual([3, 3])
  })
})
