import { expect, it } from "vitest"
import { readDecks } from "./decks.ts"

const POOL = { oneIn: "10", from: "1" }

it("decks are drawn from a file only with --cards and --drawn together, and neither is silently left out", async () => {
  await expect(readDecks({ ...POOL, cards: "cards.jsonl" })).rejects.toThrow(/^arena\/drawn: /)
  await expect(readDecks({ ...POOL, drawn: "4" })).rejects.toThrow(/^arena\/cards: /)
  expect(Object.keys(await readDecks(POOL))).toHaveLength(8)
})
