import { describe, expect, it } from "vitest"
import { abilities } from "./read.ts"

/** A name for the wording, a sentence that contains it, and the shape its first ability must match. */
type Wording = readonly [what: string, text: string, shape: object]

/** Tests wordings of one kind: each is read as its row says, and `readLine` checks that it prints back. */
export function wordings(of: string, rows: readonly Wording[]): void {
  describe(`wordings of ${of} that are read, and spelled as they were`, () => {
    it.each(rows)("%s", (_what, text, shape) => {
      expect(abilities(text)[0]).toMatchObject(shape)
    })
  })
}
