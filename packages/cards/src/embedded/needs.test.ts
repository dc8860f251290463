import { expect, it } from "vitest"
import { read, readThroughout } from "../oracle/grammar/read.ts"
import { linesOf } from "../oracle/lines/lines-of.ts"
import { ORACLE } from "../oracle/oracle.ts"
import { ownNames, tokenize } from "../oracle/tokens.ts"
import { EMBEDDED } from "./index.ts"
import { sourceOf } from "./source-of.ts"

/** The distinct lines of the embedded cards, as the grammar prints them. */
function lines(): readonly string[] {
  const faces = EMBEDDED.map(sourceOf).flatMap((card) => card.card_faces ?? [card])
  return [
    ...new Set(faces.flatMap((face) => linesOf(face.oracle_text ?? "").map((l) => named(l, face.name)))),
  ]
}

function named(line: string, name: string): string {
  return tokenize(line, ownNames(name, false)).words.join(" ")
}

it("no rule is passed over for want of words that would have read a line of an embedded card", () => {
  for (const line of lines()) {
    const words = line.split(" ")
    for (const symbol of ["line", "spell line"]) {
      const throughout = readThroughout(ORACLE, symbol, words)
      const found = read(ORACLE, symbol, words)
      if (throughout.ok) expect({ line, ...found }).toMatchObject({ line, value: throughout.value })
      else expect({ line, found }).toEqual({ line, found: throughout })
    }
  }
}, 60_000)
