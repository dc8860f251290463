import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findCard } from "@apnap/cards"
import { afterAll, expect, it } from "vitest"
import { changeText, compareMeanings, meaningOf, readMeanings, writeMeanings } from "./meanings.ts"

const folder = mkdtempSync(join(tmpdir(), "apnap-meanings-"))
const file = join(folder, "meanings.tsv")
afterAll(() => rmSync(folder, { recursive: true }))

const bears = findCard("Grizzly Bears")!
const meaning = meaningOf(bears)
const other = meaningOf({ ...bears, name: "Other Bears" })

it("tells a card's meaning from another's, whatever the order of its keys", () => {
  expect(meaningOf(Object.fromEntries(Object.entries(bears).reverse()) as typeof bears)).toBe(meaning)
  expect(other).not.toBe(meaning)
})

it("names the whole cards that were lost, gained and changed since a written list", async () => {
  await writeMeanings(file, new Map([...["Bear", "Ape", "Cat"].map((name) => [name, meaning] as const)]))
  const now = new Map([
    ["Ape", meaning],
    ["Cat", other],
    ["Dog", meaning],
  ])
  const change = compareMeanings(await readMeanings(file), now)
  expect(change).toEqual({ lost: ["Bear"], gained: ["Dog"], changed: ["Cat"] })
  expect(changeText({ ...change, gained: [] })).toBe("lost: 1 (Bear)\ngained: none\nchanged: 1 (Cat)")
})

it("refuses a list of another form, with the line", async () => {
  writeFileSync(file, `Bear\t${meaning}\nApe\tsomething\n`)
  await expect(readMeanings(file)).rejects.toThrow(`cards/meanings: ${file}:2`)
})
