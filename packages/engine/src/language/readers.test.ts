import { readdirSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"

const LANGUAGE = dirname(fileURLToPath(import.meta.url))
const SRC = dirname(LANGUAGE)

/** The engine's sources except the language's types and tests. */
const rooms = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.includes("testing"))
  .filter((file) => !file.startsWith("language") || file.includes("keywords"))
  .map((file) => readFileSync(join(SRC, file), "utf8"))
  .join("\n")

/** The members of a union by its discriminating field, in the files of that name and its kinds ("play-static" for "static"). */
function members(name: string, key: string): string[] {
  const text = readdirSync(LANGUAGE, { recursive: true, encoding: "utf8" })
    .filter((file) => basename(file) === `${name}.ts` || file.endsWith(`-${name}.ts`))
    .map((file) => readFileSync(join(LANGUAGE, file), "utf8"))
    .join("\n")
  return [...new Set([...text.matchAll(new RegExp(`\\b${key}: "(\\w+)"`, "g"))].map((m) => m[1]))]
}

/** Counts as read in a case, a table entry or a comparison, not where a node is made ("do: …"). */
function isRead(key: string, member: string): boolean {
  const entry = new RegExp(`^\\s*(async )?${member}(:|,$|\\()`, "m")
  const word = new RegExp(`(?<!\\b${key}: )"${member}"`)
  return entry.test(rooms) || word.test(rooms)
}

describe("every member of the language's unions has a reader", () => {
  it.each([
    ["static", "static"],
    ["effect", "do"],
    ["event", "on"],
    ["condition", "if"],
    ["amount", "n"],
    ["filter", "is"],
    ["selector", "sel"],
    ["selector", "who"],
    ["cost", "pay"],
    ["change", "change"],
  ])("%s: %s", (name, key) => {
    const all = members(name, key)
    expect(all.length).toBeGreaterThan(10)
    expect(all.filter((member) => !isRead(key, member))).toEqual([])
  })
})
