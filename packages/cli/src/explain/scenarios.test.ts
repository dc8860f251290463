import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { compileCard, findCard } from "@apnap/cards"
import { BUILT_IN, runScenario, type Stock } from "@apnap/scenarios"
import { describe, expect, it } from "vitest"
import { loadScenarios } from "../conformance/load.ts"
import { tellScenario } from "./tell.ts"

const root = new URL("../../../../", import.meta.url)
const stock: Stock = { cards: { find: findCard }, decks: BUILT_IN, compile: compileCard }
const within = (folder: string) => loadScenarios(fileURLToPath(new URL(folder, root)))
const scenarios = [...(await within("scenarios")), ...(await within("scenarios/course"))]
const list = readFileSync(new URL("packages/engine/src/rules/seed-rules.tsv", root), "utf8")
const rows = new Set(list.split("\n").map((line) => line.split("\t")[0]))

describe("the scenarios that come with the project", () => {
  it("are at least a hundred, with title and text in both languages, and rows that exist", () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(100)
    for (const { id, title, text, rows: shown = [] } of scenarios) {
      expect([title, text], id).not.toContain(undefined)
      expect(
        shown.filter((row) => !rows.has(row)),
        id,
      ).toEqual([])
    }
  })

  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    "%s passes",
    { timeout: 60_000 },
    (_id, scenario) => {
      const { outcome, reason, warnings } = runScenario(scenario, stock)
      expect([outcome, reason, warnings]).toEqual(["passed", "", []])
    },
  )

  it("508.8, 500.7: why steps do not come, and that a turn is an additional one, is told", () => {
    const told = (id: string, language: "en" | "fr") =>
      tellScenario(scenarios.find((one) => one.id.endsWith(`/${id}`))!, stock, language).join("\n")
    expect(told("no-attackers", "en")).toMatch(/508\.8 +Nothing has attacked: the declare blockers/)
    expect(told("extra-turns", "fr")).toMatch(/500\.7 +C’est un tour supplémentaire de B \(Time Warp\)\./)
    expect(told("two-attackers", "en")).not.toContain("skipped")
  })

  it("603.4: that an ability has not triggered is told, once", () => {
    const twice = scenarios.find(({ title }) => title?.en === "If, looked at once more")!
    const told = (language: "en" | "fr") =>
      tellScenario(twice, stock, language).filter((line) => line.startsWith("  603.4"))
    expect(told("en")).toEqual([
      "  603.4    An ability of Asylum Visitor does not trigger: its condition does not hold.",
    ])
    expect(told("fr").join()).toMatch(/ne se déclenche pas.*: sa condition n’est pas remplie\.$/)
  })

  it("514.3a: a second cleanup step is told although nothing happens in it", () => {
    const cleanup = scenarios.find(({ id }) => id.endsWith("/cleanup-priority"))!
    expect(tellScenario(cleanup, stock, "en")).toContain("  514.3a   A has another cleanup step.")
    expect(tellScenario(cleanup, stock, "fr")).toContain("  514.3a   A a une autre étape de nettoyage.")
  })

  it("a run that asserts nothing is told with the position that it comes to", () => {
    const one = scenarios.find(({ id }) => id.endsWith("/damage-and-growth"))!
    const { lesson: _, ...rest } = one
    const lines = tellScenario({ ...rest, expect: [] }, stock, "en")
    expect(lines.slice(-4)).toEqual([
      "The position it comes to:",
      "  A: 20 life; battlefield: Forest (tapped), Grizzly Bears (2/2); graveyard: Giant Growth; library of 71",
      "  B: 20 life; battlefield: Mountain; graveyard: Lightning Bolt; library of 71",
      "passed",
    ])
    expect(tellScenario(one, stock, "en").join("\n")).not.toContain("comes to")
  })

  it("are told in both languages, line by line alike", { timeout: 60_000 }, () => {
    for (const scenario of scenarios) {
      const [en, fr] = [tellScenario(scenario, stock, "en"), tellScenario(scenario, stock, "fr")]
      expect(fr.map((line) => line.slice(0, 10))).toHaveLength(en.length)
      expect(fr.join(" ")).not.toMatch(/undefined|something|\bnull\b/)
      expect(fr[0]).toContain(scenario.title?.fr)
    }
  })
})
