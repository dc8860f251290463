import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { loadDeck } from "./input.ts"
import { whole } from "./numbers.ts"

const folder = mkdtempSync(join(tmpdir(), "apnap-decks-"))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const card = (name: string, oracle_text: string) =>
  JSON.stringify({ name, layout: "normal", type_line: "Artifact", oracle_text })
const cards = file(
  "cards.jsonl",
  [card("Test Bell", "{T}: Draw a card."), card("Odd Thing", "Frobnicate each library.")].join("\n"),
)

describe("loadDeck", () => {
  it("takes embedded cards and those of a card file", async () => {
    const deck = await loadDeck(file("a.txt", "56 Mountain\n4 Test Bell (TST) 1"), { cards })
    expect(deck.cards.at(-1)?.faces[0].abilities).toHaveLength(1)
  })

  it("says which decks there are where one is not known, and which may have been meant", async () => {
    await expect(loadDeck("midrnge", {})).rejects.toMatchObject({
      ...{ code: "deck/unknown" },
      message: expect.stringMatching(
        /^no deck and no file is called "midrnge" \(did you mean "midrange"\?\); there are aggro, .*burn/,
      ) as string,
    })
  })

  it("refuses cards that are understood only in part, and names them, unless one insists", async () => {
    const list = file("b.txt", "52 Mountain\n4 Test Bell\n4 Odd Thing")
    await expect(loadDeck(list, { cards })).rejects.toMatchObject({
      ...{ code: "deck/partly", cards: ["Odd Thing"] },
      message: expect.stringContaining("frobnicate each library") as string,
    })
    expect((await loadDeck(list, { cards, insist: true })).cards).toHaveLength(60)
  })

  it("names the cards that nobody knows, and counts copies of those of a file too (100.2a)", async () => {
    await expect(loadDeck(file("c.txt", "59 Mountain\n1 No Card"), { cards })).rejects.toMatchObject({
      ...{ code: "deck/unknown-card", line: 2, cards: ["No Card"] },
    })
    await expect(loadDeck(file("e.txt", "59 Mountian\n1 Tset Bell"), { cards })).rejects.toMatchObject({
      ...{ code: "deck/unknown-card", nearest: [["Mountain"], ["Test Bell"]] },
    })
    await expect(loadDeck(file("d.txt", "55 Mountain\n5 Test Bell"), { cards })).rejects.toMatchObject({
      ...{ code: "deck/copies", cards: ["Test Bell"] },
    })
  })
})

describe("whole", () => {
  it("takes whole numbers within bounds, and says which bound one is out of", () => {
    expect(whole("7", "--games", 1, 10)).toBe(7)
    expect(() => whole("0", "--games", 1, 10)).toThrow("--games must be a whole number of at least 1")
    expect(() => whole("x", "--games", 1, 10)).toThrow("cli/number")
    for (const much of ["11", "1e99", "Infinity"])
      expect(() => whole(much, "--games", 1, 10)).toThrow("--games must be a whole number of at most 10")
  })
})
