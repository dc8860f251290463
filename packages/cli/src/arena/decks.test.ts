import { expect, it } from "vitest"
import { readDecks } from "./decks.ts"

it("decks are drawn from a file only with --cards and --drawn together, and neither is silently left out", async () => {
  await expect(readDecks({ cards: "cards.jsonl" })).rejects.toThrow(/^arena\/drawn: /)
  await expect(readDecks({ drawn: "4" })).rejects.toThrow(/^arena\/cards: /)
  expect(Object.keys(await readDecks({}))).toHaveLength(8)
})
