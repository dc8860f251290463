import { readFileSync } from "node:fs"
import { findRuleset } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { ruleLines } from "./print.ts"

/** The era of each document. */
const ERAS: Readonly<Record<string, string>> = {
  "000": "2014-02",
  "001": "2003-07",
  "002": "2011-09-30",
  "003": "2014-02",
  "004": "2014-02",
}

/** References in the documents to rules they don't describe. */
const REFERRED: readonly (readonly [number: string, era: string])[] = [
  ["314", "2003-07"],
  ["408", "2003-07"],
  ["410", "2003-07"],
  ["420", "2003-07"],
  ["116", "2011-09-30"],
  ["514", "2011-09-30"],
  ["603", "2011-09-30"],
  ["704", "2011-09-30"],
  ["810", "2011-09-30"],
  ["903", "2011-09-30"],
  ["904", "2011-09-30"],
  ["506", "2014-02"],
  ["702.4", "2014-02"],
  ["702.7", "2014-02"],
  ["904", "2014-02"],
]

const list = readFileSync(new URL("../../../engine/src/rules/seed-rules.tsv", import.meta.url), "utf8")
const printed = list
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .flatMap(([, seed, , rule]) =>
    (rule.match(/\d{3}(\.\d+[a-z]?)?/g) ?? []).map((n) => [n, ERAS[seed]] as const),
  )

describe("the numbers that the documents print", () => {
  it("are all known in their eras, references included (116@2011-09-30, 702.4@2014-02, 314@2003-07) [S001-ref-1] [S002-ref-1] [S004-ref-1]", () => {
    const all = new Map(
      [...printed, ...REFERRED].map(([number, era]) => [`${number}@${era}`, { number, era }]),
    )
    expect(all.size).toBeGreaterThan(249)
    for (const { number, era } of all.values()) {
      const [first] = ruleLines(number, findRuleset(era), "fr")
      expect(first, `${number}@${era}`).toMatch(/^\d{3}.* {2}[\p{L}«]|^\d{3} {2}/u)
      expect(first).not.toContain("null")
    }
  })

  it("mean what they meant: 704.6@2011-09-30 one replacement for several actions, no 704.8@2011-09-30, priority in 116@2011-09-30", () => {
    const then = findRuleset("2011-09-30")!
    expect(ruleLines("704.6", then, "en")[0]).toMatch(/^704\.6@2011-09-30 = 704\.7 /)
    expect(ruleLines("704", then, "en").filter((line) => /^704\.(8|5j)@/.test(line))).toHaveLength(1)
    expect(ruleLines("116", then, "en")[0]).toBe("116  Timing and priority")
    expect(ruleLines("420", findRuleset("2003-07"), "fr")[0]).toBe("420  Effets basés sur un état.")
  })
})
