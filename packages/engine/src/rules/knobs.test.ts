import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { titles } from "../../../../tools/rule-tests.mjs"
import { CURRENT, RULESETS } from "./ruleset.ts"

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url))

/** The titles of the tests of these packages. */
const TITLES = ["engine", "words", "scenarios", "players"]
  .map((name) => join(ROOT, "packages", name, "src"))
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((f) => join(folder, f)))
  .filter((file) => file.endsWith(".test.ts"))
  .flatMap((file) => titles(readFileSync(file, "utf8")))
  .map(({ text }) => text)

const knobs = Object.keys(CURRENT.knobs)
const isShown = (knob: string) => TITLES.some((title) => new RegExp(`\\b${knob}\\b`).test(title))

/** Knobs whose values can't make a difference on a board; docs/eras.md explains why. */
const DOCS = readFileSync(join(ROOT, "docs/eras.md"), "utf8").split("## Knobs without a difference")[1]
const NO_DIFFERENCE = [...DOCS.matchAll(/^- `(\w+)`:/gm)].map(([, knob]) => knob)

describe("knobs", () => {
  it("each is shown by a test whose title names it, or the docs say why no board can show it", () => {
    expect(knobs.filter((knob) => !isShown(knob) && !NO_DIFFERENCE.includes(knob))).toEqual([])
  })

  it("none is said to make no difference that a test shows, or that is no knob", () => {
    expect(NO_DIFFERENCE.filter((knob) => isShown(knob) || !knobs.includes(knob))).toEqual([])
    expect(NO_DIFFERENCE.length).toBeLessThan(8)
  })

  it("each has two values at least in the history, but those that the rules between two rulesets had", () => {
    const same = knobs.filter((knob) => new Set(RULESETS.map((r) => Object(r.knobs)[knob])).size < 2)
    expect(same).toEqual([])
  })
})
