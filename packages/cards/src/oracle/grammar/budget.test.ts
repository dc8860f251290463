import { describe, expect, it } from "vitest"
import { readLine } from "../compile.ts"

const nested = (from: string, again: string, times: number, to: string) => from + again.repeat(times) + to

/** Milliseconds of processor time that reading takes. */
function cost(text: string): number {
  const before = process.cpuUsage().user
  readLine(text, ["Zap"], false)
  return (process.cpuUsage().user - before) / 1000
}

describe("any text costs bounded work", () => {
  it.each([
    [
      "groups that share a type with groups",
      nested(
        "{1}: Enchanted creature and ",
        "other creatures that share a creature type with it and ",
        7,
        "it gain flying until end of turn.",
      ),
    ],
    [
      "numbers of those with numbers",
      nested(
        "You gain life ",
        "for each creature you control with power less than or equal to the number of creatures ",
        13,
        "you control.",
      ),
    ],
    [
      "qualities on qualities",
      nested("Destroy target creature ", "with power 2 or greater that's attacking ", 20, "."),
    ],
    ["sentences", "Draw a card. ".repeat(60)],
    ["conditions", nested("", "If you control a creature, ", 60, "draw a card.")],
    ["lists", nested("Destroy target ", "artifact, ", 60, "or creature.")],
    ["quotes", nested("", 'Target creature gains "', 30, "flying.")],
  ])("%s", (_what, text) => {
    readLine(text, ["Warm"], false)
    // Some 30 ms in a warm process; what grew with each nesting took minutes.
    expect(cost(text)).toBeLessThan(1000)
  })

  it("quotes in quotes are spelled once, not again for each way to say what is around them", () => {
    const text =
      "Zap gains \"{2}, {T}: Create a 0/0 colorless Construct artifact creature token with 'This token gets +1/+1 for each artifact you control.'\""
    expect(readLine(`II — ${text}`, ["Zap"], false)).toMatchObject({ understood: true })
  })

  it("past the budget a text is not understood, and says so", () => {
    const text = nested(
      "{1}: Enchanted creature and ",
      "other creatures that share a creature type with it and ",
      40,
      "it gain flying until end of turn.",
    )
    expect(readLine(text, ["Zap"], false)).toMatchObject({ understood: false, expected: ["fewer nestings"] })
  })
})
