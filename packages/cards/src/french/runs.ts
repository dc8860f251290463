import type { Derivation } from "../oracle/grammar/print.ts"
import { frenchOf, missing, type Setting, say } from "./say.ts"

/** Literal words between the parts of a symbol written by hand, in French; "" when they are left out. */
export type Runs = Readonly<Record<string, string>>

/** Says a symbol written by hand part for part: its literal words by a table, its parts as they are said. */
export function runs(
  symbol: string,
  table: Runs,
  setting: (setting: Setting, part: Derivation) => Setting = (given) => given,
): void {
  frenchOf(symbol, (part, given) => {
    const words: string[] = []
    let run: string[] = []
    const flush = (): boolean => {
      if (run.length === 0) return true
      const found = table[run.join(" ")]
      run = []
      if (found === undefined) return false
      words.push(...found.split(" "))
      return true
    }
    for (const inner of part.parts) {
      if (typeof inner === "string") run.push(inner)
      else if (!flush()) return missing(part, given)
      else words.push(...say(inner, setting(given, inner)).words)
    }
    return flush() ? { words } : missing(part, given)
  })
}
