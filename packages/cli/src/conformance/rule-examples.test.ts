import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { passing, root, scenariosOf, shared } from "./testing/scenario-folder.ts"

const reference = new URL("reference/comprehensive-rules-2026-04-17.txt", shared)
const folder = await scenariosOf("scenarios/rules")
const { scenarios } = folder

/** The cells of a list in the folder, without comments. */
function table(name: string): string[][] {
  const lines = readFileSync(new URL(`scenarios/rules/${name}`, root), "utf8")
    .trimEnd()
    .split("\n")
  return lines.filter((line) => !line.startsWith("#")).map((line) => line.split("\t"))
}

const elsewhere = table("not-a-board.tsv").map(([rule, number]) => `${rule} ${number}`)

/** "613.4d 2" for `rules/613.4d-2-bonus-ends`: the second example of that rule. */
function exampleOf(id: string): string {
  return (
    /^rules\/(\d{3}\.\d+[a-z]?)-(\d+)-[a-z0-9-]+$/.exec(id)?.slice(1).join(" ") ??
    `no name for an example: ${id}`
  )
}

describe("the examples of the rules as scenarios", () => {
  it("are all 277: each has a scenario or a reason why it describes no board, and never both", () => {
    const shown = new Set(scenarios.map(({ id }) => exampleOf(id)))
    expect(elsewhere.filter((example) => shown.has(example))).toEqual([])
    const all = new Set([...shown, ...elsewhere])
    expect(all.size).toBe(277)
    for (const example of all) {
      const [rule, number] = example.split(" ")
      if (Number(number) > 1) expect(all).toContain(`${rule} ${Number(number) - 1}`)
    }
  })

  it.skipIf(!existsSync(reference))("are those of the rule book (skipped: no ../shared/reference)", () => {
    let rule = ""
    const counts = new Map<string, number>()
    for (const line of readFileSync(reference, "utf8").split(/\r?\n/)) {
      rule = /^\d{3}\.\d+[a-z]?(?=\.? )/.exec(line)?.[0] ?? rule
      if (line.trimStart().startsWith("Example:")) counts.set(rule, (counts.get(rule) ?? 0) + 1)
    }
    const wanted = [...counts].flatMap(([of, n]) => Array.from({ length: n }, (_, i) => `${of} ${i + 1}`))
    const found = new Set([...scenarios.map(({ id }) => exampleOf(id)), ...elsewhere])
    expect([...found].sort()).toEqual(wanted.sort())
  })
})

passing("the examples of the rules", folder)
