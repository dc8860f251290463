import { type Ability, type Condition, solved, toSolve } from "@apnap/engine/language"
import type { Item, Reader, Reading } from "../grammar/grammar.ts"
import { same } from "../grammar/hole.ts"

const TO_SOLVE = ["to", "solve", "—"]
const SOLVED = ["solved", "—"]

/** "To solve — [condition]" (719.3a), "Solved — [ability]" (702.169a). */
export function readCase(reader: Reader, at: number): readonly Reading[] {
  const begins = (words: readonly string[]) => words.every((word, i) => reader.tokens[at + i] === word)
  if (begins(TO_SOLVE))
    return reader
      .read("condition", at + TO_SOLVE.length)
      .filter((r) => reader.tokens[r.end] === ".")
      .map((r) => ({ end: r.end + 1, value: [toSolve(r.value as Condition)] }))
  if (!begins(SOLVED)) return []
  return reader.read("ability", at + SOLVED.length).flatMap((r) => {
    const ability = r.value as Ability
    return ability.ability === "spell" || ability.ability === "keyword"
      ? []
      : [{ end: r.end, value: [solved(ability)] }]
  })
}

export function* spellCase(ability: Ability): Iterable<readonly Item[]> {
  if (ability.ability === "spell" || ability.ability === "keyword") return
  const { condition, keyword, ...rest } = ability
  if (keyword === "toSolve" && condition?.if === "and" && same(ability, toSolve(condition.of[0])))
    yield [...TO_SOLVE, { symbol: "condition", value: condition.of[0], within: NO_TARGETS() }, "."]
  if (keyword !== "solved") return
  const bare = condition?.if === "and" ? { ...rest, condition: condition.of[1] } : rest
  if (same(solved(bare as typeof ability), ability)) yield [...SOLVED, { symbol: "ability", value: bare }]
}

const NO_TARGETS = () => ({ targets: [], mentioned: [] })
