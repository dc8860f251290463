import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { statuses } from "./rule-book/statuses.mjs"
import { coverage, proofs, readProven, readRows, shippedScenarios, shown, table, unproven } from "./rules.mjs"

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

const ids = rows.map(({ id }) => id)
const kept = [{ target: "S001-1", file: "a.test.ts", title: "one [S001-1]" }]
const asFirst = new Map([["S001-2", { rule: "S001-1", why: "the same" }]])
const none = new Map<string, { rule: string; why: string }>()
const proven = (list: typeof kept, elsewhere: typeof none) =>
  statuses(ids, { kept: list, elsewhere, open: new Map() })

test("the table says of each row whether its test notices broken code, or whose code it has", () => {
  const source = 'it("one [S001-1]", f)\nit("two [S001-2]", f)'
  const text = table(rows, coverage(rows, proofs(source, "packages/x/a.test.ts")), proven(kept, asFirst))
  expect(text).toContain(
    "2 of 2 rows have a test; of 1 the test notices when their code is broken, 1 have no code",
  )
  const file = "[a.test.ts](../packages/x/a.test.ts)"
  expect(text).toContain(`| S001-1 | first | 420.1 | 704.1 | One. | ${file} | noticed |`)
  expect(text).toContain(`| S001-2 | second | 420.2 | 704.2 | Two. | ${file} | as S001-1: the same |`)
  const bare = table(
    rows,
    coverage(rows, proofs('it("one [S001-1]", f)', "packages/x/a.test.ts")),
    proven([], none),
  )
  expect(bare).toContain(`| ${file} | tested |`)
  expect(bare).toContain("| S001-2 | second | 420.2 | 704.2 | Two. |  | open |")
})

test("a row that has neither a mutant nor code elsewhere is a fault, and so is one that has both", () => {
  expect(unproven(rows, proven(kept, asFirst), asFirst)).toEqual([])
  expect(unproven(rows, proven(kept, none), none)).toEqual([
    "S001-2: no kept mutant of its code, and no other row that has it",
  ])
  expect(unproven(rows, proven([], asFirst), asFirst)).toEqual([
    "S001-1: no kept mutant of its code, and no other row that has it",
    "S001-2: S001-1 has no mutant",
  ])
  const both = [...kept, { target: "S001-2", file: "a.test.ts", title: "two [S001-2]" }]
  expect(unproven(rows, proven(both, asFirst), asFirst)).toEqual(["S001-2: has a mutant of its own"])
  const lost = new Map([["S001-2", { rule: "S001-9", why: "gone" }]])
  expect(unproven(rows, proven(kept, lost), lost)).toContain("no such rule: S001-9")
})

test("every row of the documents has a test that notices when its code is broken, or is said to have none of its own", () => {
  const root = join(import.meta.dirname, "..")
  const list = readRows(readFileSync(join(root, "packages/engine/src/rules/seed-rules.tsv"), "utf8"))
  const all = readProven(root, list)
  expect(list.length).toBeGreaterThan(500)
  expect(unproven(list, all.proven, all.elsewhere), "npm run mutants -- --hunt").toEqual([])
})

test("the index of scenarios by rule is the one of today's scenarios", () => {
  const root = join(import.meta.dirname, "..")
  const list = readRows(readFileSync(join(root, "packages/engine/src/rules/seed-rules.tsv"), "utf8"))
  const index = readFileSync(join(root, "packages/words/src/rules/shown.ts"), "utf8")
  expect(shown(shippedScenarios(join(root, "scenarios")), list), "npm run rules writes it").toBe(index)
})
