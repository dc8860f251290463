import { existsSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { compileCard, type SourceCard } from "@apnap/cards"
import type { CardDefinition } from "@apnap/engine"
import { expect, it } from "vitest"
import { playPool } from "./pool.ts"

const FILE = fileURLToPath(new URL("../../../../../../shared/cards/oracle-cards.jsonl", import.meta.url))

/** Takes one line in this many, so that the sample covers all eras and letters. */
const ONE_IN = 250

function sample(): CardDefinition[] {
  const lines = readFileSync(FILE, "utf8").split("\n")
  return lines.flatMap((line, i) => {
    if (i % ONE_IN !== 0 || line.trim() === "" || line.includes('"custom":true')) return []
    const { definition, missing } = compileCard(JSON.parse(line) as SourceCard)
    return missing.length === 0 ? [definition] : []
  })
}

it.skipIf(!existsSync(FILE))(
  "random games with cards of the file run, and use most of them (needs ../shared/cards)",
  { timeout: 300_000 },
  () => {
    const cards = sample()
    const { failures, used } = playPool({ cards, seed: 1, games: 6, maxTurns: 20 })
    expect(failures.map(({ message, stack }) => [message, stack])).toEqual([])
    expect(used.size).toBeGreaterThan(cards.length / 2)
  },
)
