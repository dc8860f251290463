import type { Amount, CounterKind, Effect, Selector } from "@apnap/engine"
import { define, type Item, type Reading } from "../../../grammar/grammar.ts"
import { $, same } from "../../../grammar/hole.ts"
import { does, ORACLE } from "../../../oracle.ts"

// Counters of several kinds put on the same objects: "put a +1/+1 counter and a flying counter on it" (122.6).

interface Put {
  readonly kind: CounterKind
  readonly count: Amount
}
const one = define<Put>(ORACLE, "counters of a kind")
one("a {kind:counter} counter", { kind: $<CounterKind>("kind"), count: 1 })
one("{n:number} {kind:counter} counters", { kind: $<CounterKind>("kind"), count: $<Amount>("n") })

ORACLE.symbol("counters of kinds").handwritten = {
  read: (reader, at) => {
    const found: Reading[] = []
    const go = (list: readonly Put[], pos: number): void => {
      for (const r of reader.read("counters of a kind", pos)) {
        const next = [...list, r.value as Put]
        const comma = reader.tokens[r.end] === "," ? 1 : 0
        if (reader.tokens[r.end + comma] === "and")
          for (const last of reader.read("counters of a kind", r.end + comma + 1))
            found.push({ end: last.end, value: [...next, last.value] })
        else if (comma === 1) go(next, r.end + 1)
      }
    }
    go([], at)
    return found
  },
  *spell(value) {
    const list = value as readonly Put[]
    if (list.length < 2) return
    yield list.flatMap((put, i): Item[] => [
      ...(i > 0 && list.length > 2 ? [","] : []),
      ...(i > 0 && i === list.length - 1 ? ["and"] : []),
      { symbol: "counters of a kind", value: put },
    ])
  },
}

does.iso(
  "put(s) {c:counters of kinds} on {what:simple object}",
  // A choice of objects would be made anew for each kind.
  ({ c, what }) =>
    (what as Selector).sel === "choose"
      ? undefined
      : {
          do: "sequence",
          of: (c as readonly Put[]).map(
            ({ kind, count }): Effect => ({ do: "addCounters", kind, count, on: what }),
          ),
        },
  (e) => {
    const puts = e.do === "sequence" ? e.of : []
    const [first] = puts
    if (first?.do !== "addCounters" || puts.length < 2) return undefined
    const c = puts.map((put) =>
      put.do === "addCounters" && put.divided === undefined && same(put.on, first.on)
        ? { kind: put.kind, count: put.count }
        : undefined,
    )
    return c.every((put) => put !== undefined) ? { c, what: first.on } : undefined
  },
)

/** The instructions with runs of counters on the same objects combined; undefined if there are none. */
export function groupedCounters(effect: Effect): readonly Effect[] | undefined {
  if (effect.do !== "sequence") return undefined
  const groups: Effect[][] = []
  for (const one of effect.of) {
    const [before] = groups.at(-1) ?? []
    if (before?.do === "addCounters" && one.do === "addCounters" && same(before.on, one.on))
      groups.at(-1)?.push(one)
    else groups.push([one])
  }
  if (groups.length === effect.of.length) return undefined
  return groups.map((of) => (of.length === 1 ? of[0] : { do: "sequence", of }))
}
