import type { Filter, PlayerSelector, Selector, TargetSlot, Zone } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import type { Context, Item, Reader, Reading } from "../../grammar/grammar.ts"
import { same } from "../../grammar/hole.ts"
import { ORACLE, object } from "../../oracle.ts"

// "Up to one target creature card and up to one target land card from your graveyard": two targets in one place (115.1).

interface Place {
  readonly zone: Zone | readonly Zone[]
  readonly of?: PlayerSelector
}
type Counts = Pick<TargetSlot, "min" | "max">
const DETERMINERS: readonly (readonly [words: readonly string[], counts: Counts])[] = [
  [["up", "to", "one", "target"], { min: 0, max: 1 }],
  [["target"], {}],
]

function* read(reader: Reader, at: number): Iterable<Reading> {
  for (const [words, counts] of DETERMINERS) {
    const isSaid = (pos: number): boolean => words.every((word, i) => reader.tokens[pos + i] === word)
    if (!isSaid(at)) continue
    for (const first of reader.read("card thing", at + words.length)) {
      if (reader.tokens[first.end] !== "and" || !isSaid(first.end + 1)) continue
      for (const second of reader.read("card thing", first.end + 1 + words.length))
        for (const place of reader.read("place", second.end)) {
          const of = [first, second].map(({ value }) =>
            mention(value as Filter, place.value as Place, counts),
          )
          yield { end: place.end, value: { sel: "union", of } satisfies Selector }
        }
    }
  }
}
function mention(filter: Filter, place: Place, counts: Counts): Selector {
  return asObject({ sel: "mention", slot: { filter, ...place, ...counts } })
}

function* spell(value: unknown, context: Context): Iterable<readonly Item[]> {
  const what = value as Selector
  const slots = what.sel === "union" && what.of.length === 2 ? what.of.map((one) => slotOf(one, context)) : []
  const [a, b] = slots
  if (a?.filter === undefined || b?.filter === undefined || a.zone === undefined) return
  const place: Place = { zone: a.zone, ...(a.of && { of: a.of }) }
  for (const [words, counts] of DETERMINERS)
    if ([a, b].every((slot) => same(slot, { filter: slot.filter, ...place, ...counts })))
      yield [
        ...words,
        { symbol: "card thing", value: a.filter },
        "and",
        ...words,
        { symbol: "card thing", value: b.filter },
        { symbol: "place", value: place },
      ]
}
function slotOf(what: Selector, { targets, mentioned }: Context): TargetSlot | undefined {
  if (what.sel !== "target") return undefined
  if (!mentioned.includes(what.slot)) mentioned.push(what.slot)
  return targets[what.slot] as TargetSlot | undefined
}
ORACLE.symbol("two targets").handwritten = {
  begins: (word) => word === "up" || word === "target",
  read: (reader, at) => [...read(reader, at)],
  spell,
}
object.iso(
  "{w:two targets}",
  ({ w }) => w,
  (s) => (s.sel === "union" ? { w: s } : undefined),
)
