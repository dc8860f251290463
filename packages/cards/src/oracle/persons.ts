/** What stands after "her" where it tells whose something is. */
const HAD = /^ (?:owner|controller|power|toughness|base|mana|loyalty|abilities|combat|name|colors?|other)\b/
const PERSON = /\b(?:he|she)(?:'s)?\b|\bhim\b|\bhis\b|\bher\b/gi

/** The words for an object that is no person, and its name in their place. */
const PLAIN = { subject: ["it", "~"], is: ["it's", "~ is"], had: ["its", "~'s"] } as const

function kindOf(word: string, after: string): keyof typeof PLAIN {
  if (word.endsWith("s") && word !== "his") return "is"
  return word === "his" || (word === "her" && HAD.test(after)) ? "had" : "subject"
}

/** A line that speaks of persons, in other words. */
export interface Depersonalised {
  /** With "it" for each of them. */
  withIt: string
  /** For each of them the line in which its name stands there, and "it" for the others. */
  withName: readonly string[]
}

/** Whether there may be such words in the line at all, be it in a name or a reminder. */
export function mentionsPersons(line: string): boolean {
  return line.search(PERSON) >= 0
}

/** A text speaks of a legend that is a person as "he" or "she", and never of anything else (201.5). Null where it does not. */
export function withoutPersons(line: string): Depersonalised | null {
  const count = [...line.matchAll(PERSON)].length
  if (count === 0) return null
  const named = Array.from({ length: count }, (_, i) => spoken(line, i))
  return { withIt: spoken(line, -1), withName: named }
}

function spoken(line: string, named: number): string {
  let n = 0
  return line.replace(PERSON, (word, at: number) => {
    const kind = kindOf(word.toLowerCase(), line.slice(at + word.length))
    const plain = PLAIN[kind][n++ === named ? 1 : 0]
    return /^[A-Z]/.test(word) ? plain[0].toUpperCase() + plain.slice(1) : plain
  })
}
