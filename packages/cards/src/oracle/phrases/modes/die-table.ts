import type { Effect } from "@apnap/engine"
import type { Item, Reader, Reading } from "../../grammar/grammar.ts"
import { ORACLE } from "../../oracle.ts"

type Row = NonNullable<Extract<Effect, { do: "rollDie" }>["table"]>[number]

const NUMBER = /^\d+$/

/** "10—19 |": the range of results of a results table's row (706.3). */
function readRange(reader: Reader, at: number): { end: number; from: number; to: number } | undefined {
  const [first, dash, second] = [reader.tokens[at] ?? "", reader.tokens[at + 1], reader.tokens[at + 2] ?? ""]
  if (!NUMBER.test(first)) return undefined
  if (dash === "|") return { end: at + 2, from: Number(first), to: Number(first) }
  const range = dash === "—" && NUMBER.test(second) && reader.tokens[at + 3] === "|"
  return range ? { end: at + 4, from: Number(first), to: Number(second) } : undefined
}

/** The consecutive rows of a results table. */
ORACLE.symbol("die table").handwritten = {
  read: (reader, at) => {
    const found: Reading[] = []
    const go = (rows: readonly Row[], pos: number): void => {
      const range = readRange(reader, pos)
      if (range === undefined) return
      for (const r of reader.read("effects", range.end)) {
        const next = [...rows, { from: range.from, to: range.to, effect: r.value as Effect }]
        if (r.end === reader.tokens.length) found.push({ end: r.end, value: next })
        else go(next, r.end)
      }
    }
    go([], at)
    return found
  },
  *spell(value) {
    yield (value as readonly Row[]).flatMap((row): Item[] => [
      ...(row.from === row.to ? [String(row.from)] : [String(row.from), "—", String(row.to)]),
      "|",
      { symbol: "effects", value: row.effect },
    ])
  },
}
