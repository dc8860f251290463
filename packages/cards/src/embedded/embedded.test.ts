import { existsSync, readFileSync } from "node:fs"
import { type CardDefinition, type CardFace, createState } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { EMBEDDED, findCard } from "./index.ts"
import { lint } from "./testing/lint.ts"

/** The Oracle file sits next to the repository on development machines. */
const ORACLE = new URL("../../../../../shared/cards/oracle-cards.jsonl", import.meta.url)

interface OracleFace {
  name: string
  mana_cost?: string
  type_line: string
  power?: string
  toughness?: string
  loyalty?: string
  defense?: string
  colors?: string[]
}
type OracleCard = OracleFace & { layout: string; card_faces?: OracleFace[] }

describe("the embedded cards", () => {
  it("are data: nothing is lost by writing them as JSON", () => {
    for (const card of EMBEDDED) expect(JSON.parse(JSON.stringify(card)), card.name).toEqual(card)
  })

  it("have names of their own, and are found by them", () => {
    const names = EMBEDDED.map((card) => card.name)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    for (const card of EMBEDDED) expect(findCard(card.name.toUpperCase())).toBe(card)
  })

  it("are at least three hundred and thirty", () => {
    expect(EMBEDDED.length).toBeGreaterThanOrEqual(330)
  })

  it("can all be put into a deck", () => {
    const deck = [...EMBEDDED]
    expect(() =>
      createState({
        players: [
          { name: "A", deck },
          { name: "B", deck },
        ],
      }),
    ).not.toThrow()
  })

  it("use only targets and names that something provides", () => {
    expect(EMBEDDED.flatMap((card) => lint(card).map((fault) => `${card.name}: ${fault}`))).toEqual([])
  })
})

describe.skipIf(!existsSync(ORACLE))("the embedded cards agree with the Oracle file", () => {
  const oracle = readOracle()
  for (const card of EMBEDDED)
    it(card.name, () => {
      const printed = oracle.get(card.name)
      expect(printed, "unknown name").toBeDefined()
      expect(card.faces.map(factsOf)).toEqual(printedFaces(printed!, card).map(printedFacts))
    })
})

function readOracle(): Map<string, OracleCard> {
  if (!existsSync(ORACLE)) return new Map()
  const lines = readFileSync(ORACLE, "utf8").trim().split("\n")
  return new Map(lines.map((line) => JSON.parse(line) as OracleCard).map((card) => [card.name, card]))
}

/** A prototype's second face has its own cost and size, which the file gives only in the text. */
function printedFaces(printed: OracleCard, card: CardDefinition): OracleFace[] {
  if (printed.layout !== "prototype") return printed.card_faces ?? [printed]
  const { cost, power, toughness, colors } = card.faces[1]
  const small = { power: `${power}`, toughness: `${toughness}`, ...(colors && { colors: [...colors] }) }
  return [printed, { ...printed, mana_cost: cost, colors: colorsIn(cost ?? ""), ...small }]
}

const COLORS = ["W", "U", "B", "R", "G"]

function colorsIn(cost: string): string[] {
  return COLORS.filter((color) => cost.includes(color))
}

function factsOf(face: CardFace) {
  const types = [...(face.supertypes ?? []), ...face.types].sort().join(" ")
  return {
    name: face.name,
    cost: face.cost ?? "",
    types,
    subtypes: (face.subtypes ?? []).join(" "),
    power: face.shownPower ?? text(face.power),
    toughness: face.shownToughness ?? text(face.toughness),
    loyalty: text(face.loyalty),
    defense: text(face.defense),
    colors: (face.colors ?? colorsIn(face.cost ?? "")).toSorted().join(""),
  }
}

function printedFacts(face: OracleFace): ReturnType<typeof factsOf> {
  const [types, subtypes = ""] = face.type_line.split(" — ")
  return {
    name: face.name,
    cost: face.mana_cost ?? "",
    types: types.toLowerCase().split(" ").sort().join(" "),
    subtypes,
    power: face.power ?? "",
    toughness: face.toughness ?? "",
    loyalty: face.loyalty ?? "",
    defense: face.defense ?? "",
    colors: (face.colors ?? []).toSorted().join(""),
  }
}

function text(value: number | string | undefined): string {
  return value === undefined ? "" : `${value}`
}
