import type { Amount, CounterKind, MoveOptions, PlayerSelector, Selector } from "@apnap/engine"
import { define, type Item, type Reading } from "../../../grammar/grammar.ts"
import { $ } from "../../../grammar/hole.ts"
import { does, ORACLE } from "../../../oracle.ts"
import { certain } from "../../players/owners.ts"

// How cards enter the battlefield.

// Moves to the battlefield with everything the text says about how the card arrives.
does.iso(
  [
    "return(s) {what:object} to the battlefield {a:arrival}",
    "put(s) {what:object} onto the battlefield {a:arrival}",
    "return(s) to the battlefield {a:arrival} {what:object}",
    "put(s) onto the battlefield {a:arrival} {what:object}",
  ],
  ({ what: w, a }) => ({ do: "move", what: w, to: "battlefield", ...(a as MoveOptions) }),
  (e) => {
    if (e.do !== "move" || e.to !== "battlefield") return undefined
    const { do: _, what: w, to, bind, link, ...a } = e
    // One of several cards just seen is put "from among them" (`library/among.ts`).
    const isAmong = w.sel === "choose" && w.from !== undefined && w.filter.is !== "any"
    return isAmong ? undefined : { what: w, a }
  },
)
const arrivalPart = define<MoveOptions>(ORACLE, "arrival part")
arrivalPart("tapped and attacking", { tapped: true, attacking: { who: "opponents" } })
arrivalPart("tapped and attacking {p:player} or a planeswalker they control", {
  tapped: true,
  attacking: { orPlaneswalkerOf: $<PlayerSelector>("p") },
})
arrivalPart("attacking", { attacking: { who: "opponents" } })
arrivalPart("tapped and transformed", { tapped: true, transformed: true })
arrivalPart("tapped", { tapped: true })
arrivalPart(["transformed", "converted"], { transformed: true })
arrivalPart("face down", { faceDown: true })
arrivalPart("under your control", { control: { who: "you" } })
arrivalPart("with a {kind:counter} counter on it|them", {
  counters: [{ kind: $<CounterKind>("kind"), count: 1 }],
})
arrivalPart("with a additional {kind:counter} counter on it|them", {
  counters: [{ kind: $<CounterKind>("kind"), count: 1 }],
})
arrivalPart("with {n:number} {kind:counter} counters on it|them", {
  counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("n") }],
})
arrivalPart("with {n:number} additional {kind:counter} counters on it|them", {
  counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("n") }],
})
arrivalPart(["with a number of {kind:counter} counters on it|them equal to {n:quantity}"], {
  counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("n") }],
})
arrivalPart("with {c:counters of kinds} on it|them", { counters: $("c") })
arrivalPart("attached to {to:recipient}", { attachTo: $<Selector>("to") })
certain("under owners control", [
  "under its owner 's control",
  "under their owner 's control",
  "under their owners ' control",
])
ORACLE.symbol("arrival").handwritten = {
  read: (reader, at) => {
    const found: Reading[] = []
    const go = (options: MoveOptions, pos: number, parts: number): void => {
      if (parts > 0) found.push({ end: pos, value: options })
      if (parts > 3) return
      for (const r of reader.read("under owners control", pos)) go(options, r.end, parts + 1)
      for (const r of reader.read("arrival part", pos))
        if (Object.keys(r.value as object).every((key) => !(key in options)))
          go({ ...options, ...(r.value as MoveOptions) }, r.end, parts + 1)
    }
    go({}, at, 0)
    return found
  },
  *spell(value) {
    const parts = partsOf(value as MoveOptions)
    for (const list of permutations(parts)) {
      if (list.length > 0) yield list
      if ((value as MoveOptions).control === undefined)
        for (let i = 0; i <= list.length; i++) yield [...list.slice(0, i), OWNERS_CONTROL, ...list.slice(i)]
    }
  },
}
const OWNERS_CONTROL: Item = { symbol: "under owners control", value: undefined }

function partsOf(options: MoveOptions): readonly Item[] {
  const { tapped, attacking, transformed, ...others } = options
  const alone = tapped === undefined || attacking !== undefined
  const rest = alone ? { ...others, transformed } : others
  const together =
    attacking === undefined ? { tapped, ...(transformed && { transformed }) } : { tapped, attacking }
  const parts: object[] = tapped === undefined && attacking === undefined ? [] : [together]
  for (const [key, value] of Object.entries(rest)) if (value !== undefined) parts.push({ [key]: value })
  return parts.map((part): Item => ({ symbol: "arrival part", value: part }))
}

function* permutations(list: readonly Item[]): Iterable<readonly Item[]> {
  if (list.length < 2) yield list
  else
    for (const [i, item] of list.entries())
      for (const rest of permutations([...list.slice(0, i), ...list.slice(i + 1)])) yield [item, ...rest]
}
