import { describe, expect, it } from "vitest"
import type { SourceFault } from "./fault.ts"
import { type FileCard, readCards } from "./read-cards.ts"

const BEAR = { name: "Test Bear", layout: "normal", type_line: "Creature — Bear", oracle_text: "Vigilance" }
const OX = { name: "Test Ox", layout: "normal", type_line: "Creature — Ox", oracle_text: "" }
const HALVES = {
  name: "Left Half // Right Half",
  layout: "split",
  type_line: "Instant // Instant",
  card_faces: [
    { name: "Left Half", type_line: "Instant", oracle_text: "Draw a card." },
    { name: "Right Half", type_line: "Instant", oracle_text: "Scry 2." },
  ],
}

async function* chunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(
  file: string | Uint8Array,
  size = 7,
): Promise<{ cards: FileCard[]; faults: SourceFault[] }> {
  const cards: FileCard[] = []
  const faults: SourceFault[] = []
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file
  for await (const card of readCards(chunks(bytes, size), (fault) => faults.push(fault))) cards.push(card)
  return { cards, faults }
}

const names = (cards: readonly FileCard[]) => cards.map(({ card }) => card.name)
const lines = (...values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join("\n")

describe("readCards", () => {
  it.each([
    ["JSON lines", lines(BEAR, HALVES, OX)],
    ["an array with a card on each line", `[\n${lines(BEAR, HALVES, OX).replaceAll("\n", ",\n")}\n]\n`],
    ["an array without line breaks", JSON.stringify([BEAR, HALVES, OX])],
    ["an indented array", JSON.stringify([BEAR, HALVES, OX], null, 2)],
    ["a file that begins with a byte order mark", `\ufeff${lines(BEAR, HALVES, OX)}\r\n`],
  ])("reads %s", async (_, file) => {
    const { cards, faults } = await read(file)
    expect(faults).toEqual([])
    expect(cards.map(({ card }) => card)).toEqual([BEAR, HALVES, OX])
  })

  it("keeps the year, and sets aside what is marked custom and what is no card of a deck", async () => {
    const { cards } = await read(
      lines(
        { ...BEAR, released_at: "1993-08-05" },
        { ...OX, custom: true },
        { name: "Bear", layout: "token" },
      ),
    )
    expect(cards.map(({ aside, year }) => [aside, year])).toEqual([
      [false, "1993"],
      [true, undefined],
      [true, undefined],
    ])
  })
})

describe("readCards of MTGJSON", () => {
  const face = (name: string, text: string) => ({ name, layout: "normal", type: "Instant", text, colors: [] })
  const left = { ...face("Left Half // Right Half", "Scry 1."), layout: "split", faceName: "Left Half" }
  const right = { ...left, faceName: "Right Half", text: "Scry 2.", side: "b" }

  it("reads AtomicCards, where a card is the list of its faces", async () => {
    const data = {
      "Test Shock": [face("Test Shock", "Draw a card.")],
      "Left Half // Right Half": [{ ...left, side: "a" }, right],
    }
    const { cards, faults } = await read(JSON.stringify({ meta: { date: "2026-01-01" }, data }))
    expect(faults).toEqual([])
    expect(names(cards)).toEqual(["Test Shock", "Left Half // Right Half"])
    expect(cards[1].card.card_faces?.map((one) => one.oracle_text)).toEqual(["Scry 1.", "Scry 2."])
  })

  it("reads AllPrintings, where faces come one by one, and passes over tokens and boosters", async () => {
    const cards = [right, face("Test Shock", "Draw a card."), { ...left, side: "a" }]
    const set = { booster: { sheets: [{ cards: { a: 1 } }] }, cards, code: "TST", tokens: [face("Bear", "")] }
    const read2 = await read(JSON.stringify({ meta: {}, data: { TST: set } }))
    expect(read2.faults).toEqual([])
    expect(names(read2.cards)).toEqual(["Test Shock", "Left Half // Right Half"])
  })

  it("names a card of which a face never comes", async () => {
    const file = { meta: {}, data: { TST: { cards: [right, face("Test Shock", "")] } } }
    expect((await read(JSON.stringify(file))).faults).toMatchObject([
      { code: "source/faces", card: "Left Half // Right Half" },
    ])
  })
})

describe("a file with something wrong in it", () => {
  it("has its broken lines named, and the cards around them are read", async () => {
    const { cards, faults } = await read(`${lines(BEAR)}\n{"name":"Torn Card","layout":\n${lines(OX)}`)
    expect(names(cards)).toEqual(["Test Bear", "Test Ox"])
    expect(faults).toMatchObject([{ code: "source/json", line: 2, card: "Torn Card" }])
  })

  it("has a string that is never closed named within an indented array", async () => {
    const file = JSON.stringify([BEAR, HALVES, OX], null, 1).replace('"Scry 2."', '"Scry 2.')
    const { cards, faults } = await read(file)
    expect(names(cards)).toEqual(["Test Bear", "Test Ox"])
    expect(faults).toMatchObject([{ code: "source/json", line: 8, card: "Left Half // Right Half" }])
  })

  it("has a card at which the file breaks off named", async () => {
    const { cards, faults } = await read(JSON.stringify([BEAR, OX]).slice(0, -5))
    expect(names(cards)).toEqual(["Test Bear"])
    expect(faults).toMatchObject([{ code: "source/json", message: "the file ends within it" }])
  })

  it("has missing and wrong fields named with the card", async () => {
    const { faults } = await read(
      lines({ layout: "normal" }, { name: "No Type", layout: "normal" }, { ...BEAR, power: 2 }, 42),
    )
    expect(faults.map(({ code, line, card }) => [code, line, card])).toEqual([
      ["source/fields", 1, undefined],
      ["source/fields", 2, "No Type"],
      ["source/fields", 3, "Test Bear"],
      ["source/fields", 4, undefined],
    ])
    expect(faults[2].message).toContain("power")
  })

  it("has contradictory faces named", async () => {
    const { cards, faults } = await read(
      lines(
        { ...HALVES, name: "Left Half // Other Half" },
        { ...HALVES, oracle_text: "Draw a card." },
        { ...HALVES, layout: "normal" },
        { ...BEAR, layout: "transform" },
        OX,
      ),
    )
    expect(names(cards)).toEqual(["Test Ox"])
    expect(faults.map(({ code }) => code)).toEqual(Array(4).fill("source/faces"))
    expect(faults[0].message).toBe('the faces are called "Left Half // Right Half"')
  })

  it("has text in another encoding named", async () => {
    const plain = { layout: "normal", type_line: "Creature" }
    const latin = Uint8Array.from(
      lines({ ...plain, name: "Æther Bear" }, { ...plain, name: "Test Ox" }),
      (c) => c.charCodeAt(0),
    )
    const { cards, faults } = await read(latin)
    expect(names(cards)).toEqual(["Test Ox"])
    expect(faults).toMatchObject([{ code: "source/encoding", line: 1, card: "Æther Bear" }])
    const wide = new Uint8Array(Buffer.from(`\ufeff${lines(BEAR)}`, "utf16le"))
    expect((await read(wide)).faults[0].code).toBe("source/encoding")
  })

  it("has a card with ten million letters named, and one that is longer than can be read", async () => {
    const long = { ...BEAR, name: "Long Bear", oracle_text: "a".repeat(10_000_000) }
    const longer = JSON.stringify({ ...BEAR, oracle_text: "a".repeat(20_000_000) })
    const { cards, faults } = await read(`${lines(long)}\n${longer}\n${lines(OX)}`, 65_536)
    expect(names(cards)).toEqual(["Test Ox"])
    expect(faults).toMatchObject([
      { code: "source/size", line: 1, card: "Long Bear" },
      { code: "source/size", line: 2 },
    ])
  })

  it("is refused when there is no card in it", async () => {
    expect((await read("")).faults).toMatchObject([{ code: "source/format" }])
    expect((await read('{"meta":{},"data":{}}')).faults).toMatchObject([{ code: "source/format" }])
  })
})
