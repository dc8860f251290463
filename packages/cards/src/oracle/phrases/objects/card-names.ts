import type { Reader, Reading } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { ORACLE, post } from "../../oracle.ts"
import { tokenize } from "../../tokens.ts"

const SMALL: ReadonlySet<string> = new Set("of the and to from in a an for with at on 's , -".split(" "))
const AFTER: ReadonlySet<string> = new Set(
  ", . ; and or and/or token tokens you from in into onto on with this that to have has get gets can can't enters attacks".split(
    " ",
  ),
)
const LONGEST = 8

function isCapital(word: string | undefined): boolean {
  return word !== undefined && /^[A-Z0-9\u00C0-\u00DE]/.test(word)
}

/** A card name as printed: capitalized words with small ones between them. */
ORACLE.symbol("card name").handwritten = {
  read(reader: Reader, at: number) {
    const found: Reading[] = []
    if (!isCapital(reader.printed[at])) return found
    for (let end = at + 1; end <= at + LONGEST && end <= reader.printed.length; end++) {
      const last = reader.printed[end - 1]
      if (isCapital(last) && (end === reader.printed.length || AFTER.has(reader.tokens[end])))
        found.push({ end, value: joined(reader.printed.slice(at, end)) })
      if (!isCapital(last) && !SMALL.has(last)) break
    }
    return found
  },
  *spell(value) {
    yield tokenize(value as string).words
  },
}

function joined(words: readonly string[]): string {
  return words.join(" ").replace(/ ('s|,)/g, "$1")
}

post("named {name:card name}", { is: "name", name: $<string>("name") })
