import type { Effect, Selector } from "@apnap/engine"
import { define, type Item, type Reader, type Reading } from "../../../grammar/grammar.ts"
import { $, same } from "../../../grammar/hole.ts"
import { clause, ORACLE } from "../../../oracle.ts"
import { kindsAt } from "../../amounts/counter-kind.ts"

// "Put your choice of a vigilance counter, a reach counter, or a trample counter on it" (608.2d).
clause.iso(
  ["put your choice of {c:counter choice} on {what:object}", "put {c:counter choice} on {what:object}"],
  ({ c, what }) => ({ do: "chooseOne", of: (c as readonly string[]).map((kind) => putting(kind, what)) }),
  (e) => {
    if (e.do !== "chooseOne" || e.player !== undefined || e.count !== undefined || e.random) return undefined
    const kinds = e.of.map(({ label }) => label)
    const on = e.of[0].effect.do === "addCounters" ? e.of[0].effect.on : undefined
    return on !== undefined &&
      same(
        e.of,
        kinds.map((kind) => putting(kind, on)),
      )
      ? { c: kinds, what: on }
      : undefined
  },
)
function putting(kind: string, on: Selector): { label: string; effect: Effect } {
  return { label: kind, effect: { do: "addCounters", kind, count: 1, on } }
}
ORACLE.symbol("counter choice").handwritten = {
  begins: (word) => word === "a",
  read: (reader, at) => {
    const found: Reading[] = []
    const go = (kinds: readonly string[], pos: number): void => {
      for (const r of reader.read("one counter", pos)) {
        const next = [...kinds, r.value as string]
        const comma = reader.tokens[r.end] === "," ? 1 : 0
        if (reader.tokens[r.end + comma] === "or")
          for (const last of reader.read("one counter", r.end + comma + 1))
            found.push({ end: last.end, value: [...next, last.value] })
        else if (comma === 1) go(next, r.end + 1)
      }
    }
    go([], at)
    return [...found, ...readShort(reader, at + 1)]
  },
  *spell(value) {
    const kinds = value as readonly string[]
    yield kinds.flatMap((kind, i): Item[] => [
      ...(i > 0 && kinds.length > 2 ? [","] : []),
      ...(i > 0 && i === kinds.length - 1 ? ["or"] : []),
      { symbol: "one counter", value: kind },
    ])
    yield [
      "a",
      ...kinds.flatMap((kind, i) => [
        ...(i > 0 ? [","] : []),
        ...(i === kinds.length - 1 ? ["or"] : []),
        { symbol: "counter", value: kind },
      ]),
      "counter",
    ]
  },
}
/** "A menace, trample, or lifelink counter". */
function readShort(reader: Reader, at: number, kinds: readonly string[] = []): readonly Reading[] {
  return kindsAt(reader.tokens, at).flatMap(({ end, value }) => {
    const next = [...kinds, value]
    const word = reader.tokens[end]
    if (word === "counter") return kinds.length > 0 ? [{ end: end + 1, value: next }] : []
    if (word !== "," && word !== "or") return []
    return readShort(reader, word === "," && reader.tokens[end + 1] === "or" ? end + 2 : end + 1, next)
  })
}
define<string>(ORACLE, "one counter")("a {kind:counter} counter", $<string>("kind"))
