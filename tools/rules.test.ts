import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { coverage, proofs, readRows, shippedScenarios, shown, table } from "./rules.mjs"

const rows = readRows(
  "id\tseed\tplace\trule\tcurrent\tarea\tstatement\n" +
    "S001-1\t001\tfirst\t420.1\t704.1\tsba\tOne.\nS001-2\t001\tsecond\t420.2\t704.2\tsba\tTwo.\n",
)

test("the rows that a test names are the ones that it proves", () => {
  const source =
    'describe("[S001-2]", () => {\n  it("one [S001-1]", () => {})\n  it.each([1, 2])("more [S001-9] %s", f)\n})'
  const found = proofs(source, "a.test.ts")
  expect(found.map(({ id, line }) => [id, line])).toEqual([
    ["S001-1", 2],
    ["S001-9", 3],
  ])
  const cover = coverage(rows, found)
  expect(cover.covered.map((row) => row.id)).toEqual(["S001-1"])
  expect(cover.unknown.map((proof) => proof.id)).toEqual(["S001-9"])
})

test("the table says of each row whether it is tested", () => {
  const text = table(rows, coverage(rows, proofs('it("one [S001-1]", f)', "packages/x/a.test.ts")))
  expect(text).toContain("1 of 2 rows")
  expect(text).toContain(
    "| S001-1 | first | 420.1 | 704.1 | One. | [a.test.ts](../packages/x/a.test.ts) | tested |",
  )
  expect(text).toContain("| S001-2 | second | 420.2 | 704.2 | Two. |  | open |")
})

test("the index of scenarios by rule is the one of today's scenarios", () => {
  const root = join(import.meta.dirname, "..")
  const list = readRows(readFileSync(join(root, "packages/engine/src/rules/seed-rules.tsv"), "utf8"))
  const index = readFileSync(join(root, "packages/words/src/rules/shown.ts"), "utf8")
  expect(shown(shippedScenarios(join(root, "scenarios")), list), "npm run rules writes it").toBe(index)
})
