import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { afterAll, describe, expect, it } from "vitest"
import { apnap } from "./testing/apnap.ts"

const folder = mkdtempSync(join(tmpdir(), "apnap-coverage-"))
afterAll(() => rmSync(folder, { recursive: true }))

const CARDS = [
  { name: "Test Bear", layout: "normal", type_line: "Creature — Bear", oracle_text: "Vigilance" },
  {
    name: "Old Torch",
    layout: "normal",
    type_line: "Artifact",
    oracle_text: "When this artifact enters, draw X cards.",
  },
  { name: "Odd Thing", layout: "normal", type_line: "Artifact", oracle_text: "Frobnicate each library." },
  { name: "No Layout", type_line: "Artifact" },
]

describe("apnap cards coverage", () => {
  it("counts the cards of a file, and names those that it cannot read", { timeout: 120_000 }, () => {
    const file = join(folder, "cards.jsonl.gz")
    const json = join(folder, "out.json")
    writeFileSync(file, gzipSync(CARDS.map((card) => JSON.stringify(card)).join("\n")))
    const { status, stdout, stderr } = apnap("cards", "coverage", file, "--json", json)
    expect(stderr).toContain(`${file}:4: source/fields of No Layout: layout`)
    expect(status).toBe(1)
    expect(stdout).toContain("frobnicate each library")
    expect(stdout).toMatch(/read, but not sound[\s\S]*unknown X/)
    expect(JSON.parse(readFileSync(json, "utf8"))).toEqual({
      ...{ total: 3, read: 2, whole: 1, partly: 0, none: 2 },
      byYear: { unknown: { total: 3, read: 2, whole: 1, partly: 0, none: 2 } },
      byType: {
        artifact: { total: 2, read: 1, whole: 0, partly: 0, none: 2 },
        creature: { total: 1, read: 1, whole: 1, partly: 0, none: 0 },
      },
      missing: [{ phrase: "frobnicate each library", cards: 1, solely: 1 }],
      unsound: [{ reason: "unknown X", told: "nothing tells X", cards: 1 }],
    })
  })

  it("tells which whole cards were lost, and fails", { timeout: 120_000 }, () => {
    const [file, list] = [join(folder, "fewer.jsonl"), join(folder, "meanings.tsv")]
    writeFileSync(
      file,
      CARDS.slice(0, 3)
        .map((card) => JSON.stringify(card))
        .join("\n"),
    )
    expect(apnap("cards", "coverage", file, "--meanings", list).status).toBe(0)
    expect(readFileSync(list, "utf8")).toMatch(/^Test Bear\t[0-9a-f]{12}\n$/)
    writeFileSync(
      file,
      CARDS.slice(1, 3)
        .map((card) => JSON.stringify(card))
        .join("\n"),
    )
    const { status, stderr } = apnap("cards", "coverage", file, "--since", list)
    expect(stderr).toContain("lost: 1 (Test Bear)\ngained: none\nchanged: none")
    expect(status).toBe(1)
    const french = apnap("cards", "coverage", file, "--lang", "fr", "--since", list)
    expect([french.status, french.stderr]).toEqual([1, expect.stringContaining("cards/meanings: ")])
  })
})
