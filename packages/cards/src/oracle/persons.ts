/** Nouns after "her" that make it a possessive. */
const HAD = /^ (?:owner|controller|power|toughness|base|mana|loyalty|abilities|combat|name|colors?|other)\b/
const PERSON = /\b(?:he|she)(?:'s)?\b|\bhim\b|\bhis\b|\bher\b/gi

/** Replacements for each pronoun: the neuter pronoun, and the object's name. */
const PLAIN = { subject: ["it", "~"], is: ["it's", "~ is"], had: ["its", "~'s"] } as const

function kindOf(word: string, after: string): keyof typeof PLAIN {
  if (word.endsWith("s") && word !== "his") return "is"
  return word === "his" || (word === "her" && HAD.test(after)) ? "had" : "subject"
}

/** A line with its personal pronouns replaced. */
export interface Depersonalised {
  /** With "it" for each of them. */
  withIt: string
  /** For each pronoun, the line with the name in its place and "it" for the others. */
  withName: readonly string[]
}

/** Whether the line may contain such pronouns at all, even within a name or reminder text. */
export function mentionsPersons(line: string): boolean {
  return line.search(PERSON) >= 0
}

/** Replaces "he" and "she", which texts use only for legends that are persons (201.5). Null if there are none. */
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
