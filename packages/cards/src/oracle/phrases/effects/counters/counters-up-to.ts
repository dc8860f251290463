import type { Amount, CounterKind, Effect, Selector } from "@apnap/engine"
import { $, same } from "../../../grammar/hole.ts"
import { does, ORACLE } from "../../../oracle.ts"

// Counters up to a total, and all that were spoken of (122.1).

const CHOSEN = "countersToPut"
function upToTotal(kind: CounterKind, total: Amount): Effect {
  const left: Amount = { n: "minus", of: total, by: { n: "counters", kind, of: { sel: "self" } } }
  return {
    do: "sequence",
    of: [
      {
        do: "chooseNumber",
        bind: CHOSEN,
        min: 0,
        max: { n: "min", of: [{ n: "x" }, { n: "max", of: [0, left] }] },
      },
      { do: "addCounters", kind, count: { n: "bound", name: CHOSEN }, on: { sel: "self" } },
    ],
  }
}
does.iso(
  "put up to x {a:counter} counters on ~ . this ability can't cause the total number of {b:counter} counters on ~ to be greater than {n:number}",
  ({ a, b, n }) => (a === b && typeof n === "number" ? upToTotal(a, n) : undefined),
  (e) => {
    const [first, second] = e.do === "sequence" ? e.of : []
    if (first?.do !== "chooseNumber" || second?.do !== "addCounters") return undefined
    const total = totalIn(first.max)
    const { bind: _, ...put } = second
    return typeof total === "number" &&
      same({ do: "sequence", of: [first, put] }, upToTotal(second.kind, total))
      ? { a: second.kind, b: second.kind, n: total }
      : undefined
  },
)
function totalIn(max: Amount | undefined): Amount | undefined {
  const most = typeof max === "object" && max.n === "min" ? max.of[1] : undefined
  const left = typeof most === "object" && most.n === "max" ? most.of[1] : undefined
  return typeof left === "object" && left.n === "minus" ? left.of : undefined
}

// As many as the player likes (608.2d).
const ALL = { count: "all", upTo: true } as const
const FROM = { from: $<Selector>("what") }
const KIND = { kind: $<CounterKind>("kind") }
does("remove(s) up to {n:number} counters from {what:object}", {
  do: "removeCounters",
  count: $<Amount>("n"),
  upTo: true,
  ...FROM,
})
does("remove(s) any number of counters from {what:object}", { do: "removeCounters", ...ALL, ...FROM })
does("remove(s) any number of {kind:counter} counters from {what:object}", {
  do: "removeCounters",
  ...ALL,
  ...KIND,
  ...FROM,
})
for (const to of ["onto", "to"]) {
  const TO = { to: $<Selector>("to") }
  does(`move(s) any number of counters from {what:object} ${to} {to:object}`, {
    do: "moveCounters",
    ...ALL,
    ...FROM,
    ...TO,
  })
  does(`move(s) any number of {kind:counter} counters from {what:object} ${to} {to:object}`, {
    do: "moveCounters",
    ...ALL,
    ...KIND,
    ...FROM,
    ...TO,
  })
}

/** "If it has four or more hatchling counters on it, remove all of them": those of the kind named before. */
ORACLE.symbol("all those counters").handwritten = {
  begins: (word) => word === "all" || word === "those",
  read: ({ tokens }, at) => {
    const last = tokens.lastIndexOf("counters", at)
    const said = ALL_OF_THEM.find((words) => words.every((word, i) => tokens[at + i] === word))
    const isOn = tokens[last + 1] === "on" && ON_IT.has(tokens[last + 2])
    return said && isOn ? [{ end: at + said.length, value: tokens[last - 1] }] : []
  },
  spell: () => ALL_OF_THEM,
}
const ALL_OF_THEM = [
  ["all", "of", "them"],
  ["those", "counters"],
]
const ON_IT: ReadonlySet<string> = new Set(["it", "~"])
does.iso(
  ["remove {k:all those counters}", "remove {k:all those counters} from it"],
  ({ k }): Effect => ({ do: "removeCounters", kind: k, count: "all", from: { sel: "self" } }),
  (e, { printed }) =>
    printed !== true &&
    e.do === "removeCounters" &&
    e.count === "all" &&
    e.from.sel === "self" &&
    e.kind !== undefined
      ? { k: e.kind }
      : undefined,
)
