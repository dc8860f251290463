import { existsSync, readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { runScenario } from "@apnap/scenarios"
import { it } from "vitest"
import { loadScenarios } from "../../packages/cli/src/conformance/load.ts"
import { stockFor } from "../../packages/cli/src/conformance/stock.ts"
import { cardFile } from "../../packages/cli/src/conformance/testing/scenario-folder.ts"

// Our scenarios as tests that name their rules: the examples of the rule book, rulings, and those of the documents with their rows.

const folder = fileURLToPath(new URL("../../scenarios", import.meta.url))
const cards = existsSync(cardFile) ? cardFile : undefined

for (const part of [".", "course", "rules", "rulings"]) {
  const path = `${folder}/${part}`
  const stock = await stockFor(path, cards)
  const names = readdirSync(path).filter((name) => /\.jsonl?$/.test(name) && name !== "decks.json")
  for (const name of names)
    for (const scenario of await loadScenarios(`${path}/${name}`)) {
      if (runScenario(scenario, stock).outcome !== "passed") continue
      const rows = (scenario.rows ?? []).map((row) => `[${row}]`)
      it([scenario.id, ...rows].join(" "), () => {
        const { outcome, reason } = runScenario(scenario, stock)
        if (outcome !== "passed") throw new Error(reason)
      })
    }
}
