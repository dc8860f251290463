import { describe, expect, it } from "vitest"
import { venture } from "../../actions/supplementary/dungeons.ts"
import { setAsker } from "../../state/choose.ts"
import { invalidate, writable } from "../../state/writing/edit.ts"
import { card, creature, put, settle, table, when } from "../../testing/table.ts"
import { checkStateBasedActions } from "../check.ts"
import { CREATURE, rules } from "../testing/table.ts"

describe("704.5s, t, y: Sagas, dungeons and Roles", () => {
  it("714.4, 714.2d, 704.5s: a Saga is sacrificed once its last chapter ability has left the stack", () => {
    const s = table()
    const chapter = when(
      { on: "counters", object: { is: "self" }, kind: "lore" },
      { do: "nothing" },
      { chapters: [1, 2] },
    )
    const saga = put(
      s,
      0,
      card({ name: "Saga", types: ["enchantment"], subtypes: ["Saga"], abilities: [chapter] }),
      "battlefield",
      { counters: { lore: 2 } },
    )
    writable(s).waiting = [{ source: saga, controller: 0, ability: chapter, bindings: {}, x: 0, index: 0 }]
    expect(checkStateBasedActions(s)).toBe(false)
    writable(s).waiting = []
    invalidate(s)
    settle(s)
    expect(rules(s, "sacrifice")).toEqual(["704.5s"])
  })

  it("704.5y: only the newest Role of one player stays", () => {
    const s = table()
    const role = card({
      name: "Role",
      types: ["enchantment"],
      subtypes: ["Aura", "Role"],
      abilities: [{ ability: "keyword", keyword: "enchant", filter: CREATURE }],
    })
    const bear = put(s, 0, creature())
    put(s, 0, role, "battlefield", { attachedTo: bear })
    const theirs = put(s, 1, role, "battlefield", { attachedTo: bear })
    const newest = put(s, 0, role, "battlefield", { attachedTo: bear })
    settle(s)
    expect(s.battlefield).toEqual([bear, theirs, newest])
  })

  it("704.5t: a dungeon is completed once the last room's ability has left the stack", () => {
    const s = table()
    for (let room = 0; room < 3; room++) {
      venture(s, 0, "Lost Mine of Phandelver")
      writable(s).waiting = []
      setAsker(() => [0])
    }
    venture(s, 0)
    setAsker(null)
    expect(checkStateBasedActions(s)).toBe(false)
    writable(s).waiting = []
    invalidate(s)
    settle(s)
    expect(s.players[0].dungeons).toEqual(["Lost Mine of Phandelver"])
    expect(s.command).toEqual([])
  })
})
