import { describe, expect, it } from "vitest"
import { abilities } from "./read.ts"

/** A phrase by what it speaks of, a sentence with it, and what must be in its first ability. */
type Wording = readonly [what: string, text: string, shape: object]

/** Wordings of one kind: each is read, to what the row says, and spelled as it was. */
export function wordings(of: string, rows: readonly Wording[]): void {
  describe(`wordings of ${of} that are read, and spelled as they were`, () => {
    it.each(rows)("%s", (_what, text, shape) => {
      expect(abilities(text)[0]).toMatchObject(shape)
    })
  })
}
