import { describe, expect, it } from "vitest"
import { readLine } from "../../../compile.ts"
import { wordings } from "../../../testing/wordings.ts"

wordings("changes without a duration", [
  [
    "611.2a: several of them",
    "When Zap enters, target creature gets +2/+2 and gains horsemanship.",
    {
      effect: {
        do: "change",
        changes: [{ change: "modifyPT" }, { change: "addAbilities" }],
        duration: "permanent",
      },
    },
  ],
  [
    "305.7: a basic land type",
    "{T}: Target land becomes a Forest.",
    {
      effect: {
        do: "change",
        changes: [{ change: "setSubtypes", subtypes: ["Forest"] }],
        duration: "permanent",
      },
    },
  ],
])

describe("what is no change without a duration", () => {
  const read = (line: string) => readLine(line, ["Zap"], true)
  it("one duration holds for both", () => {
    const both = read("Until end of turn, target creature gets +1/+1 and target land gains flying.")
    expect(JSON.stringify(both)).not.toContain('"permanent"')
  })
  it("611.3: what it has under a condition", () => {
    expect(JSON.stringify(read("If this spell was kicked, it has split second."))).not.toContain(
      '"permanent"',
    )
  })
  it("601.2: what a spell has as it's cast", () => {
    const cast =
      "Exile target creature card from a graveyard. You may cast it this turn. That spell has undaunted."
    expect(read(cast).understood).toBe(false)
  })
})
