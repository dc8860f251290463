import type { Derivation } from "../oracle/grammar/print.ts"
import { frenchOf, missing, type Setting, say } from "./say.ts"

/** French for the literal words between the parts of a handwritten symbol; "" to omit them. */
export type Runs = Readonly<Record<string, string>>

/** Prints a handwritten symbol part by part: literal words from a table, parts by their own rules. */
export function runs(
  symbol: string,
  table: Runs,
  setting: (setting: Setting, part: Derivation) => Setting = (given) => given,
  mended: (words: readonly string[]) => readonly string[] = (words) => words,
): void {
  frenchOf(symbol, (part, given) => {
    const words: string[] = []
    let run: string[] = []
    let about = given.about
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
      else {
        const phrase = say(inner, setting(about === undefined ? given : { ...given, about }, inner))
        words.push(...phrase.words)
        about = phrase.about ?? about
      }
    }
    return flush() ? { words: mended(words), ...(about && { about }) } : missing(part, given)
  })
}
