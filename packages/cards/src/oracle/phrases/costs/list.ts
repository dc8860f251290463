import type { Cost, CostPart } from "@apnap/engine/language"
import type { Item, Reader, Reading } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { cost, ORACLE } from "../../oracle.ts"

/** Reads "{1}, {T}, Sacrifice a creature": components joined by commas, or the last by "and". */
function readCosts(reader: Reader, at: number): readonly Reading[] {
  const found: Reading[] = []
  const go = (list: readonly CostPart[], pos: number): void => {
    for (const r of reader.read("cost", pos)) {
      const next = [...list, r.value as CostPart]
      found.push({ end: r.end, value: next })
      if (reader.tokens[r.end] === ",") go(next, r.end + 1)
      if (reader.tokens[r.end] === "and") go(next, r.end + 1)
      const behind = isOfSelf(r.value as CostPart)
        ? ITSELF.find(([words]) => matches(reader, r.end, words))
        : undefined
      if (behind !== undefined) found.push({ end: r.end + behind[0].length, value: [...next, behind[1]] })
    }
  }
  go([], at)
  return found
}

/** "Remove three counters from ~ and sacrifice it": "it" is this object. */
const ITSELF: readonly (readonly [words: readonly string[], part: CostPart])[] = [
  [["and", "sacrifice", "it"], { pay: "sacrificeSelf" }],
  [["and", "exile", "it"], { pay: "exileSelf" }],
]
function isOfSelf(part: CostPart): boolean {
  return part.pay === "removeCounters" && part.from === undefined
}
function matches(reader: Reader, at: number, words: readonly string[]): boolean {
  return words.every((word, i) => reader.tokens[at + i] === word)
}

function* spellCosts(value: Cost): Iterable<readonly Item[]> {
  if (value.length === 0) return
  const items = (joint: Item): Item[] =>
    value.flatMap((part, i): Item[] => [...(i > 0 ? [joint] : []), { symbol: "cost", value: part }])
  yield items(",")
  if (value.length > 1) yield items("and")
  const [before, last] = value.slice(-2)
  const behind =
    value.length > 1 && isOfSelf(before) ? ITSELF.find(([, part]) => same(part, last)) : undefined
  if (behind !== undefined) yield [{ symbol: "costs", value: value.slice(0, -1) }, ...behind[0]]
}

ORACLE.symbol("costs").handwritten = { read: readCosts, spell: (value) => spellCosts(value as Cost) }

// Either cost (118.12a).
cost("{a:cost one} or {b:cost one}", { pay: "anyOf", of: [[$<CostPart>("a")], [$<CostPart>("b")]] })
ORACLE.symbol("cost one").handwritten = {
  read: (reader, at) => reader.read("cost", at).filter((r) => (r.value as CostPart).pay !== "anyOf"),
  spell: (value) => ((value as CostPart).pay === "anyOf" ? [] : [[{ symbol: "cost", value }]]),
}
