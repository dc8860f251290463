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
