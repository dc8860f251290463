import { describe, expect, it } from "vitest"
import type { Change } from "../language/statics/change.ts"
import type { Memory } from "../state/object.ts"
import { card, put, table } from "../testing/table.ts"
import { moveAll } from "./moving/move.ts"
import { answering, enchantment } from "./testing/replacing.ts"

const CREATURES = { sel: "all", filter: { is: "type", type: "creature" } } as const

describe("613.7m: the order of two of the same card that enter simultaneously", () => {
  const chosen = (type: string): Memory => ({ chosen: { type } })
  it.each([
    ["is asked for if other things were chosen for them", chosen("Elf"), chosen("Bear"), [[0, 1]]],
    ["does not matter if the same was", chosen("Elf"), chosen("Elf"), []],
  ])("%s", (_name, first, second, answers) => {
    const changes: Change[] = [{ change: "setSubtypes", of: "creature", subtypes: "chosen" }]
    const s = table()
    const same = enchantment("Same", { static: "modify", what: CREATURES, changes })
    const ids = [first, second].map((keep) => ({ id: put(s, 0, same, "graveyard"), keep }))
    answering(answers, () =>
      moveAll(
        s,
        ids.map((one) => ({ ...one, to: "battlefield", rule: "1" })),
      ),
    )
  })

  it.each([
    ["is asked for if they copy different permanents", [0, 1], [[0, 1]]],
    ["does not matter if they copy the same", [1, 1], []],
  ])("%s", (_name, copied, answers) => {
    const s = table()
    const bases = [1, 4].map((power) => {
      const changes: Change[] = [{ change: "setPT", power, toughness: 1 }]
      return put(s, 1, enchantment(`Base ${power}`, { static: "modify", what: CREATURES, changes }))
    })
    const double = card({ name: "Double", types: ["enchantment"] })
    const moves = copied.map((i) => {
      const changes: Change[] = [{ change: "copy", definition: s.objects[bases[i]]?.def ?? 0 }]
      return {
        id: put(s, 0, double, "graveyard"),
        to: "battlefield",
        rule: "1",
        entering: { changes },
      } as const
    })
    answering(answers, () => moveAll(s, moves))
    expect(s.battlefield).toHaveLength(4)
  })
})
