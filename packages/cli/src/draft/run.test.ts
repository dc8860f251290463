import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Game } from "@apnap/engine"
import { afterAll, describe, expect, it } from "vitest"
import { apnap } from "../cards/testing/apnap.ts"
import { loadDeck } from "../input.ts"

const folder = mkdtempSync(join(tmpdir(), "apnap-draft-"))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, lines: readonly object[]): string {
  const path = join(folder, name)
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join("\n"))
  return path
}

const LETTERS = "WUBRG"
const RARITIES = ["common", "common", "common", "uncommon", "rare"] as const
const made = Array.from({ length: 60 }, (_, i) => ({
  name: `Made ${i}`,
  layout: "normal",
  mana_cost: `{1}{${LETTERS[i % 5]}}`,
  type_line: i % 4 === 0 ? "Legendary Creature — Elf" : "Creature — Elf",
  oracle_text: "",
  power: "2",
  toughness: "2",
}))
const odd = { ...made[0], name: "Odd Thing", oracle_text: "Frobnicate each library." }
const cards = file("cards.jsonl", [...made, odd])
const booster = { numBoosterCommon: 10, numBoosterUncommon: 3, numBoosterRare: 1, ratioBoosterMythic: 0 }
const named = [...made, odd].map(({ name }, i) => [name, `${i + 1}`, RARITIES[Math.floor(i / 5) % 5]])
const sets = file("sets.jsonl", [{ code: "TST", name: "Test Set", booster, cards: named }])
const drafting = ["draft", "--set", "TST", "--sets", sets, "--cards", cards, "--seats", "3", "--seed", "5"]

describe("apnap draft", () => {
  it("writes decks that a game is played with, from the cards that are understood", {
    timeout: 120_000,
  }, async () => {
    for (const variant of ["conspiracyDraft", "commanderDraft"]) {
      const out = join(folder, variant)
      const { stdout, status } = apnap(...drafting, "--auto", "--variant", variant, "--out", out)
      expect([status, stdout.split("\n")[1]]).toEqual([
        0,
        "Test Set: 60 cards are drafted, 1 are not there or not understood yet",
      ])
      expect(stdout.trimEnd().split("\n").at(-1)).toContain(`--variant ${variant} --seats 3 --cards ${cards}`)
      const decks = await Promise.all(
        [0, 1, 2].map((n) => loadDeck(join(out, `computer-${n}.txt`), { cards, limited: true })),
      )
      const players = decks.map(({ name, cards: deck, commanders = [] }) => ({ name, deck, commanders }))
      const wanted = variant === "commanderDraft" ? 60 : 40
      expect(players.map(({ deck, commanders }) => deck.length + commanders.length)).toEqual([
        wanted,
        wanted,
        wanted,
      ])
      expect(Game.start({ players, variant }).decision).not.toBeNull()
    }
  })

  it("refuses a set that is not in the file, in one line", { timeout: 120_000 }, () => {
    const { stderr, status } = apnap("draft", "--set", "XYZ", "--sets", sets, "--cards", cards)
    expect([status, stderr]).toEqual([1, "draft/set: the file has no set with the code XYZ\n"])
  })
})
