import type { SourceCard, SourceFault } from "@apnap/cards"
import { expect, it } from "vitest"
import { madeUp } from "../testing/own-card.ts"
import { readFile } from "./read-file.ts"

async function readAll(text: string) {
  const cards: SourceCard[] = []
  const faults: SourceFault[] = []
  const checked: number[][] = []
  const read: number[] = []
  await readFile(new Blob([text]), {
    keep: async (some) => void cards.push(...some.map(({ card }) => card)),
    fault: (fault) => void faults.push(fault),
    read: async (done) => void read.push(done),
    checked: async (...counts) => void checked.push(counts),
  })
  return { names: cards.map(({ name }) => name), faults, checked, read }
}

const line = (name: string, text: string, more = {}) => JSON.stringify({ ...madeUp(name, text), ...more })

it("keeps the cards of a file, names the line of what is broken, and counts what is understood whole", async () => {
  const file = [
    line("Glass Fox", "Flying"),
    "{not a card",
    line("Odd Fox", "Frobnicate the moon."),
    line("Fox", "", { layout: "token" }),
  ]
  const { names, faults, checked, read } = await readAll(file.join("\n"))
  expect(names).toEqual(["Glass Fox", "Odd Fox"])
  expect(faults).toMatchObject([{ code: "source/json", line: 2 }])
  expect(checked.at(-1)).toEqual([2, 2, 1])
  expect(read.at(-1)).toBe(1)
})

it("an array, as Scryfall's bulk files have it, is read as well; an empty file says so", async () => {
  expect((await readAll(`[\n${line("Glass Fox", "Flying")},\n${line("Odd Fox", "")}\n]`)).names).toHaveLength(
    2,
  )
  expect((await readAll("")).faults).toMatchObject([{ code: "source/format", line: 1 }])
})
