import type { Amount, CounterKind, Filter, Selector } from "@apnap/engine/language"
import { $ } from "../../grammar/hole.ts"
import { cost, ORACLE } from "../../oracle.ts"

// Mana, tapping, life, and costs paid with the object itself.

const MANA = /^(\{(\d+|[wubrgcxyzsWUBRGCXYZS](\/[wubrgpcWUBRGPC])*|\d\/[wubrgWUBRG])\})+$/

/** Mana symbols as printed on cards. */
ORACLE.symbol("mana").handwritten = {
  begins: (word) => word.startsWith("{"),
  read: (reader, at) => {
    const word = reader.tokens[at] ?? ""
    return MANA.test(word) ? [{ end: at + 1, value: word.toUpperCase() }] : []
  },
  *spell(value) {
    yield [(value as string).toLowerCase()]
  },
}
ORACLE.symbol("energy").handwritten = {
  begins: (word) => word.startsWith("{e"),
  read: (reader, at) => {
    const word = reader.tokens[at] ?? ""
    return /^(\{e\})+$/.test(word) ? [{ end: at + 1, value: word.length / 3 }] : []
  },
  *spell(value) {
    if (typeof value === "number") yield ["{e}".repeat(value)]
  },
}

cost(["{m:mana}", "pay {m:mana}"], { pay: "mana", mana: $<string>("m") })
// 701.67a
cost("waterbend {m:mana}", { pay: "waterbend", mana: $<string>("m") })
cost("{t}", { pay: "tap" })
cost("{q}", { pay: "untap" })
cost("pay {n:digits} life", { pay: "life", amount: $<Amount>("n") })
cost(["pay {e:energy}", "{e:energy}"], { pay: "energy", amount: $<Amount>("e") })
cost(
  [
    "pay a amount of {e} equal to {q:quantity}",
    "pays a amount of {e} equal to {q:quantity}",
    "a amount of {e} equal to {q:quantity}",
  ],
  { pay: "energy", amount: $<Amount>("q") },
)
cost("sacrifice ~", { pay: "sacrificeSelf" })
const GIVER: Filter = { is: "among", of: $<Selector>("g") }
cost("sacrifice {g:giver}", { pay: "sacrifice", filter: GIVER })
cost("return {g:giver} to its owner 's hand", { pay: "return", filter: GIVER })
cost("remove all {kind:counter} counters from {g:giver}", {
  pay: "removeCounters",
  kind: $<CounterKind>("kind"),
  count: 0,
  all: true,
  from: GIVER,
})
cost("exile ~", { pay: "exileSelf" })
cost(["exile ~ from your graveyard", "exile ~ from your hand"], { pay: "exileSelf" })
cost("discard ~", { pay: "discardSelf" })
cost("return ~ to its owner 's hand", { pay: "returnSelf" })
cost("discard(s) {o:own} hand", { pay: "discard", hand: true })
cost("discard(s) a card", { pay: "discard" })
cost("discard(s) a card at random", { pay: "discard", random: true })
cost.iso(
  "discard(s) {n:number} cards",
  ({ n }) => (n === 1 ? undefined : { pay: "discard", count: n }),
  (p) =>
    p.pay === "discard" && p.count !== undefined && p.count !== 1 && !p.random && !p.hand && !p.filter
      ? { n: p.count }
      : undefined,
)
cost("mill {n:cards}", { pay: "mill", count: $<Amount>("n") })
cost("remove a {kind:counter} counter from ~", {
  pay: "removeCounters",
  kind: $<CounterKind>("kind"),
  count: 1,
})
cost("remove {n:number} {kind:counter} counters from ~", {
  pay: "removeCounters",
  kind: $<CounterKind>("kind"),
  count: $<Amount>("n"),
})
cost("put a {kind:counter} counter on ~", { pay: "addCounters", kind: $<CounterKind>("kind"), count: 1 })
