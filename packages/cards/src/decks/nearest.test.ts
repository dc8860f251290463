import { describe, expect, it } from "vitest"
import { nearestNames } from "./nearest.ts"

const NAMES = [
  "Lightning Bolt",
  "Lightning Strike",
  "Shock",
  "Fire // Ice",
  "Glóin, Dwarf Emissary",
  "Island",
]

describe("the names that may have been meant", () => {
  it("are those with few wrong, missing or additional letters", () => {
    expect(nearestNames("Lightening Bolt", NAMES)).toEqual(["Lightning Bolt"])
    expect(nearestNames("shok", NAMES)).toEqual(["Shock"])
    expect(nearestNames("Iland", NAMES)).toEqual(["Island"])
  })

  it("are no others", () => {
    expect(nearestNames("Nobody's Card", NAMES)).toEqual([])
    expect(nearestNames("Xyz", NAMES)).toEqual([])
  })

  it("are those too that begin so, after nearer ones", () => {
    expect(nearestNames("Lightning", NAMES)).toEqual(["Lightning Bolt", "Lightning Strike"])
    expect(nearestNames("Gloin", NAMES)).toEqual(["Glóin, Dwarf Emissary"])
    expect(nearestNames("Isl", NAMES)).toEqual([])
  })

  it("may be meant by their front face", () => {
    expect(nearestNames("Fyre", NAMES)).toEqual(["Fire // Ice"])
  })

  it("are three at most", () => {
    expect(nearestNames("Abcde", ["Abcdf", "Abcdg", "Abcdh", "Abcdi"])).toHaveLength(3)
  })
})
