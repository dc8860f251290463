import { fileURLToPath } from "node:url"
import { findCard } from "@apnap/cards"
import { findRuleset } from "@apnap/engine"
import { BUILT_IN, readScenario, type Stock } from "@apnap/scenarios"
import { describe, expect, it } from "vitest"
import { loadScenarios } from "../conformance/load.ts"
import { acrossEras } from "./compare.ts"
import { erasData } from "./data.ts"
import { changeData, changeLines, differing } from "./knob-change.ts"
import { checkFile, knobLines, rulesetLines } from "./rulesets.ts"
import { tellEras } from "./tell.ts"

const stock: Stock = { cards: { find: findCard }, decks: BUILT_IN }

async function across(name: string) {
  const file = new URL(`../../../../scenarios/${name}.json`, import.meta.url)
  const [scenario] = await loadScenarios(fileURLToPath(file))
  return acrossEras(scenario, stock)
}

const names = (comparison: Awaited<ReturnType<typeof across>>) =>
  comparison.outcomes.map(({ runs }) => runs.map(({ ruleset }) => ruleset.name))
const decided = (comparison: Awaited<ReturnType<typeof across>>) =>
  comparison.changes.map(({ after, knobs }) => [after.ruleset.name, ...knobs])

describe("apnap eras SCENARIO", { timeout: 60_000 }, () => {
  it("puts rulesets with one outcome together, and finds the knob that decides (704.5j, 420.5e@2003-07)", async () => {
    const legends = await across("legend-rule-2003")
    expect(names(legends).map((group) => [group[0], group.at(-1)])).toEqual([
      ["1999-06", "2003-07"],
      ["2004-10", "2011-09-30"],
      ["2014-02", "current"],
    ])
    expect(decided(legends)).toEqual([
      ["2004-10", "legendRule"],
      ["2014-02", "legendRule"],
    ])
  })

  it("an outcome may come back: planeswalker uniqueness (704.5j@2011-09-30)", async () => {
    const [neither, all] = names(await across("two-jaces-2011"))
    expect(all).toEqual(["2007-10", "2009-07", "2010-07", "2011-09-30"])
    expect([neither.length, neither[0], neither.at(-1)]).toEqual([12, "1999-06", "current"])
  })

  it("tells what differs, why, and with the number of each era, in both languages", async () => {
    const burn = await across("mana-burn-2003")
    const en = tellEras(burn, "en").join("\n")
    expect(en).toContain("2 outcomes under 16 rulesets")
    expect(en).toContain("1. 1999-06 to 2007-10: as the scenario says\n   A: 18 life")
    expect(en).toContain("mana burn (300.3): yes → no")
    expect(en).toMatch(/Only in 2007-10:\n.*main phase begins.\n +− 300\.3 +A loses 2 life by mana burn\./)
    const fr = tellEras(burn, "fr").join("\n")
    expect(fr).toContain("De 2007-10 à 2009-07\u202f:\n  brûlure de mana (300.3)\u202f: oui → non")
    expect(fr.split("\n")).toHaveLength(en.split("\n").length)
    expect(fr).not.toMatch(/undefined|null| [:;]/)
  })

  it("says so when all eras agree, and has nothing more to say", async () => {
    expect(tellEras(await across("both-players-at-zero"), "en")).toContain(
      "The same outcome under all 16 rulesets",
    )
  })

  it("a variant that the rules of a day forbid is refused by name there, and played elsewhere (903.1)", () => {
    const text = JSON.stringify({
      id: "commanders",
      format: "commanderDuel",
      strict: true,
      players: { A: {}, B: {} },
      script: [],
      stopAt: { turn: 1, step: "upkeep" },
      expect: [{ check: "life", player: "A", is: 40 }],
    })
    const comparison = acrossEras(readScenario(text, "x.json").scenarios[0], stock)
    const [without] = comparison.outcomes
    expect(without.runs[0].result).toMatchObject({ outcome: "failed" })
    expect(without.runs[0].result.reason).toMatch(/^variant: /)
    expect(decided(comparison)).toEqual([["2011-09-30"]])
  })

  it("as data: rulesets, positions and changes with the rules of both eras", async () => {
    const data = erasData(await across("damage-on-the-stack-2003"), "en")
    expect(JSON.parse(JSON.stringify(data))).toMatchObject({
      id: "scenarios/damage-on-the-stack-2003",
      outcomes: [{ outcome: "passed", position: { players: [{ name: "A" }, { name: "B" }] } }, {}],
      changes: [
        {
          before: { ruleset: "2007-10", knobs: { combatDamage: { value: "stack", rule: "310.4" } } },
          after: { ruleset: "2009-07", knobs: { combatDamage: { value: "immediate" } } },
        },
      ],
    })
  })
})

describe("apnap eras", () => {
  it("lists sixteen rulesets, and says in words what changed in one", () => {
    expect(rulesetLines("en")).toHaveLength(16)
    const lines = knobLines(findRuleset("2009-07")!, "fr")
    expect(lines.filter((line) => line.startsWith("*"))).toHaveLength(17)
    expect(lines.join("\n")).toMatch(/\* manaBurn +300\.3 +brûlure de mana\u202f: non {2}\(oui\)/)
  })

  it("says what differs between two rulesets, with the numbers of both (420.5e@2003-07, 704.5k@2011-09-30)", () => {
    const [old, then] = [findRuleset("2003-07")!, findRuleset("2011-09-30")!]
    const lines = changeLines(old, then, "fr")
    expect(lines[0]).toBe("De 2003-07 à 2011-09-30\u202f:")
    expect(lines.find((line) => line.includes("legendRule"))).toMatch(
      /règle des légendes \(420\.5e → 704\.5k\)\u202f: .* → /,
    )
    expect(lines).toHaveLength(1 + differing(old, then).length)
    expect(changeLines(old, old, "en")).toEqual(["2003-07 and 2003-07 say the same"])
    expect(changeData(old, then)).toMatchObject({
      knobs: { combatDamage: { before: { value: "stack", rule: "310.4" }, after: { rule: "510.2" } } },
    })
  })

  it("refuses what is neither a ruleset nor a file, and names the rulesets", async () => {
    await expect(checkFile("2012-01")).rejects.toThrow(/^unknown-ruleset: .*"2012-01".*2011-09-30/)
  })
})
