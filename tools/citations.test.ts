import { expect, test } from "vitest"
import { citations, extract, numbers } from "./citations.mjs"

const cited = (source: string, withTitles = true) => citations(source, withTitles).map(({ number }) => number)

test("rules are cited in comments and test titles, not in other strings", () => {
  const source = `// 704.5g and 601.2a–d\n/* 117.3c */ test("608.2b: fizzles", () => f("999.9"))\nit.each([1])("702.2c", g)`
  expect(cited(source)).toEqual(["704.5g", "601.2a", "117.3c", "608.2b", "702.2c"])
  expect(cited(source, false)).toEqual(["704.5g", "601.2a", "117.3c"])
})

test("a number with an era, or part of a longer number, is not a citation", () => {
  expect(cited("// 420.5e@2003-07, 410.10@2003-07, 1601.2, 60.5, 050.1")).toEqual([])
})

test("the numbers are read from the text of the rules", () => {
  const text =
    "601. Casting Spells\n\n601.1. Previously …\n\n601.1a Some effects …\nrule 601.9 in a sentence\n"
  expect([...numbers(extract(text))]).toEqual(["601.1", "601.1a"])
})
