import { describe, expect, it } from "vitest"
import type { Ability } from "./ability.ts"
import { find, map, mentions, says, some, someWord } from "./visit.ts"

const ABILITY: Ability = {
  ability: "triggered",
  when: { on: "moves", object: { is: "self" }, to: "battlefield" },
  condition: { if: "dayNight", is: "day" },
  effect: {
    do: "sequence",
    of: [
      { do: "draw", count: { n: "x" } },
      { do: "move", what: { sel: "target", slot: 0 }, to: "hand" },
    ],
  },
  targets: [{ filter: { is: "type", type: "creature" } }],
}

describe("pieces of the ability language", () => {
  it("nodes are found by kind and name, however deep", () => {
    expect(mentions(ABILITY, "do", "draw")).toBe(true)
    expect(mentions(ABILITY, "do", "mill", "scry")).toBe(false)
    expect(mentions(ABILITY, "is", "self")).toBe(true)
    expect(mentions(ABILITY, "sel", "self")).toBe(false)
    expect(mentions(undefined, "n", "x")).toBe(false)
  })

  it("a node is of one kind: the condition that it's day is no filter", () => {
    const filters: string[] = []
    some(ABILITY, "is", (filter) => {
      filters.push(filter.is)
      return false
    })
    expect(filters).toEqual(["self", "type"])
  })

  it("the first node is found before its parts", () => {
    expect(find(ABILITY, "do", () => true)?.do).toBe("sequence")
    expect(find(ABILITY, "do", (effect) => effect.do === "move")).toMatchObject({ to: "hand" })
  })

  it("words are given with their field, those of lists with that of the list", () => {
    expect(says(ABILITY, "to", "hand")).toBe(true)
    expect(says(ABILITY, "slot", 1)).toBe(false)
    expect(says({ ability: "static", zone: ["hand", "graveyard"] }, "zone", "graveyard")).toBe(true)
    expect(someWord(ABILITY, (word) => word === "creature")).toBe(true)
  })

  it("nodes are changed innermost first, and what stays is the same object", () => {
    const changed = map(ABILITY, {
      sel: (node) => (node.sel === "target" ? { sel: "bound", name: `target${node.slot}` } : node),
      do: (node) => (node.do === "move" ? { ...node, bind: "moved" } : node),
    })
    expect(changed).toMatchObject({
      effect: { of: [{ do: "draw" }, { what: { sel: "bound", name: "target0" }, bind: "moved" }] },
    })
    expect(changed.ability === "triggered" && changed.when).toBe(ABILITY.when)
    expect(map(ABILITY, { pay: (part) => part })).toBe(ABILITY)
  })

  it("parts that are not entered stay", () => {
    const blank = { sel: "self" } as const
    expect(map(ABILITY, { sel: () => blank }, (part) => !("targets" in part))).toBe(ABILITY)
  })
})
