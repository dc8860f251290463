import { existsSync, readFileSync } from "node:fs"
import type { CardDefinition } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { printFaceInFrench } from "../french/print.ts"
import { type CompiledCard, compileCard, type SourceCard } from "../oracle/index.ts"
import { normalForm } from "../oracle/normal-form.ts"
import { printFace } from "../oracle/print.ts"
import { EMBEDDED } from "./index.ts"
import { PHENOMENA, PLANES, SCHEMES } from "./nontraditional/index.ts"
import { sourceOf } from "./source-of.ts"
import { OTHER_THAN_ORACLE, OTHER_THAN_PRINTED, WITHOUT_WORDS } from "./testing/exceptions.ts"

/** The Oracle file sits next to the repository on development machines. */
const ORACLE = new URL("../../../../../shared/cards/oracle-cards.jsonl", import.meta.url)

/** The lines that aren't understood, then the parse of each face. */
function reading({ missing, definition }: CompiledCard): unknown[] {
  return [...missing.map(({ line }) => line), ...abilitiesOf(definition)]
}

function abilitiesOf(card: CardDefinition): unknown[] {
  return card.faces.map((face) => (face.abilities ?? []).map(normalForm))
}

function agrees(card: CardDefinition, read: CompiledCard, exceptions: ReadonlyMap<string, string>): void {
  if (exceptions.has(card.name))
    expect(reading(read), "it agrees now: it is no exception any more").not.toEqual(abilitiesOf(card))
  else expect(reading(read)).toEqual(abilitiesOf(card))
}

describe("an embedded card says the same when its printed text is read again", () => {
  for (const card of [...EMBEDDED, ...PLANES, ...PHENOMENA, ...SCHEMES])
    it(card.name, () => agrees(card, compileCard(sourceOf(card)), OTHER_THAN_PRINTED))
})

describe.skipIf(!existsSync(ORACLE))("an embedded card says what its Oracle text says", () => {
  const oracle = readOracle()
  for (const card of EMBEDDED)
    it(card.name, () => agrees(card, compileCard(oracle.get(card.name)!), OTHER_THAN_ORACLE))
})

it.each([
  ["English", printFace],
  ["French", printFaceInFrench],
] as const)("each ability of an embedded card has words in %s, but for those listed", (_language, print) => {
  const wordless = EMBEDDED.filter(({ faces }) => faces.some((face) => print(face, "—?—").includes("—?—")))
  expect(wordless.map(({ name }) => name).sort()).toEqual([...WITHOUT_WORDS].sort())
})

it("exceptions are of embedded cards", () => {
  const names = new Set(EMBEDDED.map((card) => card.name))
  const listed = [...OTHER_THAN_PRINTED.keys(), ...OTHER_THAN_ORACLE.keys()]
  expect(listed.filter((name) => !names.has(name))).toEqual([])
})

function readOracle(): Map<string, SourceCard> {
  if (!existsSync(ORACLE)) return new Map()
  const lines = readFileSync(ORACLE, "utf8").trim().split("\n")
  return new Map(lines.map((line) => JSON.parse(line) as SourceCard).map((card) => [card.name, card]))
}
