import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { parseTypes } from "./parse.mjs"
import { Resolver } from "./resolve.mjs"
import { FILE, schemaText } from "./schema.mjs"

function shapeOf(source: string, name: string): unknown {
  const { types, lists } = parseTypes(source)
  return new Resolver(types, lists).shape(types.get(name))
}

describe("the schema of saves", () => {
  it("is that of the types: else run `npm run schema`", () => {
    const { text, problems } = schemaText()
    expect(problems).toEqual([])
    expect(readFileSync(FILE, "utf8") === text).toBe(true)
  })

  it("reads interfaces, optional fields, lists, records and unions of words", () => {
    const source = `
/** A thing. */
export interface Thing extends Base {
  name: string // of it
  readonly parts?: readonly Part[]
  [key: string]: number
}
type Part = | "a" | "b" | null
interface Pair {
  of: readonly [number, Part]
  by: Readonly<Record<string, Part[]>>
}`
    expect(shapeOf(source, "Part")).toEqual(["|", [["=", "a"], ["=", "b"], "null"]])
    expect(shapeOf(source, "Pair")).toEqual([
      "{}",
      { of: ["()", ["number", "Part"]], by: ["*", "string", ["[]", "Part"]] },
    ])
  })

  it("works out intersections, Omit, Partial, Extract and words of lists", () => {
    const source = `
const FEW = ["x"] as const
export const WORDS = ["y", ...FEW] as const
type Word = (typeof WORDS)[number]
interface Base { a: string; b?: number }
type All = { kind: "one"; n: number } | { kind: "two" }
type Both = Omit<Base, "a"> & { c: Word }
type Some = Partial<Base>
type One = Extract<All, { kind: "one" }>`
    expect(shapeOf(source, "Word")).toEqual([
      "|",
      [
        ["=", "y"],
        ["=", "x"],
      ],
    ])
    expect(shapeOf(source, "Both")).toEqual(["{}", { "b?": "number", c: "Word" }])
    expect(shapeOf(source, "Some")).toEqual(["{}", { "a?": "string", "b?": "number" }])
    expect(shapeOf(source, "One")).toEqual(["{}", { kind: ["=", "one"], n: "number" }])
  })
})
