import type { CardFace } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { readLine } from "../../oracle/compile.ts"
import { frenchText } from "../print.ts"

export const CREATURE: CardFace = { name: "Test", types: ["creature"], subtypes: [], abilities: [] }
export const faceOf = (more: Partial<CardFace>): CardFace => ({ ...CREATURE, ...more })

/** A line of English rules text in French, with narrow spaces replaced by plain ones. */
export function inFrench(line: string, face = CREATURE): string {
  const spell = face.types.includes("instant")
  const read = readLine(line, [], spell)
  if (!read.understood) throw new Error(`not understood: ${line}`)
  const french = frenchText(read.abilities[0], face)
  if (french === undefined || "missing" in french) throw new Error(`no French: ${french?.missing.join("; ")}`)
  return french.text.replaceAll("\u202f", " ")
}

/** A test for each line: what it prints in French, on this face. */
export function prints(title: string, face: CardFace, lines: Readonly<Record<string, string>>): void {
  describe(title, () => {
    for (const [english, french] of Object.entries(lines))
      it(english, () => expect(inFrench(english, face)).toBe(french))
  })
}

export const SPELL = faceOf({ types: ["instant"] })
export const LAND = faceOf({ types: ["land"] })
export const ARTIFACT = faceOf({ types: ["artifact"] })
