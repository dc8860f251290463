import { expect, it } from "vitest"
import { always, board, combat, role } from "../documents/testing/combat.ts"
import { keywordAbility } from "../language/keyword-ability.ts"
import type { State } from "../state/state.ts"
import { creature, put } from "../testing/table.ts"

const WOLF = { is: "subtype", subtype: "Wolf" } as const
const bands = keywordAbility("bandsWithOther", { filter: WOLF })
const wolf = (name: string, abilities = [bands]) => creature(name, 1, 4, abilities, { subtypes: ["Wolf"] })

/** The places of those asked to join a band, by the name of its leader. */
function offers(s: State, answer: number[]): unknown[] {
  const asked: unknown[] = []
  combat(s, {
    until: "declareBlockers",
    answer: (d) => {
      if (d.kind !== "choose" || d.rule !== "702.22c") return undefined
      asked.push([d.source, d.options])
      return answer
    },
  })
  return asked
}

it("702.22c: any number of creatures of the quality, and none without it, band with one that bands with them", () => {
  const s = board()
  const leader = put(s, 0, wolf("Leader"))
  const bear = put(s, 0, creature("Bear"))
  const others = ["A", "B"].map((name) => put(s, 0, wolf(name, [])))
  expect(offers(s, [0, 1])).toEqual([[leader, others]])
  const [a, b, c, none] = [leader, ...others, bear].map((id) => role(s, id)!.band)
  expect([a > 0, b, c, none]).toEqual([true, a, a, 0])
})

it("702.22c: a creature without the quality leads no such band", () => {
  const s = board()
  put(s, 0, creature("Bear", 2, 2, [bands]))
  put(s, 0, wolf("A", []))
  expect(offers(s, [])).toEqual([])
})

it("702.22k: what blocks it and another of the quality has its damage divided by their controller, unlike what blocks it alone", () => {
  for (const [second, by] of [
    [wolf("A", []), 0],
    [creature("Bear", 1, 4, []), 1],
  ] as const) {
    const s = board()
    put(s, 0, wolf("Leader"))
    put(s, 0, second)
    const more = always({ static: "canBlockAdditional", creature: { sel: "self" }, count: 1 })
    put(s, 1, creature("Hydra", 3, 9, [more]))
    const dividers: number[] = []
    combat(s, {
      block: [
        [0, 0],
        [0, 1],
      ],
      answer: (d) => {
        if (d.kind === "choose" && d.rule === "702.22c") return []
        if (d.kind === "order") return [0, 1]
        if (d.kind !== "distribute") return undefined
        dividers.push(d.player)
        return [3, 0]
      },
    })
    expect(dividers).toEqual([by])
  }
})
