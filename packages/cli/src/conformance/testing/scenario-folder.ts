import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { runScenario } from "@apnap/scenarios"
import { describe, expect, it } from "vitest"
import { loadScenarios } from "../load.ts"
import { stockFor } from "../stock.ts"

export const root = new URL("../../../../../", import.meta.url)
export const shared = new URL("../shared/", root)
export const cardFile = fileURLToPath(new URL("cards/oracle-cards.jsonl", shared))

/** The scenarios of a repository folder, with their results. */
export async function scenariosOf(folder: string) {
  const path = fileURLToPath(new URL(folder, root))
  const scenarios = await loadScenarios(path)
  const stock = await stockFor(path, existsSync(cardFile) ? cardFile : undefined)
  return { scenarios, results: new Map(scenarios.map((one) => [one.id, runScenario(one, stock)])) }
}

type Folder = Awaited<ReturnType<typeof scenariosOf>>

/** All have titles, texts and ids, and pass. */
export function passing(title: string, { scenarios, results }: Folder): void {
  describe(title, () => {
    it("have titles and texts in both languages, and ids of their own", () => {
      expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length)
      expect(scenarios.filter((one) => one.title === undefined || one.text === undefined)).toEqual([])
    })

    for (const { id } of scenarios) {
      const { outcome, reason, warnings, lacks } = results.get(id)!
      // Cards that are not embedded come from the card file.
      const lacksCard = !existsSync(cardFile) && lacks !== undefined && "card" in lacks
      it.skipIf(lacksCard)(`${id} passes${lacksCard ? " (skipped: needs ../shared/cards)" : ""}`, () => {
        expect([outcome, reason, warnings]).toEqual(["passed", expect.anything(), []])
      })
    }
  })
}
