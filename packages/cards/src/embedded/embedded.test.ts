import { existsSync, readFileSync } from "node:fs"
import type { CardDefinition, CardFace } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { DECK_NAMES, deckByName } from "../decks/index.ts"
import { EMBEDDED, findCard } from "./index.ts"

const ORACLE = new URL("../../../../../shared/cards/oracle-cards.jsonl", import.meta.url)

interface OracleFace {
  name: string
  mana_cost?: string
  type_line: string
  power?: string
  toughness?: string
}

function oracleFaces(): Map<string, OracleFace> {
  const lines = readFileSync(ORACLE, "utf8").trim().split("\n")
  const cards = lines.map((line) => JSON.parse(line) as OracleFace & { card_faces?: OracleFace[] })
  return new Map(cards.flatMap((card) => (card.card_faces ?? [card]).map((face) => [face.name, face] as const)))
}

function typeLine(face: CardFace): string {
  const capital = (word: string) => word[0].toUpperCase() + word.slice(1)
  const types = [...(face.supertypes ?? []), ...face.types].map(capital).sort().join(" ")
  return `${types} — ${[...(face.subtypes ?? [])].sort().join(" ")}`
}

function sorted(line: string): string {
  const [types, subtypes = ""] = line.split(" — ")
  return `${types.split(" ").sort().join(" ")} — ${subtypes.split(" ").filter(Boolean).sort().join(" ")}`
}

/** Slots used by target selectors inside one ability must exist. */
function usedSlots(node: unknown): number[] {
  if (typeof node !== "object" || node === null) return []
  const own = "slot" in node && (("sel" in node && node.sel === "target") || ("who" in node && node.who === "target")) ? [(node as { slot: number }).slot] : []
  return [...own, ...Object.values(node).flatMap(usedSlots)]
}

describe("embedded cards", () => {
  it("are at least 300, each name once", () => {
    const names = EMBEDDED.map((card) => card.name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(300)
  })

  it("are plain data: a JSON round trip changes nothing", () => {
    expect(JSON.parse(JSON.stringify(EMBEDDED))).toEqual(EMBEDDED)
  })

  it.each(EMBEDDED.map((card): [string, CardDefinition] => [card.name, card]))("%s uses only target slots that it has", (_name, card) => {
    for (const face of card.faces) {
      for (const ability of face.abilities ?? []) {
        if (ability.ability === "keyword" || ability.ability === "static") continue
        const slots = ability.targets?.length ?? 0
        if (ability.effect !== undefined) for (const slot of usedSlots(ability.effect)) expect(slot).toBeLessThan(slots)
        for (const mode of ability.modes?.of ?? []) for (const slot of usedSlots(mode.effect)) expect(slot).toBeLessThan(mode.targets?.length ?? 0)
      }
    }
  })

  it.skipIf(!existsSync(ORACLE))("have the cost, types and size of the printed cards (skipped without the card file)", () => {
    const oracle = oracleFaces()
    const wrong: string[] = []
    for (const card of EMBEDDED) {
      for (const face of card.faces) {
        const printed = oracle.get(face.name)
        if (printed === undefined) wrong.push(`${face.name}: no such card`)
        else if ((printed.mana_cost ?? "") !== (face.cost ?? "")) wrong.push(`${face.name}: cost ${face.cost}, printed ${printed.mana_cost}`)
        else if (sorted(printed.type_line) !== typeLine(face)) wrong.push(`${face.name}: ${typeLine(face)}, printed ${printed.type_line}`)
        else if (printed.power !== undefined && /^\d+$/.test(printed.power) && Number(printed.power) !== face.power) wrong.push(`${face.name}: power ${face.power}, printed ${printed.power}`)
        else if (printed.toughness !== undefined && /^\d+$/.test(printed.toughness) && Number(printed.toughness) !== face.toughness) wrong.push(`${face.name}: toughness ${face.toughness}, printed ${printed.toughness}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it("are found by name, whatever the case", () => {
    expect(findCard("lightning bolt")?.name).toBe("Lightning Bolt")
    expect(findCard("Curious Pair")?.layout).toBe("adventure")
    expect(findCard("No Such Card")).toBeUndefined()
  })
})

describe("decks", () => {
  it.each(DECK_NAMES)("%s has sixty cards", (name) => {
    expect(deckByName(name)!.main.length).toBe(60)
  })
})
