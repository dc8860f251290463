import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { MACROS } from "../../actions/macros.ts"
import { PROCEDURES } from "../../actions/procedures.ts"
import { RULE_OF } from "../../actions/rule-numbers.ts"
import { FLAGS, OTHER_KEYWORDS } from "../keyword.ts"
import { expandKeyword } from "./index.ts"

const HERE = dirname(fileURLToPath(import.meta.url))
const SRC = dirname(dirname(HERE))
const REFERENCE = join(SRC, "../../../../shared/reference/comprehensive-rules-2026-04-17.txt")

const rooms = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("language"))
  .filter((file) => !file.endsWith("schema-data.ts")) // the schema of saves lists every word
  .map((file) => readFileSync(join(SRC, file), "utf8"))
  .join("\n")
const language = readdirSync(dirname(HERE), { recursive: true, encoding: "utf8" })
  .filter((file) => /\b(effect|cost)\.ts$/.test(file))
  .map((file) => readFileSync(join(dirname(HERE), file), "utf8"))
  .join("\n")

/** Keywords without a meaning of their own: mode costs are written with the modes (700.2h). */
const WORDS: ReadonlySet<string> = new Set(["spree", "tiered"])

function camel(name: string): string {
  const words = name
    .replace("-", " ")
    .replace(/[^A-Za-z ]/g, "")
    .split(" ")
  return words.map((w, i) => (i === 0 ? w.toLowerCase() : w[0].toUpperCase() + w.slice(1))).join("")
}

/** The headings of a chapter, "702.9" to "Flying". */
function headings(chapter: string): [string, string][] {
  const lines = readFileSync(REFERENCE, "utf8").matchAll(
    new RegExp(`^(${chapter}\\.\\d+)\\. ([^\\n.]+)$`, "gm"),
  )
  return [...lines].map(([, number, name]) => [number, name])
}

/** 702 entries that are not keywords in an ability list, and how the language expresses them. */
const OTHERWISE_702: Readonly<Record<string, string>> = {
  "Daybound and Nightbound": "two keywords",
  Solved: 'a condition: the designation "solved"',
  "Max Speed": "a condition: maxSpeed",
  "∞ (Infinity)": 'a condition: the designation "harnessed"',
}

/** 701 entries that are not named actions, and how the language expresses them. */
const OTHERWISE_701: Readonly<Record<string, string>> = {
  General: "",
  Activate: "602",
  Create: "createToken, createCopyToken",
  Double: "modifyPT, doubleCounters, gainLife",
  Triple: "modifyPT",
  Exchange: "exchangeControl, exchangeLife",
  Play: "permitPlay, 305",
  "Tap and Untap": "tap, untap",
  Convert: "transform",
  Assemble: "Contraptions are not played",
  "Venture into the Dungeon": "venture",
  "Open an Attraction": "openAttraction",
  "Roll to Visit Your Attractions": "rollToVisit",
  "The Ring Tempts You": "ringTempts",
  "Face a Villainous Choice": "chooseOne",
  Waterbend: "anyOf over tapping and mana",
}

describe("702 keyword abilities", () => {
  it("each of them stands for abilities or is read by a room", () => {
    const idle = [...FLAGS, ...OTHER_KEYWORDS].filter(
      (keyword) =>
        !WORDS.has(keyword) &&
        expandKeyword({
          ability: "keyword",
          keyword,
          cost: [],
          n: 1,
          filter: { is: "any" },
          text: "card",
          abilities: [],
        }).length === 0 &&
        !new RegExp(`"${keyword}"|^\\s+${keyword}: |FLAG_BIT\\.${keyword}\\b`, "m").test(rooms),
    )
    expect(idle).toEqual(["boast", "exhaust", "forecast", "powerUp"]) // what they say is in their `abilities`
  })

  it.skipIf(!existsSync(REFERENCE))(
    "each of the reference rules has a name here (skipped without the reference)",
    () => {
      const known = new Set<string>([...FLAGS, ...OTHER_KEYWORDS])
      const missing = headings("702").filter(
        ([, name]) => !known.has(camel(name)) && OTHERWISE_702[name] === undefined,
      )
      expect(missing).toEqual([])
    },
  )
})

describe("701 keyword actions", () => {
  it("each of them is recorded with the number of its own rule", () => {
    const names = [...Object.keys(MACROS), ...Object.keys(PROCEDURES)].sort()
    expect(Object.keys(RULE_OF).sort()).toEqual(names)
  })

  it.skipIf(!existsSync(REFERENCE))(
    "each of the reference rules can be said (skipped without the reference)",
    () => {
      const known = new Set([...Object.keys(MACROS), ...Object.keys(PROCEDURES)])
      const missing = headings("701").filter(
        ([, name]) =>
          !known.has(camel(name)) &&
          !new RegExp(`(do|pay): "${camel(name)}"`).test(language) &&
          OTHERWISE_701[name] === undefined,
      )
      expect(missing).toEqual([])
    },
  )
})
