import { type CardDefinition, FLAGS, type Flag, type KeywordAbility } from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import { creature } from "./face.ts"

const FLAG_WORDS: ReadonlyMap<string, Flag> = new Map(
  FLAGS.map((flag) => [flag.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`), flag]),
)

/** A keyword without parameters, as printed: "first strike". */
export function keyword(words: string): KeywordAbility {
  const flag = FLAG_WORDS.get(words)
  if (flag === undefined) throw new Error(`"${words}" is no keyword without parameters`)
  return keywordAbility(flag)
}

/** Creatures from a table, one per line: name | cost | type line | power/toughness | keywords. */
export function creatures(table: string): readonly CardDefinition[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [name, cost, typeLine, size, keywords] = line.split("|").map((cell) => cell.trim())
      return creature(
        name,
        cost,
        typeLine,
        size,
        ...(keywords === undefined ? [] : keywords.split(", ").map(keyword)),
      )
    })
}
