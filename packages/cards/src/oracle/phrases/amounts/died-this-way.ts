import type { Amount, Filter, Selector } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { same } from "../../grammar/hole.ts"
import { quantity } from "../../oracle.ts"
import { certain } from "../players/owners.ts"
import { each } from "./each.ts"

// What an instruction destroyed or milled, and what was then put into a graveyard rather than elsewhere (614.6, 700.4).

export const DIED: Filter = {
  is: "thisTurn",
  event: { on: "moves", object: { is: "any" }, from: "battlefield", to: "graveyard" },
}
/** Counted later too, as on "whenever a creature attacks this turn", when a card may have left the graveyard again (608.2h). */
const MILLED: Filter = {
  is: "thisTurn",
  event: { on: "moves", object: { is: "any" }, from: "library", to: "graveyard" },
}

/** Those of the things that an instruction affected which ended there. */
function ended(t: unknown, how: string, there: Filter): Selector {
  const of = asObject({ sel: "said", plural: true, how })
  return { sel: "filtered", of, filter: { is: "and", of: [t as Filter, there] } }
}

export const diedThisWay = (t: unknown): Selector => ended(t, "destroyed", DIED)
const milledThisWay = (t: unknown): Selector => ended(t, "milled", MILLED)

/** The things of such a selector. */
function thingsOf(of: Selector, there: Filter): { t: Filter } | undefined {
  if (of.sel !== "filtered" || of.of.sel !== "bound" || of.filter.is !== "and") return undefined
  const [t, where, ...more] = of.filter.of
  return t !== undefined && more.length === 0 && same(where, there) ? { t } : undefined
}

export const saidDied = (of: Selector): { t: Filter } | undefined => thingsOf(of, DIED)
const counted = (n: Amount, there: Filter) =>
  typeof n === "object" && n.n === "countOf" ? thingsOf(n.of, there) : undefined

certain("died this way", [
  "that died this way",
  "put into a graveyard this way",
  "that were put into a graveyard this way",
])
certain("milled there", [
  "into a graveyard",
  "into your graveyard",
  "into their graveyard",
  "into that graveyard",
])
for (const [symbol, words, things] of [
  [each, "", "thing"],
  [quantity, "the number of ", "things"],
] as const) {
  symbol.iso(
    `${words}{t:plain ${things}} {w:died this way}`,
    ({ t }) => ({ n: "countOf", of: diedThisWay(t) }),
    (n) => counted(n, DIED),
  )
  symbol.iso(
    `${words}{t:card ${things}} put {w:milled there} this way`,
    ({ t }) => ({ n: "countOf", of: milledThisWay(t) }),
    (n) => counted(n, MILLED),
  )
}
