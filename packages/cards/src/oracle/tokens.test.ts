import { describe, expect, it } from "vitest"
import { tokenize } from "./tokens.ts"

const words = (text: string) => tokenize(text, ["Old Torch"]).words.join(" ")

describe("the object's own name", () => {
  it("is a sign, and so is 'this' with a noun (201.5)", () => {
    expect(words("Sacrifice Old Torch: This artifact deals 1 damage to any target.")).toBe(
      "sacrifice ~ : ~ deals 1 damage to any target .",
    )
  })

  it("in an ability of another object is what gives it (201.5a)", () => {
    expect(words('Equipped creature has "{T}, Sacrifice Old Torch: This creature gets +1/+1."')).toBe(
      'equipped creature has " {t} , sacrifice § : ~ gets +1/+1 . "'.replace("{t}", "{T}").toLowerCase(),
    )
  })

  it("in an ability that it gives itself is itself", () => {
    expect(words('{1}: Old Torch gains "{T}: Old Torch deals 1 damage to any target."')).toContain(
      '" {t} : ~ deals',
    )
    expect(words('If Old Torch is an Orb, it becomes a Star and gains "{T}: Tap Old Torch."')).toContain(
      "tap ~",
    )
  })

  it("behind 'named' in another object's ability is a name", () => {
    expect(words('Artifacts have "Draw a card for each permanent named Old Torch."')).toContain(
      "named old torch",
    )
  })
})
