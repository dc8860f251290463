import { distance } from "fastest-levenshtein"
import { describe, expect, it } from "vitest"
import { nameKey } from "../embedded/name-key.ts"
import { NearestNames, nearestNames } from "./nearest.ts"

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

  it("are those of a search that compares every name, whatever the filters leave out", () => {
    const syllables = ["ar", "bo", "lis", "the ", "dra", "gon", "um", "s'", "bol", "t", "-", "é"]
    const made = (seed: number, length: number) =>
      Array.from({ length }, (_, i) => syllables[(seed * 7 + i * i * 5 + seed * i) % syllables.length]).join(
        "",
      )
    const names = Array.from({ length: 400 }, (_, i) => made(i, 2 + (i % 6)))
    const all = new NearestNames(names)
    for (let i = 0; i < 200; i++) {
      const wrong = made(i * 3 + 1, 2 + (i % 5)).replace("l", "i")
      const key = nameKey(wrong)
      const allowed = Math.max(1, Math.floor(key.length / 4))
      const least = Math.min(...names.map((name) => distance(key, nameKey(name))))
      const [first] = all.of(wrong)
      if (least <= allowed) expect(distance(key, nameKey(first))).toBe(least)
      else if (first !== undefined) expect(nameKey(first).startsWith(key)).toBe(true)
    }
  })
})
