import type { Cost, CostPart, Filter } from "@apnap/engine/language"
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
      if (isSacrifice(r.value as CostPart))
        for (const { end, parts } of readElided(reader, r.end))
          found.push({ end, value: [...next, ...parts] })
      const behind = isOfSelf(r.value as CostPart)
        ? ITSELF.find(([words]) => matches(reader, r.end, words))
        : undefined
      if (behind !== undefined) found.push({ end: r.end + behind[0].length, value: [...next, behind[1]] })
    }
  }
  go([], at)
  return found
}

/** "Sacrifice a red creature, a green creature, and a white creature": one of each, by one verb. */
function readElided(reader: Reader, at: number): readonly { end: number; parts: Cost }[] {
  const comma = reader.tokens[at] === "," ? 1 : 0
  const last = reader.tokens[at + comma] === "and" ? 1 : 0
  const article = at + comma + last
  if (comma + last === 0 || reader.tokens[article] !== "a") return []
  return reader.read("plain thing", article + 1).flatMap((r) => {
    const one: CostPart = { pay: "sacrifice", filter: r.value as Filter }
    if (last === 1) return [{ end: r.end, parts: [one] }]
    return readElided(reader, r.end).map(({ end, parts }) => ({ end, parts: [one, ...parts] }))
  })
}

function* spellElided(value: Cost): Iterable<readonly Item[]> {
  const start = value.findIndex((_, i) => i < value.length - 1 && value.slice(i).every(isSacrifice))
  if (start < 0) return
  const before = value
    .slice(0, start + 1)
    .flatMap((part, i): Item[] => [...(i > 0 ? [","] : []), { symbol: "cost", value: part }])
  const more = value.slice(start + 1)
  yield [
    ...before,
    ...more.flatMap((part, i): Item[] => [
      ...(more.length > 1 ? [","] : []),
      ...(i === more.length - 1 ? ["and"] : []),
      "a",
      { symbol: "plain thing", value: isSacrifice(part) ? part.filter : undefined },
    ]),
  ]
}
function isSacrifice(part: CostPart): part is Extract<CostPart, { pay: "sacrifice" }> {
  return part.pay === "sacrifice" && part.count === undefined
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
  if (value.length > 1) yield* spellElided(value)
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
