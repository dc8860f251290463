import { existsSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { codeOf, readMutants } from "./all.mjs"
import { __mutants } from "./awake.mjs"
import { keptIn, printKept } from "./kept.mjs"
import { withMutants } from "./schemata.mjs"
import { sitesIn } from "./sites.mjs"

const root = fileURLToPath(new URL("../..", import.meta.url))

const SOURCE = `
const table = { first: 1 }

// 704.5g
export function dies(damage: number, toughness: number): boolean {
  let rounds = 0
  while (rounds < 2) rounds++
  if (damage >= toughness) note("dies")
  // 702.2b
  const touched = damage > 0 && isDeadly(damage)
  return touched
}

function plain(n: number) {
  return n + 1
}

function told(by) {
  return record({ rule: "603.4", kind: "moves", object: it.id, code: it.code, by })
}
`

describe("places where the engine can be broken", () => {
  const sites = sitesIn(SOURCE, "a.ts")
  const of = (key: string) => sites.find((site) => site.key === `a.ts:${key}`)

  it("are of the rules that stand over them, or in a text of their function", () => {
    expect(of("dies:>=:1")?.rules).toEqual(["704.5g"])
    expect(of("dies:&&:1")?.rules).toEqual(["704.5g", "702.2b"])
    expect(of("told:word:1")?.rules).toEqual(["603.4"])
  })

  it("are none where no rule is named, outside functions, and in texts that only tell the rule", () => {
    expect(sites.some(({ key }) => key.includes(":plain:") || key.startsWith("a.ts::"))).toBe(false)
    expect(sites.filter(({ key }) => key.includes(":told:")).map(({ key }) => key)).toEqual([
      "a.ts:told:word:1",
      "a.ts:told:field:1",
      "a.ts:told:field:2",
    ])
  })

  it("turn conditions, comparisons and questions round, leave out what is done, change words and numbers, and leave out fields", () => {
    expect(of("dies:>=:1")?.text).toBe("(damage) < (toughness)")
    expect(of("dies:asks:1")?.text).toBe("!(isDeadly(damage))")
    expect(of("dies:done:1")?.text).toBe("undefined")
    expect(of("dies:number:2")?.text).toBe("3")
    expect(of("told:word:1")?.text).toBe('"?"')
    expect(of("told:field:1")).toMatchObject({ text: "undefined" })
    expect(of("told:field:2")).toMatchObject({ text: "undefined", prefix: "by: " })
  })
})

describe("a source with all its mutants asleep", () => {
  it("does what the source does until one is awake, and counts the rounds of its loops", () => {
    const source =
      "// 704.5g\nfunction big(n) {\n  const out = []\n  for (const i of [1, 2]) out.push(i)\n  return n > 2\n}\n"
    const sites = sitesIn(source, "b.ts").map((site, i) => ({ ...site, number: i + 1 }))
    const code = withMutants(source, "b.ts", sites, "./awake.mjs").replace(/^import[^;]*;/, "")
    const big = new Function("__mutants", `${code}; return big`)(__mutants)
    const before = __mutants.rounds
    expect(big(3)).toBe(true)
    expect(__mutants.rounds).toBe(before + 2)
    __mutants.awake = sites.find(({ key }) => key.endsWith(":>:1"))?.number ?? 0
    expect(big(3)).toBe(false)
    __mutants.awake = 0
  })
})

it("a field that is named as its value can be left out too", () => {
  const source = "// 704.5g\nfunction made(by) {\n  return { by }\n}\n"
  const [site] = sitesIn(source, "c.ts").map((one) => ({ ...one, number: 1 }))
  const code = withMutants(source, "c.ts", [site], "./awake.mjs").replace(/^import[^;]*;/, "")
  const made = new Function("__mutants", `${code}; return made`)(__mutants)
  expect(made(3)).toEqual({ by: 3 })
  __mutants.awake = 1
  expect(made(3)).toEqual({ by: undefined })
  __mutants.awake = 0
})

it("the kept list is read as it is written, in the order of the rules", () => {
  const kept = ["702.19b", "702.9b"].map((target) => ({
    target,
    key: "a.ts:f:not:1",
    file: "a.test.ts",
    title: "t",
  }))
  expect(keptIn(printKept(kept))).toEqual(kept.toReversed())
})

it("the functions that code-of.tsv names are there, each with mutants of that rule", () => {
  const { byRule } = readMutants(root)
  const lost = [...codeOf(root)].flatMap(([place, rules]) =>
    rules
      .filter((rule) => byRule.get(rule)?.some(({ key }) => key.startsWith(`${place}:`)) !== true)
      .map((rule) => `${rule} ${place}`),
  )
  expect(lost).toEqual([])
})

it("the mutants of the kept list are there, and so are the tests that notice them", () => {
  const there = readMutants(root).byKey
  const kept = keptIn(readFileSync(fileURLToPath(new URL("kept.tsv", import.meta.url)), "utf8"))
  const gone = kept.filter(({ key }) => !there.has(key)).map(({ target, key }) => `${target} ${key}`)
  expect(gone).toEqual([])
  const files = new Set(kept.map(({ file }) => file))
  expect([...files].filter((file) => !existsSync(`${root}${file}`))).toEqual([])
})
